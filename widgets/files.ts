// A separate module, which the loader fetches for widgets whose files it does not know.
import { fetchAhead } from './fetch-ahead.ts';
import { FIRST_ACCEPTS, FIRST_CALLS, type FirstCalls } from './first-calls.ts';
import { warnOfName } from './unknown-name.ts';

export type BuiltFile = readonly [name: string, integrity: string];

/** Tables by widget name: the files, each after its imports and the widget's own last, and the first API calls. */
export interface Manifest {
  readonly files: Readonly<Record<string, readonly BuiltFile[]>>;
  readonly firstCalls: Readonly<Record<string, FirstCalls>>;
  /** The `Accept` header of a widget's first calls, if their responses have several formats. */
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
