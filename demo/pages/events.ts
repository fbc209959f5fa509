import type { FastifyReply, FastifyRequest } from 'fastify';
import { filtersOf, pageOf } from './content/address.ts';
import { attempt, catalogueOf } from './content/catalogue.ts';
import { readEvent, readEvents } from './content/events.ts';
import { readFilterNames } from './content/filter-names.ts';
import { readVenue } from './content/venue.ts';
import { attribute } from './document.ts';
import { details } from './fallback/details.ts';
import { eventCards, eventPath } from './fallback/events.ts';
import { fallback } from './fallback/markup.ts';
import { pager } from './fallback/pager.ts';
import { FALLBACK_TEXTS } from './fallback/texts.ts';
import { venueCard } from './fallback/venue.ts';
import { eventDescription } from './head/descriptions.ts';
import { eventData } from './head/event-data.ts';
import { listHead } from './head/list-head.ts';
import { HEAD_TEXTS } from './head/texts.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';
import { site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of all events; filters and page are in the address. */
export async function eventList(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const query = filtersOf(request);
  const found = await attempt(request, (catalogue) => readEvents(catalogue, query, pageOf(request)));
  const { items, page, lastPage } = found ?? { items: [], page: 1, lastPage: 1 };
  const names = (await attempt(request, (catalogue) => readFilterNames(catalogue, query, items))) ?? [];
  const pages = page > 1 ? [HEAD_TEXTS[lang].page(page)] : [];
  const head = listHead({
    ...{ path: '/event/list/', filters: query, page, lastPage, origin: originsOf(request).site },
    description: HEAD_TEXTS[lang].events([...names, ...pages].join(', ')),
    paths: items.map(eventPath),
  });
  const main = `
      <h1>${texts.events}</h1>
      <creneau-event-list>${fallback(found && eventCards(items, FALLBACK_TEXTS[lang].noEvents, lang))}</creneau-event-list>
      <creneau-pager>${fallback(pager({ page, lastPage }, { address: request.url, param: 'page' }, lang))}</creneau-pager>`;
  const title = [texts.events, ...names, ...pages, 'Créneau'].join(' · ');
  const isEmpty = found !== null && items.length === 0;
  return site(request, reply, { title, main, entry: 'events', head: isEmpty ? null : head });
}

/** Sends the page of one event with its booking and its venue. */
export async function event(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const catalogue = catalogueOf(request);
  const found = await readEvent(catalogue, urlOf(request));
  if (!found?.provider) return notFound(request, reply);
  if (found.type === 'slotted') return reply.redirect(eventPath(found));
  const { texts, lang } = visitorOf(request);
  const { name, url } = found.provider;
  const now = catalogue.clock.now();
  const venue = await attempt(request, () => readVenue(catalogue, url));
  const main = `
      <h1 class="hidden-heading">${attribute(found.title)}</h1>
      <creneau-event-details event="${attribute(found.url)}">${fallback(details(found, venue, lang, now))}</creneau-event-details>
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${attribute(url)}">${fallback(venue && venueCard(venue))}</creneau-provider-card>
      </section>`;
  const path = eventPath(found);
  const data = venue && eventData(found, venue, { path, origin: originsOf(request).site, now });
  const head = { description: eventDescription(found, venue, lang), address: path, data: data ? [data] : [] };
  return site(request, reply, {
    ...{ title: `${found.title} · ${name}`, main, entry: 'events' },
    head: found.isActive ? head : null,
  });
}
