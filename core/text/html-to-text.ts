import { ENTITIES } from './entities.ts';

/** Comments, and elements with content that browsers do not show; the last one may be unclosed. */
export const HIDDEN =
  /<!--[\s\S]*?(-->|$)|<(script|style|template|noscript|iframe|textarea|title)\b[\s\S]*?(<\/\2\s*>|$)/gi;
/** A tag, with quoted values that may contain a '>'; the last may be unclosed. */
const TAG = /<\/?([a-z][^\s/>]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(?:>|$)|<[!?/][^>]*(?:>|$)/gi;
/** A closed tag with the name of an element. */
const SURE_TAG = /<\/?([a-z][a-z\d-]*)(?:[\s/][^<>]*)?>|<[!?][^<>]*>/gi;
const INLINE = /^(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)$/i;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));?/gi;

/** The character after the '<' of a tag. */
const OPENS = /[a-z!?/]/i;

/** Separates the items of a list until all tags are removed; texts cannot contain this character. */
const BETWEEN = '\u0001';

/** How often decoded text is read as markup again: descriptions are often encoded twice. */
const AGAIN = 2;

/**
 * Converts HTML to one line of plain text, without a DOM, so that nothing is run. It never throws, and nothing in the
 * result reads as a tag (D-html-as-text).
 */
export function htmlToText(html: string): string {
  let text = decode(strip(html.replaceAll(BETWEEN, ' ')));
  for (let pass = 0; pass < AGAIN; pass += 1) {
    const stripped = stripSure(text);
    if (stripped === text) break;
    text = decode(stripped);
  }
  return text
    .replace(/<+/g, (signs, at: number) => (OPENS.test(text.charAt(at + signs.length)) ? '' : signs))
    .replace(/[\s\u00a0]+/g, (space) => (/^\u00a0+$/.test(space) ? '\u00a0' : ' '))
    .split(BETWEEN)
    .map((item) => item.trim())
    .filter(Boolean)
    .join(' · ');
}

function strip(html: string): string {
  return html.replace(HIDDEN, ' ').replace(TAG, createGap());
}

/** Removes only closed tags from decoded text: any other '<' may be an ordinary character. */
function stripSure(text: string): string {
  return text
    .replace(HIDDEN, (hidden, comment?: string, _?: string, element?: string) => (comment || element ? ' ' : hidden))
    .replace(SURE_TAG, createGap());
}

/** Creates a function that returns the replacement of each tag in turn; items of a list stay separate. */
function createGap(): (tag: string, name?: string) => string {
  let isFirstItem = true;
  return (tag, name = '') => {
    const isEnd = tag.startsWith('</');
    if (/^[uo]l$/i.test(name)) isFirstItem = !isEnd;
    if (!/^li$/i.test(name) || isEnd) return name && INLINE.test(name) ? '' : ' ';
    const gap = isFirstItem ? ' ' : BETWEEN;
    isFirstItem = false;
    return gap;
  };
}

function decode(text: string): string {
  return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? reference;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : ' ';
  });
}
