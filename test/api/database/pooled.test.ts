import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unconfirmed } from '../../../demo/api/database/busy.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { openPostgres, type PostgresOptions } from '../../../demo/api/database/postgres.ts';
import { buildServer } from '../../fixtures/server/api.ts';
import { tally } from '../../fixtures/server/client.ts';
import { type CutWire, cutWire } from '../../fixtures/server/cut-wire.ts';
import { createDatabase, type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { makeGoodCalls } from '../../fixtures/server/good-calls.ts';
import { NO_PGBOUNCER, PGBOUNCER, startPgbouncer } from '../../fixtures/server/pgbouncer.ts';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { copySample } from '../../fixtures/server/sample.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

if (!PGBOUNCER) console.log(NO_PGBOUNCER);

const ends: (() => Promise<void>)[] = [];
let own: Postgres;
let wire: CutWire;
let pooler: OwnDatabase;
let admin: Database;

beforeAll(async () => {
  if (!PGBOUNCER) return;
  own = await startPostgres();
  wire = await cutWire(own.url);
  pooler = await startPgbouncer(wire.url, 1, 'server_login_retry=1');
  admin = await openPostgres(own.url, () => {});
  await admin.query('CREATE TABLE written (n integer)');
});

afterAll(async () => {
  for (const end of ends.reverse()) await end();
  await admin?.close();
  await pooler?.stop();
  await wire?.close();
  await own?.stop();
});

/** Opens the database through the pooler, which has one connection to it. */
async function open(options: PostgresOptions = { directUrl: own.url }, url = pooler.url): Promise<Database> {
  const database = await openPostgres(url, () => {}, options);
  ends.push(() => database.close());
  return database;
}

/** Another program, which shares the connection. */
async function another(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: pooler.url });
  await client.connect();
  ends.push(() => client.end());
  return client;
}

describe.skipIf(!PGBOUNCER)('D-pooler: PostgreSQL through PgBouncer in transaction mode', () => {
  it('no statement is mistaken for that of another program, and nothing is left in the shared connection', async () => {
    const other = await another();
    for (let n = 0; n < 20; n += 1) await other.query({ name: `statement-${n}`, text: `SELECT 'theirs' AS whose` });
    const database = await open();
    expect(await database.query(`SELECT 'ours' AS whose, $1::int AS n`, [1])).toEqual([{ whose: 'ours', n: 1 }]);
    const limits = `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
      current_setting('datestyle') AS style`;
    const ours = [{ lock: '3s', statement: '20s', style: 'ISO, YMD' }];
    expect(await database.query(limits)).toEqual(ours);
    expect(await database.transaction(({ query }) => query(limits))).toEqual(ours);
    expect((await other.query(limits)).rows).toEqual([{ lock: '0', statement: '0', style: 'ISO, MDY' }]);
  });

  it('a transaction whose COMMIT was not answered is not repeated, whatever PostgreSQL says of its number', async () => {
    const database = await open();
    let runs = 0;
    const lost = database.transaction(async ({ query }) => {
      runs += 1;
      await query('INSERT INTO written VALUES (1)');
      wire.cut('COMMIT', 'after');
    });
    await expect(lost).rejects.toThrow(Unconfirmed);
    wire.cut('FROM written', 'before');
    expect([runs, await database.query('SELECT n FROM written')]).toEqual([1, [{ n: 1 }]]);
  });

  it('transactions wait for a server that restarts behind the pooler; none is repeated that may have been committed', async () => {
    const database = await open();
    const write = (n: number) => database.transaction(({ query }) => query('INSERT INTO written VALUES ($1)', [n]));
    const numbers = Array.from({ length: 200 }, (_, n) => n + 100);
    const restarted = own.restart();
    const ends = await Promise.allSettled(numbers.map(write));
    await restarted;
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(failures.filter((error) => !(error instanceof Unconfirmed))).toEqual([]);
    const written = await database.query<{ n: number }>('SELECT n FROM written WHERE n >= 100 ORDER BY n');
    const acknowledged = numbers.filter((_, k) => ends[k]?.status === 'fulfilled');
    const rows = written.map(({ n }) => n);
    expect([new Set(rows).size, acknowledged.filter((n) => !rows.includes(n))]).toEqual([rows.length, []]);
  });

  it('work that the pooler gives no connection in time is told to come again, while readiness is answered', async () => {
    const database = await open({ directUrl: own.url, patience: { lock: 3000, turn: 500 } });
    const other = await another();
    await other.query('BEGIN');
    const refused = { name: 'Overloaded', statusCode: 503 };
    await expect(database.query('SELECT 1')).rejects.toMatchObject(refused);
    await expect(database.transaction(({ query }) => query('SELECT 1'))).rejects.toMatchObject(refused);
    expect(await database.urgent.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await other.query('ROLLBACK');
    expect(await database.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('the start says in one sentence what must be set beside a pooler', async () => {
    const told: string[] = [];
    await open({ tell: (sentence) => told.push(sentence) });
    expect(told.join()).toMatch(/^DATABASE_URL leads to a pooler.*: set DATABASE_DIRECT_URL/);
    await expect(open({ directUrl: pooler.url })).rejects.toThrow(/^DATABASE_DIRECT_URL leads to a pooler/);
    await expect(open({}, `${pooler.url}?options=-c%20search_path%3Dbooking`)).rejects.toThrow(/ALTER ROLE/);
    const elsewhere = await createDatabase(own.url);
    ends.push(elsewhere.stop);
    await expect(open({ directUrl: elsewhere.url })).rejects.toThrow(/^DATABASE_DIRECT_URL leads to another database/);
  });
});

describe.skipIf(!PGBOUNCER)('D-pooler: the API through PgBouncer', { tags: ['@long'] }, () => {
  it('every call answers as it does without a pooler', async () => {
    const sample = await copySample(Date.parse('2026-11-20T09:00:00Z'));
    const through = await startPgbouncer(sample.url, 4);
    const server = await buildServer({ databaseUrl: through.url });
    ends.push(sample.stop, through.stop, () => server.close());
    const wrong: string[] = [];
    await makeGoodCalls(server, async ({ operation, method, path, options, status }) => {
      const answer = await server.call(method, path, options);
      if (answer.status !== status) wrong.push(`${operation}: ${answer.status}`);
      return answer;
    });
    expect(wrong).toEqual([]);
  });

  it('nothing is sold twice by two processes that share four connections', async () => {
    const empty = await openOwnDatabase();
    const through = await startPgbouncer(empty.url, 4);
    ends.push(empty.stop);
    const api = await openTwoServers({}, Promise.resolve(through));
    ends.push(() => api.close());
    const offer = await addOffer(api.database, { capacity: 2 });
    const buyers = await addPeople(api.database, 40);
    const answers = await Promise.all(buyers.map(({ token }) => api.tryToBuy(token, [session(offer, 0)], 12)));
    expect(tally(answers)).toEqual({ 200: 2, '409 full': 38 });
    expect(await violations(api.database)).toEqual([]);
  });
});
