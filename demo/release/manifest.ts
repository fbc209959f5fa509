import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from './release-error.ts';

/** A version of the bundle in a folder of releases. */
export interface Release {
  readonly version: string;
  /** When the version was added, as an ISO instant. */
  readonly released: string;
  /** The version's files by name, each with the integrity of its content. */
  readonly files: Readonly<Record<string, string>>;
}

const NAME = 'releases.json';

/** Whether `folder` is a folder of releases: it has a manifest. */
export function hasReleases(folder: string): boolean {
  return existsSync(join(folder, NAME));
}

/**
 * Reads the releases in `folder`, lowest version first; an empty list if there is no manifest. Throws a ReleaseError.
 */
export function readReleases(folder: string): readonly Release[] {
  if (!hasReleases(folder)) return [];
  const path = join(folder, NAME);
  try {
    const { releases } = JSON.parse(readFileSync(path, 'utf8')) as { readonly releases: readonly Release[] };
    if (releases.every(isRelease))
      return releases.toSorted((one, other) => compareVersions(one.version, other.version));
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
  }
  throw new ReleaseError(`${path} is damaged: bring back the one that was there before.`);
}

/** Replaces the manifest in one step, so that a reader finds either the old or the new one. */
export function writeReleases(folder: string, releases: readonly Release[]): void {
  const path = join(folder, NAME);
  writeFileSync(`${path}.new`, `${JSON.stringify({ releases }, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

/** Returns the major number of a version (`1` of `1.4.2`): the folder that pages name to get the newest release. */
export function majorOf(version: string): string {
  return version.split('.', 1).join();
}

/** Whether a text is a version such as 1.4.2. Pre-releases (1.4.2-beta.1) are not. */
export function isVersion(text: string): boolean {
  return /^(?:0|[1-9]\d{0,5})(?:\.(?:0|[1-9]\d{0,5})){2}$/.test(text);
}

export function compareVersions(one: string, other: string): number {
  const others = other.split('.').map(Number);
  const differences = one.split('.').map((part, index) => Number(part) - (others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

function isRelease(found: unknown): boolean {
  const { version, released, files } = (found ?? {}) as Partial<Record<keyof Release, unknown>>;
  if (typeof version !== 'string' || !isVersion(version)) return false;
  if (typeof released !== 'string' || Number.isNaN(Date.parse(released))) return false;
  return typeof files === 'object' && files !== null && Object.keys(files).every((name) => /^[\w.-]+$/.test(name));
}
