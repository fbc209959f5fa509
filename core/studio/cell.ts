import type { Language } from '../text/language.ts';
import type { PlainDate } from '../time/wall-time.ts';

/** What a cell of a spreadsheet, of CSV or of JSON holds, before anybody knows what its column means. */
export type Cell =
  | { readonly case: 'empty' }
  /** `isExact`: its writer has marked it as text, so that nothing in it can have been lost. */
  | { readonly case: 'text'; readonly text: string; readonly isExact?: true }
  /** A number of a spreadsheet: a day is the number of days since 30 December 1899, a time a part of a day. */
  | { readonly case: 'number'; readonly value: number; readonly shownAs: 'number' | 'date' | 'percent' }
  | { readonly case: 'yes-no'; readonly value: boolean }
  | { readonly case: 'error'; readonly code: string };

/** What a cell means in its column; money is in cents, a date `yyyy-MM-dd`, a date with a time `yyyy-MM-ddTHH:mm`. */
export type Value = string | number | boolean | null | readonly number[] | readonly string[];

/** What can be read in two ways. Each question has the same answers, wherever it is asked. */
export const QUESTIONS = {
  'day-first': ['day-month', 'month-day'],
  'no-year': ['coming', 'this-year'],
  'two-digit-year': ['20', '19'],
  'lost-zero': ['add-zero', 'as-written'],
  'share-or-percent': ['percent', 'share'],
} as const;

export type Question = keyof typeof QUESTIONS;

/** The answers for one column. */
export type Answers = { readonly [Asked in Question]?: (typeof QUESTIONS)[Asked][number] };

/** Why a cell cannot be read. */
export type Wrong =
  | 'unreadable'
  | 'formula-failed'
  | 'is-date'
  | 'no-such-day'
  | 'has-seconds'
  | 'decimals'
  | 'out-of-range'
  | 'required';

/** A cell as it was understood. `note` says what was changed on the way. */
export type Reading =
  | { readonly case: 'value'; readonly value: Value; readonly note?: 'zero-added' }
  | { readonly case: 'question'; readonly question: Question; readonly readings: Readonly<Record<string, Value>> }
  | { readonly case: 'wrong'; readonly wrong: Wrong };

/** What a cell is read with. */
export interface ReadingContext {
  /** The language of the headings: days come before months in French. */
  readonly lang: Language;
  /** Whether some day of the files can only be read with the month first. */
  readonly hasMonthFirst?: boolean;
  /** The day of the import, in Paris. */
  readonly today: PlainDate;
  readonly answers: Answers;
}

export const value = (read: Value): Reading => ({ case: 'value', value: read });
export const wrong = (because: Wrong): Reading => ({ case: 'wrong', wrong: because });

/** Returns the reading that the answer chooses; the question if there is no answer. */
export function ask(
  question: Question,
  readings: Readonly<Record<string, Value>>,
  { answers }: ReadingContext,
): Reading {
  const chosen = readings[answers[question] ?? ''];
  return chosen === undefined ? { case: 'question', question, readings } : value(chosen);
}
