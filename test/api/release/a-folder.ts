import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { addRelease } from '../../../demo/release/add.ts';

/** A folder that is removed after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'creneau-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A build of these files: a loader, `release.js`, and those that are given. */
export function aBuild(version: string, files: Readonly<Record<string, string>>) {
  const folder = join(aFolder(), 'build');
  mkdirSync(folder);
  const fixed = { 'creneau.js': `loader of ${version}`, 'release.js': `table of ${version}` };
  for (const [name, code] of Object.entries({ ...fixed, ...files })) writeFileSync(join(folder, name), code);
  return { folder, version };
}

/** Adds a build of these files on a day of November 2026. */
export function release(folder: string, version: string, day: number, files: Readonly<Record<string, string>>) {
  return addRelease(folder, aBuild(version, files), { now: dayOf(day), isDry: false });
}

export function dayOf(day: number): number {
  return Date.UTC(2026, 10, day);
}

/** Every file of a folder, with its path in it. */
export function everyFile(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
