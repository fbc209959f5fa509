import { asTyped } from './as-typed.ts';
import { plainLetters } from './plain-letters.ts';

/** The fewest letters and digits of a search for people (D-user-search). */
const FEWEST_NAME_LETTERS = 3;

/**
 * Returns the word beginnings that a name must contain to be found by `text`, as lower-case letters and digits without
 * accents; null if the text is too short. A word that begins another word of the text is left out, so that 'a a a'
 * counts as one letter.
 */
export function nameBeginnings(text: string): readonly string[] | null {
  const words = [...new Set(plainLetters(asTyped(text)).match(/[\p{L}\p{N}]+/gu))];
  const beginnings = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return beginnings.join('').length < FEWEST_NAME_LETTERS ? null : beginnings;
}
