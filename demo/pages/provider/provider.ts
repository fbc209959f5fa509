import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from '../content/address.ts';
import { attempt, catalogueOf } from '../content/catalogue.ts';
import { readReplays } from '../content/lists.ts';
import { readVenue } from '../content/venue.ts';
import { attribute } from '../document.ts';
import { elements } from '../first/elements.ts';
import { venueData } from '../head/data.ts';
import { venueDescription } from '../head/descriptions.ts';
import { notFound } from '../not-found.ts';
import { originsOf } from '../origins.ts';
import { pagePath } from '../page-path.ts';
import { site, urlOf } from '../site.ts';
import { visitorOf } from '../visitor.ts';
import { animationPart, listParts, placePart, slotPart } from './parts.ts';

/**
 * Sends the page of a provider: who they are, their offers, slots, animations and replays, and where they are. Each
 * slot leads to its offer's page.
 */
export async function provider(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const catalogue = catalogueOf(request);
  const user = await readVenue(catalogue, urlOf(request));
  if (!user) return notFound(request, reply);
  const { fullName, city } = user;
  // The page has two lists with pages, so each has its own parameter in the address (D-address-state).
  const films = await attempt(request, () => readReplays(catalogue, user.id, pageOf(request, 'replays-page')));
  const hasReplays = films === null || films.items.length > 0;
  const [[card], [offers, replays], ...others] = await Promise.all([
    elements(request, [{ element: 'provider-card', attributes: { provider: user.url } }]),
    listParts(request, user, hasReplays),
    slotPart(request, user),
    animationPart(request, user),
    placePart(request, user),
  ]);
  const parts = [offers, ...others, replays].filter((part) => part !== null);
  const links = parts.map(({ id, name }) => `<a href="#${id}">${name}</a>`);
  const sections = parts.map(({ content }) => `<section>${content}\n      </section>`);
  const main = `
      <h1 class="hidden-heading">${attribute(fullName)}, ${attribute(city.name)}</h1>
      ${card}
      <nav class="parts" aria-label="${texts.onThisPage}">${links.join(' ')}</nav>
      ${sections.join('\n      ')}`;
  const head = {
    description: venueDescription(user, lang),
    address: pagePath('user', user.url),
    data: [venueData(user, originsOf(request).site)],
  };
  // A user who offers nothing is a private person, whose page search engines must leave out.
  return site(request, reply, { title: `${fullName} · Créneau`, main, head: user.isOffering ? head : null });
}
