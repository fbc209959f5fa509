import type { Question, Value, Wrong } from './cell.ts';
import type { Column, Texts } from './form.ts';

/** Where something stands: a cell, a row, or a whole table. Rows and columns count from 0. */
export interface Place {
  readonly file: string;
  /** The name of the sheet in a workbook; null for a file of CSV. */
  readonly tab: string | null;
  readonly row?: number;
  readonly column?: number;
}

/** What several cells together break. */
export type Rule =
  | 'ends-before-start'
  | 'one-of-two'
  | 'both-or-neither'
  | 'needs-venue'
  | 'needs-start'
  | 'needs-offer'
  | 'needs-openings'
  | 'needs-day'
  | 'no-whole-slot'
  | 'unknown-holiday'
  | 'unknown-region'
  | 'not-in-schedule'
  | 'full'
  | 'bad-address'
  | 'taken'
  | 'impossible'
  | 'of-another-venue'
  | 'of-offer-and-event'
  | 'price-above'
  | 'zero'
  | 'is-example'
  | 'account-of-person'
  | 'picture-missing'
  | 'picture-path'
  | 'picture-size'
  | 'no-picture'
  | 'picture-elsewhere';

/** What is wrong in the files. */
export type Fault =
  | { readonly case: 'unknown-sheet'; readonly found: string }
  | { readonly case: 'no-headings' }
  | { readonly case: 'unknown-heading'; readonly found: string }
  | { readonly case: 'heading-twice'; readonly found: string }
  | { readonly case: 'missing-column'; readonly wanted: Column }
  | { readonly case: 'extra-cell'; readonly found: string }
  | { readonly case: 'wrong-cell'; readonly wrong: Wrong; readonly found: string; readonly wanted: Column }
  | { readonly case: 'unknown-reference' | 'two-of-that-name'; readonly found: string; readonly wanted: Column }
  | { readonly case: 'same-key'; readonly first: Place }
  /** What another machine has said in the reader's language. */
  | { readonly case: 'said'; readonly found: string }
  | { readonly case: 'rule'; readonly rule: Rule; readonly about?: Column; readonly found?: string };

export type Finding = Fault & { readonly place: Place };

/** What must be answered before files are imported. */
export type AskedQuestion = CellQuestion | PeopleQuestion;

/** What must be answered before a column can be read. */
export interface CellQuestion {
  /** `customers.phone.lost-zero`, the name in the file of answers. */
  readonly id: string;
  readonly question: Question;
  readonly column: Column;
  readonly place: Place;
  readonly found: string;
  readonly readings: Readonly<Record<string, Value>>;
  /** How many cells ask it. */
  readonly cells: number;
}

/** What must be answered before what people have booked is changed. */
export interface PeopleQuestion {
  /** `sessions.yoga-doux.monday.10:00`, the name in the file of answers. */
  readonly id: string;
  readonly question: 'booked';
  readonly text: Texts;
  /** The answers, in words. */
  readonly readings: Readonly<Record<string, Texts>>;
}

/** A row as it was understood. */
export interface Row {
  readonly place: Place;
  /** By the names of the columns that the table has. */
  readonly values: Record<string, Value>;
  /** Columns in which a zero was added. */
  readonly notes: readonly string[];
  /** The column of each cell of its table; a text is an unknown heading, null an empty one. */
  readonly headings: readonly (Column | string | null)[];
  /** Whether its address was made of its name. */
  readonly isAddressMade: boolean;
}

/** Returns the name of a cell as spreadsheets show it: `B5`. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
