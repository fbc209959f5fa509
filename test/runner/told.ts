import { mkdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';

/** The outcome of a test. `flaky`: red, then green. */
export type Outcome = 'green' | 'red' | 'flaky' | 'skipped';

/** A test that has ended. The file is relative to the top folder; the title includes its groups, joined by ` › `. */
export interface TestTold {
  readonly kind: 'test';
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly seconds: number;
  /** The message of the first failure; empty if there is none. */
  readonly message: string;
}

/** A report of a test runner to the program that started it. */
export type Told =
  | TestTold
  | { readonly kind: 'begin' | 'end'; readonly file: string; readonly title: string }
  /** The first or second attempt of a test has failed. */
  | { readonly kind: 'red'; readonly file: string; readonly title: string; readonly message: string }
  /** A file has ended; the seconds include its hooks and imports. */
  | { readonly kind: 'file'; readonly file: string; readonly seconds: number }
  /** A failure outside a test; `file` is empty if it belongs to no file. */
  | { readonly kind: 'error'; readonly file: string; readonly message: string };

/** The file descriptor to which reporters write, one line of JSON for each report. */
export const TOLD_FD = 3;

export function tell(told: Told): void {
  writeSync(TOLD_FD, `${JSON.stringify(told)}\n`);
}

const kept = new URL('../../.cache/test/', import.meta.url);

/** Keeps the reports of a suite, from which tables are made later. */
export function keepTold(suite: string, told: readonly Told[]): void {
  mkdirSync(kept, { recursive: true });
  writeFileSync(new URL(`${suite}.json`, kept), JSON.stringify(told));
}

/** Returns the reports of the last run of a suite. Throws if the suite has not run. */
export function lastTold(suite: string): readonly Told[] {
  return JSON.parse(readFileSync(new URL(`${suite}.json`, kept), 'utf8'));
}
