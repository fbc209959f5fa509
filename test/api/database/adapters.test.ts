import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { openPglite } from '../../../demo/api/database/pglite.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { retrying } from '../../../demo/api/database/retry.ts';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';

let postgres: Postgres;
const databases = new Map<string, Database>();

beforeAll(async () => {
  postgres = await startPostgres();
  databases.set('PGlite', await openPglite(null));
  databases.set('PostgreSQL', await openPostgres(postgres.url, () => {}));
});

afterAll(async () => {
  for (const database of databases.values()) await database.close();
  await postgres?.stop();
});

const of = (name: string) => databases.get(name) as Database;

describe.each(['PGlite', 'PostgreSQL'])('C-variables: the adapter over %s', (name) => {
  it('an adapter returns every type in the same form', async () => {
    const [row] = await of(name).query(
      `SELECT count(*) AS count, 9007199254740991::bigint AS big, 7::integer AS small, true AS yes, NULL::text AS none,
              '2026-03-29'::date AS day, '2026-03-29 02:30:00'::timestamp AS wall, 12.50::numeric AS amount,
              '{a,b}'::text[] AS texts, '{"a":[1]}'::jsonb AS json, '08:00'::time::text AS hour`,
    );
    expect(row).toEqual({
      count: 1,
      big: 9007199254740991,
      small: 7,
      yes: true,
      none: null,
      day: '2026-03-29',
      wall: '2026-03-29T02:30',
      amount: '12.50',
      texts: ['a', 'b'],
      json: { a: [1] },
      hour: '08:00:00',
    });
  });

  it('an adapter accepts every kind of parameter in the same form', async () => {
    const [row] = await of(name).query(
      `SELECT $1::text AS text, $2::integer AS number, $3::bigint AS instant, $4::boolean AS yes, $5::text AS none,
              $6::text[] AS texts, $7::integer[] AS numbers, $8::text::timestamp AS wall`,
      ['l\'été "x"\\', 5, 1_800_000_000_000, false, null, ['a,b', '{"c"}', ''], [3, 1], '2026-11-24T10:00'],
    );
    expect(row).toEqual({
      text: 'l\'été "x"\\',
      number: 5,
      instant: 1_800_000_000_000,
      yes: false,
      none: null,
      texts: ['a,b', '{"c"}', ''],
      numbers: [3, 1],
      wall: '2026-11-24T10:00',
    });
  });

  it('an adapter commits all of a transaction or nothing of it', async () => {
    const database = of(name);
    await database.query('CREATE TABLE kept (n integer PRIMARY KEY)');
    await database.transaction((transaction) => transaction.query('INSERT INTO kept VALUES (1)'));
    const failed = database.transaction(async (transaction) => {
      await transaction.query('INSERT INTO kept VALUES (2)');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await expect(database.query('INSERT INTO kept VALUES (1)')).rejects.toMatchObject({ code: '23505' });
    expect(await database.query('SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }]);
  });

  it('an adapter undoes a part of a transaction with a savepoint and keeps the rest', async () => {
    const database = of(name);
    await database.query('CREATE TABLE parts (n integer)');
    await database.transaction(async (transaction) => {
      await transaction.query('INSERT INTO parts VALUES (1)');
      await transaction.script('SAVEPOINT part');
      await transaction.query('INSERT INTO parts VALUES (2)');
      await transaction.script('ROLLBACK TO SAVEPOINT part');
    });
    expect(await database.query('SELECT n FROM parts')).toEqual([{ n: 1 }]);
  });

  it('an adapter runs in READ COMMITTED', async () => {
    const rows = await of(name).transaction((transaction) => transaction.query('SHOW transaction_isolation'));
    expect(rows).toEqual([{ transaction_isolation: 'read committed' }]);
  });
});

it('both transactions of a deadlock complete', async () => {
  const database = of('PostgreSQL');
  await database.query('CREATE TABLE pair (id integer PRIMARY KEY, n integer NOT NULL)');
  await database.query('INSERT INTO pair VALUES (1, 0), (2, 0)');
  const both = (first: number, second: number) =>
    database.transaction(async (transaction) => {
      await transaction.query('UPDATE pair SET n = n + 1 WHERE id = $1', [first]);
      await transaction.query('SELECT pg_sleep(0.1)');
      await transaction.query('UPDATE pair SET n = n + 1 WHERE id = $1', [second]);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(await database.query('SELECT n FROM pair ORDER BY id')).toEqual([{ n: 2 }, { n: 2 }]);
});

it('a transaction is given up after five repetitions', async () => {
  let runs = 0;
  const failing = retrying(() => {
    runs += 1;
    return Promise.reject(Object.assign(new Error('no'), { code: '40001' }));
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(6);
});

it('the database fails at once if a server does not respond', async () => {
  await expect(openPostgres('postgres://creneau@127.0.0.1:1/none', () => {})).rejects.toThrow(
    'The PostgreSQL server that DATABASE_URL names cannot be used (ECONNREFUSED).',
  );
});
