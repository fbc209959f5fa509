import { pasted } from '../text/pasted.ts';

/** An order and the key that opens it, of a mail's link (D-order-key). */
export interface OrderLink {
  readonly id: string;
  readonly key: string;
}

/** The link to an order that was read from an address. */
export interface ReadOrderLink {
  readonly link: OrderLink | null;
  /** The beginning of a link that was cut off; null if the link is complete or there is none. */
  readonly part: string | null;
  /** The parts of the address that do not belong to the link. */
  readonly rest: string;
}

const ORDER = /order=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![_-]*[\da-z])/i;
const PART = /(?:^|[#&?/])(order=[\da-f]{8})/i;
const KEY = /(?:^|[#&;?])key=([\w-]{20,200})/i;
/** How many characters a key has: 32 bytes in base64url. */
const KEY_LENGTH = 43;

const OURS = /^(?:order|key)=/i;

/**
 * Reads the link to an order from the fragment of an address, or from a whole address, as mail programs and link
 * scanners leave it: with encoded separators, `&amp;`, `=3D`, line breaks, punctuation after it, or added parameters.
 */
export function readOrderLink(address: string): ReadOrderLink {
  const text = asWritten(address);
  const [id, key] = [ORDER, KEY].map((form) => form.exec(text)?.[1]);
  const link = id && key ? { id: id.toLowerCase(), key: withoutMarks(key) } : null;
  const pieces = address.split('&').filter((piece) => !OURS.test(asWritten(piece).replace(/^(?:amp;)+/i, '')));
  const rest = pieces.join('&');
  return {
    link,
    part: link ? null : (PART.exec(text)?.[1] ?? null),
    // The key is never left, however it is written.
    rest: link && asWritten(rest).includes(link.key) ? '' : rest,
  };
}

/** Removes the marks of the text around a link from its key: chats write `_link_` for italics. */
function withoutMarks(key: string): string {
  return /^[_-]+$/.test(key.slice(KEY_LENGTH)) ? key.slice(0, KEY_LENGTH) : key;
}

/** Returns the address of the page of one order; the key is in the fragment, which is sent to no server. */
export function orderLinkAddress(site: string, { id, key }: OrderLink): string {
  return `${site}/order/#order=${id}&key=${key}`;
}

/**
 * `order=` in quoted-printable, as some mails leave it. The eight digits before the first hyphen of an id show that
 * `3D` is not a part of the id.
 */
const QUOTED = /order=3D[\da-f]{8}-/i;

const ENCODED = /%([2-7][\da-f]|0[ad])|(?:%[89a-f][\da-f])+/gi;

/** Separators as HTML writes them, `&` also several times over. */
const IN_HTML = [
  [/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&'],
  [/&(?:equals|#0*61|#x0*3d);/gi, '='],
] as const;

/** Returns a text as it was before it was percent-encoded (up to three times) and wrapped into lines. */
function asWritten(text: string): string {
  let written = decoded(decoded(decoded(text)));
  for (const [html, character] of IN_HTML) written = written.replaceAll(html, character);
  // Lines of a mail that is quoted begin with `>`.
  const joined = written.replaceAll(/((?:order|key)=)?=?[\r\n]+[>\s]*/gi, '$1').replaceAll(/\s/g, '');
  const plain = pasted(joined);
  return QUOTED.test(plain) ? plain.replaceAll(/((?:order|key)=)3D/gi, '$1') : plain;
}

function decoded(text: string): string {
  return text.replaceAll(ENCODED, (encoded: string, code?: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
