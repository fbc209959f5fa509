import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEvent } from './catalogue.ts';
import { attribute } from './document.ts';
import { notFound } from './not-found.ts';
import { site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Every event, with its filters and pages in the address. */
export function eventList(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = visitorOf(request);
  const main = `
      <h1>${texts.events}</h1>
      <creneau-event-list></creneau-event-list>
      <creneau-pager></creneau-pager>`;
  return site(request, reply, { title: `${texts.events} · Créneau`, main, entry: 'events' });
}

/** One event with its booking, and its venue. */
export async function event(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const found = await readEvent(request, urlOf(request));
  if (!found) return notFound(request, reply);
  if (found.type === 'slotted') return reply.redirect(`/slotted/${encodeURIComponent(found.url)}`);
  const { texts } = visitorOf(request);
  const { name, url } = found.enseigne;
  const main = `
      <h1 class="hidden-heading">${attribute(found.title)}</h1>
      <creneau-event-details event="${attribute(found.url)}"></creneau-event-details>
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${attribute(url)}"></creneau-provider-card>
      </section>`;
  return site(request, reply, { title: `${found.title} · ${name}`, main, entry: 'events' });
}
