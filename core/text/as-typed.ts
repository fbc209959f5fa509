/**
 * Invisible characters: zero-width spaces, soft hyphens, marks and overrides of direction, invisible operators.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Joiners beside an ASCII character, where they have no effect; in Persian or Hindi words, joiners are kept. */
const IDLE_JOINERS = /(?<=[!-~])[\u200c\u200d]+|[\u200c\u200d]+(?=[!-~])/g;

/** Matches most values, which need no change. */
const PLAIN = /^[\w.:/@+-]*$/;

/** What copying a text from a page may leave at its ends: spaces, joiners, blanks of other scripts. */
const AT_ENDS = '\\s\\p{Cf}\\u2800\\u3164';

/**
 * Returns a text as its writer sees it: without invisible characters, without spaces or any of `marks` at its ends, and
 * with each accented letter as one character (macOS copies it as two).
 */
export function asTyped(text: string, marks = ''): string {
  if (PLAIN.test(text)) return text;
  const end = `[${AT_ENDS}${marks}]+`;
  const visible = text.normalize('NFC').replace(INVISIBLE, '').replace(IDLE_JOINERS, '');
  return visible.replace(new RegExp(`^${end}|${end}$`, 'gu'), '');
}

/**
 * Returns a code in the form in which it was printed: dashes become hyphens, and full-width or small letters plain
 * capitals.
 */
export function asCode(text: string): string {
  return asTyped(text)
    .normalize('NFKC')
    .replace(/\s*[-\u2010-\u2015\u2212]\s*/g, '-')
    .toUpperCase();
}

/**
 * Returns an address that was copied from a mail or a page: without `mailto:`, without the name of `Léa <lea@example.org>`,
 * and without the end of a sentence after it. Hyphens that do not break are plain ones.
 */
export function asAddress(text: string): string {
  const typed = asTyped(text);
  const [, inner = typed] = /<([^<>]+)>[.,;]*$/.exec(typed) ?? [];
  return asTyped(inner.replace(/^mailto:/i, '').replace(/[.,;]+$/, '')).replace(/[\u2010\u2011]/g, '-');
}
