import type { Group } from '../line.ts';

export const specificationCalls: Group = {
  name: '7. The calls it makes',
  ids: {
    'S-calls': {
      'GET calls send the bearer token and a JSON content type, and no body': [
        'widgets/shared/api/client: with a token every GET carries it, and a JSON content type',
      ],
      "GET {base url}/{pairs joined by '/'}: map data, the page key dropped, a list of positions": [
        "api/finding/map: a position has the specification's form",
        'api/finding/map: names may come in any order and with a page',
        'core/event-query: "city/paris/page/3" narrows down by',
      ],
      'GET /v1/event/list/{query}: filters, the page in the query, ?limit=8 for offers': [
        'widgets/shared/api/event: D-calls-events: GET /v1/event/list/',
        'api/finding/event-list: is every listed event once, the newest first, from the first page to the last',
      ],
      'GET /v1/event/{id}': [
        'widgets/calls: GET /v1/event/{id}',
        'api/finding/event: S-event: GET /v1/event/{id}',
        'widgets/shared/api/catalogue-rows: GET /v1/event/a%2Fb',
      ],
      'GET /v1/membership/{id}': [
        'api/finding/memberships: S-membership: a membership > has its options',
        'api/every-call: GET /v1/membership/{id} is in',
        'widgets/membership-list/store: one membership by url or id',
      ],
      'GET /v1/memberships/, paged': [
        'api/finding/memberships: six a page, each once',
        'widgets/membership-list/store: S-calls: the call',
      ],
      'GET /v1/product/id/{id}': [
        'widgets/calls: GET /v1/product/id/{id}',
        'api/finding/memberships: lead to each other',
        'widgets/shared/api/catalogue-rows: GET /v1/product/id/1',
      ],
      'GET /v1/price/id/{id}': [
        'widgets/calls: GET /v1/price/id/{id}',
        'api/finding/memberships: lead to each other',
        'widgets/shared/api/catalogue-rows: GET /v1/price/id/5',
      ],
      'GET /v1/slotted/id/{id}': [
        'widgets/calls: GET /v1/slotted/id/{id}, GET /v1/slotted/{id}: fetchSlotted',
        'api/calls/reading: an offer: /v1/slotted/id/1',
        'widgets/shared/api/catalogue-rows: GET /v1/slotted/id/7',
      ],
      'GET /v1/slotted/org/': [
        "api/calls/reading: the user's bookings from this month on, and their organisation's",
        'widgets/slotted-calendar/own-bookings: are fetched with a token, those of an organisation too',
      ],
      'GET /v1/slotted/{id}': [
        'api/calls/reading: an offer: /v1/slotted/yoga-doux',
        'widgets/shared/api/slotted: is asked by id or url, percent-encoded',
      ],
      'GET /v1/slotted/booked/{id}': [
        'api/calls/reading: places taken from this Monday on, in time order and without a person',
        'widgets/shared/api/slotted: D-calls-bookings: what is booked',
      ],
      'GET /v1/slotted/month/booking/user': [
        "api/calls/reading: the user's bookings from this month on",
        'widgets/slotted-calendar/own-bookings: are fetched with a token',
      ],
      'GET /v1/open/slots-booked/{id}': [
        'widgets/calls: GET /v1/open/slots-booked/{id}',
        'api/finding/open-booked: how many places are taken, by id or url, whoever has them; they have no start',
        'widgets/shared/api/catalogue-rows: GET /v1/open/slots-booked/salle',
      ],
      'GET /v1/open/{userId}': [
        'widgets/calls: GET /v1/open/{userId}',
        "api/finding/event: a provider's listed open events, the newest first",
        'widgets/shared/api/catalogue-rows: GET /v1/open/42',
      ],
      'GET /v1/cards': [
        'api/buying/paying: is saved when it has paid, listed newest first, and saved once',
        'api/stripe/paying: are saved when they have paid and their owner wants it, listed newest first, and pay again',
      ],
      'GET /city/list/, /categorie/list/, /activity/list/, /coach/list/: name and slug': [
        'api/finding/names: S-calls: the lists of name and slug',
        'widgets/shared/api/event: S-calls: lists of name and slug',
      ],
      'GET /search/user/{search}': [
        'api/calls/search: D-user-search: GET /search/user/{search}',
        'widgets/search/decode: D-user-search: GET /search/user/{search}',
      ],
      'GET /search/{term}': [
        'api/finding/search: D-search-words: GET /search/{term}',
        'widgets/search/decode: S-calls: GET /search/{term}',
      ],
      'GET /user/{id}': ['api/calls/reading: a page: 42', 'widgets/provider-card/store: D-calls-user: GET /user/{id}'],
      'GET /v1/order/future/, paged': [
        'api/history/orders: eight a page by default, the same orders page by page',
        'widgets/order-history/store: {} asks for /v1/order/future/',
      ],
      'GET /v1/order/past/, paged': [
        'api/history/orders: eight a page by default, the same orders page by page',
        'widgets/order-history/store: {"period":"past","page":2}',
      ],
      'GET /v1/past/events/, /v1/future/events/, /v1/next/events/: paged, with a user key': [
        'api/finding/animations: D-calls-animations: GET /v1/next, future and past/events/',
        'widgets/animations-slider/store: S-calls: the calls',
      ],
      'GET /v1/replay/, paged': [
        'api/finding/replays: the latest first, twelve a page',
        'widgets/replay-list/store: S-calls: GET /v1/replay/',
      ],
      'GET /v1/popups': [
        'api/finding/popups: the current popups in order, for every caller',
        'widgets/shared/api/catalogue-rows: S-popups: popups in payloads',
      ],
      'GET /v1/videos/{id}': [
        'api/finding/replays: its sources, the best first, and its captions',
        'widgets/replay-list/players: S-calls: GET /v1/videos/{id}',
      ],
      'GET /v1/{tracker}/activities/daily, weekly, monthly, yearly': [
        'api/fitness/fitness: daily: the hours of today',
        'api/fitness/fitness: weekly and monthly: the days',
        'api/fitness/fitness: yearly: the sums',
      ],
      'GET /v1/{tracker}/lifetime-stats': [
        'api/fitness/fitness: the sums of all days until today',
        'widgets/fitness-dashboard/view: S-calls: lifetime figures',
      ],
      'POST /v1/marker/details: eventType, long, lat, url; location and events': [
        'api/finding/marker: returns the place and its listed events, as the list has them',
        'widgets/shared/api/map: asks by type, coordinates and url',
      ],
      'GET categories/{param}: home page': [
        'api/finding/names: S-calls: GET /categories/home',
        'widgets/category-list/store: S-calls: GET categories/{param}',
      ],
    },
    'S-store-filters': {
      'Offers by key enseigne': ['api/finding/event-list: by a provider'],
      'Slotted events by key user': ["api/calls/reading: a provider's offers: 42"],
      'User by key id': ['api/calls/reading: a page: 42'],
      'Booked slots by key provider': ["api/calls/reading: places taken in all of a provider's offers: 42"],
      'Pagination dispatches a refetch with the page as query parameter': [
        'widgets/animations-slider/store: {"page":2}',
        'browser/finding/pager: leads to the last page',
      ],
    },
    'S-stale-answers': {
      'A stale response is ignored when a newer call to the same endpoint was made': [
        'widgets/shared/resource: only the latest call counts, in whatever order they end',
        'browser/finding/search: a response for the first text that arrives after the second’s',
      ],
      'A failed call is rejected': [
        'widgets/shared/resource: fails, reports it, and can be retried',
        'widgets/shared/api/client: D-statuses: what a call is answered',
      ],
    },
  },
};
