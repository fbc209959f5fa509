/** Characters that are never seen: zero-width spaces, word joiners, byte order marks, soft hyphens. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;

/** What is left at the ends of a text by the page that it was copied from: spaces, joiners, marks of direction. */
const ENDS = /^[\s\p{Cf}\u2800\u3164]+|[\s\p{Cf}\u2800\u3164]+$/gu;

/**
 * Returns a text as its writer sees it: without invisible characters, without spaces at its ends, an accent in one
 * character with its letter (macOS copies them as two).
 */
export function asTyped(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(ENDS, '');
}

/** Returns a code as it was printed: dashes are hyphens, full-width letters are plain ones. */
export function asCode(text: string): string {
  return asTyped(text)
    .normalize('NFKC')
    .replace(/\s*[\u2010-\u2015\u2212]\s*/g, '-')
    .toUpperCase();
}
