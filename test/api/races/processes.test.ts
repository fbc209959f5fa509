import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOptions } from '../../fixtures/server/api.ts';
import { type ApiClient, clientOf, orderIn, tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openShop, type Shop } from '../../fixtures/server/shop.ts';
import { type ShopProcess, startShopProcess } from '../../fixtures/server/shop-process.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let shop: Shop;
let processes: readonly ShopProcess[] = [];

beforeAll(async () => {
  shop = await openShop();
  processes = await Promise.all([0, 1].map(() => startShopProcess(shop.url, shop.time.now)));
});

afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await shop?.close();
});

/** A client whose calls go, over HTTP, to the one and the other process in turn. */
function overHttp(): ApiClient & Pick<Shop, 'call'> {
  let turn = 0;
  const call: Shop['call'] = async (method, path, { token, body, key, headers }: CallOptions = {}) => {
    turn += 1;
    const answer = await fetch(`${processes[turn % processes.length]?.url}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = String(answer.headers.get('content-type')).includes('json');
    return { status: answer.status, headers: {}, text, body: JSON.parse(isJson ? text : 'null') };
  };
  return { ...clientOf({ call }), call };
}

describe('D-same-rules: two processes of the API on one database', () => {
  it('two processes on one database never oversell, overcharge or give back too much', async () => {
    const remote = overHttp();
    const offer = await addOffer(shop.database, { capacity: 2, wait_list_booking: true });
    const buyers = await addPeople(shop.database, 50);
    for (let round = 0; round < 3; round += 1) {
      const place = session(offer, round);
      const answers = await Promise.all(buyers.map(({ token }) => remote.tryToBuy(token, [place], 12)));
      expect(tally(answers)).toEqual({ 200: 2, '409 full': 48 });
      const losers = buyers.filter((_, n) => answers[n]?.status !== 200);
      const joined = await Promise.all(
        losers.map(({ token }) => remote.call('POST', `/v1/waiting-list/${place}`, { token })),
      );
      expect(tally(joined)).toEqual({ 201: 48 });
      const cancelled = await Promise.all(
        answers.flatMap((answer, n) =>
          answer.status === 200 ? [0, 1, 2].map(() => remote.cancel(buyers[n]?.token ?? '', orderIn(answer).id)) : [],
        ),
      );
      expect(tally(cancelled)).toEqual({ 200: 6 });
      const again = await Promise.all(losers.map(({ token }) => remote.tryToBuy(token, [place], 12)));
      expect(tally(again)).toEqual({ 200: 2, '409 full': 46 });
      expect(await violations(shop.database)).toEqual([]);
    }
  });
});
