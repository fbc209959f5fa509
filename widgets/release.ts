// A module of a fixed name, which pages that run another release ask when a file of theirs is gone (D-release).
import type { Manifest } from './files.ts';
import { VERSION } from './shared/base/version.ts';
import { PROTOCOL } from './shared/page/registry.ts';

/** What a release tells loaders of other releases; these names stay within a major version. */
export interface Release {
  readonly version: string;
  /**
   * Returns the files by name, for a page with a loader of version `from` that has `run` these files. Throws an error
   * with the code `outdated` if both releases cannot be on one page.
   */
  filesAfter(from: string, protocol: number, run: ReadonlySet<string>): Manifest['files'];
}

/** Inserted by the build: all of them. */
declare const __CRENEAU_FILES__: Manifest['files'];

const FILES = __CRENEAU_FILES__;

export const version: Release['version'] = VERSION;

export const filesAfter: Release['filesAfter'] = (from, protocol, run) => {
  const ours = new Set(Object.values(FILES).flatMap((files) => files.map(([file]) => file)));
  if (protocol === PROTOCOL && [...run].every((file) => ours.has(file))) return FILES;
  // The browser may keep the loader of before for minutes: a reload of the page would run it again.
  fetch(new URL('creneau.js', import.meta.url), { cache: 'reload', mode: 'no-cors' }).catch(() => {});
  const message = `Créneau ${VERSION} has taken the place of ${from}, which this page runs: the page must be loaded again`;
  throw Object.assign(new Error(message), { code: 'outdated' });
};
