import { plainLetters } from '../../../../core/text/plain-letters.ts';

/** The words of a text as `plain_words` of the database has them: small letters and digits without accents. */
export function plainWords(text: string): readonly string[] {
  return plainLetters(text).match(/[a-z0-9]+/g) ?? [];
}
