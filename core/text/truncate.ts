/** `text` cut to `limit` graphemes, with '…' on top where something was cut (decisions §11). */
export function truncate(text: string, limit: number): string {
  const kept = cut(text, limit);
  return kept === null ? text : `${kept.join('').trimEnd()}…`;
}

/** The same, but cut after a whole word; inside one only where there is no other place (decisions §11). */
export function truncateAtWord(text: string, limit: number): string {
  const kept = cut(text, limit);
  if (kept === null) return text;
  const head = kept.join('');
  const isWordEnd = /^\s/.test(text.slice(head.length));
  const words = isWordEnd ? head : head.replace(/\s\S*$/, '');
  return `${words.trimEnd() || head}…`;
}

/** The first `limit` graphemes; null where the text has no more. */
function cut(text: string, limit: number): readonly string[] | null {
  if (text.length <= limit) return null;
  const kept: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length === limit) return kept;
    kept.push(segment);
  }
  return null;
}
