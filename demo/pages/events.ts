import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import { filtersOf, pageOf } from './content/address.ts';
import { attempt, catalogueOf } from './content/catalogue.ts';
import { readEvent, readEvents } from './content/events.ts';
import { readFilterNames } from './content/filter-names.ts';
import { readVenue } from './content/venue.ts';
import { attribute } from './document.ts';
import { elements } from './first/elements.ts';
import { eventDescription } from './head/descriptions.ts';
import { eventData } from './head/event-data.ts';
import { listHead } from './head/list-head.ts';
import { HEAD_TEXTS } from './head/texts.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';
import { pagePath } from './page-path.ts';
import { site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of all events; filters and page are in the address. */
export async function eventList(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const query = filtersOf(request);
  const [found, [list, pager]] = await Promise.all([
    attempt(request, (catalogue) => readEvents(catalogue, query, pageOf(request))),
    elements(request, [
      { element: 'event-list', attributes: {} },
      { element: 'pager', attributes: {} },
    ]),
  ]);
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
      ${list}
      ${pager}`;
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
  const [venue, [details, card]] = await Promise.all([
    attempt(request, () => readVenue(catalogue, url)),
    elements(request, [
      { element: 'event-details', attributes: { event: found.url } },
      { element: 'provider-card', attributes: { provider: url } },
    ]),
  ]);
  const main = `
      <h1 class="hidden-heading">${attribute(found.title)}</h1>
      ${details}
      <section>
        <h2>${texts.venue}</h2>
        ${card}
      </section>`;
  const path = eventPath(found);
  const data = venue && eventData(found, venue, { path, origin: originsOf(request).site, now });
  const head = { description: eventDescription(found, venue, lang), address: path, data: data ? [data] : [] };
  return site(request, reply, {
    ...{ title: `${found.title} · ${name}`, main, entry: 'events' },
    head: found.isActive ? head : null,
  });
}

/** Returns the path of an event's page; for a slotted event, that of its offer's page. */
function eventPath({ type, url }: Pick<CatalogueEvent, 'type' | 'url'>): string {
  return pagePath(type === 'slotted' ? 'slotted' : 'event', url);
}
