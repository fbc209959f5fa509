/** Cuts `text` to `limit` graphemes, plus '…' if something was cut (D-truncation). */
export function truncate(text: string, limit: number): string {
  const kept = firstGraphemes(text, limit);
  return kept === null ? text : `${kept.join('').trimEnd()}…`;
}

/**
 * Latin letters and the usual punctuation, each a grapheme by itself: they need no segmenter, whose first use is slow.
 */
const IS_PLAIN = /^[\u0020-\u024f\u2010-\u2027\u20ac]*$/;

/** Returns the first `limit` graphemes; null if the text has no more than that. */
export function firstGraphemes(text: string, limit: number): readonly string[] | null {
  if (text.length <= limit) return null;
  if (IS_PLAIN.test(text)) return [...text.slice(0, limit)];
  const kept: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length === limit) return kept;
    kept.push(segment);
  }
  return null;
}
