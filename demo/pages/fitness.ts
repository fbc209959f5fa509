import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page with the figures of the user's fitness tracker. */
export function fitness(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = visitorOf(request);
  const main = `
      <h1>${texts.fitness}</h1>
      <p class="lead">${texts.fitnessLead}</p>
      <noscript><p>${texts.needsScript}</p></noscript>
      <creneau-fitness-dashboard></creneau-fitness-dashboard>`;
  return site(request, reply, { title: `${texts.fitness} · Créneau`, main, entry: 'fitness' });
}
