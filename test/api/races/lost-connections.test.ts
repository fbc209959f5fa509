import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let postgres: Postgres;
let api: TwoServers;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await openTwoServers({}, Promise.resolve(postgres));
});

afterAll(() => api?.close());

/** Lets buyers hold and order one place after another while `disturb` runs; returns their responses. */
async function answersDuring(disturb: () => Promise<unknown>): Promise<ReadonlySet<number>> {
  const offer = await addOffer(api.database, { capacity: 3, price_cents: 0 });
  const buyers = await addPeople(api.database, 8);
  let isOver = false;
  const seen = new Set<number>();
  const buying = buyers.map(async ({ token }) => {
    for (let n = 0; n < 10 || !isOver; n += 1) {
      const { status } = await api.placeOrder(token, [session(offer, n)], 0);
      seen.add(status);
    }
  });
  await disturb();
  isOver = true;
  await Promise.all(buying);
  return seen;
}

/** Ends every connection that is in use. */
const endConnections = () =>
  api.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND datname = current_database() AND state <> 'idle'`,
  );

describe('D-lost-connection: buyers while connections to PostgreSQL are lost', () => {
  it('buyers keep their places, and the next call is right, if connections in use are ended', async () => {
    const seen = await answersDuring(async () => {
      for (let n = 0; n < 5; n += 1) await endConnections();
    });
    expect(seen).toContain(201);
    expect((await api.call('GET', '/v1/config')).status).toBe(200);
    expect(await violations(api.database)).toEqual([]);
  });

  it('buyers keep their places, and all get an answer, if the server restarts', { tags: ['@long'] }, async () => {
    const seen = await answersDuring(() => postgres.restart());
    expect([...seen].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect((await api.call('GET', '/v1/config')).status).toBe(200);
    expect(await violations(api.database)).toEqual([]);
  });
});
