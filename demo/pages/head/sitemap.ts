import { isWholeUrl } from '../../../core/text/whole-url.ts';
import { attribute } from '../document.ts';
import type { Origins } from '../origins.ts';
import { pagePath } from '../page-path.ts';

/** How many pages a file of the sitemap names; the standard allows 50,000. */
export const A_FILE = 10_000;

/** The pages that do not come from the catalogue. */
export const LISTS = ['/', '/event/list/', '/animation/', '/memberships/', '/play/'];

interface Address {
  readonly folder: 'event' | 'animation' | 'slotted' | 'user';
  readonly url: string;
}

/** Returns a sitemap (https://www.sitemaps.org/protocol.html) of pages, each with its translation. */
export function sitemap(paths: readonly string[], { site, sites }: Pick<Origins, 'site' | 'sites'>): string {
  const alternate = (lang: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${attribute(address)}"/>`;
  const translations = (path: string) =>
    sites.fr === sites.en ? '' : alternate('fr', sites.fr + path) + alternate('en', sites.en + path);
  const urls = paths.map((path) => `<url><loc>${attribute(site + path)}</loc>${translations(path)}</url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** Returns the index of a sitemap that has `count` files. */
export function sitemapIndex(count: number, { site }: Pick<Origins, 'site'>): string {
  const files = Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>${attribute(site)}/sitemap-${at + 1}.xml</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('')}</sitemapindex>
`;
}

/** Returns the paths of the catalogue's pages. Pages on other sites are left out: those sites list them. */
export function pathsOf(addresses: readonly Address[]): readonly string[] {
  return addresses.flatMap(({ folder, url }) => (isWholeUrl(url) ? [] : [pagePath(folder, url)]));
}
