import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Every replay, with its pages in the address. */
export function replayList(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = visitorOf(request);
  const main = `
      <h1>${texts.replays}</h1>
      <p class="lead">${texts.replaysLead}</p>
      <creneau-replay-list></creneau-replay-list>
      <creneau-pager></creneau-pager>`;
  return site(request, reply, { title: `${texts.replays} · Créneau`, main, entry: 'replays' });
}
