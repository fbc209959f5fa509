import { firstGraphemes } from './truncate.ts';

/** What goes on a word, at the beginning of what follows: an apostrophe, a hyphen or a decimal sign may stand inside one. */
const GOES_ON = /^(?:[\p{L}\p{N}\p{M}]|['’‐‑-][\p{L}\p{N}]|[.,:]\p{N})/u;

/**
 * `text` cut to `limit` graphemes after a whole word, with '…' on top where something was cut; inside a word only where
 * there is no other place (D-truncation).
 */
export function cutAtWord(text: string, limit: number): string {
  const kept = firstGraphemes(text, limit);
  if (kept === null) return text;
  const head = kept.join('');
  const words = GOES_ON.test(text.slice(head.length)) ? head.replace(/\s\S*$/, '') : head;
  return `${words.trimEnd() || head}…`;
}
