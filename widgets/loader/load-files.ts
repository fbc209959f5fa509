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
 * Inserted by the build: the files of what partner pages show first, those of `files`, the module that knows all
 * others, and as `*` those that every widget needs.
 */
declare const __CRENEAU_FILES__: Manifest['files'];

const KNOWN: Manifest = { files: __CRENEAU_FILES__, firstCalls: KNOWN_CALLS };

const MOVED =
  'Where creneau.js was copied, its script tag must name the folder that it came from: data-base="https://…/creneau/1/". Or write window.Creneau = { base: "https://…/creneau/1/" } before it.';

/** Loads what the build has made, by name: a widget's without the prefix, or a part's that a widget asks for. */
export interface Loader {
  /** Returns the table that has this name, if there is one. */
  manifestOf(name: string): Promise<Manifest>;
  load(name: string): Promise<unknown>;
}

/** Makes a loader of the files beside `script`. */
export const createLoader = (script: ScriptTag): Loader => {
  const verify = createVerifier(script);
  const addressOf = (file: string) => new URL(file, script.src).href;
  const run = new Set<string>();
  /** The files of the release that has taken the place of this one, once one of ours is gone. */
  let next: Manifest['files'] | undefined;

  const manifestOf = async (name: string): Promise<Manifest> => {
    if (own(KNOWN.files, name)) return KNOWN;
    // They come beside the table, not after it.
    verify(KNOWN.files['*'] as readonly BuiltFile[]).catch(() => {});
    return (await load('files')) as Manifest;
  };

  const get = async (name: string, files?: readonly BuiltFile[]): Promise<unknown> => {
    if (!files) throw new Error(`There is no creneau-${name}.`);
    await verify(files);
    // Each release has another table of files, which does not matter to the code that runs.
    if (name !== 'files') for (const [file] of files) run.add(file);
    return import(addressOf((files.at(-1) as BuiltFile)[0]));
  };

  /**
   * Adds a query to the address, so that no module is requested twice from the same one, which a
   * page would answer from memory.
   */
  const latest = (): Promise<Release> => import(addressOf(`release.js?${Math.random()}`));

  const load = async (name: string): Promise<unknown> => {
    try {
      return await get(name, own(next ?? (await manifestOf(name)).files, name));
    } catch (error) {
      // Its hashes are not among those that an `integrity` of the tag vouches for.
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
