import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem, problemBody } from '../../../demo/api/problem.ts';
import type { ProblemCode } from '../../../demo/api/problem-codes.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { addCoupon, addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

/** The ids of a person's data, by the names of the parameters of the calls. */
interface Owned {
  readonly token: string;
  readonly order: string;
  readonly payment: string;
  readonly hold: string;
  readonly waiting: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every call that names data of one person: the operation, its address and its body. */
const NAMING: readonly (readonly [Method, string, (of: Owned) => string, ((of: Owned) => object)?])[] = [
  ['GET', '/v1/hold/{id}', (of) => `/v1/hold/${of.hold}`],
  ['DELETE', '/v1/hold/{id}', (of) => `/v1/hold/${of.hold}`],
  ['PUT', '/v1/hold/{id}/longer', (of) => `/v1/hold/${of.hold}/longer`],
  ['PUT', '/v1/hold/{id}/wishes', (of) => `/v1/hold/${of.hold}/wishes`, () => ({ coupon: 'HALF' })],
  ['POST', '/v1/quote', () => '/v1/quote', (of) => ({ hold: of.hold })],
  ['POST', '/v1/coupon/check', () => '/v1/coupon/check', (of) => ({ hold: of.hold, code: 'HALF' })],
  ['POST', '/v1/order', () => '/v1/order', (of) => ({ hold: of.hold, total: 12 })],
  ['GET', '/v1/order/{id}', (of) => `/v1/order/${of.order}`],
  ['DELETE', '/v1/order/{id}', (of) => `/v1/order/${of.order}`],
  ['POST', '/v1/order/{id}/guest', (of) => `/v1/order/${of.order}/guest`],
  ['POST', '/v1/order/{id}/address', (of) => `/v1/order/${of.order}/address`, () => ({ email: 'a@example.org' })],
  ['POST', '/v1/test-gateway/{id}', (of) => `/v1/test-gateway/${of.payment}`, () => ({ card: 'success' })],
  ['DELETE', '/v1/waiting-list/{id}', (of) => `/v1/waiting-list/${of.waiting}`],
];

const TRACKER = 'montre-de-course';

/** Every call that returns data of the user of the token. */
const LISTING: readonly string[] = [
  '/v1/me',
  '/v1/guest',
  '/v1/slotted/month/booking/user',
  '/v1/slotted/org',
  '/v1/cards',
  '/v1/credit',
  '/v1/waiting-list',
  '/v1/order/future',
  '/v1/order/past',
  ...['daily', 'weekly', 'monthly', 'yearly'].map((range) => `/v1/{tracker}/activities/${range}`),
  '/v1/{tracker}/lifetime-stats',
];

/** Calls that create data of the caller and name nobody else's. */
const MAKING = ['POST /v1/hold', 'POST /v1/gift/check', 'POST /v1/waiting-list/{id}'];

/** Calls of a studio (test/api/studio, test/api/schedule). */
const STUDIO = [
  ...['GET /v1/studio/export', 'PATCH /v1/studio/sessions', 'POST /v1/studio/import'],
  ...['GET /v1/studio/day', 'PUT /v1/studio/present', 'POST /v1/studio/message'],
];

const REFUSALS: ReadonlyMap<number, ProblemCode> = new Map([
  [401, 'token-invalid'],
  [403, 'forbidden'],
  [404, 'not-found'],
] as const);

let api: TwoServers;
let account: Owned;
let asGuest: Owned;
let strangers: Readonly<Record<string, string | undefined>>;
let cardId: number;

beforeAll(async () => {
  api = await openTwoServers();
  const { database, servers } = api;
  await addCoupon(database, 'HALF', null);
  const offer = await addOffer(database, { capacity: 3, wait_list_booking: true });
  const full = await addOffer(database, { capacity: 1, wait_list_booking: true });
  const [owner, stranger, holder] = await addPeople(database, 3);
  const places = [session(full, 5), session(full, 6)];
  for (const place of places) await api.tryToBuy(holder?.token ?? '', [place], 12);
  const email = owner?.email ?? '';
  const own = async (token: string, waiting: string): Promise<Owned> => {
    const bought = orderIn(await api.tryToBuy(token, [session(offer, 0)], 12));
    await api.call('POST', `/v1/waiting-list/${waiting}`, { token });
    const held = await api.hold(token, [session(offer, 1)]);
    return { token, order: bought.id, payment: bought.payment?.id ?? '', hold: held.body.id, waiting };
  };
  account = await own(owner?.token ?? '', places[0] ?? '');
  asGuest = await own(await guest(servers[0], 'guest@example.org'), places[1] ?? '');
  strangers = {
    'another account': stranger?.token,
    'a guest who typed the address of the account': await guest(servers[0], email),
    'another guest of the same address': await guest(servers[1], 'guest@example.org'),
    'a visitor': undefined,
  };
  const [card] = await database.query<{ id: number }>(
    `INSERT INTO saved_card (person_id, reference, brand, last4, expires_month, expires_year)
     VALUES ($1, 'success', 'Visa', '4242', 1, 2030) RETURNING id`,
    [owner?.id ?? 0],
  );
  cardId = card?.id ?? 0;
  await database.query('UPDATE person SET tracker = $1 WHERE id = $2', [TRACKER, owner?.id ?? 0]);
  const today = new Date(api.time.now).toISOString().slice(0, 10);
  for (const table of ['fitness_day', 'fitness_hour']) {
    await database.query(`INSERT INTO ${table} (person_id, starts_at, steps) VALUES ($1, $2, 4242)`, [
      owner?.id ?? 0,
      today,
    ]);
  }
});

afterAll(() => api?.close());

const who = [
  'another account',
  'a guest who typed the address of the account',
  'another guest of the same address',
  'a visitor',
];
const cases = NAMING.flatMap(([method, operation, path, body]) =>
  who.map((stranger) => ({ method, operation, stranger, path, body })),
);

describe('(I10) D-statuses: data of another person', () => {
  it.each(cases)(
    'data of another person are refused to $stranger: $method $operation',
    async ({ method, stranger, path, body }) => {
      const token = strangers[stranger];
      for (const of of [account, asGuest]) {
        const answer = await api.call(method, path(of), {
          ...(token !== undefined && { token }),
          ...(body && { body: body(of), key: `${stranger.length}-${of.order}` }),
        });
        // The refusal has nothing about the data.
        expect(answer.body).toEqual(problemBody(new Problem(REFUSALS.get(answer.status) ?? 'server-error')));
      }
    },
  );

  it.each(LISTING)('data of another person are not in the responses to others: %s', async (path) => {
    for (const [stranger, token] of Object.entries(strangers)) {
      const { status, text } = await api.call('GET', path.replace('{tracker}', TRACKER), {
        ...(token !== undefined && { token }),
      });
      if (stranger === 'a visitor') expect(status).toBe(401);
      for (const secret of [account, asGuest].flatMap(({ order, payment, hold, waiting }) => [
        order,
        payment,
        hold,
        waiting,
      ])) {
        expect(text).not.toContain(secret);
      }
      if (stranger !== 'another account') continue;
      expect(text).not.toMatch(/4242|"taken"|"startDate"/);
    }
  });

  it('a saved card of another person pays for nobody else', async () => {
    for (const token of who.slice(0, 2).map((stranger) => strangers[stranger] ?? '')) {
      const offer = await addOffer(api.database);
      const held = await api.hold(token, [session(offer, 30)]);
      const ordered = await api.call('POST', '/v1/order', {
        token,
        key: 'card',
        body: { hold: held.body.id, total: 12 },
      });
      const path = `/v1/test-gateway/${orderIn(ordered).payment?.id}`;
      const paid = await api.call('POST', path, { token, key: 'card', body: { savedCard: cardId } });
      expect(paid.body).toEqual(problemBody(new Problem('forbidden')));
    }
  });

  it('data that others have requested are unchanged, and their owner can still read them', async () => {
    for (const { token, order, hold: id, waiting } of [account, asGuest]) {
      const { body } = await api.call('GET', '/v1/waiting-list', { token });
      expect(body).toMatchObject([{ slot: waiting, state: 'waiting' }]);
      expect((await api.call('GET', `/v1/hold/${id}`, { token })).status).toBe(200);
      expect(orderIn(await api.call('GET', `/v1/order/${order}`, { token })).state).toBe('confirmed');
      expect((await api.call('GET', '/v1/order/future', { token })).text).toContain(order);
    }
    const counted = await api.call('GET', `/v1/${TRACKER}/activities/daily`, { token: account.token });
    expect(counted.text).toContain('4242');
  });

  it('every call with a token that names a person’s data is in the list of this test', async () => {
    const document: OpenApi = JSON.parse((await api.call('GET', '/openapi.json')).text);
    const personal = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { security }]) =>
        needsToken(security) ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    );
    const known = [
      ...NAMING.map(([method, path]) => `${method} ${path}`),
      ...LISTING.map((path) => `GET ${path}`),
      ...MAKING,
      ...STUDIO,
    ];
    expect(personal.toSorted()).toEqual(known.toSorted());
  });
});

/** Whether a call needs a token: it does not if one of the alternatives of its security has none. */
function needsToken(alternatives: readonly object[]): boolean {
  return alternatives.length > 0 && alternatives.every((one) => 'bearer' in one);
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security: readonly object[] }>>>>;
}
