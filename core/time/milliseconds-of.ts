/**
 * Returns the milliseconds of a text with a date and a time, NaN for another text. It stands in for `Date.parse`, which
 * old libraries replace.
 */
export function millisecondsOf(text: string): number {
  return new Date(text).getTime();
}
