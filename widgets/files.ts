// A module of its own, which the loader fetches before any widget but the calendar.
import { FIRST_CALLS, type FirstCalls } from './first-calls.ts';

export type BuiltFile = readonly [name: string, integrity: string];

/** By name of a widget: its files, each after its imports and the widget's own last, and its first API calls. */
export interface Knowledge {
  readonly files: Readonly<Record<string, readonly BuiltFile[]>>;
  readonly firstCalls: Readonly<Record<string, FirstCalls>>;
}

/** Inserted by the build. */
declare const __CRENEAU_FILES__: Knowledge['files'];

export const files = __CRENEAU_FILES__;
export const firstCalls = FIRST_CALLS;
