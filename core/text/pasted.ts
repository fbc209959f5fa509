/** Quotation marks of any language. */
const QUOTES = '"\'`´“”„‟«»‹›‘’‚‛′″';

/** With spaces (no-break ones too) and invisible characters. */
const AROUND = `[\\s\\u00ad\\u200b-\\u200f\\u2060${QUOTES}]+`;

const ENDS = new RegExp(`^${AROUND}|${AROUND}$`, 'g');

/** Returns a value without the spaces and quotation marks that an editor has put around it: `”yoga-doux”`, `« picker »`. */
export function pasted(text: string): string {
  return text.replace(ENDS, '');
}

/** Whether a value has a quotation mark at one of its ends. */
export function isQuoted(text: string): boolean {
  return new RegExp(`^[${QUOTES}]|[${QUOTES}]$`).test(text.trim());
}

/**
 * Returns the slug, or the number, that a pasted value means: the last piece of an address or a path
 * (`https://marketplace.example/slotted/yoga-doux?date=…`), in lower case.
 */
export function pastedSlug(text: string): string {
  const value = pasted(text);
  const path = value.replace(/[?#].*$/, '').replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  const last = path.split('/').findLast(Boolean) ?? value;
  return (path.includes('/') ? decoded(last) : last).toLowerCase();
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
