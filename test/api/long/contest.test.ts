import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../fixtures/server/shop.ts';
import { contest, fairRounds } from '../../fixtures/server/shop-contest.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

describe('D-refusal-full: 50 buyers for one paid slot, at two servers', () => {
  it.each([1, 2, 7])('(I3) are sold and charged exactly %i of its places in each of 20 rounds', async (capacity) => {
    expect(await contest(shop, capacity, 20)).toEqual(fairRounds(capacity, 20));
    expect(await violations(shop.database)).toEqual([]);
  });
});
