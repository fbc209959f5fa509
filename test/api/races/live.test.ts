import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../fixtures/server/api-process.ts';
import { follow } from '../../fixtures/server/follow.ts';
import { addOffer, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

describe('D-live, D-processes: streams of two processes on one PostgreSQL', { tags: ['@long'] }, () => {
  let api: TwoServers;
  let processes: readonly ApiProcess[] = [];
  beforeAll(async () => {
    api = await openTwoServers();
    processes = await Promise.all([0, 1].map(() => startApiProcess(api.url, api.time.now)));
  });
  afterAll(async () => {
    // To stop takes as long as the test's own client keeps connections that it has not used.
    await Promise.all(processes.map((one) => one.kill()));
    await api?.close();
  });

  it('fifty buyers at once: both streams end with the number that is taken, and one goes on where a killed process has stopped', async () => {
    const offer = await addOffer(api.database, { capacity: 20, price_cents: 0 });
    const [first, second] = processes.map(({ url }) => url) as [string, string];
    const taken = { startDate: '2026-12-01T08:00:00', slotted: { id: offer }, taken: 20 };
    const streams = await Promise.all([first, second].map((url) => follow(url, `?offers=${offer}`)));
    const tokens = await Promise.all(Array.from({ length: 50 }, () => api.newGuest()));
    await Promise.all(
      tokens.map((token, n) =>
        fetch(`${n % 2 ? first : second}/api/v1/hold`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ slots: [session(offer, 0)] }),
        }).then((response) => response.text()),
      ),
    );
    const ids = await Promise.all(
      streams.map(async ({ told }) => {
        await expect.poll(() => told().at(-1)?.data).toEqual([taken]);
        return told().map(({ id, data }) => `${id} ${JSON.stringify(data)}`);
      }),
    );
    expect(ids[0]).toEqual(ids[1]);
    const numbers = (ids[0] ?? []).map((line) => Number(/"taken":(\d+)/.exec(line)?.[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));

    await processes[0]?.kill();
    await streams[0]?.ended;
    const last = streams[0]?.told().at(-1)?.id ?? '';
    await api.hold(await api.newGuest(), [session(offer, 1)]);
    await streams[1]?.next(numbers.length + 1);
    const resumed = await follow(second, `?offers=${offer}`, { 'last-event-id': last });
    expect((await resumed.next(1))?.data).toEqual([{ ...taken, startDate: '2026-12-01T09:00:00', taken: 1 }]);
    for (const stream of [...streams, resumed]) stream.close();
  });
});
