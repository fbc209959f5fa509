import { plainLetters } from './plain-letters.ts';

/** Converts a text to a segment of an address. */
export function slugOf(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
