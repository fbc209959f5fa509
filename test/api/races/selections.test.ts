import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIn, tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

/**
 * Returns `count` slots of `all`, rotated and reversed so that neighbouring clients request them in different orders.
 */
function shuffled(all: readonly string[], count: number, n: number): readonly string[] {
  const turned = [...all.slice(n % all.length), ...all.slice(0, n % all.length)].filter((_, k) => k % 2 === 0);
  return (n % 3 === 0 ? turned.reverse() : turned).slice(0, count);
}

describe('(I4) D-same-rules: 100 clients order several slots each, in any order', () => {
  it('100 clients at once get all of their slots or none, without a deadlock or a failure', async () => {
    const offer = await addOffer(api.database, { capacity: 6 });
    const clients = await addPeople(api.database, 100);
    const places = Array.from({ length: 8 }, (_, n) => session(offer, n));
    const answers = await Promise.all(
      clients.map(({ token }, n) => api.tryToBuy(token, shuffled(places, 2 + (n % 3), n), 12 * (2 + (n % 3)))),
    );
    const { '200': bought = 0, '409 full': full = 0, '409 slot-unavailable': late = 0, ...others } = tally(answers);
    expect(others).toEqual({});
    expect(bought).toBeGreaterThanOrEqual(10);
    expect(full + late).toBeGreaterThanOrEqual(50);
    const slots = answers.map((answer, n) => (answer.status === 200 ? orderIn(answer).slots.length : 2 + (n % 3)));
    expect(slots).toEqual(clients.map((_, n) => 2 + (n % 3)));
    const [deadlocks] = await api.database.query<{ count: number }>(
      'SELECT deadlocks AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(deadlocks).toEqual({ count: 0 });
    expect(await violations(api.database)).toEqual([]);
  });

  it('repeats of one slot count as several places for many clients at once', async () => {
    const offer = await addOffer(api.database, { capacity: 10, max_multi_slots: 3 });
    const clients = await addPeople(api.database, 60);
    const place = session(offer, 20);
    const answers = await Promise.all(
      clients.map(({ token }, n) => {
        const count = 1 + (n % 3);
        return api.tryToBuy(token, Array(count).fill(place), 12 * count);
      }),
    );
    const { '200': bought = 0, '409 full': full = 0, '409 slot-unavailable': late = 0, ...others } = tally(answers);
    expect([bought + full + late, others]).toEqual([60, {}]);
    const [row] = await api.database.query<{ taken: number }>('SELECT taken FROM place WHERE id = $1', [place]);
    expect(row).toEqual({ taken: 10 });
    expect(await violations(api.database)).toEqual([]);
  });
});
