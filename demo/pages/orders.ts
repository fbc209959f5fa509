import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderLinkAddress, readOrderLink } from '../../core/checkout/order-link.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of the user's orders: two lists, of upcoming and of past orders, each with a pager. */
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
  // A visitor has no orders: one element shows the request to sign in.
  const visitors = `
      <creneau-order-history></creneau-order-history>`;
  const main = `
      <h1>${texts.orders}</h1>
      <p class="lead">${texts.ordersLead}</p>
      <noscript><p>${texts.needsScript}</p></noscript>${token ? lists.join('') : visitors}`;
  return site(request, reply, { title: `${texts.orders} · Créneau`, main, entry: 'orders' });
}

/**
 * Redirects to the order's page, with the link in the fragment. It handles links whose `#` a mail program has encoded,
 * so that the key was sent to the server. An incomplete link is redirected too, because the page says that it is
 * incomplete.
 */
export async function sendToOrder({ raw }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { url = '/', method } = raw;
  if (!url.startsWith('/order') || method !== 'GET') return;
  const { link, part } = readOrderLink(url);
  if (link === null && part === null) return;
  // These headers keep the key out of caches and from other servers.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(link ? orderLinkAddress('', link) : `/order/#${part}`);
}
