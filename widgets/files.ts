// A separate module, which the loader fetches for widgets if it does not know their files by itself.
import { fetchAhead } from './fetch-ahead.ts';
import { FIRST_ACCEPTS, FIRST_CALLS, type FirstCalls } from './first-calls.ts';
import { warnOfName } from './unknown-name.ts';

export type BuiltFile = readonly [name: string, integrity: string];

/** By name of a widget: its files, each after its imports and the widget's own last, and its first API calls. */
export interface Manifest {
  readonly files: Readonly<Record<string, readonly BuiltFile[]>>;
  readonly firstCalls: Readonly<Record<string, FirstCalls>>;
  /** By name of a widget: the `Accept` of those calls, if their answers have several forms. */
  readonly accepts?: Readonly<Record<string, string>>;
  readonly fetchAhead?: typeof fetchAhead;
  readonly warnOfName?: typeof warnOfName;
}

/** Inserted by the build. */
declare const __CRENEAU_FILES__: Manifest['files'];

export const files = __CRENEAU_FILES__;
export const firstCalls = FIRST_CALLS;
export const accepts = FIRST_ACCEPTS;
export { fetchAhead, warnOfName };
