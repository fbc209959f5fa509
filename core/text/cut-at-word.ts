import { firstGraphemes } from './truncate.ts';

/** Text that continues a word: an apostrophe, a hyphen or a decimal sign may be inside a word. */
const CONTINUES = /^(?:[\p{L}\p{N}\p{M}]|['’‐‑-][\p{L}\p{N}]|[.,:]\p{N})/u;

/**
 * Cuts `text` to `limit` graphemes after a whole word, plus '…' if something was cut; inside a word only if the first
 * word is too long (D-truncation).
 */
export function cutAtWord(text: string, limit: number): string {
  const kept = firstGraphemes(text, limit);
  if (kept === null) return text;
  const head = kept.join('');
  const words = CONTINUES.test(text.slice(head.length)) ? head.replace(/\s\S*$/, '') : head;
  return `${words.trimEnd() || head}…`;
}
