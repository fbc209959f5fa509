import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../fixtures/server/shop.ts';
import { rareCases } from './long/worlds/agree.ts';
import { compareInProcess } from './long/worlds/run-worlds.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

describe('D-same-rules: one function, the same result on both sides', () => {
  it('client and server judge the selections of 500 worlds alike, reasons and figures included', async () => {
    const { cases, disagreements } = await compareInProcess(shop, 0, 500);
    expect(disagreements.slice(0, 5)).toEqual([]);
    expect(rareCases(cases, 10)).toEqual([]);
  });
});
