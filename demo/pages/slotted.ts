import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOffer } from './catalogue.ts';
import { attribute } from './document.ts';
import { notFound } from './not-found.ts';
import { providerLink, site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** A slotted offer: its title, who offers it, and its slots to pick from. */
export async function slotted(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const offer = await readOffer(request, urlOf(request));
  if (!offer) return notFound(request, reply);
  const { fullName, url, city } = offer.user;
  const main = `
      <h1>${attribute(offer.title)}</h1>
      <p class="under">${texts.offered(providerLink({ url, name: fullName }))}, ${attribute(city)}</p>
      <creneau-slotted-calendar event="${attribute(offer.url)}" mode="picker"></creneau-slotted-calendar>
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${attribute(url)}"></creneau-provider-card>
      </section>`;
  return site(request, reply, { title: `${offer.title} · ${fullName}`, main });
}
