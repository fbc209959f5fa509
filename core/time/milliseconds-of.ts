/**
 * Returns the milliseconds since 1970 of a text with a date and a time; NaN for any other text. Used instead of
 * `Date.parse`, which old libraries replace.
 */
export function millisecondsOf(text: string): number {
  return new Date(text).getTime();
}
