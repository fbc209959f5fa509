import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** All memberships, with their checkout. */
export function membershipList(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = visitorOf(request);
  const main = `
      <h1>${texts.memberships}</h1>
      <p class="lead">${texts.membershipsLead}</p>
      <section>
        <creneau-membership-list></creneau-membership-list>
        <creneau-pager></creneau-pager>
      </section>`;
  return site(request, reply, { title: `${texts.memberships} · Créneau`, main, entry: 'memberships' });
}
