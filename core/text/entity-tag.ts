/**
 * Whether an `If-None-Match` header names this `ETag`. Proxies that compress turn a tag into a weak one, `W/"…"`, which
 * counts as the same.
 */
export function isKnownTag(known: string | undefined, tag: string): boolean {
  const tags = known?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
