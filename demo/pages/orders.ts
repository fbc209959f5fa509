import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** The user's orders: those to come and past ones, each with its pages. */
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
      <p class="lead">${texts.ordersLead}</p>${token ? lists.join('') : visitors}`;
  return site(request, reply, { title: `${texts.orders} · Créneau`, main, entry: 'orders' });
}
