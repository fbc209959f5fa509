import { asTyped } from './as-typed.ts';
import { plainLetters } from './plain-letters.ts';

/** The fewest letters and digits of a search for people (D-user-search). */
const FEWEST_NAME_LETTERS = 3;

/**
 * Returns the beginnings of words that a name must have to be found by `text`: lower-case letters and digits, without
 * accents. Null if the text is too short. A beginning of another one adds nothing and is left out, so that 'a a a' is
 * one letter.
 */
export function nameBeginnings(text: string): readonly string[] | null {
  const words = [...new Set(plainLetters(asTyped(text)).match(/[\p{L}\p{N}]+/gu))];
  const beginnings = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return beginnings.join('').length < FEWEST_NAME_LETTERS ? null : beginnings;
}
