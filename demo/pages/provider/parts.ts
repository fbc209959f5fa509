import type { FastifyRequest } from 'fastify';
import { readAnimations } from '../content/animations.ts';
import { attempt } from '../content/catalogue.ts';
import { readOffersOf } from '../content/slots.ts';
import { isOnMap, type Venue } from '../content/venue.ts';
import { attribute } from '../document.ts';
import { elements } from '../first/elements.ts';
import { pagePath } from '../page-path.ts';
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

/**
 * Returns the lists that have pages: of a provider's offers or, for any other user, of that person's bookings, and of the
 * provider's replays, if there are any.
 */
export async function listParts(
  request: FastifyRequest,
  { url }: Venue,
  hasReplays: boolean,
): Promise<readonly [Part, Part | null]> {
  const { texts } = visitorOf(request);
  const replays = [
    { element: 'replay-list', attributes: { id: 'replays', provider: url } },
    { element: 'pager', attributes: { for: 'replays' } },
  ];
  const [list, pager, films, filmPager] = await elements(request, [
    { element: 'offers-list', attributes: { id: 'offers', provider: url, limit: String(LIMIT) } },
    { element: 'pager', attributes: { for: 'offers' } },
    ...(hasReplays ? replays : []),
  ]);
  const part = (id: 'offers' | 'replays', ...written: readonly (string | undefined)[]) => ({
    ...{ id, name: texts[id] },
    content: `
        ${written.join('\n        ')}`,
  });
  return [part('offers', list, pager), hasReplays ? part('replays', films, filmPager) : null];
}

/** Returns the calendar of a provider's slots; null if the provider has none. */
export async function slotPart(request: FastifyRequest, { id, url }: Venue): Promise<Part | null> {
  const { texts } = visitorOf(request);
  const offers = await attempt(request, async (catalogue) => readOffersOf(catalogue, id));
  if (offers?.length === 0) return null;
  const attributes = { user: url, mode: 'default' };
  const [calendar] = await elements(request, [{ element: 'slotted-calendar', attributes }]);
  return {
    id: 'slots',
    name: texts.slots,
    content: `
        <h2 id="slots">${texts.slots}</h2>
        ${calendar}`,
  };
}

/** Returns the upcoming animations of a provider; null if there are none. */
export async function animationPart(request: FastifyRequest, { id, url }: Venue): Promise<Part | null> {
  const { texts } = visitorOf(request);
  const found = await attempt(request, (catalogue) => readAnimations(catalogue, 'future', id));
  if (found?.items.length === 0) return null;
  const attributes = { id: 'animations', period: 'future', user: url };
  const [slider] = await elements(request, [{ element: 'animations-slider', attributes }]);
  return {
    id: 'animations',
    name: texts.animations,
    content: `
        ${slider}`,
  };
}

/** Returns a map with the provider's location; null if the provider is not on the map. */
export async function placePart(request: FastifyRequest, venue: Venue): Promise<Part | null> {
  const { texts } = visitorOf(request);
  const isShown = await attempt(request, (catalogue) => isOnMap(catalogue, venue));
  if (isShown === false) return null;
  const { url, fullName, city } = venue;
  const place = `<p class="fallback"><a href="${attribute(pagePath('user', url))}">${attribute(fullName)}</a>, ${attribute(`${city.postalCode} ${city.name}`)}</p>`;
  return {
    id: 'place',
    name: texts.place,
    content: `
        <h2 id="place">${texts.place}</h2>
        <creneau-provider-map provider="${attribute(url)}">${place}</creneau-provider-map>`,
  };
}
