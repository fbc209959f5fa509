import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepFile, sendKept } from '../kept-file.ts';
import type { Catalogue } from './content/catalogue.ts';
import { addressFiles } from './content/sitemap.ts';
import { robots } from './head/robots.ts';
import { A_FILE, LISTS, pathsOf, sitemap, sitemapIndex } from './head/sitemap.ts';
import { notFound } from './not-found.ts';
import { type Origins, originsOf } from './origins.ts';

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
