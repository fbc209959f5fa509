import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../fixtures/server/shop.ts';
import { buyItem, tally } from '../../fixtures/server/shop-calls.ts';
import { contest, fairRounds } from '../../fixtures/server/shop-contest.ts';
import { addItems, addPeople } from '../../fixtures/server/shop-goods.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

describe('D-refusal-full: 50 buyers for one paid slot, at two servers', () => {
  it.each([
    [1, 4],
    [2, 3],
    [7, 3],
  ])('(I3) are sold and charged exactly %i of its places in each of %i rounds', async (capacity, rounds) => {
    expect(await contest(shop, capacity, rounds)).toEqual(fairRounds(capacity, rounds));
    expect(await violations(shop.database)).toEqual([]);
  });
});

describe('D-one-place: items, at two servers', () => {
  it('(I3) an event of two places is sold to two of 50 buyers and charged twice', async () => {
    const [event = ''] = await addItems(shop.database);
    const buyers = await addPeople(shop.database, 50);
    const answers = await Promise.all(buyers.map(({ token }) => buyItem(shop, token, event, 18)));
    expect(tally(answers)).toEqual({ 200: 2, '409 full': 48 });
    expect(await violations(shop.database)).toEqual([]);
  });

  it('(I3) a membership that one person orders 50 times at once has as many subscriptions as payments', async () => {
    const [, , option = ''] = await addItems(shop.database);
    const [buyer] = await addPeople(shop.database, 1);
    const token = buyer?.token ?? '';
    await Promise.all(Array.from({ length: 50 }, () => buyItem(shop, token, option, 59)));
    await buyItem(shop, token, option, 59);
    const [row] = await shop.database.query<{ paid: number; running: number }>(
      `SELECT (SELECT count(*) FROM purchase WHERE person_id = $1 AND state = 'confirmed') AS paid,
              (SELECT count(DISTINCT starts_on) FROM subscription WHERE person_id = $1) AS running`,
      [buyer?.id ?? 0],
    );
    expect(row?.paid).toBeGreaterThanOrEqual(1);
    expect(row?.running).toBe(row?.paid);
    expect(await violations(shop.database)).toEqual([]);
  });
});
