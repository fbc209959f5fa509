import type { FastifyReply, FastifyRequest } from 'fastify';
import { countPages, readAddresses } from './content/sitemap.ts';
import { robots } from './head/robots.ts';
import { A_FILE, LISTS, pathsOf, sitemap, sitemapIndex } from './head/sitemap.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';

/** Sends `/sitemap.xml`: all pages of the site or, if they are too many, the index of the files that name them. */
export async function sitemapXml(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const files = await countFiles(request);
  if (files > 1) return xml(reply, sitemapIndex(files, originsOf(request)));
  return file(request, reply, 1);
}

/** Sends one of these files: `/sitemap-2.xml`. */
export async function sitemapFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const number = Number((request.params as { readonly number: string }).number);
  if (number < 1 || number > (await countFiles(request))) return notFound(request, reply);
  return file(request, reply, number);
}

export function robotsTxt(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(robots(originsOf(request).site, request.server.site.isDemo));
}

async function countFiles({ server }: FastifyRequest): Promise<number> {
  return Math.max(1, Math.ceil((await countPages(server.catalogue)) / A_FILE));
}

async function file(request: FastifyRequest, reply: FastifyReply, number: number): Promise<FastifyReply> {
  const addresses = await readAddresses(request.server.catalogue, { offset: (number - 1) * A_FILE, limit: A_FILE });
  const paths = [...(number === 1 ? LISTS : []), ...pathsOf(addresses)];
  return xml(reply, sitemap(paths, originsOf(request)));
}

function xml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').send(text);
}
