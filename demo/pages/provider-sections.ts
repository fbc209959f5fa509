import type { FastifyRequest } from 'fastify';
import { pageOf } from './content/address.ts';
import { readAnimations } from './content/animations.ts';
import { attempt } from './content/catalogue.ts';
import { readEvents } from './content/events.ts';
import type { ReplayPage } from './content/lists.ts';
import { readOffersOf, readWeek } from './content/slots.ts';
import { isOnMap, type Venue } from './content/venue.ts';
import { attribute } from './document.ts';
import { animations } from './fallback/animations.ts';
import { offers } from './fallback/offers.ts';
import { pager } from './fallback/pager.ts';
import { replays } from './fallback/replays.ts';
import { slots } from './fallback/slots.ts';
import { venuePlace } from './fallback/venue.ts';
import { visitorOf } from './visitor.ts';

/** Rows of a day that the calendar of a venue has room for. */
const ROWS = 7;

/** The slots of a provider; nothing where they have none. */
export async function slotSection(request: FastifyRequest, { id, url }: Venue): Promise<string> {
  const { texts, lang } = visitorOf(request);
  const week = await attempt(request, async (catalogue) => readWeek(catalogue, await readOffersOf(catalogue, id)));
  if (week?.offers.length === 0) return '';
  return `
      <section>
        <h2>${texts.slots}</h2>
        <creneau-slotted-calendar user="${attribute(url)}" mode="default">${week ? slots(week, lang, { rows: ROWS }).html : ''}</creneau-slotted-calendar>
      </section>`;
}

/** The offers of a provider, or what somebody else has booked; `param` holds the page. */
export async function offerSection(request: FastifyRequest, user: Venue, param: string): Promise<string> {
  const { lang } = visitorOf(request);
  const found = await attempt(request, (catalogue) =>
    readEvents(catalogue, { provider: user.url }, { ...pageOf(request, param), limit: '8' }),
  );
  return `
      <section>
        <creneau-offers-list id="offers" provider="${attribute(user.url)}">${found ? offers(found.items, user, lang).html : ''}</creneau-offers-list>
        <creneau-pager for="offers">${found ? pager(found, { address: request.url, param }, lang).html : ''}</creneau-pager>
      </section>`;
}

/** The animations of a provider that are to come; nothing where they have none. */
export async function animationSection(request: FastifyRequest, { id, url }: Venue): Promise<string> {
  const { lang } = visitorOf(request);
  const found = await attempt(request, (catalogue) => readAnimations(catalogue, 'future', id));
  if (found?.items.length === 0) return '';
  return `
      <section>
        <creneau-animations-slider period="future" user="${attribute(url)}">${found ? animations(found.items, 'future', lang).html : ''}</creneau-animations-slider>
      </section>`;
}

/** The replays of a provider; null where they could not be read. */
export function replaySection(
  request: FastifyRequest,
  { url }: Venue,
  found: ReplayPage | null,
  param: string,
): string {
  const { lang } = visitorOf(request);
  return `
      <section>
        <creneau-replay-list id="replays" provider="${attribute(url)}">${found ? replays(found.items, lang).html : ''}</creneau-replay-list>
        <creneau-pager for="replays">${found ? pager(found, { address: request.url, param }, lang).html : ''}</creneau-pager>
      </section>`;
}

/** Where a provider is; nothing where they are on no map. */
export async function mapSection(request: FastifyRequest, venue: Venue): Promise<string> {
  const { texts } = visitorOf(request);
  const isShown = await attempt(request, (catalogue) => isOnMap(catalogue, venue));
  if (isShown === false) return '';
  return `
      <section>
        <h2>${texts.place}</h2>
        <creneau-provider-map provider="${attribute(venue.url)}">${venuePlace(venue).html}</creneau-provider-map>
      </section>`;
}
