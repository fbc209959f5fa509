/**
 * Returns the name of one of our parameters in the address of a page (D-query-names): the plain name on the
 * marketplace's own pages, which have the origin of `siteUrl` (an absolute address, or empty), and the name with the
 * prefix `creneau-` on all other pages, which may use the plain name themselves.
 */
export function paramName(name: string, pageOrigin: string, siteUrl: string): string {
  const [siteOrigin = null] = /^https?:\/\/[^/?#]+/.exec(siteUrl) ?? [];
  return siteOrigin === pageOrigin ? name : `creneau-${name}`;
}
