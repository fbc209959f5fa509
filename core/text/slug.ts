import { plainLetters } from './plain-letters.ts';

/**
 * Returns the slug that people mean: `Saint-Étienne` is `saint-etienne`. A slug, an address, and a text without
 * Latin letters or digits stay as they are.
 */
export function asSlug(written: string): string {
  return /^[a-z\d_.~-]+$|[/:%]/.test(written) ? written : slugOf(written) || written;
}

/** Converts a text to a segment of an address. */
export function slugOf(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
