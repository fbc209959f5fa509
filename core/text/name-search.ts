import { plainLetters } from './plain-letters.ts';

/** Letters and figures that a search for people needs at least (D-user-search). */
const FEWEST_NAME_LETTERS = 3;

/**
 * What the words of a name must begin with to be found by `text`: small letters and figures, without accents. Null where
 * the text is too short. A beginning of another one asks for nothing more and is left out, so that 'a a a' is one letter.
 */
export function nameBeginnings(text: string): readonly string[] | null {
  const words = [...new Set(plainLetters(text).match(/[\p{L}\p{N}]+/gu))];
  const beginnings = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return beginnings.join('').length < FEWEST_NAME_LETTERS ? null : beginnings;
}
