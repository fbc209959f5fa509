import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { onReplica } from '../../../demo/api/database/reading.ts';
import { withReplica } from '../../../demo/api/database/replica.ts';
import { PATIENCE } from '../../fixtures/patience.ts';
import { type CutWire, cutWire } from '../../fixtures/server/cut-wire.ts';
import { createDatabase } from '../../fixtures/server/databases.ts';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

let postgres: Postgres;
let standby: Awaited<ReturnType<Postgres['addStandby']>>;
let wire: CutWire;
let api: TwoServers;
/** The standby, as its administrator sees it. */
let behind: Database;
let offer: number;
let buyers: readonly Person[];

beforeAll(async () => {
  postgres = await startPostgres();
  standby = await postgres.addStandby();
  wire = await cutWire(standby.url);
  behind = await openPostgres(standby.url, () => {});
  const more = { databaseReadUrl: standby.url, lag: { most: 10 * PATIENCE, every: 50 } };
  api = await openTwoServers(more, Promise.resolve({ url: postgres.url, stop: async () => {} }));
  offer = await addOffer(api.database, { capacity: 50, price_cents: 0 });
  buyers = await addPeople(api.database, 2);
});

afterAll(async () => {
  await api?.close();
  await behind?.close();
  await wire?.close();
  await postgres?.stop();
});

/** How many places of the offer's session are taken, as somebody without a token sees it on both servers. */
async function seen(position?: string): Promise<readonly number[]> {
  const query = position === undefined ? '' : `?creneau-position=${encodeURIComponent(position)}`;
  const answers = await Promise.all(api.servers.map(({ call }) => call('GET', `/v1/slotted/booked/${offer}${query}`)));
  return answers.map(({ body }) => body[0]?.taken ?? 0);
}

/** Returns the reads of a replica, and the last sentence about it. */
async function follow(url: string) {
  const told: string[] = [];
  const options = { url, connections: 4, onLost: () => {}, tell: (sentence: string) => told.push(sentence) };
  const lag = { most: 1_000, every: 50 };
  const database = withReplica(await openPostgres(postgres.url, () => {}), { ...options, lag });
  const says = (what: RegExp) => expect.poll(() => told.at(-1), { timeout: PATIENCE }).toMatch(what);
  return { database, says };
}

describe('D-read-replica: lists on a standby', () => {
  it('a visitor is answered by the standby, and whoever has written reads what they wrote on every process', async () => {
    await expect
      .poll(() => api.servers.map(({ services }) => services.database.replica?.hasReached(null)), { timeout: PATIENCE })
      .toEqual([true, true]);
    await expect.poll(() => seen(), { timeout: PATIENCE }).toEqual([0, 0]);
    await behind.query('SELECT pg_wal_replay_pause()');
    const [buyer, other] = buyers.map(({ token }) => ({ token }));
    const held = await api.call('POST', '/v1/hold', { ...buyer, body: { slots: [session(offer, 0)] } });
    expect(held.headers['creneau-position']).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
    expect(await seen()).toEqual([0, 0]);
    const beyond = ['x', 'FFFFFFFF/FFFFFFFF', '0/0&creneau-position=0/0'];
    for (const position of [String(held.headers['creneau-position']), ...beyond]) {
      expect(await seen(position)).toEqual([1, 1]);
    }
    const personal = await api.call('GET', `/v1/slotted/booked/${offer}`, other);
    expect(personal.body[0]?.taken).toBe(1);
    await behind.query('SELECT pg_wal_replay_resume()');
    await expect.poll(() => seen(), { timeout: PATIENCE }).toEqual([1, 1]);
  });

  it('a standby that is too far behind, frozen or dead is left, and taken back', async () => {
    wire.freeze(true);
    const { database, says } = await follow(wire.url);
    const isStandby = () =>
      new Promise((resolve, reject) => {
        onReplica(() => void database.query('SELECT pg_is_in_recovery() AS is_standby').then(resolve, reject));
      });
    const ofStandby = (whether: boolean) =>
      expect.poll(isStandby, { timeout: PATIENCE }).toEqual([{ is_standby: whether }]);
    const changes: readonly [away: () => unknown, back: () => unknown][] = [
      [() => behind.query('SELECT pg_wal_replay_pause()'), () => behind.query('SELECT pg_wal_replay_resume()')],
      [() => wire.freeze(true), () => wire.freeze(false)],
      [() => standby.stop(), () => standby.restart()],
    ];
    await says(/is left/);
    wire.freeze(false);
    for (const [away, back] of changes) {
      await says(/is used/);
      await ofStandby(true);
      await away();
      await addPeople(api.database, 1);
      await says(/is left/);
      await ofStandby(false);
      await back();
    }
    await says(/is used/);
    wire.cut('pg_is_in_recovery() AS is_standby', 'before');
    await ofStandby(false);
    await database.close();
  });

  it('neither the database itself nor another one is a replica', async () => {
    const another = await createDatabase(postgres.url);
    for (const url of [
      postgres.url,
      another.url,
      standby.url.replace(/postgres$/, new URL(another.url).pathname.slice(1)),
    ]) {
      const { database, says } = await follow(url);
      await says(/no standby of this database/);
      await database.close();
    }
    await another.stop();
  });
});
