import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderLinkAddress, readOrderLink } from '../../core/checkout/order-link.ts';

/**
 * Sends on a visitor whose mail program has encoded the `#` of an order's link, and so sent its key to the server: to the
 * order's page, with the link in the fragment. A part of a link is sent on too: the page says that it is incomplete.
 */
export async function sendToOrder({ raw }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { url = '/', method } = raw;
  if (!url.startsWith('/order') || method !== 'GET') return;
  const { link, part } = readOrderLink(url);
  if (link === null && part === null) return;
  // No cache keeps the key, and no other server is told it.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(link ? orderLinkAddress('', link) : `/order/#${part}`);
}
