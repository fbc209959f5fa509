import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inAddress, ODD_DAYS, ODD_ESCAPES, ODD_NUMBERS, ODD_TEXTS } from '../../fixtures/data/odd-values.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { buildServer, slot, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const RUNS = 300;
const json = { 'content-type': 'application/json' };
const tokens = fc.constantFrom('demo-customer', 'demo-company', 'demo-subscriber', 'nobody', undefined);
const digits = (most: number, length: number) =>
  fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(length, '0'));
const bookableDay = fc
  .integer({ min: 0, max: 100 })
  .map((n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10));
const day = fc.oneof(
  { weight: 4, arbitrary: bookableDay },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_DAYS) },
  { weight: 1, arbitrary: fc.tuple(digits(9999, 4), digits(13, 2), digits(32, 2)).map((parts) => parts.join('-')) },
);
const time = fc
  .tuple(fc.integer({ min: 0, max: 29 }), fc.constantFrom(0, 15, 20, 30, 45, 99))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const slotIds = fc.tuple(fc.integer({ min: 0, max: 70 }), day, time).map((parts) => slot(...parts));
const itemKind = fc.constantFrom('event', 'animation', 'membership-option', 'venue');
const card = fc.constantFrom('success', 'declined', 'authentication', 'gold');
const anything = fc.anything({ withNullPrototype: false, withBigInt: false });
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ maxLength: 90 }),
  fc.constantFrom(...ODD_TEXTS),
);
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(...ODD_NUMBERS));

const PAYMENT = '/v1/test-gateway/00000000-0000-4000-8000-000000000000';
const WISHES = '/v1/hold/00000000-0000-4000-8000-000000000000/wishes';
const POSTS = [
  ...['/v1/hold', '/v1/quote', '/v1/order', '/v1/guest', '/v1/coupon/check', '/v1/gift/check'],
  ...[PAYMENT, '/v1/waiting-list/2_20261201T1000', '/v1/marker/details'],
];

const sound = ({ status, body }: { status: number; body: { code?: string; status?: number } | null }) => {
  expect(status).toBeLessThan(500);
  if (status >= 400) expect(body).toMatchObject({ status, code: expect.any(String) });
};

describe('D-problem-json: bad input never causes a 5xx', () => {
  it.each([...POSTS, WISHES])('no body causes a 5xx: %s', async (path) => {
    const method = path === WISHES ? 'PUT' : 'POST';
    await fc.assert(
      fc.asyncProperty(tokens, anything, async (token, body) => {
        const raw = JSON.stringify(body) ?? 'undefined';
        sound(await server.call(method, path, { ...(token && { token }), body: raw, headers: json, key: 'k' }));
      }),
      { numRuns: RUNS / 10 },
    );
  });

  it('no body that is nearly valid causes a 5xx', async () => {
    const slots = fc.array(fc.oneof({ weight: 4, arbitrary: slotIds }, { weight: 1, arbitrary: text }), {
      maxLength: 60,
    });
    const item = fc.oneof(
      fc.tuple(itemKind, fc.nat()).map((parts) => parts.join(':')),
      text,
    );
    const hold = fc.oneof(fc.uuid(), text);
    const basket = { slots, waiting: slots, item, hold };
    const gift = fc.record({ user: number, firstName: text, lastName: text, email: text }, { requiredKeys: [] });
    const wishes = { coupon: text, credit: fc.boolean(), subscription: fc.option(number), gift };
    const order = { hold, total: number, partner: text };
    const some = { requiredKeys: [] };
    const degrees = fc.double({ min: -200, max: 200 });
    const marker = { eventType: fc.constantFrom('all', 'slotted', 'none'), lat: degrees, long: degrees, url: text };
    const body = fc.oneof(
      fc.record({ ...marker, query: fc.oneof(fc.constant('sport/yoga'), text) }, some),
      fc.record({ ...basket, ...wishes }, some),
      fc.record({ ...order, ...wishes }, some),
      fc.record({ ...basket, code: text }, some),
      gift,
      fc.record({ card, savedCard: number, authentication: text, save: fc.anything() }, some),
    );
    const path = fc.oneof(
      fc.constantFrom(...POSTS),
      slotIds.map((id) => `/v1/waiting-list/${id}`),
    );
    await fc.assert(
      fc.asyncProperty(tokens, path, body, text, async (token, where, what, key) => {
        const headers = { ...json, 'idempotency-key': inAddress(key) || 'k' };
        sound(await server.call('POST', where, { ...(token && { token }), body: JSON.stringify(what), headers }));
      }),
      { numRuns: RUNS },
    );
  });

  it('no address causes a 5xx', async () => {
    const path = fc.constantFrom(
      '/user/',
      '/v1/slotted/',
      '/v1/slotted/id/',
      '/v1/slotted/user/',
      '/v1/slotted/booked/',
      '/v1/slotted/booked/provider/',
      '/v1/order/',
      '/v1/hold/',
      '/v1/waiting-list/',
      '/v1/item/',
      '/search/user/',
      '/search/',
      '/categories/',
      '/v1/event/',
      '/v1/event/list/',
      '/v1/event/list/city/',
      '/v1/event/list/provider/',
      '/v1/event/list/?page=',
      '/v1/map/',
      '/v1/map/city/',
      '/v1/map/provider/',
      '/v1/open/',
      '/v1/animation/',
      '/v1/future/events/?user=',
      '/search/user/lum?group=',
      '/v1/price/id/',
      '/v1/product/id/',
      '/v1/membership/',
      '/v1/videos/',
      '/v1/memberships/?provider=',
      '/v1/pulse/activities/',
      '/~',
      '/',
    );
    const end = fc.oneof(
      text.map(inAddress),
      fc.constantFrom(...ODD_ESCAPES),
      fc.string({ unit: fc.constantFrom('%', '0', '~', '/', '?', 'a', '-', '.', '&'), maxLength: 20 }),
    );
    const method = fc.constantFrom('GET', 'DELETE');
    await fc.assert(
      fc.asyncProperty(method, path, end, tokens, async (verb, start, rest, token) => {
        const response = await server.call(verb, start + rest, { ...(token && { token }) });
        // `..` may lead out of the API, to an address at which this server has no page.
        const isOfApi = new URL(`/api${start}${rest}`, 'http://localhost').pathname.startsWith('/api/');
        if (isOfApi) sound(response);
        else expect(response.status).toBe(404);
      }),
      { numRuns: RUNS },
    );
  });
});
