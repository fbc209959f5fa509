import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkHeight } from '../../../core/catalogue/link-height.ts';
import { embedPath } from '../../../core/catalogue/page-elements.ts';
import { attribute } from '../document.ts';
import { originsOf } from '../origins.ts';
import { embeddable, paramsOf } from './embeddable.ts';

/** The width without a `maxwidth`, and the most; the height that WordPress gives at most. In pixels. */
const [WIDTH, WIDEST, HIGHEST] = [600, 800, 1000];
const DAY = 86_400;

/** Sends the oEmbed answer for a page of the site (D-oembed). */
export async function oembed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { url, format = 'json', maxwidth, maxheight, as } = request.query as Readonly<Record<string, unknown>>;
  reply.headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
  if (format !== 'json') return refuse(reply, 501, 'The only format is json.');
  const page = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
  const hosts = Object.values(originsOf(request).sites).map((site) => new URL(site).host);
  if (!page || !hosts.includes(page.host)) return refuse(reply, 404, 'The url is no address of this site.');
  const place = { host: page.host, hostname: page.hostname, server: request.server };
  const mark = paramsOf(page.hash.slice(1));
  const found = await embeddable(place, page.pathname.slice(1), paramsOf(page.search), mark);
  if (!found) return refuse(reply, 404, 'Nothing of this page can be embedded.');
  const { site } = originsOf(place);
  const { title, link } = found;
  const width = Math.min(pixels(maxwidth) ?? WIDTH, WIDEST);
  const height = Math.min(pixels(maxheight) ?? HIGHEST, HIGHEST, Number(linkHeight(link, width >= WIDTH)));
  const about = { version: '1.0', title, provider_name: 'Créneau', provider_url: `${site}/`, cache_age: DAY };
  reply.header('cache-control', 'public, max-age=300');
  if (as === 'link') return reply.send({ type: 'link', ...about, url: `${site}/${link}` });
  const [name, href, src] = [title, `${site}/${link}`, `${site}/${embedPath(link)}`].map(attribute);
  // WordPress keeps a quotation, and one frame that has its size and a title; without the quotation it shows no frame.
  const html =
    `<blockquote><a href="${href}">${name}</a></blockquote>` +
    `<iframe src="${src}" width="100%" height="${height}" title="${name}" frameborder="0"></iframe>`;
  return reply.send({ type: 'rich', ...about, width, height, html });
}

/** Returns a number of pixels; null for what is none. */
function pixels(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

function refuse(reply: FastifyReply, status: 404 | 501, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain').send(sentence);
}
