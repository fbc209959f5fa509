import { asTyped } from './as-typed.ts';
import { asSlug } from './slug.ts';

/** Quotation marks of any language. */
const QUOTES = '"\'`´“”„‟«»‹›‘’‚‛′″';

/**
 * Removes from a value what editors add to it: spaces and quotation marks around it (`”yoga-doux”`, `« picker »`) and
 * invisible characters; non-breaking hyphens become plain ones.
 */
export function pasted(text: string): string {
  return asTyped(text, QUOTES).replace(/[\u2010\u2011]/g, '-');
}

/** Returns the id in a pasted value, without the `#` of a link. */
export function pastedId(text: string): string {
  return pasted(text).replace(/^#/, '');
}

/** Whether a value has a quotation mark at one of its ends. */
export function isQuoted(text: string): boolean {
  const value = text.trim();
  return [...value.slice(0, 1), ...value.slice(-1)].some((character) => QUOTES.includes(character));
}

/**
 * Returns the slug or number in a pasted value: the last piece of an address or a path
 * (`https://marketplace.example/slotted/yoga-doux?date=…`), in lower case, or the slug of a name.
 */
export function pastedSlug(text: string): string {
  const value = pasted(text).replace(/[\u2012-\u2015\u2212]/g, '-');
  const path = value
    .split(/[?#]/, 1)
    .join()
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  const last = path.split('/').findLast(Boolean) ?? value;
  return path.includes('/') ? decoded(last).toLowerCase() : asSlug(last.toLowerCase());
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
