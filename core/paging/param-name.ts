/**
 * Returns the name of one of our parameters in the address of a page (D-query-names): as it is on the marketplace's own
 * pages, which have the origin of `siteUrl` (an absolute address, or empty), and with the prefix `creneau-` on all
 * others, whose plain names are the page's.
 */
export function paramName(name: string, pageOrigin: string, siteUrl: string): string {
  const [siteOrigin = null] = /^https?:\/\/[^/?#]+/.exec(siteUrl) ?? [];
  return siteOrigin === pageOrigin ? name : `creneau-${name}`;
}
