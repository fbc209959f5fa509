const LONGEST_NAME = 80;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A name holds a letter and no control character, no address, and at most 80 graphemes. */
export function isName(text: string): boolean {
  if (!/\p{L}/u.test(text) || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/u.test(text))
    return false;
  if (/:\/\/|www\.|[<>@/\\]|\p{L}\.(?:com|net|org|fr|io|ru|cn|info|biz|xyz|top)\b/iu.test(text)) return false;
  return [...graphemes.segment(text)].length <= LONGEST_NAME;
}

/** An address as mail servers take it: a dotted domain, no spaces, within RFC 5321's lengths. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (local.length > 64 || !/^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local))
    return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label)) &&
    /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(labels.at(-1) ?? '')
  );
}
