import { CALLS as NAMES } from '../../core/calls.ts';
import { fetchPlacesLeft } from '../../widgets/shared/api/booking/places-left.ts';
import { fetchAnimations, type Period } from '../../widgets/shared/api/catalogue/animation.ts';
import { fetchCategories } from '../../widgets/shared/api/catalogue/categories.ts';
import { fetchCoaches } from '../../widgets/shared/api/catalogue/coaches.ts';
import { decodePositions } from '../../widgets/shared/api/catalogue/decode-positions.ts';
import { fetchEvents, fetchOpenEvents } from '../../widgets/shared/api/catalogue/event.ts';
import { fetchAnimation, fetchEvent } from '../../widgets/shared/api/catalogue/event-page.ts';
import { fetchPlaceDetails, fetchPositions } from '../../widgets/shared/api/catalogue/map.ts';
import { fetchMembership, fetchMemberships } from '../../widgets/shared/api/catalogue/membership.ts';
import { fetchOpenBooked } from '../../widgets/shared/api/catalogue/open.ts';
import { fetchPrice, fetchProduct } from '../../widgets/shared/api/catalogue/product.ts';
import { fetchReplays } from '../../widgets/shared/api/catalogue/replay.ts';
import { fetchFound, fetchFoundUsers } from '../../widgets/shared/api/catalogue/search.ts';
import {
  fetchSlotted,
  fetchSlottedOfUser,
  fetchTaken,
  fetchTakenOfUser,
} from '../../widgets/shared/api/catalogue/slotted.ts';
import { fetchVideo } from '../../widgets/shared/api/catalogue/video.ts';
import type { Client } from '../../widgets/shared/api/client.ts';
import { fetchLeftValues, fetchNames } from '../../widgets/shared/api/names.ts';
import { fetchPopups } from '../../widgets/shared/api/popup.ts';
import { fetchProvider } from '../../widgets/shared/api/user.ts';
import type { Tag } from '../../widgets/tags.ts';
import type { Subject } from './subject.ts';

/** A widget that makes a call, and what it does without the response. */
interface Use {
  readonly widget: Tag;
  readonly when: string;
  /** Whether the widget shows an error without the response; otherwise it only shows less. */
  readonly isVital: boolean;
}

/** A call that a visitor's widgets make. */
export interface Call {
  /** The operation's id in the OpenAPI document. */
  readonly operation: keyof typeof NAMES;
  /** The call as documents name it: its method and path. */
  readonly name: string;
  /** Calls the widgets' own function; returns anything but a promise if the subject has nothing to ask for. */
  readonly make: (client: Client, subject: Subject) => unknown;
  readonly uses: readonly Use[];
}

const call = (operation: Call['operation'], make: Call['make'], ...uses: readonly Use[]): Call => {
  return { operation, name: NAMES[operation], make, uses };
};
const needs = (widget: Tag, when: string): Use => ({ widget, when, isVital: true });
const part = (widget: Tag, when: string): Use => ({ widget, when, isVital: false });

const names = (operation: Call['operation'], list: 'city' | 'categorie' | 'activity', filter: string): Call =>
  call(
    operation,
    (client) => fetchNames(client, list),
    part('event-list', `for the values of the filter \`${filter}\``),
  );

const animations = (operation: Call['operation'], period: Period): Call =>
  call(
    operation,
    (client) => fetchAnimations(client, { period, user: null }, { page: 1 }),
    (period === 'next' ? needs : part)('animations-slider', `with \`period="${period}"\``),
  );

/** The calls, in an order in which each response can name what the next calls ask for. */
export const CALLS: readonly Call[] = [
  call(
    'listEvents',
    (client) => fetchEvents(client, {}, { page: 1 }),
    needs('event-list', 'at once; `?page=2` when a page is turned'),
  ),
  call(
    'getOffer',
    (client, { offer }) => offer && fetchSlotted(client, offer),
    needs('slotted-calendar', 'at once, with the attribute `event`'),
    part('checkout', 'for the slots that are bought'),
  ),
  call(
    'getOfferById',
    (client, { offerId }) => offerId && fetchSlotted(client, String(offerId)),
    part('slotted-calendar', 'in its place, if `event` is a number'),
  ),
  call(
    'listBooked',
    (client, { offer }) => offer && fetchTaken(client, offer),
    needs(
      'slotted-calendar',
      'at once, with the attribute `event`; again after a purchase and each time `weeks` weeks are turned',
    ),
  ),
  call(
    'listOffers',
    (client, { seller, provider }) => (seller ?? provider) && fetchSlottedOfUser(client, seller ?? provider ?? ''),
    part('slotted-calendar', 'at once, with the attribute `user`'),
  ),
  call(
    'listBookedOfProvider',
    (client, { seller, provider }) => (seller ?? provider) && fetchTakenOfUser(client, seller ?? provider ?? ''),
    part('slotted-calendar', 'at once, with the attribute `user`'),
  ),
  call(
    'listCoaches',
    (client) => fetchCoaches(client),
    part('slotted-calendar', 'once an offer has a coach without a name; slugs are shown without it'),
  ),
  call(
    'listFilteredEvents',
    (client, { provider }) => provider && fetchEvents(client, { provider }, { page: 1, limit: 8 }),
    needs('event-list', 'with `query`, or once a filter is chosen: `city/paris/sport/yoga`'),
    needs('offers-list', 'at once: `provider/{url}?limit=8`'),
  ),
  names('listCities', 'city', 'city'),
  names('listCategories', 'categorie', 'category'),
  names('listSports', 'activity', 'sport'),
  call(
    'listFilterValues',
    (client, { city }) => city && fetchLeftValues(client, { city }),
    part('event-list', 'once a filter is set; without it no value is greyed'),
  ),
  call(
    'getUser',
    (client, { provider }) => provider && fetchProvider(client, provider),
    needs('provider-card', 'at once'),
    part('offers-list', 'at once, for its heading'),
    part('event-list', 'for the name of a venue that is filtered by'),
    part('event-details', 'for the address'),
  ),
  call(
    'searchUsers',
    (client, { provider }) => provider && fetchFoundUsers(client, provider.slice(0, 3)),
    part('event-list', 'while a venue is typed'),
    part('search', 'while something is typed, with `scope="user"`'),
  ),
  call('search', (client, { word }) => word && fetchFound(client, word), needs('search', 'while something is typed')),
  call(
    'getEvent',
    (client, { event }) => event && fetchEvent(client, event),
    needs('event-details', 'at once, with the attribute `event`'),
  ),
  call(
    'getItem',
    (client, { eventId }) => eventId && fetchPlacesLeft(client, `event:${eventId}`),
    part('event-details', 'for the places left: `event:12`'),
    part('checkout', 'with the attribute `item`'),
  ),
  call(
    'getPrice',
    (client, { priceId }) => priceId && fetchPrice(client, priceId),
    part('event-details', 'for an event with a `priceId`'),
  ),
  call(
    'getProduct',
    (client, { productId }) => productId && fetchProduct(client, productId),
    part('event-details', 'for the `product` of that price'),
  ),
  call(
    'listOpenEvents',
    (client, { provider }) => provider && fetchOpenEvents(client, provider),
    part('event-details', 'for a provider’s other open events'),
  ),
  call(
    'listOpenBooked',
    (client, { openEvent }) => openEvent && fetchOpenBooked(client, openEvent),
    part('event-details', 'for the places left of an open event'),
  ),
  call(
    'listPositions',
    async (client) => decodePositions(await fetchPositions(client, {}), () => undefined),
    needs('provider-map', 'at once; with filters after the path, as for events'),
  ),
  call(
    'listEventsAtPosition',
    (client, { position }) => position && fetchPlaceDetails(client, position, {}),
    needs('provider-map', 'when a marker is pressed'),
  ),
  animations('listNextAnimations', 'next'),
  animations('listFutureAnimations', 'future'),
  animations('listPastAnimations', 'past'),
  call(
    'getAnimation',
    (client, { animation }) => animation && fetchAnimation(client, animation),
    part('event-details', 'at once, with the attribute `animation`'),
  ),
  call('listMemberships', (client) => fetchMemberships(client, null, { page: 1 }), needs('membership-list', 'at once')),
  call(
    'getMembership',
    (client, { membership }) => membership && fetchMembership(client, membership),
    part('membership-list', 'at once, with the attribute `membership`'),
  ),
  call('listReplays', (client) => fetchReplays(client, null, { page: 1 }), needs('replay-list', 'at once')),
  call(
    'getVideo',
    (client, { videoId }) => videoId && fetchVideo(client, videoId),
    needs('replay-list', 'when a replay is started'),
  ),
  call(
    'listPageCategories',
    (client) => fetchCategories(client, 'home'),
    needs('category-list', 'at once; `home` without the attribute `param`'),
  ),
  call('listPopups', (client) => fetchPopups(client), needs('popups', 'at once')),
];

/** The widgets that need an answer as a visitor, by their tags without the prefix. */
export const WIDGETS: readonly string[] = [
  ...new Set(CALLS.flatMap(({ uses }) => uses.filter(({ isVital }) => isVital).map(({ widget }) => widget))),
];
