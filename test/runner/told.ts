import { writeSync } from 'node:fs';

/** What became of a test. `flaky`: red, then green. `known`: red and quarantined. */
export type Outcome = 'green' | 'red' | 'flaky' | 'known' | 'skipped';

/** A test that has ended; a file as a path from the top, a title with its groups, joined by ` › `. */
export interface TestTold {
  readonly kind: 'test';
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly seconds: number;
  /** The first failure; empty where there is none. */
  readonly message: string;
}

/** What a runner of tests tells ours while it runs. */
export type Told =
  | TestTold
  | { readonly kind: 'begin' | 'end'; readonly file: string; readonly title: string }
  /** A try has failed, the first or the second. */
  | { readonly kind: 'red'; readonly file: string; readonly title: string; readonly message: string }
  /** A whole file, with its hooks and imports. */
  | { readonly kind: 'file'; readonly file: string; readonly seconds: number }
  /** What failed outside a test; `file` is empty where it is nobody's. */
  | { readonly kind: 'error'; readonly file: string; readonly message: string };

/** The file descriptor on which reporters tell, a line of JSON each. */
export const TOLD_FD = 3;

export function tell(told: Told): void {
  writeSync(TOLD_FD, `${JSON.stringify(told)}\n`);
}
