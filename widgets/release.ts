// A module with a fixed file name. Pages that run another release import it when one of their files is gone
// (D-release).
import type { Manifest } from './files.ts';
import { VERSION } from './shared/base/version.ts';
import { PROTOCOL } from './shared/page/registry.ts';

/** What a release tells loaders of other releases; these names stay within a major version. */
export interface Release {
  readonly version: string;
  /**
   * Returns the files by name, for a page whose loader is of version `from` and that has already `run` these files.
   * Throws an error with the code `outdated` if the code of both releases cannot run on one page.
   */
  filesAfter(from: string, protocol: number, run: ReadonlySet<string>): Manifest['files'];
}

/** Inserted by the build: the files of all widgets and parts. */
declare const __CRENEAU_FILES__: Manifest['files'];

const FILES = __CRENEAU_FILES__;

export const version: Release['version'] = VERSION;

export const filesAfter: Release['filesAfter'] = (from, protocol, run) => {
  const ours = new Set(Object.values(FILES).flatMap((files) => files.map(([file]) => file)));
  if (protocol === PROTOCOL && [...run].every((file) => ours.has(file))) return FILES;
  // Replaces the old loader in the browser's cache, which may keep it for minutes; otherwise a reload would run it
  // again.
  fetch(new URL('creneau.js', import.meta.url), { cache: 'reload', mode: 'no-cors' }).catch(() => {});
  const message = `Créneau ${VERSION} has taken the place of ${from}, which this page runs: the page must be loaded again`;
  throw Object.assign(new Error(message), { code: 'outdated' });
};
