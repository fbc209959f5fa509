import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from './content/address.ts';
import { attempt } from './content/catalogue.ts';
import { readReplays } from './content/lists.ts';
import { readVenue } from './content/venue.ts';
import { attribute } from './document.ts';
import { pagePath } from './fallback/markup.ts';
import { venueCard } from './fallback/venue.ts';
import { venueData } from './head/data.ts';
import { venueDescription } from './head/descriptions.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';
import { animationSection, mapSection, offerSection, replaySection, slotSection } from './provider-sections.ts';
import { site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** A provider: their name, slots, offers, animations, replays and map; each slot leads to its offer's page. */
export async function provider(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { catalogue } = request.server;
  const user = await readVenue(catalogue, urlOf(request));
  if (!user) return notFound(request, reply);
  const { fullName, city } = user;
  // Two lists with pages have their own names in the address (D-address-state).
  const films = await attempt(request, () => readReplays(catalogue, user.id, pageOf(request, 'replays-page')));
  const hasReplays = films === null || films.items.length > 0;
  const sections = await Promise.all([
    slotSection(request, user),
    offerSection(request, user, hasReplays ? 'offers-page' : 'page'),
    animationSection(request, user),
    hasReplays ? replaySection(request, user, films, 'replays-page') : '',
    mapSection(request, user),
  ]);
  const main = `
      <h1 class="hidden-heading">${attribute(fullName)}, ${attribute(city.name)}</h1>
      <creneau-provider-card provider="${attribute(user.url)}">${venueCard(user).html}</creneau-provider-card>${sections.join('')}`;
  const head = {
    description: venueDescription(user, visitorOf(request).lang),
    address: pagePath('user', user.url),
    data: [venueData(user, originsOf(request).site)],
  };
  // Somebody who offers nothing is a private person.
  return site(request, reply, { title: `${fullName} · Créneau`, main, head: user.isOffering ? head : null });
}
