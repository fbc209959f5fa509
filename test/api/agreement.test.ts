import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoServers, type TwoServers } from '../fixtures/server/two-servers.ts';
import { rareCases } from './worlds/agree.ts';
import { compareInProcess, compareOverHttp } from './worlds/run-worlds.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

describe('D-same-rules: one function, the same result on both sides', () => {
  it('client and server judge the selections of 120 random worlds alike', async () => {
    expect((await compareInProcess(api, 30_000, 120)).disagreements).toEqual([]);
  });
});

describe('D-same-rules: one function, the same result on both sides, in many more worlds', { tags: ['@long'] }, () => {
  it('client and server judge the selections of 1,000 random worlds alike, with the same reasons and figures', async () => {
    const { cases, disagreements } = await compareInProcess(api, 1000, 1000);
    expect([disagreements.length, disagreements.slice(0, 5)]).toEqual([0, []]);
    expect(rareCases(cases, 20)).toEqual([]);
  });

  it('the widgets’ own client over HTTP and the server judge the selections of 300 random worlds alike', async () => {
    const { cases, disagreements } = await compareOverHttp(api, 20_000, 300);
    expect(disagreements.slice(0, 5)).toEqual([]);
    expect(rareCases(cases, 5)).toEqual([]);
  });
});
