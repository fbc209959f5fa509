import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, majorOf, type Release, readReleases, writeReleases } from './manifest.ts';

const DAY_MS = 86_400_000;

export interface Pruned {
  readonly versions: readonly string[];
  /** How many files belonged only to these versions. */
  readonly files: number;
}

/**
 * Removes the versions in a folder of releases that a higher version of the same major version has replaced for more
 * than `days` days, with the files that no other version has. The newest version of a major version always stays. With
 * `isDry` nothing is removed.
 */
export function pruneReleases(
  folder: string,
  { days, now, isDry }: { readonly days: number; readonly now: number; readonly isDry: boolean },
): Pruned {
  const releases = readReleases(folder);
  const outdated = releases.filter((release) => now - followedAt(release, releases) > days * DAY_MS);
  const kept = releases.filter((release) => !outdated.includes(release));
  const needed = new Set(kept.flatMap(pathsOf));
  const paths = new Set(outdated.flatMap(pathsOf).filter((path) => !needed.has(path)));
  if (!isDry && outdated.length > 0) {
    for (const path of paths) rmSync(join(folder, path), { force: true });
    for (const { version } of outdated) rmSync(join(folder, version), { recursive: true, force: true });
    // The manifest is written last, so that the next prune finishes one that was interrupted.
    writeReleases(folder, kept);
  }
  return { versions: outdated.map(({ version }) => version), files: paths.size };
}

/**
 * Returns when newly opened pages began to get a higher version, in milliseconds since 1970; infinity if they still get
 * this one.
 */
function followedAt({ version }: Release, releases: readonly Release[]): number {
  const later = releases.filter(
    (each) => majorOf(each.version) === majorOf(version) && compareVersions(each.version, version) > 0,
  );
  return Math.min(...later.map(({ released }) => Date.parse(released)));
}

/** Returns the paths of a release's files, some of which other releases may share. */
function pathsOf({ version, files }: Release): readonly string[] {
  return Object.keys(files).map((name) => join(majorOf(version), name));
}
