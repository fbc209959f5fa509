/**
 * Invisible characters: zero-width spaces, soft hyphens, marks and overrides of direction, invisible operators.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

const JOINERS = /[\u200c\u200d]+/g;

const ASCII = /[!-~]/;

/** Matches most values, which need no change. */
const PLAIN = /^[\w.:/@+-]*$/;

/** What copying a text from a page may leave at its ends: spaces, joiners, blanks of other scripts. */
const AT_ENDS = /[\s\p{Cf}\u2800\u3164]/u;

/**
 * Returns a text as its writer sees it: without invisible characters, without spaces or any of `marks` at its ends, and
 * with each accented letter as one character (macOS copies it as two).
 */
export function asTyped(text: string, marks = ''): string {
  if (PLAIN.test(text)) return text;
  const visible = text.normalize('NFC').replace(INVISIBLE, '').replace(JOINERS, withoutIdle);
  const characters = [...visible];
  const isKept = (character: string) => !AT_ENDS.test(character) && !marks.includes(character);
  const first = characters.findIndex(isKept);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isKept) + 1).join('');
}

/**
 * Removes joiners beside an ASCII character, where they have no effect; in Persian or Hindi words, joiners are kept.
 */
function withoutIdle(joiners: string, at: number, text: string): string {
  const isIdle = ASCII.test(text.charAt(at - 1)) || ASCII.test(text.charAt(at + joiners.length));
  return isIdle ? '' : joiners;
}

/**
 * Returns a code in the form in which it was printed: dashes become hyphens, and full-width or small letters plain
 * capitals.
 */
export function asCode(text: string): string {
  const parts = asTyped(text)
    .normalize('NFKC')
    .split(/[-\u2010-\u2015\u2212]/);
  return parts
    .map((part) => part.trim())
    .join('-')
    .toUpperCase();
}

/**
 * Returns an address that was copied from a mail or a page: without `mailto:`, without the name of `Léa <lea@example.org>`,
 * and without the end of a sentence after it. Hyphens that do not break are plain ones.
 */
export function asAddress(text: string): string {
  const typed = withoutStops(asTyped(text));
  const [, inner = typed] = /<([^<>]+)>$/.exec(typed) ?? [];
  return asTyped(withoutStops(inner.replace(/^mailto:/i, ''))).replace(/[\u2010\u2011]/g, '-');
}

/** Removes the marks that may follow an address in a sentence. */
function withoutStops(text: string): string {
  let end = text.length;
  while ('.,;'.includes(text.charAt(end - 1) || ' ')) end -= 1;
  return text.slice(0, end);
}
