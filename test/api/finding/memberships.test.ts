import { describe, expect, it } from 'vitest';
import type { Membership, Price, Product } from '../../../demo/api/schemas/membership.ts';
import { addVenue } from '../../fixtures/server/seed.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { get, type Page } from './read.ts';

const { api } = serverOfTests();

const list = (query = '', token?: string) =>
  get<Page<Membership>>(api.server, `/v1/memberships/${query}`, token === undefined ? {} : { token });
const one = (id: number | string, token?: string) =>
  get<Membership>(api.server, `/v1/membership/${id}`, token === undefined ? {} : { token });
const failure = async (path: string, token?: string) => {
  const { status, body } = await api.server.call('GET', path, token === undefined ? {} : { token });
  return [status, body.code];
};

describe('S-calls: GET /v1/memberships/', () => {
  it('a page has six memberships, each once; a page above the last is the last, and without a page number it is the first', async () => {
    const all = (await list('?limit=50')).items;
    const first = await list();
    expect([first.items, first.page, first.lastPage]).toEqual([all.slice(0, 6), 1, 2]);
    expect((await list('?page=99')).items).toEqual(all.slice(6));
    for (const page of ['0', '-1', 'x', '']) expect(await list(`?page=${page}`)).toEqual(first);
  });

  it("a provider's memberships are listed by id or url, and a venue without any has one empty page", async () => {
    const own = await list('?provider=studio-lumiere');
    expect(own.items.map(({ title }) => title)).toEqual(['Pass Liberté']);
    expect(await list('?provider=42')).toEqual(own);
    await addVenue(api.server.services.database, 'sans-abonnement');
    expect(await list('?provider=sans-abonnement')).toEqual({ items: [], page: 1, lastPage: 1 });
  });

  it.each([
    ['?provider=nobody', 404, 'not-found'],
    ['?provider=', 400, 'invalid-request'],
    ['?limit=51', 400, 'invalid-request'],
  ])('a list of memberships for %s fails with %i %s', async (query, status, code) => {
    expect(await failure(`/v1/memberships/${query}`)).toEqual([status, code]);
  });

  it('memberships are refused to an invalid token', async () => {
    expect(await failure('/v1/memberships/', 'nobody')).toEqual([401, 'token-invalid']);
    expect(await failure('/v1/membership/1', 'nobody')).toEqual([401, 'token-invalid']);
  });
});

describe('S-membership: a membership', () => {
  it('a membership has its options, the shortest first, in decimal euros', async () => {
    const pass = await one(1);
    expect(pass).toMatchObject({
      title: 'Pass Liberté',
      url: 'pass-liberte',
      eventType: 'membership',
      user: { id: 42, fullName: 'Studio Lumière', url: 'studio-lumiere' },
      isSubscribed: false,
    });
    expect(pass.options.map(({ priceId: _, ...option }) => option)).toEqual([
      { id: 1, title: '1 mois', initialPrice: null, price: 59, discount: 0, months: 1, currency: 'EUR' },
      { id: 2, title: '3 mois', initialPrice: 177, price: 159.3, discount: 10, months: 3, currency: 'EUR' },
      { id: 3, title: '12 mois', initialPrice: 708, price: 531, discount: 25, months: 12, currency: 'EUR' },
    ]);
    expect(await one('pass-liberte')).toEqual(pass);
  });

  it.each(['nothing', '999999999'])('the membership %s is not found', async (id) => {
    expect(await failure(`/v1/membership/${id}`)).toEqual([404, 'not-found']);
  });

  it("isSubscribed is true for the token's user while a subscription runs, its last day included", async () => {
    const subscribed = async (token?: string) =>
      (await list('', token)).items.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id);
    expect(await subscribed()).toEqual([]);
    expect(await subscribed('demo-customer')).toEqual([]);
    expect(await subscribed('demo-subscriber')).toEqual([1, 2]);
    const day = 86_400_000;
    api.time.now += 12 * day;
    expect(await subscribed('demo-subscriber')).toEqual([1, 2]);
    api.time.now += day;
    expect(await subscribed('demo-subscriber')).toEqual([1]);
    api.time.now -= 13 * day;
  });

  it('D-membership-terms: isSubscribed is true from the purchase on, but not for another membership or a guest', async () => {
    await api.buyPaid('demo-customer', { item: 'membership-option:5' });
    expect([(await one(2, 'demo-customer')).isSubscribed, (await one(1, 'demo-customer')).isSubscribed]).toEqual([
      true,
      false,
    ]);
    expect((await one(2, await api.newGuest())).isSubscribed).toBe(false);
  });
});

describe("D-calls-prices: an option's price and product", () => {
  it("an option's price and product lead to each other, and agree with the membership", async () => {
    const pass = await one(1);
    for (const { priceId, price, initialPrice, discount, currency } of pass.options) {
      const found = await get<Price>(api.server, `/v1/price/id/${priceId}`);
      expect(found).toEqual({
        id: priceId,
        amount: price,
        initialAmount: initialPrice,
        discount,
        currency,
        product: pass.id,
      });
    }
    const product = await get<Product>(api.server, `/v1/product/id/${pass.id}`);
    const { title, url, picture, user } = pass;
    const prices = pass.options.map(({ priceId }) => priceId);
    expect(product).toEqual({ id: 1, title, type: 'membership', url, picture, user, prices });
  });

  it("an event's priceId leads to the event, and is not the price of an option", async () => {
    const { priceId, price } = await get<{ readonly priceId: number; readonly price: number }>(
      api.server,
      '/v1/event/1',
    );
    const found = await get<Price>(api.server, `/v1/price/id/${priceId}`);
    expect(found.amount).toBe(price);
    const { type } = await get<Product>(api.server, `/v1/product/id/${found.product}`);
    expect(type).toBe('event');
  });

  it.each(['price', 'product'])('an unknown %s is not found', async (kind) => {
    for (const id of ['0', 'x', 'pass-liberte', '999999999', '500000000', '9999999999999']) {
      expect([id, await failure(`/v1/${kind}/id/${id}`)]).toEqual([id, [404, 'not-found']]);
    }
  });
});
