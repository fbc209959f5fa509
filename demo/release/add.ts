import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasLastingName } from './lasting-name.ts';
import {
  compareVersions,
  hasReleases,
  isVersion,
  majorOf,
  type Release,
  readReleases,
  writeReleases,
} from './manifest.ts';
import { ReleaseError } from './release-error.ts';

export interface Build {
  /** The folder of the built files. */
  readonly folder: string;
  readonly version: string;
}

export interface Added {
  readonly version: string;
  /** Whether pages that name only the major version get this release from now on. */
  readonly isNewest: boolean;
  /** How many files were copied. */
  readonly written: number;
}

interface Copy {
  readonly from: string;
  readonly to: string;
  readonly isEvergreen: boolean;
}

/**
 * Adds a build to a folder of releases (D-release), as `/{version}/` and into `/{major}/`. Existing files stay, except
 * that the evergreen files are replaced, after all others are copied. With `isDry` nothing is written. Throws a
 * ReleaseError.
 */
export function addRelease(
  folder: string,
  build: Build,
  { now, isDry }: { readonly now: number; readonly isDry: boolean },
): Added {
  const { version } = build;
  if (!isVersion(version))
    throw new ReleaseError(`"${version}" is no version to release: package.json must say one such as 1.4.2.`);
  const releases = releasesIn(folder);
  const files = filesOf(build.folder);
  const known = releases.find((release) => release.version === version);
  if (known && !isSame(known.files, files)) {
    throw new ReleaseError(`${version} is released already, with other files: give package.json a new version.`);
  }
  const isNewest = releases.every(
    (each) => majorOf(each.version) !== majorOf(version) || compareVersions(each.version, version) <= 0,
  );
  const copies = planOf(folder, build, Object.keys(files), isNewest).filter(isMissing);
  if (isDry) return { version, isNewest, written: copies.length };
  for (const name of [version, majorOf(version)]) mkdirSync(join(folder, name), { recursive: true });
  // The manifest is written first, so that an interrupted release can be finished; the loader last, after the files
  // that it needs.
  if (!known) writeReleases(folder, [...releases, { version, released: new Date(now).toISOString(), files }]);
  copies.filter((copy) => !copy.isEvergreen).forEach(put);
  if (isNewest) removeStale(join(folder, majorOf(version)), files);
  copies.filter((copy) => copy.isEvergreen).forEach(put);
  return { version, isNewest, written: copies.length };
}

function releasesIn(folder: string): readonly Release[] {
  if (existsSync(folder) && !hasReleases(folder) && namesIn(folder).length > 0) {
    throw new ReleaseError(`${folder} has other files and no releases: name a folder that is new or empty.`);
  }
  return readReleases(folder);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new ReleaseError(`${folder} is no folder that can be read: name another one.`);
  }
}

function filesOf(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    namesIn(folder)
      .toSorted()
      .map((name) => [name, integrityOf(join(folder, name))]),
  );
}

function isSame(some: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => some[name] === others[name]);
}

function planOf(folder: string, build: Build, names: readonly string[], isNewest: boolean): readonly Copy[] {
  const copyTo = (place: string, name: string, isEvergreen: boolean): Copy => ({
    from: join(build.folder, name),
    to: join(folder, place, name),
    isEvergreen,
  });
  const major = majorOf(build.version);
  return names.flatMap((name) => {
    // A file without a hash in its name is evergreen: the newest release of a major version replaces it.
    const isEvergreen = !hasLastingName(name);
    const ofVersion = copyTo(build.version, name, false);
    return isEvergreen && !isNewest ? [ofVersion] : [ofVersion, copyTo(major, name, isEvergreen)];
  });
}

/** Whether a copy must be made. Throws a ReleaseError if it would change a file that must never change. */
function isMissing({ from, to, isEvergreen }: Copy): boolean {
  if (!existsSync(to)) return true;
  if (integrityOf(from) === integrityOf(to)) return false;
  if (isEvergreen) return true;
  throw new ReleaseError(
    `${to} has another content than the build's, and files of a release never change: give package.json a new version.`,
  );
}

/**
 * Removes the compressed versions of an earlier loader. Otherwise they would be sent in place of a new loader that has
 * none.
 */
function removeStale(folder: string, files: Readonly<Record<string, string>>): void {
  const stale = namesIn(folder).filter((name) => !hasLastingName(name) && !(name in files));
  for (const name of stale) rmSync(join(folder, name));
}

/** Copies a file under a temporary name and then renames it, so that no half-written file is ever served. */
function put({ from, to }: Copy): void {
  copyFileSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
}

function integrityOf(path: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
}
