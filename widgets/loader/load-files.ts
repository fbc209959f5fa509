import type { BuiltFile, Manifest } from '../files.ts';
import { KNOWN_CALLS } from '../first-calls.ts';
import type { Release } from '../release.ts';
import { own } from '../shared/base/own.ts';
import { VERSION } from '../shared/base/version.ts';
import { isMoved } from '../shared/page/embedding/is-moved.ts';
import { PROTOCOL } from '../shared/page/registry.ts';
import { withSecondTry } from '../shared/page/second-try.ts';
import type { ScriptTag } from '../shared/page/settings.ts';
import { createVerifier } from './verify-files.ts';

/**
 * Inserted by the build: the files of the widgets that partner pages show first; the file of the module `files`, which
 * knows the files of all others; and, as `*`, the files that every widget needs.
 */
declare const __CRENEAU_FILES__: Manifest['files'];

const KNOWN: Manifest = { files: __CRENEAU_FILES__, firstCalls: KNOWN_CALLS };

const MOVED =
  'Where creneau.js was copied, its script tag must name the folder that it came from: data-base="https://…/creneau/1/". Or write window.Creneau = { base: "https://…/creneau/1/" } before it.';

/** Loads built code by name: that of a widget (without the prefix), or of a part that a widget asks for. */
export interface Loader {
  /** Returns the manifest for this name: the loader's own if it knows the name, else the module `files`. */
  manifestOf(name: string): Promise<Manifest>;
  load(name: string): Promise<unknown>;
}

/** Creates a loader for the files beside `script`. */
export const createLoader = (script: ScriptTag): Loader => {
  // Asks the browser what it supports, which a first call need not wait for.
  let verifier: ReturnType<typeof createVerifier> | undefined;
  const verify: typeof verifier = (files) => {
    verifier ??= createVerifier(script);
    return verifier(files);
  };
  const addressOf = (file: string) => new URL(file, script.src).href;
  const run = new Set<string>();
  /** The files of the release that has replaced this one, after a file of this one could not be loaded. */
  let next: Manifest['files'] | undefined;

  const manifestOf = async (name: string): Promise<Manifest> => {
    if (own(KNOWN.files, name)) return KNOWN;
    // The files that every widget needs are fetched at the same time as the manifest.
    verify(KNOWN.files['*'] as readonly BuiltFile[]).catch(() => {});
    return (await load('files')) as Manifest;
  };

  const get = async (name: string, files?: readonly BuiltFile[]): Promise<unknown> => {
    if (!files) throw new Error(`There is no creneau-${name}.`);
    await verify(files);
    // `files` differs between any two releases, but no widget's code depends on it.
    if (name !== 'files') for (const [file] of files) run.add(file);
    return import(addressOf((files.at(-1) as BuiltFile)[0]));
  };

  /**
   * Imports `release.js` with a query that is different each time, because a page never requests a module twice from
   * the same address.
   */
  const latest = (): Promise<Release> => import(addressOf(`release.js?${Math.random()}`));

  const load = async (name: string): Promise<unknown> => {
    try {
      return await get(name, own(next ?? (await manifestOf(name)).files, name));
    } catch (error) {
      // An `integrity` on the tag does not cover the files of another release.
      const release = script.integrity ? undefined : await latest().catch(() => undefined);
      if (release && release.version !== VERSION) {
        next = release.filesAfter(VERSION, PROTOCOL, run);
        return get(name, own(next, name));
      }
      throw isMoved(script) ? new Error(`${(error as Error).message}. ${MOVED}`) : error;
    }
  };

  return { manifestOf, load: withSecondTry(load) };
};
