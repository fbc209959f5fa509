import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderState, orderPeriod } from '../../../core/booking/order-period.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { timesOf } from '../../../widgets/order-history/model.ts';
import { fetchOrders } from '../../../widgets/shared/api/booking/order-list.ts';
import type { Client } from '../../../widgets/shared/api/client.ts';
import { buildServer, guest, NOW, slot, type TestServer } from '../../fixtures/server/api.ts';
import { withoutReferences } from '../../fixtures/server/openapi.ts';
import { get, type Page } from '../finding/read.ts';

const now = Date.parse(NOW);
const USERS = ['demo-customer', 'demo-subscriber', 'demo-company', 'demo-provider', 'demo-coach', 'demo-admin'];
const PERIODS = ['future', 'past'] as const;

/** The part of the OpenAPI document that these tests read. */
interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly responses: Readonly<Record<number, Described>> } }>
  >;
}

interface Described {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

let server: TestServer;
let queries = 0;

beforeAll(async () => {
  server = await buildServer({ clock: { now: () => now } });
});
afterAll(() => server?.close());

const list = (period: string, token: string, query = '') =>
  get<Page<Order>>(server, `/v1/order/${period}/${query}`, { token });

/** A call by the widgets' own client to this server. */
const decoded = (period: 'future' | 'past', token: string) => {
  const client: Pick<Client, 'get'> = {
    get: async (path, decode) => decode(await get(server, `/${path}?limit=50`, { token })),
  };
  return fetchOrders(client as Client, period, { page: 1 });
};

async function order(token: string, slots: readonly string[], total = 0) {
  const hold = await server.call('POST', '/v1/hold', { token, body: { slots } });
  const body = { hold: hold.body.id, total };
  return JSON.parse((await server.call('POST', '/v1/order', { token, body, key: `k-${slots}` })).text) as Order;
}

describe('C-sample-data: the orders of the sample', () => {
  it.each(USERS)('%s has future and past orders in the sample, which match the API document', async (token) => {
    const { paths } = withoutReferences(JSON.parse((await server.call('GET', '/openapi.json')).text) as Document);
    for (const period of PERIODS) {
      const answer = await list(period, token, '?limit=50');
      expect(answer.items.length, period).toBeGreaterThan(0);
      const schema = paths[`/v1/order/${period}`]?.get.responses[200]?.content['application/json'].schema;
      expect(Compile(schema ?? {}).Errors(answer)).toEqual([true, []]);
    }
  });

  it('the customer has two pages of past orders of every kind, and a waiting place among the future ones', async () => {
    const past = (await list('past', 'demo-customer', '?limit=50')).items;
    expect((await list('past', 'demo-customer')).lastPage).toBe(2);
    const states = new Set(past.map(({ state }) => state));
    expect([...states].sort()).toEqual(['cancelled', 'confirmed', 'expired', 'refunded'] satisfies OrderState[]);
    expect(past.some(({ gift }) => gift?.fullName === 'Louise Garnier')).toBe(true);
    expect(past.some(({ slots }) => slots.some(({ free }) => free))).toBe(true);
    expect(past.some(({ discounts }) => discounts.some(({ kind }) => kind === 'coupon'))).toBe(true);
    expect(past.find(({ item }) => item?.ref === 'membership-option:1')?.item?.runsUntil).toBe('2026-07-23');
    const paid = past.filter(({ total }) => total > 0);
    const told = new Set(paid.map(({ state, payment }) => `${state} ${payment?.state}`));
    expect([...told].sort()).toEqual([
      'cancelled refunded',
      'confirmed captured',
      'expired cancelled',
      'refunded refunded',
    ]);
    const { items } = await list('future', 'demo-customer');
    expect(items.flatMap(({ waiting }) => waiting)).toMatchObject([
      { position: 2, state: 'waiting', offeredUntil: null },
    ]);
  });

  it.each(USERS)(
    'the periods of the orders of %s are those that core computes for each order as the widgets read it',
    async (token) => {
      for (const period of PERIODS) {
        const { items } = await decoded(period, token);
        const told = items.map((one) => orderPeriod({ state: one.state, times: timesOf(one) }, now));
        expect(told).toEqual(items.map(() => period));
        expect(items.length).toBe((await list(period, token, '?limit=50')).items.length);
      }
    },
  );

  it.each([
    ['the offer', 'slotted_id IS NOT NULL', 'slotted', 'picture'],
    ['the event', `item LIKE 'event:%'`, 'event', 'picture'],
    ['the animation', `item LIKE 'event:%'`, 'animation', 'marketing_picture'],
    ['the membership', `item LIKE 'membership-option:%'`, 'membership', 'picture'],
  ])('D-order-row: an order has the picture of %s', async (_, bought, table, column) => {
    const { database } = server.services;
    const [row] = await database.query<{ id: string; item: string | null }>(
      `SELECT id, item FROM purchase WHERE ${bought} AND person_id = 1 LIMIT 1`,
    );
    if (!row) throw new Error('There is no such order.');
    await database.query(`UPDATE ${table} SET ${column} = '/pictures/of-${table}.medium.svg'`);
    const sold = table === 'animation' ? 'animation:1' : row.item;
    await database.query('UPDATE purchase SET item = $2 WHERE id = $1', [row.id, sold]);
    const { picture } = await get<Order>(server, `/v1/order/${row.id}`, { token: 'demo-customer' });
    await database.query('UPDATE purchase SET item = $2 WHERE id = $1', [row.id, row.item]);
    expect(picture).toEqual({ medium: `/pictures/of-${table}.medium.svg` });
  });

  it.each(USERS)('%s has ordered nothing after its start in the sample', async (token) => {
    for (const period of PERIODS) {
      const { items } = await list(period, token, '?limit=50');
      for (const { createdAt, slots, waiting, item } of items) {
        const start = slots[0]?.start ?? waiting[0]?.start ?? item?.start;
        if (start) expect(createdAt.slice(0, 16) < start.slice(0, 16), `${createdAt} ${start}`).toBe(true);
      }
    }
  });

  it('each order of a list equals the response of GET /v1/order/{id}', async () => {
    for (const period of PERIODS) {
      for (const one of (await list(period, 'demo-customer', '?limit=50')).items) {
        expect(await get(server, `/v1/order/${one.id}`, { token: 'demo-customer' })).toEqual(one);
      }
    }
  });
});

describe('D-order-periods: GET /v1/order/future/ and /v1/order/past/', () => {
  it('a page has eight orders by default, the same orders page by page', async () => {
    const all = await list('past', 'demo-customer', '?limit=50');
    expect((await list('past', 'demo-customer')).items).toEqual(all.items.slice(0, 8));
    expect((await list('past', 'demo-customer', '?page=2')).items).toEqual(all.items.slice(8));
    expect((await list('past', 'demo-customer', '?limit=5&page=2')).items).toEqual(all.items.slice(5, 10));
    expect((await list('past', 'demo-customer', '?page=abc')).page).toBe(1);
    expect((await list('past', 'demo-customer', '?page=999')).page).toBe(2);
  });

  it('future orders are sorted by first start, undated last; past ones newest first', async () => {
    const starts = async (period: string) =>
      (await list(period, 'demo-customer', '?limit=50')).items.flatMap(
        ({ slots, waiting, item }) => slots[0]?.start ?? waiting[0]?.start ?? item?.start ?? [],
      );
    const [future, past] = [await starts('future'), await starts('past')];
    expect(future).toEqual(future.toSorted());
    expect(past).toEqual(past.toSorted().reverse());
  });

  it('a list of orders needs as many queries for one order as for eight', async () => {
    const { database } = server.services;
    const { query } = database;
    const counted = async (period: string, query: string) => {
      queries = 0;
      await list(period, 'demo-customer', query);
      return queries;
    };
    const { items } = await list('future', 'demo-customer', '?limit=50');
    const waiting = items.findIndex((one) => one.waiting.length > 0) + 1;
    Object.assign(database, {
      query: (...parameters: Parameters<typeof query>) => {
        queries += 1;
        return query.apply(database, parameters);
      },
    });
    try {
      const one = await counted('past', '?limit=1');
      expect(one).toBeGreaterThan(1);
      expect(await counted('past', '?limit=8')).toBe(one);
      expect([waiting > 0, items.length > 1]).toEqual([true, true]);
      const alone = await counted('future', `?limit=1&page=${waiting}`);
      expect(await counted('future', '?limit=50')).toBe(alone);
    } finally {
      Object.assign(database, { query });
    }
  });

  it('a new order is in the list of future orders, and a cancelled one in that of past orders', async () => {
    const made = await order('demo-admin', [slot(1, '2026-12-01', '10:00')]);
    const ids = async (period: string) => (await list(period, 'demo-admin')).items.map(({ id }) => id);
    expect([(await ids('future')).includes(made.id), (await ids('past')).includes(made.id)]).toEqual([true, false]);
    await server.call('DELETE', `/v1/order/${made.id}`, { token: 'demo-admin' });
    expect([(await ids('future')).includes(made.id), (await ids('past')).includes(made.id)]).toEqual([false, true]);
  });

  it('a pending order, with its open payment, is a future order', async () => {
    const made = await order('demo-coach', [slot(2, '2026-12-01', '11:00')], 12);
    const pending = (await list('future', 'demo-coach')).items.find(({ id }) => id === made.id);
    expect(pending).toMatchObject({ state: 'pending', payment: { state: 'open', amount: 12 }, payBy: made.payBy });
    expect(pending?.payment).not.toHaveProperty('clientSecret');
  });

  it("a guest's token lists its own order only, even if another guest has the same address", async () => {
    const [mine, other] = [await guest(server, 'zoe@example.org'), await guest(server, 'zoe@example.org')];
    const made = await order(mine, [slot(1, '2026-12-02', '10:00')]);
    expect((await list('future', mine)).items.map(({ id }) => id)).toEqual([made.id]);
    for (const period of PERIODS) expect(await list(period, other)).toEqual({ items: [], page: 1, lastPage: 1 });
  });

  it.each(PERIODS)('the list of %s orders is refused without a token, or with an invalid one', async (period) => {
    for (const options of [{}, { token: 'nobody' }]) {
      const { status, body } = await server.call('GET', `/v1/order/${period}/`, options);
      expect([status, body.code]).toEqual([401, 'token-invalid']);
    }
  });

  it.each(['limit=0', 'limit=51', 'limit=x', 'page=1&page=2'])('a list of orders is refused for ?%s', async (query) => {
    for (const period of PERIODS) {
      const { status, body } = await server.call('GET', `/v1/order/${period}/?${query}`, { token: 'demo-customer' });
      expect([status, body.code, body.errors[0]?.field]).toEqual([400, 'invalid-request', query.split('=')[0]]);
    }
  });

  it('an order with an offered place shows until when the place is kept', async () => {
    const [waiting] = (await list('future', 'demo-customer')).items.flatMap((one) => one.waiting);
    const until = '2026-11-24T10:00:00.000Z';
    const set = (state: string, at: number | null) =>
      server.services.database.query(
        'UPDATE waiting SET state = $2, offered_until = $3 WHERE place_id = $1 AND person_id = 1',
        [waiting?.id ?? '', state, at],
      );
    await set('offered', Date.parse(until));
    try {
      const places = (await list('future', 'demo-customer')).items.flatMap((one) => one.waiting);
      expect(places).toEqual([{ ...waiting, state: 'offered', offeredUntil: until }]);
    } finally {
      await set('waiting', null);
    }
  });

  it('a waiting place for a slot that is no longer in the schedule remains, with its start only', async () => {
    const { database } = server.services;
    const [waiting] = (await list('future', 'demo-customer')).items.flatMap((one) => one.waiting);
    const move = (minutes: number) =>
      database.query(
        `UPDATE slotted_session SET starts = starts + $2::integer * interval '1 minute' WHERE slotted_id = $1`,
        [Number(waiting?.id.split('_')[0]), minutes],
      );
    await move(1);
    try {
      const places = (await list('future', 'demo-customer')).items.flatMap((one) => one.waiting);
      expect(places).toEqual([{ ...waiting, end: waiting?.start }]);
    } finally {
      await move(-1);
    }
  });

  it('a list of orders is answered with and without a trailing slash', async () => {
    expect((await server.call('GET', '/v1/order/past', { token: 'demo-customer' })).status).toBe(200);
  });
});
