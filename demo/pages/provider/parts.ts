import type { FastifyRequest } from 'fastify';
import { pageOf } from '../content/address.ts';
import { readAnimations } from '../content/animations.ts';
import { attempt } from '../content/catalogue.ts';
import { readEvents } from '../content/events.ts';
import type { ReplayPage } from '../content/lists.ts';
import { readOffersOf, readWeek } from '../content/slots.ts';
import { isOnMap, type Venue } from '../content/venue.ts';
import { attribute } from '../document.ts';
import { animations } from '../fallback/animations.ts';
import { fallback } from '../fallback/markup.ts';
import { offers } from '../fallback/offers.ts';
import { pager } from '../fallback/pager.ts';
import { replays } from '../fallback/replays.ts';
import { slots } from '../fallback/slots.ts';
import { venuePlace } from '../fallback/venue.ts';
import { visitorOf } from '../visitor.ts';

/** A part of a provider's page. */
interface Part {
  /** The id in `content` to which the part's link leads. */
  readonly id: string;
  readonly name: string;
  readonly content: string;
}

/** How many offers the list shows at once. */
const LIMIT = 6;

/** How many rows of a day fit into the calendar of a venue. */
const ROWS = 7;

/**
 * Returns the list of a provider's offers or, for any other user, of that person's bookings. `param` is the parameter
 * of the page number.
 */
export async function offerPart(request: FastifyRequest, user: Venue, param: string): Promise<Part> {
  const { texts, lang } = visitorOf(request);
  const found = await attempt(request, (catalogue) =>
    readEvents(catalogue, { provider: user.url }, { ...pageOf(request, param), limit: String(LIMIT) }),
  );
  return {
    id: 'offers',
    name: texts.offers,
    content: `
        <creneau-offers-list id="offers" provider="${attribute(user.url)}" limit="${LIMIT}">${fallback(found && offers(found.items, user, lang))}</creneau-offers-list>
        <creneau-pager for="offers">${fallback(found && pager(found, { address: request.url, param }, lang))}</creneau-pager>`,
  };
}

/** Returns the calendar of a provider's slots; null if the provider has none. */
export async function slotPart(request: FastifyRequest, { id, url }: Venue): Promise<Part | null> {
  const { texts, lang } = visitorOf(request);
  const week = await attempt(request, async (catalogue) => readWeek(catalogue, await readOffersOf(catalogue, id)));
  if (week?.offers.length === 0) return null;
  return {
    id: 'slots',
    name: texts.slots,
    content: `
        <h2 id="slots">${texts.slots}</h2>
        <creneau-slotted-calendar user="${attribute(url)}" mode="default">${fallback(week && slots(week, lang, { rows: ROWS }))}</creneau-slotted-calendar>`,
  };
}

/** Returns the upcoming animations of a provider; null if there are none. */
export async function animationPart(request: FastifyRequest, { id, url }: Venue): Promise<Part | null> {
  const { texts, lang } = visitorOf(request);
  const found = await attempt(request, (catalogue) => readAnimations(catalogue, 'future', id));
  if (found?.items.length === 0) return null;
  return {
    id: 'animations',
    name: texts.animations,
    content: `
        <creneau-animations-slider id="animations" period="future" user="${attribute(url)}">${fallback(found && animations(found.items, 'future', lang))}</creneau-animations-slider>`,
  };
}

/** Returns a map with the provider's location; null if the provider is not on the map. */
export async function placePart(request: FastifyRequest, venue: Venue): Promise<Part | null> {
  const { texts } = visitorOf(request);
  const isShown = await attempt(request, (catalogue) => isOnMap(catalogue, venue));
  if (isShown === false) return null;
  return {
    id: 'place',
    name: texts.place,
    content: `
        <h2 id="place">${texts.place}</h2>
        <creneau-provider-map provider="${attribute(venue.url)}">${fallback(venuePlace(venue))}</creneau-provider-map>`,
  };
}

/**
 * Returns the list of a provider's replays. `found` is null if they could not be read; `param` is the parameter of the
 * page number.
 */
export function replayPart(request: FastifyRequest, { url }: Venue, found: ReplayPage | null, param: string): Part {
  const { texts, lang } = visitorOf(request);
  return {
    id: 'replays',
    name: texts.replays,
    content: `
        <creneau-replay-list id="replays" provider="${attribute(url)}">${fallback(found && replays(found.items, lang))}</creneau-replay-list>
        <creneau-pager for="replays">${fallback(found && pager(found, { address: request.url, param }, lang))}</creneau-pager>`,
  };
}
