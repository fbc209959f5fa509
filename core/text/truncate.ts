/** `text` cut to `limit` graphemes, with '…' on top where something was cut (decisions §11). */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length === limit) return `${kept.join('').trimEnd()}…`;
    kept.push(segment);
  }
  return text;
}
