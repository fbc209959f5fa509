import { fetchPlacesLeft } from '../../../widgets/shared/api/booking/places-left.ts';
import { fetchEvents, fetchOpenEvents } from '../../../widgets/shared/api/catalogue/event.ts';
import { fetchEvent } from '../../../widgets/shared/api/catalogue/event-page.ts';
import { fetchOpenBooked } from '../../../widgets/shared/api/catalogue/open.ts';
import { fetchPrice, fetchProduct } from '../../../widgets/shared/api/catalogue/product.ts';
import { fetchFound, fetchFoundUsers } from '../../../widgets/shared/api/catalogue/search.ts';
import { fetchLeftValues, fetchNames } from '../../../widgets/shared/api/names.ts';
import { fetchProvider } from '../../../widgets/shared/api/user.ts';
import type { Call } from '../call.ts';

const names = (operation: string, list: 'city' | 'categorie' | 'activity', filter: string): Call => ({
  operation,
  name: `GET ${list}/list/`,
  uses: [{ widget: 'event-list', when: `for the values of the filter \`${filter}\``, isVital: false }],
  make: (client) => fetchNames(client, list),
});

export const listCalls: readonly Call[] = [
  {
    operation: 'listEvents',
    name: 'GET v1/event/list/',
    uses: [{ widget: 'event-list', when: 'at once; `?page=2` when a page is turned', isVital: true }],
    make: (client) => fetchEvents(client, {}, { page: 1 }),
  },
  {
    operation: 'listFilteredEvents',
    name: 'GET v1/event/list/{filters}',
    uses: [
      {
        widget: 'event-list',
        when: 'with `query`, or once a filter is chosen: `city/paris/sport/yoga`',
        isVital: true,
      },
      { widget: 'offers-list', when: 'at once: `provider/{url}?limit=8`', isVital: true },
    ],
    make: (client, { provider }) =>
      provider === null ? null : fetchEvents(client, { provider }, { page: 1, limit: 8 }),
  },
  names('listCities', 'city', 'city'),
  names('listCategories', 'categorie', 'category'),
  names('listSports', 'activity', 'sport'),
  {
    operation: 'listFilterValues',
    name: 'GET v1/event/options/{filters}',
    uses: [{ widget: 'event-list', when: 'once a filter is set; without it no value is greyed', isVital: false }],
    make: (client, { city }) => (city === null ? null : fetchLeftValues(client, { city })),
  },
  {
    operation: 'getUser',
    name: 'GET user/{url}',
    uses: [
      { widget: 'provider-card', when: 'at once', isVital: true },
      { widget: 'offers-list', when: 'at once, for its heading', isVital: false },
      { widget: 'event-list', when: 'for the name of a venue that is filtered by', isVital: false },
      { widget: 'event-details', when: 'for the address', isVital: false },
    ],
    make: (client, { provider }) => (provider === null ? null : fetchProvider(client, provider)),
  },
  {
    operation: 'searchUsers',
    name: 'GET search/user/{term}',
    uses: [
      { widget: 'event-list', when: 'while a venue is typed', isVital: false },
      { widget: 'search', when: 'while something is typed, with `scope="user"`', isVital: false },
    ],
    make: (client, { provider }) => (provider === null ? null : fetchFoundUsers(client, provider.slice(0, 3))),
  },
  {
    operation: 'search',
    name: 'GET search/{term}',
    uses: [{ widget: 'search', when: 'while something is typed', isVital: true }],
    make: (client, { word }) => (word === null ? null : fetchFound(client, word)),
  },
  {
    operation: 'getEvent',
    name: 'GET v1/event/{url}',
    uses: [{ widget: 'event-details', when: 'at once, with the attribute `event`', isVital: true }],
    make: (client, { event }) => (event === null ? null : fetchEvent(client, event)),
  },
  {
    operation: 'getItem',
    name: 'GET v1/item/{ref}',
    uses: [
      { widget: 'event-details', when: 'for the places left: `event:12`', isVital: false },
      { widget: 'checkout', when: 'with the attribute `item`', isVital: false },
    ],
    make: (client, { eventId }) => (eventId === null ? null : fetchPlacesLeft(client, `event:${eventId}`)),
  },
  {
    operation: 'getPrice',
    name: 'GET v1/price/id/{id}',
    uses: [{ widget: 'event-details', when: 'for an event with a `priceId`', isVital: false }],
    make: (client, { priceId }) => (priceId === null ? null : fetchPrice(client, priceId)),
  },
  {
    operation: 'getProduct',
    name: 'GET v1/product/id/{id}',
    uses: [{ widget: 'event-details', when: 'for the `product` of that price', isVital: false }],
    make: (client, { productId }) => (productId === null ? null : fetchProduct(client, productId)),
  },
  {
    operation: 'listOpenEvents',
    name: 'GET v1/open/{url}',
    uses: [{ widget: 'event-details', when: 'for a provider’s other open events', isVital: false }],
    make: (client, { provider }) => (provider === null ? null : fetchOpenEvents(client, provider)),
  },
  {
    operation: 'listOpenBooked',
    name: 'GET v1/open/slots-booked/{url}',
    uses: [{ widget: 'event-details', when: 'for the places left of an open event', isVital: false }],
    make: (client, { openEvent }) => (openEvent === null ? null : fetchOpenBooked(client, openEvent)),
  },
];
