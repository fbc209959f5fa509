import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { openPglite } from '../../../demo/api/database/pglite.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { retrying } from '../../../demo/api/database/retry.ts';
import { Overloaded } from '../../../demo/api/in-turn.ts';
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

describe('D-embedded-queue: statements that wait for the embedded database', () => {
  it('other work of the process is done between two statements', async () => {
    const order: string[] = [];
    const others = async () => {
      while (!order.includes('last')) {
        await setImmediate();
        if (order.at(-1) !== 'other') order.push('other');
      }
    };
    const statement = (name: string) =>
      of('PGlite')
        .query('SELECT 1')
        .then(() => order.push(name));
    await Promise.all([others(), ...Array.from({ length: 5 }, (_, n) => statement(`${n}`)), statement('last')]);
    const [first, ...rest] = order.slice(order.indexOf('0'));
    expect(first).toBe('0');
    expect(rest.join(' ')).toMatch(/^other 1 other 2 other 3 other 4 other last/);
  });

  it('the statements of a transaction let other work of the process be done too', async () => {
    const order: string[] = [];
    await of('PGlite').transaction(async ({ query }) => {
      void setImmediate().then(() => order.push('other'));
      await query('SELECT 1');
      order.push('statement');
    });
    expect(order).toEqual(['other', 'statement']);
  });

  it('an urgent statement does not wait for those before it', async () => {
    const order: string[] = [];
    const database = of('PGlite');
    const waiting = Array.from({ length: 5 }, () => database.query('SELECT 1').then(() => order.push('waiting')));
    await database.urgent.query('SELECT 1');
    order.push('urgent');
    await Promise.all(waiting);
    expect(order.indexOf('urgent')).toBeLessThan(3);
  });

  it('a statement that has waited too long is refused, and later ones run', async () => {
    const database = await openPglite(null, 1);
    const work = Array.from({ length: 3 }, () => database.query('SELECT count(*) FROM generate_series(1, 100000)'));
    expect((await Promise.allSettled(work)).at(-1)).toMatchObject({ reason: new Overloaded(1) });
    expect(await database.urgent.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
  });
});

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
