import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderLinkAddress, readOrderLink } from '../../core/checkout/order-link.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of the user's orders: those to come and past ones, each with its pages. */
export function orderHistory(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts, token } = visitorOf(request);
  const periods = ['future', 'past'] as const;
  const lists = periods.map(
    (period) => `
      <section>
        <creneau-order-history id="${period}" period="${period}"></creneau-order-history>
        <creneau-pager for="${period}"></creneau-pager>
      </section>`,
  );
  // A visitor has neither: one note says so, with the way to sign in.
  const visitors = `
      <creneau-order-history></creneau-order-history>`;
  const main = `
      <h1>${texts.orders}</h1>
      <p class="lead">${texts.ordersLead}</p>
      <noscript><p>${texts.needsScript}</p></noscript>${token ? lists.join('') : visitors}`;
  return site(request, reply, { title: `${texts.orders} · Créneau`, main, entry: 'orders' });
}

/**
 * Redirects to the order's page, with the link in the fragment, if a mail program has encoded the `#` of an order's
 * link and so sent its key to the server. A part of a link is redirected too: the page says that it is incomplete.
 */
export async function sendToOrder({ raw }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { url = '/', method } = raw;
  if (!url.startsWith('/order') || method !== 'GET') return;
  const { link, part } = readOrderLink(url);
  if (link === null && part === null) return;
  // No cache keeps the key, and no other server gets it.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(link ? orderLinkAddress('', link) : `/order/#${part}`);
}
