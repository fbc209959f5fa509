import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type TestServer } from '../fixtures/server/api.ts';

/** The rows of the specification's section 7, each with its documented operations. */
const SECTION_7: readonly (readonly [row: string, operations: readonly string[]])[] = [
  ['GET {base url}/{name-value pairs}', ['get /v1/map', 'get /v1/map/{filters}']],
  ['GET /v1/event/list/{query}', ['get /v1/event/list', 'get /v1/event/list/{filters}']],
  ['GET /v1/event/{id}', ['get /v1/event/{id}']],
  ['GET /v1/membership/{id}', ['get /v1/membership/{id}']],
  ['GET /v1/memberships/', ['get /v1/memberships']],
  ['GET /v1/product/id/{id}', ['get /v1/product/id/{id}']],
  ['GET /v1/price/id/{id}', ['get /v1/price/id/{id}']],
  ['GET /v1/slotted/id/{id}', ['get /v1/slotted/id/{id}']],
  ['GET /v1/slotted/org/', ['get /v1/slotted/org']],
  ['GET /v1/slotted/{id}', ['get /v1/slotted/{id}']],
  ['GET /v1/slotted/booked/{id}', ['get /v1/slotted/booked/{id}']],
  ['GET /v1/slotted/month/booking/user', ['get /v1/slotted/month/booking/user']],
  ['GET /v1/open/slots-booked/{id}', ['get /v1/open/slots-booked/{id}']],
  ['GET /v1/open/{userId}', ['get /v1/open/{id}']],
  ['GET /v1/cards', ['get /v1/cards']],
  ['GET /city/list/', ['get /city/list']],
  ['GET /categorie/list/', ['get /categorie/list']],
  ['GET /activity/list/', ['get /activity/list']],
  ['GET /coach/list/', ['get /coach/list']],
  ['GET /search/user/{search}, /search/{term}', ['get /search/user/{search}', 'get /search/{term}']],
  ['GET /user/{id}', ['get /user/{id}']],
  ['GET /v1/order/future/, /v1/order/past/', ['get /v1/order/future', 'get /v1/order/past']],
  ['GET /v1/past/events/, future, next', ['past', 'future', 'next'].map((period) => `get /v1/${period}/events`)],
  ['GET /v1/replay/', ['get /v1/replay']],
  ['GET /v1/popups', ['get /v1/popups']],
  ['GET /v1/videos/{id}', ['get /v1/videos/{id}']],
  [
    'GET /v1/{tracker}/activities/…',
    ['daily', 'weekly', 'monthly', 'yearly'].map((range) => `get /v1/{tracker}/activities/${range}`),
  ],
  ['GET /v1/{tracker}/lifetime-stats', ['get /v1/{tracker}/lifetime-stats']],
  ['POST /v1/marker/details', ['post /v1/marker/details']],
  ['GET categories/{param}', ['get /categories/{param}']],
];

/** The rows that the decisions add. */
const DECISIONS_9: typeof SECTION_7 = [
  ['GET /v1/event/options/{query}', ['get /v1/event/options/{filters}']],
  ['GET /v1/slotted/user/{userId}', ['get /v1/slotted/user/{id}']],
  ['GET /v1/slotted/booked/provider/{userId}', ['get /v1/slotted/booked/provider/{id}']],
  ['GET /v1/me', ['get /v1/me']],
  ['GET /v1/config', ['get /v1/config']],
  ['GET /v1/credit', ['get /v1/credit']],
  ['POST /v1/coupon/check', ['post /v1/coupon/check']],
  ['POST /v1/gift/check', ['post /v1/gift/check']],
  ['POST /v1/quote', ['post /v1/quote']],
  ['POST /v1/guest', ['post /v1/guest']],
  [
    'POST /v1/hold · DELETE /v1/hold/{id} · PUT /v1/hold/{id}/wishes · PUT /v1/hold/{id}/longer',
    ['post /v1/hold', 'delete /v1/hold/{id}', 'put /v1/hold/{id}/wishes', 'put /v1/hold/{id}/longer'],
  ],
  ['POST /v1/order · GET, DELETE /v1/order/{id}', ['post /v1/order', 'get /v1/order/{id}', 'delete /v1/order/{id}']],
  [
    'GET /v1/waiting-list · POST, DELETE /v1/waiting-list/{slotId}',
    ['get /v1/waiting-list', 'post /v1/waiting-list/{id}', 'delete /v1/waiting-list/{id}'],
  ],
  ['POST /v1/order/{id}/guest', ['post /v1/order/{id}/guest']],
  ['POST /v1/order/{id}/address', ['post /v1/order/{id}/address']],
  ['POST /v1/webhook/stripe', ['post /v1/webhook/stripe']],
  ['GET /v1/studio/export', ['get /v1/studio/export']],
  ['POST /v1/studio/import', ['post /v1/studio/import']],
  ['PATCH /v1/studio/sessions', ['patch /v1/studio/sessions']],
  ['GET /v1/studio/day', ['get /v1/studio/day']],
  ['PUT /v1/studio/present', ['put /v1/studio/present']],
  ['POST /v1/studio/message', ['post /v1/studio/message']],
];

/**
 * Further calls that the widgets and pages of this project need: to show a first view and places as they
 * change, to resume, to sell an item, to pay by the test gateway.
 */
const BESIDE = [
  'get /v1/first/{element}',
  'get /v1/hold/{id}',
  'get /v1/guest',
  'get /v1/live',
  'get /v1/item/{ref}',
  'get /v1/animation/{id}',
  'post /v1/test-gateway/{id}',
];

let server: TestServer;
let documented: readonly string[];

beforeAll(async () => {
  server = await buildServer();
  await server.services.database.query(
    "INSERT INTO event (provider_id, title, url, type, price_cents) VALUES (42, 'Salle', 'salle-ouverte', 'open', 0)",
  );
  const document: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(
    (await server.call('GET', '/openapi.json')).text,
  );
  documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
});
afterAll(() => server?.close());

/** Values for the parameters of an address; 1 for those not listed. */
const PIECES: Readonly<Record<string, string>> = {
  '{filters}': 'city/paris',
  '{ref}': 'event:1',
  '{param}': 'home',
  '/user/{id}': '/user/42',
  '/open/{id}': '/open/42',
  '/provider/{id}': '/provider/42',
  '/price/id/{id}': '/price/id/500000001',
  '/videos/{id}': '/videos/501',
};

/** The response to a call with neither token nor body. */
async function ask(operation: string, ending: string) {
  const [method = '', path = ''] = operation.split(' ');
  const named = Object.entries(PIECES).reduce((text, [piece, value]) => text.replace(piece, value), path);
  const address = named.replace('/slots-booked/{id}', '/slots-booked/salle-ouverte').replaceAll(/\{\w+\}/g, '1');
  const { status, text } = await server.call(method.toUpperCase() as 'GET', address + ending);
  return { status, text };
}

/** Operations that are not found unless Stripe takes payments. */
const HIDDEN = 'post /v1/webhook/stripe';

describe.each([
  ['S-calls', SECTION_7],
  ['D-openapi', DECISIONS_9],
])('%s: each row of the calls', (_, rows) => {
  it.each(rows)('%s is in the OpenAPI document', (_row, operations) => {
    expect(operations.filter((operation) => !documented.includes(operation))).toEqual([]);
  });

  it.each(rows)('D-trailing-slash: %s responds with and without a trailing slash', async (_row, operations) => {
    for (const operation of operations) {
      const plain = await ask(operation, '');
      const slashed = await ask(operation, '/');
      expect([operation, slashed]).toEqual([operation, plain]);
      expect([operation, plain.status === 404]).toEqual([operation, operation === HIDDEN]);
    }
  });
});

it('D-more-calls: every documented call is a row of the documents, or one of the further calls that this project needs', () => {
  const known = new Set([...SECTION_7, ...DECISIONS_9].flatMap(([, operations]) => operations).concat(BESIDE));
  expect(documented.filter((operation) => !known.has(operation))).toEqual([]);
  expect([...known].filter((operation) => !documented.includes(operation))).toEqual([]);
});
