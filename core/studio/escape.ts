import type { Cell } from './cell.ts';

/** How a text begins that spreadsheet programs run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that has got a mark in front. */
const MARKED = /^'(?:[=+\-@\t\r']|\d+$)/;

/**
 * Returns a text as it is written into CSV: with an apostrophe in front if a spreadsheet program would run it as a formula,
 * or if it must be read exactly as it is.
 */
export function escaped(text: string, isExact = false): string {
  return FORMULA.test(text) || MARKED.test(text) || (isExact && /^\d+$/.test(text)) ? `'${text}` : text;
}

/** Returns the cell of a text of CSV, without the apostrophe that `escaped` has written. */
export function unescaped(text: string): Cell {
  return MARKED.test(text) ? { case: 'text', text: text.slice(1), isExact: true } : { case: 'text', text };
}
