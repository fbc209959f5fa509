import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIn, tally } from '../../fixtures/server/client.ts';
import { addCoupon, addOffer, addOrganization, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

const usesOf = async (code: string) => {
  const [row] = await api.database.query<{ uses: number }>('SELECT uses FROM coupon WHERE code = $1', [code]);
  return row?.uses;
};

describe('(I7) D-price-order: a coupon', { tags: ['@long'] }, () => {
  it.each([
    ['ONCE', 1],
    ['SEVEN', 7],
  ])('a coupon that 50 people use at once is used as often as it allows: %s', async (code, uses) => {
    await addCoupon(api.database, code, uses);
    const offer = await addOffer(api.database, { capacity: 50 });
    const people = await addPeople(api.database, 50);
    const answers = await Promise.all(
      people.map(({ token }) => api.tryToBuy(token, [session(offer, 0)], 6, { coupon: code })),
    );
    expect(tally(answers)).toEqual({ 200: uses, '422 coupon-invalid': 50 - uses });
    expect(await usesOf(code)).toBe(uses);
    await api.sweep();
    expect(await violations(api.database)).toEqual([]);
  });

  it('a coupon that an order gives back can be used by exactly one other order', async () => {
    await addCoupon(api.database, 'BACK', 1);
    const offer = await addOffer(api.database, { capacity: 50 });
    const [first, ...others] = await addPeople(api.database, 21);
    const token = first?.token ?? '';
    const placed = await api.placeOrder(token, [session(offer, 1)], 6, { coupon: 'BACK' });
    const [answers] = await Promise.all([
      Promise.all(others.map((one) => api.tryToBuy(one.token, [session(offer, 1)], 6, { coupon: 'BACK' }))),
      api.cancel(token, placed.body.id),
      api.cancel(token, placed.body.id),
    ]);
    const { '200': used = 0, '422 coupon-invalid': refused = 0, ...wrong } = tally(answers);
    expect([used + refused, wrong]).toEqual([20, {}]);
    expect(used).toBeLessThanOrEqual(1);
    expect(await usesOf('BACK')).toBe(used);
    expect(await violations(api.database)).toEqual([]);
  });
});

describe('(I6) D-credit-shared: the credit of one company', { tags: ['@long'] }, () => {
  it('the credit of one company is spent to the last cent and no further by 50 colleagues at once', async () => {
    const organization = await addOrganization(api.database, 10_000);
    const offer = await addOffer(api.database, { capacity: 50 });
    const colleagues = await addPeople(api.database, 50, organization);
    const answers = await Promise.all(
      colleagues.map(async ({ token }) => {
        const held = await api.hold(token, [session(offer, 2)]);
        // Each order changes the price of the next one: a refused buyer accepts the new price.
        const first = await api.order(token, held.body.id, 0);
        if (first.status !== 409) return first;
        return api.order(token, held.body.id, first.body.quote?.total ?? 0);
      }),
    );
    const { '201': ordered = 0, '409 quote-changed': changed = 0, ...wrong } = tally(answers);
    expect([ordered + changed, wrong]).toEqual([50, {}]);
    // 100 € pay eight orders of 12 € entirely and 4 € of a ninth.
    const credits = answers.flatMap((answer) =>
      answer.status === 201 ? orderIn(answer).discounts.map(({ amount }) => amount) : [],
    );
    expect(credits.toSorted((a, b) => a - b)).toEqual([4, ...Array<number>(8).fill(12)]);
    expect(await violations(api.database)).toEqual([]);
  });

  it('the credit of one company comes back whole from orders that are cancelled while others spend it', async () => {
    const organization = await addOrganization(api.database, 6000);
    const offer = await addOffer(api.database, { capacity: 50 });
    const colleagues = await addPeople(api.database, 25, organization);
    const spent = await Promise.all(
      colleagues.slice(0, 5).map(({ token }) => api.tryToBuy(token, [session(offer, 3)], 0)),
    );
    expect(tally(spent)).toEqual({ 201: 5 });
    const [answers] = await Promise.all([
      Promise.all(colleagues.slice(5).map(({ token }) => api.tryToBuy(token, [session(offer, 3)], 0))),
      ...spent.flatMap(({ body }, n) => [0, 1].map(() => api.cancel(colleagues[n]?.token ?? '', body.id))),
    ]);
    const { '201': bought = 0, '409 quote-changed': late = 0, ...wrong } = tally(answers);
    expect([bought + late, wrong]).toEqual([20, {}]);
    const [row] = await api.database.query<{ credit: number }>(
      'SELECT credit_cents AS credit FROM organization WHERE id = $1',
      [organization],
    );
    expect(row).toEqual({ credit: 6000 - 1200 * bought });
    expect(await violations(api.database)).toEqual([]);
  });

  it('credit is overspent if its balance is read and then written without a lock, which proves that the rounds race', async () => {
    await api.database.query(
      'CREATE TABLE naive (round integer PRIMARY KEY, balance integer NOT NULL, spent integer NOT NULL)',
    );
    let overspent = 0;
    for (let round = 0; round < 10; round += 1) {
      await api.database.query('INSERT INTO naive VALUES ($1, 1200, 0)', [round]);
      const spend = () =>
        api.database.transaction(async (transaction) => {
          const read = 'SELECT balance FROM naive WHERE round = $1';
          const [row] = await transaction.query<{ balance: number }>(read, [round]);
          if ((row?.balance ?? 0) < 1200) return;
          await transaction.query('UPDATE naive SET balance = $2, spent = spent + 1200 WHERE round = $1', [round, 0]);
        });
      await Promise.all(Array.from({ length: 50 }, spend));
      const [after] = await api.database.query<{ spent: number }>('SELECT spent FROM naive WHERE round = $1', [round]);
      if ((after?.spent ?? 0) > 1200) overspent += 1;
    }
    expect(overspent).toBeGreaterThanOrEqual(1);
  });
});
