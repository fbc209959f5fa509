import type { Group } from '../line.ts';

export const decisionsCalls: Group = {
  name: 'Calls',
  ids: {
    'D-calls-map': {
      'GET /v1/map/{name/value/…}: not paged, up to 20,000 positions': [
        'api/finding/map: has the listed events of every venue, and nothing else',
        'api/long/finding: has 20,000 positions and no more',
      ],
      'Filter names city, category, sport, provider, in alphabetical order, percent-encoded': [
        'core/event-query: names are in alphabetical order, values percent-encoded',
      ],
      '`.` and `..` refused, page dropped': [
        'api/finding/map: 400 for a value that would be another address: city/..',
        'core/event-query: "city/paris/page/3" narrows down by',
      ],
    },
    'D-calls-events': {
      'GET /v1/event/list/{name/value/…}?page=2&limit=8: the same filters; provider/{url} the offers by key enseigne': [
        'api/finding/event-list: by several at once, in any order of the names',
        'api/finding/event-list: by a provider',
      ],
      'GET /v1/event/options/{name/value/…}: for each filter the values that leave an event under the other filters': [
        'api/finding/event-options: D-calls-events',
        'api/finding/event-options: each value leaves an event, and no other does',
      ],
      'GET /v1/event/{id}: one event by id or url, with what its provider says of it': [
        'api/finding/event: S-event: GET /v1/event/{id}',
      ],
    },
    'D-calls-animations': {
      'GET /v1/past/events/, future, next: ?user={id}&page=…': [
        'api/finding/animations: next is of all providers, or of one by id, url or slug',
        'api/finding/animations: past is of all providers',
      ],
      'GET /v1/replay/: ?user={id}&page=…': ["api/finding/replays: a provider's, by id, url or slug"],
    },
    'D-calls-slotted': {
      'GET /v1/slotted/id/{id}: one slotted offer by id': [
        'api/calls/reading: an offer: /v1/slotted/id/1',
        'api/calls/reading: 404 for /v1/slotted/id/yoga-doux',
      ],
      'GET /v1/slotted/{id}: by id or url, with coach, language, days off, schedule': [
        'api/calls/reading: an offer: /v1/slotted/yoga-doux',
        'api/edge/openapi: every offer is as the document says',
      ],
      'GET /v1/slotted/user/{userId}': ["api/calls/reading: a provider's offers: 42"],
    },
    'D-calls-bookings': {
      'GET /v1/slotted/booked/{id}: startDate, slotted.id, taken, capacity per start, no person': [
        'api/calls/reading: places taken from this Monday on, in time order and without a person',
      ],
      'GET /v1/slotted/booked/provider/{userId}': ["api/calls/reading: places taken in all of a provider's offers: 42"],
      'GET /v1/slotted/org/': ["api/calls/reading: and their organisation's"],
      "GET /v1/slotted/month/booking/user: the user's own from the current month on": [
        "api/calls/reading: the user's bookings from this month on",
      ],
    },
    'D-calls-open': {
      "GET /v1/open/{userId}: a provider's open offers": [
        "api/finding/event: a provider's listed open events, the newest first",
      ],
      'GET /v1/open/slots-booked/{id}: bookings of one': [
        'api/finding/open-booked: how many places are taken, by id or url, whoever has them; they have no start',
      ],
      'startDate is null where a booking has no start, capacity where places have no end': [
        'api/finding/open-booked: they have no start',
        'api/finding/open-booked: unlimited places are null; places that the caller holds or has not paid for count for others only',
      ],
    },
    'D-calls-prices': {
      "GET /v1/price/id/{id}, /v1/product/id/{id}: an option's price and product": [
        "api/finding/memberships: D-calls-prices: an option's price and product",
      ],
      'GET /v1/price/id/{id} answers every priceId that any payload carries': [
        'api/doors/price: those of the event list, page by page',
        'api/doors/price: those of every option of every membership',
        'api/doors/price: and no other call has one',
      ],
      "The ids of an event's price and of an option's price differ": [
        'api/doors/price: an event and a membership of one id are two products',
      ],
    },
    'D-calls-user': {
      'GET /user/{id}: id, url, slug, fullName, groups, picture, city, organization': [
        'api/calls/reading: a page: studio-lumiere',
      ],
    },
    'D-calls-me': {
      "GET /v1/me: the token's user": [
        'api/calls/reading: calls with a token > its user',
        'widgets/shared/api/purchase: D-calls-me: GET /v1/me',
      ],
      "GET /v1/config: currency, time zone, payment provider's public key": [
        'api/calls/reading: the store',
        'api/stripe/paying: gives the page its public key',
      ],
      'GET /v1/credit: company credit': [
        'api/buying/discounts: is shown to colleagues only, not to other users, guests or visitors',
      ],
    },
    'D-calls-checkout': {
      'POST /v1/coupon/check': ['api/buying/discounts: that is checked returns its reduction'],
      'POST /v1/gift/check': ['api/buying/gifts: hears of each bad field'],
      'POST /v1/quote': ['api/calls/quote: of demo-customer for padel-duo'],
      'POST /v1/guest': [
        'api/calls/guest: D-guest-token: a guest',
        'widgets/shared/api/purchase: sends what was asked for and answers the token',
      ],
      'GET /v1/guest: the name that the guest of the token has entered': ['api/calls/guest: is told the name'],
    },
    'D-calls-hold': {
      'POST /v1/hold': [
        'api/calls/hold: keeps the places for ten minutes',
        'widgets/shared/api/purchase: a hold is asked for with its slots and the key',
      ],
      'DELETE /v1/hold/{id}': ['api/calls/hold: can be released by its owner, repeatedly too, and by nobody else'],
      'PUT /v1/hold/{id}/wishes': [
        'api/buying/kept-wishes: D-calls-hold: PUT /v1/hold/{id}/wishes',
        'widgets/shared/api/purchase: is sent whole, defaults left out, by its own call',
      ],
    },
    'D-calls-order': {
      'POST /v1/order, with an Idempotency-Key': [
        'api/calls/order: turns the hold into bookings',
        'api/calls/idempotency: is required on an order, and must be valid:',
      ],
      'GET /v1/order/{id}: state, for resuming': [
        'api/calls/order: turns the hold into bookings, readable by its buyer alone',
      ],
      "DELETE /v1/order/{id}: cancel and refund within the provider's window": [
        'api/buying/cancellation: within the window refunds it and releases its places',
      ],
    },
    'D-calls-waiting': {
      'GET /v1/waiting-list: positions': [
        'api/buying/waiting-list: is first come, first served, and moves up when somebody leaves',
      ],
      'POST, DELETE /v1/waiting-list/{slotId}: join, leave': [
        'api/buying/waiting-list: is joined once at a time, and again after leaving, at its end',
      ],
    },
    'D-calls-webhook': {
      'POST /v1/webhook/stripe: signed': [
        'api/stripe/messages: with a signature of somebody else is refused and changes nothing',
      ],
      '… idempotent': ['api/stripe/messages: fulfils the order, as often as it comes'],
    },
    'D-more-calls': {
      'GET /v1/item/{ref}: what an item costs before anybody holds it': ['api/calls/item: D-more-calls'],
      'GET /v1/hold/{id}: a hold after a reload': [
        'api/buying/ordering-again: D-more-calls: reading and releasing a hold',
      ],
      'POST /v1/test-gateway/{id}: where the test gateway is paid': ['api/buying/paying: D-test-gateway: each card'],
      'GET /v1/animation/{id}: one animation': ['api/finding/animations: D-more-calls: GET /v1/animation/{id}'],
    },
    'D-marker-details': {
      'query leaves the events that the filters of the map leave': [
        "api/finding/marker: a query leaves the same events as the map's filters",
      ],
      'eventType narrows them down to one type': ['api/finding/marker: an event type leaves events of that type:'],
    },
    'D-schedule': {
      'schedule keys are English, in lower case; French ones are accepted': [
        'widgets/shared/api/slotted: has English keys or French ones',
        'api/calls/rules: D-schedule: French weekdays: patinoire',
      ],
      "A slot's start and end are HH:mm or dates, of which the time of day counts": [
        'widgets/shared/api/slotted: takes the hour of "2026-11-24T08:00:00"',
        'api/calls/rules: D-schedule: dates for times: bassin-nordique',
      ],
    },
    'D-paged-answers': {
      'A paged response is { items, page, lastPage }': [
        'api/finding/event-list: is every listed event once, the newest first, from the first page to the last',
        'widgets/shared/api/event: {"items":{},"page":1,"lastPage":1} is no page of events',
      ],
      'A list of events also has `total`': [
        'api/finding/event-list: D-paged-answers: says how many there are on all pages',
      ],
    },
    'D-openapi': {
      'One OpenAPI 3.1 document generated from the route schemas': [
        'api/edge/openapi: is one OpenAPI 3.1 document',
        'api/every-call: D-more-calls: every documented call is a row, or one that this project needs beside them',
      ],
      'The responses are tested against it': [
        'api/edge/openapi: D-openapi: every call responds as the document says, and so does its failure',
      ],
      'It passes the recommended rules of Redocly': ['api/edge/openapi: passes the recommended rules of Redocly'],
      'Each call has a name, a tag, a description and an example that the API has answered': [
        'api/edge/openapi: names each call, says what it does and shows an example',
      ],
      'Failures stand by their status': ['api/edge/openapi: has a response for each status that a failure can have'],
      'Objects in answers are open, those in requests closed': [
        'api/edge/openapi: leaves objects in responses open, so that a back end may add members',
      ],
    },
    'D-api-docs': {
      'GET /api/docs shows the document, without demo mode too, with nothing from elsewhere': [
        'api/operating/operating: is shown without demo mode, under a policy that allows nothing from elsewhere',
        'browser/backends/docs: shows the calls in a browser',
      ],
    },
    'D-conformance': {
      'The reference API passes what is read, and the rest with a token': [
        'api/conformance/conformance: passes what is read by visitors, and feeds every widget',
        'api/conformance/conformance: passes the rest with a token',
      ],
      'A back end that is made from the documents alone passes, and feeds calendar, list and map': [
        'api/conformance/conformance: tells in lines or as JSON what a back end feeds',
        'browser/backends/minimal: feeds the calendar, the list of events with its filters and pages, and the map',
      ],
      'It warns of an offer that leaves a rule to its default': [
        'api/conformance/wrong: an offer that leaves a rule to its default',
      ],
      'It names the address of an API below the one that was given': [
        'api/conformance/conformance: names the address of the API where it is below',
      ],
      'One that is wrong fails in the way in which it is': ['api/conformance/wrong: its amounts are texts for people'],
      'A call answered 404 is not offered, a failure where its widget was named': [
        'api/conformance/conformance: ends with 1 where a widget that was named is not fed',
      ],
      'Arguments that make no sense are refused in one sentence': [
        'api/conformance/conformance: refuses ["api.example/api"] in one sentence',
        'api/conformance/conformance: ends with 2 and one sentence where nothing answers',
      ],
      'What a widget needs is found by its own code and written by the build': [
        'fixtures/reference/generated: docs/backends.md is up to date',
      ],
    },
    'D-unknown-user': {
      '?user= that names nobody is 404': [
        'api/finding/animations: 404 for ?user=nobody',
        'api/finding/replays: 404 for ?user=nobody',
      ],
      'A filter that names nothing is an empty list': ['api/finding/event-list: is one empty page if nothing matches'],
    },
    'D-search-words': {
      'A search finds the beginnings of words, without regard to accents and order': [
        'api/finding/search: by the beginnings of words in any order',
      ],
      '… in titles, activities, names and cities': [
        'api/finding/search: by the sport of an event and the city of a venue',
      ],
    },
  },
};
