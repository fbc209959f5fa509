import { describe, expect, it } from 'vitest';
import { readReleases } from '../../../demo/release/manifest.ts';
import { pruneReleases } from '../../../demo/release/prune.ts';
import { aFolder, dayOf, everyFile, release } from './a-folder.ts';

/** Releases 1.0.0, which is the newest until the 10th, 1.1.0 until the 20th, then 1.2.0; and 2.0.0 from the 2nd on. */
function threeReleases(): string {
  const folder = aFolder();
  release(folder, '1.0.0', 1, { 'shared-aaaaaa.js': 'shared', 'pager-aaaaaa.js': 'first' });
  release(folder, '2.0.0', 2, { 'shared-aaaaaa.js': 'shared' });
  release(folder, '1.1.0', 10, { 'shared-aaaaaa.js': 'shared', 'pager-bbbbbb.js': 'second' });
  release(folder, '1.2.0', 20, { 'shared-aaaaaa.js': 'shared', 'pager-cccccc.js': 'third' });
  return folder;
}

const prune = (folder: string, days: number, today: number, isDry = false) =>
  pruneReleases(folder, { days, now: dayOf(today), isDry });

const versionsOf = (folder: string) => readReleases(folder).map(({ version }) => version);

describe('D-release: pruning', () => {
  it('pruning removes a version that was replaced long ago, with the files that no other version has', () => {
    const folder = threeReleases();
    expect(prune(folder, 10, 21)).toEqual({ versions: ['1.0.0'], files: 1 });
    expect(versionsOf(folder)).toEqual(['1.1.0', '1.2.0', '2.0.0']);
    const left = everyFile(folder);
    expect(left).toEqual(expect.arrayContaining(['1/shared-aaaaaa.js', '1/pager-bbbbbb.js', '1.1.0/pager-bbbbbb.js']));
    expect(left.filter((path) => /^1\.0\.0|pager-aaaaaa/.test(path))).toEqual([]);
  });

  it('pruning keeps a version for the given number of days after it was replaced, however old it is', () => {
    const folder = threeReleases();
    expect(prune(folder, 10, 20).versions).toEqual([]);
    expect(versionsOf(folder)).toHaveLength(4);
  });

  it('pruning never removes the newest version of a major version', () => {
    const folder = threeReleases();
    expect(prune(folder, 0, 300).versions).toEqual(['1.0.0', '1.1.0']);
    expect(prune(folder, 0, 300)).toEqual({ versions: [], files: 0 });
    expect(everyFile(folder)).toEqual(expect.arrayContaining(['1/creneau.js', '1.2.0/creneau.js', '2/creneau.js']));
  });

  it('pruning removes nothing in a dry run, and says what it would remove', () => {
    const folder = threeReleases();
    const before = everyFile(folder);
    expect(prune(folder, 0, 300, true)).toEqual({ versions: ['1.0.0', '1.1.0'], files: 2 });
    expect([everyFile(folder), versionsOf(folder).length]).toEqual([before, 4]);
  });

  it('pruning finds nothing in a folder without releases', () => {
    expect(prune(aFolder(), 0, 1)).toEqual({ versions: [], files: 0 });
  });
});
