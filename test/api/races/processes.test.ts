import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOptions } from '../../fixtures/server/api.ts';
import { type ApiProcess, startApiProcess } from '../../fixtures/server/api-process.ts';
import { type ApiClient, clientOf, orderIn, tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
let processes: readonly ApiProcess[] = [];

beforeAll(async () => {
  api = await openTwoServers();
  processes = await Promise.all([0, 1].map(() => startApiProcess(api.url, api.time.now)));
});

afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await api?.close();
});

/** A client that sends its calls over HTTP to the two processes in turn. */
function overHttp(): ApiClient & Pick<TwoServers, 'call'> {
  let turn = 0;
  const call: TwoServers['call'] = async (method, path, { token, body, key, headers }: CallOptions = {}) => {
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
    const offer = await addOffer(api.database, { capacity: 2, wait_list_booking: true });
    const buyers = await addPeople(api.database, 50);
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
      expect(await violations(api.database)).toEqual([]);
    }
  });
});
