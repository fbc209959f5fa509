import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWholeUrl } from '../../core/text/whole-url.ts';
import { keepFile, sendKept } from '../kept-file.ts';
import type { Catalogue } from './content/catalogue.ts';
import { addressFiles } from './content/sitemap.ts';
import { attribute } from './document.ts';
import { notFound } from './not-found.ts';
import { type Origins, originsOf } from './origins.ts';
import { pagePath } from './page-path.ts';

const XML = 'application/xml; charset=utf-8';

/**
 * Returns the handlers of `/sitemap.xml`, which has all pages of the site or, if they are too many, the index of the
 * files that name them, and of one of these files, `/sitemap-2.xml` (D-sitemap).
 */
export function sitemapHandlers(catalogue: Catalogue) {
  const files = addressFiles(catalogue, A_FILE);

  const file = (number: number, origins: Origins) =>
    files.file(JSON.stringify([number, origins.site, origins.sites]), number, (addresses) =>
      keepFile(XML, sitemap([...(number === 1 ? LISTS : []), ...pathsOf(addresses)], origins)),
    );

  return {
    whole: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const count = await files.count();
      const origins = originsOf(request);
      const sent = count > 1 ? await keepFile(XML, sitemapIndex(count, origins)) : await file(1, origins);
      return sendKept(request, reply, sent);
    },
    part: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const number = Number((request.params as { readonly number: string }).number);
      if (number < 1 || number > (await files.count())) return notFound(request, reply);
      return sendKept(request, reply, await file(number, originsOf(request)));
    },
  };
}

export function robotsTxt(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(robots(originsOf(request).site, request.server.site.isDemo));
}

/** How many pages a file of the sitemap names; the standard allows 50,000. */
const A_FILE = 10_000;

/** The pages that do not come from the catalogue. */
const LISTS = ['/', '/event/list/', '/animation/', '/memberships/', '/play/'];

interface Address {
  readonly folder: 'event' | 'animation' | 'slotted' | 'user';
  readonly url: string;
}

/** Returns a sitemap (https://www.sitemaps.org/protocol.html) of pages, each with its translation. */
function sitemap(paths: readonly string[], { site, sites }: Pick<Origins, 'site' | 'sites'>): string {
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
function pathsOf(addresses: readonly Address[]): readonly string[] {
  return addresses.flatMap(({ folder, url }) => (isWholeUrl(url) ? [] : [pagePath(folder, url)]));
}

/** The pages that crawlers are asked to leave out: pages of the demo that are not content of the site. */
const DEMO = ['/qa/', '/state/', '/outbox/', '/partner/'];

/**
 * Returns the text of `robots.txt`. It does not list personal pages: they ask to be left out in their own heads, which
 * crawlers must be able to read.
 */
function robots(site: string, isDemo: boolean): string {
  const left = isDemo ? DEMO.map((path) => `Disallow: ${path}`) : ['Disallow:'];
  return ['User-agent: *', ...left, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
