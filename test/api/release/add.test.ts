import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addRelease } from '../../../demo/release/add.ts';
import { readReleases } from '../../../demo/release/manifest.ts';
import { ReleaseError } from '../../../demo/release/release-error.ts';
import { aBuild, aFolder, dayOf, everyFile, release } from './a-folder.ts';

const SHARED = { 'shared-aaaaaa.js': 'shared' };
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

describe('D-release: a build that is added to a folder of releases', () => {
  it('a build that is added is in the folder of its version, and in that of its major version with the evergreen loader', () => {
    const folder = join(aFolder(), 'new');
    expect(release(folder, '1.0.0', 1, SHARED)).toEqual({ version: '1.0.0', isNewest: true, written: 6 });
    expect(everyFile(folder)).toEqual([
      ...['1.0.0/creneau.js', '1.0.0/release.js', '1.0.0/shared-aaaaaa.js'],
      ...['1/creneau.js', '1/release.js', '1/shared-aaaaaa.js'],
      'releases.json',
    ]);
  });

  it('adding a build keeps the files of earlier versions, rewrites none of them, and replaces the evergreen ones', () => {
    const folder = aFolder();
    release(folder, '1.0.0', 1, { ...SHARED, 'pager-aaaaaa.js': 'pager' });
    const before = statSync(join(folder, '1/shared-aaaaaa.js'));
    release(folder, '1.1.0', 2, { ...SHARED, 'pager-bbbbbb.js': 'pager, mended' });
    expect(everyFile(folder)).toEqual(expect.arrayContaining(['1/pager-aaaaaa.js', '1/pager-bbbbbb.js']));
    expect(statSync(join(folder, '1/shared-aaaaaa.js'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(read(folder, '1/creneau.js')).toBe('loader of 1.1.0');
    expect(read(folder, '1.0.0/creneau.js')).toBe('loader of 1.0.0');
  });

  it('an added build is in the manifest with its files, their integrity and its instant', () => {
    const folder = aFolder();
    release(folder, '1.10.0', 3, {});
    release(folder, '1.9.0', 4, SHARED);
    expect(readReleases(folder)).toMatchObject([
      { version: '1.9.0', released: '2026-11-04T00:00:00.000Z' },
      { version: '1.10.0', released: '2026-11-03T00:00:00.000Z' },
    ]);
    expect(readReleases(folder)[0]?.files['shared-aaaaaa.js']).toBe(
      'sha256-pNJoaAF8DM/+Lv5QlE70IRg0ZgzKg0xun4bexqiCRvo=',
    );
  });

  it('adding a build leaves no compressed copy of the previous loader', () => {
    const folder = aFolder();
    release(folder, '1.0.0', 1, { 'creneau.js.br': 'loader of 1.0.0, compressed' });
    release(folder, '1.1.0', 2, {});
    expect(everyFile(folder).filter((path) => path.endsWith('.br'))).toEqual(['1.0.0/creneau.js.br']);
  });

  it('a build with a lower version than another of its major version is not evergreen; the next major version has its own', () => {
    const folder = aFolder();
    release(folder, '1.10.0', 1, {});
    expect(release(folder, '1.9.1', 2, SHARED).isNewest).toBe(false);
    expect(release(folder, '2.0.0', 3, {}).isNewest).toBe(true);
    expect([read(folder, '1/creneau.js'), read(folder, '1/release.js')]).toEqual([
      'loader of 1.10.0',
      'table of 1.10.0',
    ]);
    expect(read(folder, '2/creneau.js')).toBe('loader of 2.0.0');
    expect(everyFile(folder)).toContain('1/shared-aaaaaa.js');
  });

  it('a build that is added twice is there once, and one that was interrupted is finished', () => {
    const folder = aFolder();
    const build = aBuild('1.0.0', SHARED);
    const add = () => addRelease(folder, build, { now: dayOf(1), isDry: false }).written;
    expect([add(), add()]).toEqual([6, 0]);
    const whole = everyFile(folder);
    for (const path of ['1/creneau.js', '1/shared-aaaaaa.js', '1.0.0/shared-aaaaaa.js']) rmSync(join(folder, path));
    expect([add(), everyFile(folder)]).toEqual([3, whole]);
    expect(readReleases(folder)).toHaveLength(1);
  });

  it('a build is not written in a dry run', () => {
    const folder = aFolder();
    const build = aBuild('1.0.0', SHARED);
    expect(addRelease(folder, build, { now: dayOf(1), isDry: true }).written).toBe(6);
    expect(everyFile(folder)).toEqual([]);
  });
});

describe('D-release: what is refused in one sentence, without writing anything', () => {
  const refused = (folder: string, version: string, files: Readonly<Record<string, string>>, why: RegExp) => {
    const before = everyFile(folder);
    expect(() => release(folder, version, 5, files)).toThrow(ReleaseError);
    expect(() => release(folder, version, 5, files)).toThrow(why);
    expect(everyFile(folder)).toEqual(before);
  };

  it('a version that was released with other files is refused', () => {
    const folder = aFolder();
    release(folder, '1.0.0', 1, SHARED);
    refused(folder, '1.0.0', { 'shared-bbbbbb.js': 'other' }, /^1\.0\.0 is released already, with other files: .*\.$/);
  });

  it('a file with the name of a released file and other content is refused', () => {
    const folder = aFolder();
    release(folder, '1.0.0', 1, SHARED);
    refused(folder, '1.1.0', { 'shared-aaaaaa.js': 'other' }, /shared-aaaaaa\.js has another content .*\.$/);
  });

  it.each(['1.0', '1.0.0-beta.1', 'next', '../1.0.0', ''])('the version "%s" is refused', (version) => {
    expect(() => addRelease(aFolder(), { ...aBuild('1.0.0', {}), version }, { now: 0, isDry: false })).toThrow(
      /is no version to release: package\.json must say one such as 1\.4\.2\.$/,
    );
  });

  it('a folder with other things in it, a file and a damaged manifest are refused', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'holiday.jpg'), '');
    refused(folder, '1.0.0', {}, /has other files and no releases: name a folder that is new or empty\.$/);
    expect(() => release(join(folder, 'holiday.jpg'), '1.0.0', 1, {})).toThrow(/is no folder that can be read/);
    for (const text of [
      '',
      '{}',
      '{"releases":[{"version":"1.0.0"}]}',
      '{"releases":[{"version":"../x","released":"2026-11-01T00:00:00Z","files":{}}]}',
    ]) {
      writeFileSync(join(folder, 'releases.json'), text);
      refused(folder, '1.0.0', {}, /releases\.json is damaged: bring back the one that was there before\.$/);
    }
  });
});
