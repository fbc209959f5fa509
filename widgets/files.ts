// A module by itself, which the loader fetches before any widget but the calendar.
import { FIRST_CALLS, type FirstCalls } from './first-calls.ts';

export type BuiltFile = readonly [name: string, integrity: string];

/** What is known of widgets: each one's files, each after those that it imports and its own last, and its first API calls. */
export interface Knowledge {
  readonly files: Readonly<Record<string, readonly BuiltFile[]>>;
  readonly firstCalls: Readonly<Record<string, FirstCalls>>;
}

/** Put in by the build. */
declare const __CRENEAU_FILES__: Knowledge['files'];

export const files = __CRENEAU_FILES__;
export const firstCalls = FIRST_CALLS;
