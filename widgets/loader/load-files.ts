import type { BuiltFile, Knowledge } from '../files.ts';
import { calendarCalls } from '../first-calls.ts';
import { own } from '../shared/base/own.ts';
import { withSecondTry } from '../shared/page/second-try.ts';
import { createVerifier } from './verify-files.ts';

/** Inserted by the build: the files of the calendar, and those of `files`, the module that knows all others. */
declare const __CRENEAU_FILES__: Knowledge['files'];

const KNOWN: Knowledge = { files: __CRENEAU_FILES__, firstCalls: { 'slotted-calendar': calendarCalls } };

/** Loads what the build has made, by name: a widget's without the prefix, or a part's that a widget asks for. */
export interface Loader {
  /** The table that has this name, if there is one. */
  knowledgeOf(name: string): Promise<Knowledge>;
  load(name: string): Promise<unknown>;
}

/** Makes a loader of the files beside `script`. */
export const createLoader = (script: HTMLScriptElement): Loader => {
  const verify = createVerifier(script);

  const knowledgeOf = async (name: string) => (own(KNOWN.files, name) ? KNOWN : ((await load('files')) as Knowledge));

  const load = async (name: string): Promise<unknown> => {
    const files = own((await knowledgeOf(name)).files, name);
    if (!files) throw new Error(`There is no creneau-${name}.`);
    await verify(files);
    const [file] = files.at(-1) as BuiltFile;
    return import(new URL(file, script.src).href);
  };

  return { knowledgeOf, load: withSecondTry(load) };
};
