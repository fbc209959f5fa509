import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Price, Product } from '../../../demo/api/schemas/membership.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { withoutReferences } from '../../fixtures/server/openapi.ts';
import { get, type Page } from '../finding/read.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

/** The members that stand beside a `priceId` in a payload. */
interface Priced {
  readonly priceId: number;
  readonly price: number;
  readonly initialPrice: number | null;
  readonly discount: number;
  readonly currency: string;
}

function pricedIn(payload: unknown): readonly Priced[] {
  if (typeof payload !== 'object' || payload === null) return [];
  const inside = Object.values(payload).flatMap(pricedIn);
  return 'priceId' in payload ? [payload as Priced, ...inside] : inside;
}

/** The items of every `step`-th page of a list. */
async function itemsOf(path: string, step = 1): Promise<readonly unknown[]> {
  const { lastPage } = await get<Page<unknown>>(server, `${path}?limit=50`);
  const items: unknown[] = [];
  for (let page = 1; page <= lastPage; page += step) {
    items.push(...(await get<Page<unknown>>(server, `${path}?limit=50&page=${page}`)).items);
  }
  return items;
}

async function expectPrice({ priceId, price, initialPrice, discount, currency }: Priced): Promise<number> {
  const { product, ...rest } = await get<Price>(server, `/v1/price/id/${priceId}`);
  expect(rest).toEqual({ id: priceId, amount: price, initialAmount: initialPrice, discount, currency });
  return product;
}

describe('D-calls-prices: GET /v1/price/id/{id} knows every priceId of any payload', () => {
  it('every priceId of the event list is the id of a price, page by page', async () => {
    const events = await itemsOf('/v1/event/list/', 4);
    const priced = pricedIn(events);
    expect(priced.length).toBe(events.length);
    expect(priced.length).toBeGreaterThan(300);
    for (const one of priced) await expectPrice(one);
  });

  it("every priceId of a marker's events and of open offers is the id of a price", async () => {
    const body = { eventType: 'all', lat: 48.8716, long: 2.3628, url: 'studio-lumiere' };
    const marker = await server.call('POST', '/v1/marker/details', { body });
    const [open] = await server.services.database.query<{ provider_id: number }>(
      `SELECT provider_id FROM event WHERE type = 'open' AND is_active LIMIT 1`,
    );
    const priced = [
      ...pricedIn(JSON.parse(marker.text)),
      ...pricedIn(await get(server, `/v1/open/${open?.provider_id}`)),
    ];
    expect(new Set(priced.map(({ priceId }) => priceId)).size).toBeGreaterThan(2);
    for (const one of priced) await expectPrice(one);
  });

  it('the priceId of an event that is not listed any more is the id of a price', async () => {
    const rows = await server.services.database.query<{ id: number }>(
      `(SELECT id FROM event WHERE NOT is_active ORDER BY id LIMIT 5) UNION ALL
       (SELECT id FROM event WHERE ends_at < '2026-11-20' ORDER BY id LIMIT 5) UNION ALL
       (SELECT id FROM event WHERE is_teaser OR is_information OR is_cash_back ORDER BY id LIMIT 20) UNION ALL
       (SELECT id FROM event WHERE type IN ('open', 'slotted') ORDER BY id LIMIT 20)`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { id } of rows) {
      const [event] = pricedIn(await get(server, `/v1/event/${id}`));
      if (event) await expectPrice(event);
      expect(event?.priceId).toBeDefined();
    }
  });

  it('the priceId of every option of every membership is the id of a price', async () => {
    const list = pricedIn(await itemsOf('/v1/memberships/'));
    expect(list.length).toBeGreaterThan(5);
    for (const one of list) await expectPrice(one);
  });

  it('only the calls for events and memberships return a priceId', async () => {
    const { text } = await server.call('GET', '/openapi.json');
    const document: { readonly paths: Readonly<Record<string, object>> } = withoutReferences(JSON.parse(text));
    const carrying = Object.keys(document.paths).filter((path) =>
      JSON.stringify(document.paths[path]).includes('"priceId"'),
    );
    expect(carrying.toSorted()).toEqual([
      '/v1/event/list',
      '/v1/event/list/{filters}',
      '/v1/event/{id}',
      '/v1/marker/details',
      '/v1/membership/{id}',
      '/v1/memberships',
      '/v1/open/{id}',
    ]);
  });
});

describe('D-calls-prices: a price leads to its product, and the product to its prices', () => {
  it.each([
    ['an event', '/v1/event/1', 'event'],
    ['a membership', '/v1/membership/1', 'membership'],
  ])('a price leads to its product, and the product to its prices: %s', async (_, path, type) => {
    const payload = await get<{ readonly id: number; readonly title: string; readonly url: string }>(server, path);
    const priced = pricedIn(payload);
    const products = await Promise.all(priced.map(expectPrice));
    const [productId] = products;
    expect(new Set(products).size).toBe(1);
    const product = await get<Product>(server, `/v1/product/id/${productId}`);
    expect(product).toMatchObject({ id: productId, type, title: payload.title, url: payload.url });
    expect(product.prices).toEqual(priced.map(({ priceId }) => priceId));
  });

  it('an event and a membership with the same id are two products', async () => {
    const [event, membership] = [await get(server, '/v1/event/2'), await get(server, '/v1/membership/2')];
    const [a, b] = [pricedIn(event)[0], pricedIn(membership)[0]];
    if (!a || !b) throw new Error('The sample has no event 2 or no membership 2.');
    expect(a.priceId).not.toBe(b.priceId);
    expect(await expectPrice(a)).not.toBe(await expectPrice(b));
  });

  it.each(['price', 'product'])('an unknown %s is not found', async (kind) => {
    const ids = ['0', '-1', '1.5', 'x', '400000000', '500000000', '999999999', '1000000000', '2147483648'];
    for (const id of ids) {
      const { status, body } = await server.call('GET', `/v1/${kind}/id/${id}`);
      expect([id, status, body.code]).toEqual([id, 404, 'not-found']);
    }
  });
});
