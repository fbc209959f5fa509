import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { type CutWire, cutWire } from '../../fixtures/server/cut-wire.ts';
import { openOwnDatabase } from '../../fixtures/server/databases.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
let wire: CutWire;

beforeAll(async () => {
  const own = await openOwnDatabase();
  wire = await cutWire(own.url);
  const stop = async () => {
    await wire.close();
    await own.stop();
  };
  api = await openTwoServers({}, Promise.resolve({ url: wire.url, stop }));
});

afterAll(() => api?.close());

/** A place that somebody has paid for, and two people who wait for it. */
async function aFullPlace() {
  const offer = await addOffer(api.database, { wait_list_booking: true });
  const place = session(offer, 0);
  const [owner, waiting, next] = (await addPeople(api.database, 3)) as [Person, Person, Person];
  const order = await api.buyPaid(owner.token, [place]);
  for (const { token } of [waiting, next]) await api.call('POST', `/v1/waiting-list/${place}`, { token });
  return { offer, place, owner, waiting, order };
}

type Full = Awaited<ReturnType<typeof aFullPlace>>;

/** What is done with a place while its connection is cut: what goes before it, and the call. */
const STEPS: readonly (readonly [string, (full: Full) => Promise<() => Promise<CallResponse | undefined>>])[] = [
  [
    'a hold',
    async ({ offer, owner }) =>
      () =>
        api.hold(owner.token, [session(offer, 1)]),
  ],
  [
    'an order',
    async ({ offer, owner }) => {
      const held = await api.hold(owner.token, [session(offer, 1)]);
      return () => api.order(owner.token, held.body.id, 12);
    },
  ],
  [
    'a payment',
    async ({ offer, owner }) => {
      const order = await api.buy(owner.token, [session(offer, 1)]);
      return () => api.pay(owner.token, order);
    },
  ],
  [
    'a cancellation',
    async ({ owner, order }) =>
      () =>
        api.cancel(owner.token, order.id),
  ],
  [
    'a place on a list',
    async ({ place }) => {
      const [last] = (await addPeople(api.database, 1)) as [Person];
      return () => api.call('POST', `/v1/waiting-list/${place}`, { token: last.token });
    },
  ],
  [
    'the leaving of a list by somebody with an offer',
    async ({ place, owner, order, waiting }) => {
      await api.cancel(owner.token, order.id);
      return () => api.call('DELETE', `/v1/waiting-list/${place}`, { token: waiting.token });
    },
  ],
  [
    'the sweep that passes a place on',
    async ({ owner, order }) => {
      await api.cancel(owner.token, order.id);
      api.time.now += 121 * 60_000;
      return async () => {
        await api.sweep().catch(() => {});
        return undefined;
      };
    },
  ],
];

describe('D-lost-connection: a connection that is cut at every third message, before or after it is carried out', {
  tags: ['@long'],
}, () => {
  it.each(STEPS)('%s succeeds, once, where its connection is cut', async (_, prepare) => {
    const seen: string[] = [];
    let cuts = 0;
    for (const [when, first] of [
      ['before', 1],
      ['after', 2],
    ] as const) {
      for (let n = first; ; n += 3) {
        const step = await prepare(await aFullPlace());
        const wasCut = wire.cutNth(n, when);
        const answer = await step();
        wire.cutNth(0, when);
        if (!wasCut()) break;
        cuts += 1;
        if (answer && answer.status >= 300) seen.push(`${when} ${n}: ${outcome(answer).join(' ')}`);
      }
    }
    expect(seen).toEqual([]);
    expect(cuts).toBeGreaterThan(1);
    await api.sweep();
    expect(await violations(api.database)).toEqual([]);
  });
});
