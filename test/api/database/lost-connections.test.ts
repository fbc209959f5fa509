import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unconfirmed } from '../../../demo/api/database/busy.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { isLost } from '../../../demo/api/database/lost.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { type CutWire, cutWire } from '../../fixtures/server/cut-wire.ts';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';

let postgres: Postgres;
let wire: CutWire;
let database: Database;
let admin: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  wire = await cutWire(postgres.url);
  database = await openPostgres(wire.url, () => {});
  admin = await openPostgres(postgres.url, () => {});
  await admin.query('CREATE TABLE written (n integer)');
});

afterAll(async () => {
  await database?.close();
  await wire?.close();
  await admin?.close();
  await postgres?.stop();
});

const countOf = async (n: number) => (await admin.query('SELECT n FROM written WHERE n = $1', [n])).length;

describe('D-lost-connection: an error', () => {
  const lost: readonly Error[] = [
    ...['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '25006', '08006', '08003'],
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ].map((code) => Object.assign(new Error('failed'), { code }));
  const unnamed = [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ].map((message) => new Error(message));
  const others = [
    ...['57014', '40P01', '23505', 'ENOSPC'].map((code) => Object.assign(new Error('failed'), { code })),
    new Unconfirmed(Object.assign(new Error('lost'), { code: '57P01' })),
  ];

  it("a lost connection is recognised by the error's code or by the message of pg, and by nothing else", () => {
    expect([...lost, ...unnamed].filter((error) => !isLost(error))).toEqual([]);
    expect(others.filter(isLost)).toEqual([]);
  });
});

describe('D-lost-connection: a connection to PostgreSQL that is lost', () => {
  it('a transaction runs once more if its connection ends between two of its statements', async () => {
    let runs = 0;
    await database.transaction(async (transaction) => {
      runs += 1;
      const [own] = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await transaction.query('INSERT INTO written VALUES (1)');
      if (runs === 1) await admin.query('SELECT pg_terminate_backend($1, 5000)', [own?.pid ?? 0]);
      await transaction.query('SELECT 1');
    });
    expect([runs, await countOf(1)]).toEqual([2, 1]);
  });

  it('a transaction that loses its connection twice is given up', async () => {
    let runs = 0;
    const failing = database.transaction(async (transaction) => {
      runs += 1;
      await transaction.query('INSERT INTO written VALUES (2)');
      await transaction.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await expect(failing).rejects.toMatchObject({ code: '57P01' });
    expect([runs, await countOf(2)]).toEqual([2, 0]);
  });

  it.each([
    ['did not arrive runs once more', 'before', 2],
    ['was carried out is not repeated', 'after', 1],
  ] as const)('a transaction whose COMMIT %s', async (_, when, expected) => {
    const n = expected + 2;
    let runs = 0;
    await database.transaction(async (transaction) => {
      runs += 1;
      await transaction.query('INSERT INTO written VALUES ($1)', [n]);
      if (runs === 1) wire.cut('COMMIT', when);
    });
    expect([runs, await countOf(n)]).toEqual([expected, 1]);
  });

  it('a transaction writes once even if the connection is lost again while asking whether the COMMIT succeeded', async () => {
    let runs = 0;
    await database.transaction(async (transaction) => {
      runs += 1;
      await transaction.query('INSERT INTO written VALUES (7)');
      wire.cut('COMMIT', 'after');
      wire.cut('pg_xact_status', 'before');
      wire.cut('pg_xact_status', 'after');
    });
    expect([runs, await countOf(7)]).toEqual([1, 1]);
  });

  it('a transaction is not repeated if the server never says whether it was committed', {
    tags: ['@long'],
  }, async () => {
    let runs = 0;
    const untold = database.transaction(async (transaction) => {
      runs += 1;
      await transaction.query('INSERT INTO written VALUES (8)');
      wire.cut('COMMIT', 'after');
      for (let n = 0; n < 50; n += 1) wire.cut('pg_xact_status', 'before');
    });
    await expect(untold).rejects.toThrow(Unconfirmed);
    expect([runs, await countOf(8)]).toEqual([1, 1]);
  });

  it('a read is repeated if its connection is lost, and a write without a transaction is made once', async () => {
    wire.cut('FROM written', 'before');
    expect(await database.query('SELECT n FROM written WHERE n = 5')).toEqual([]);
    wire.cut('INSERT INTO', 'after');
    await database.query('INSERT INTO written VALUES (5)');
    expect(await countOf(5)).toBe(1);
  });

  it('a transaction waits for a server that restarts while it is in use', async () => {
    let runs = 0;
    await database.transaction(async (transaction) => {
      runs += 1;
      await transaction.query('INSERT INTO written VALUES (6)');
      if (runs === 1) await postgres.restart();
      await transaction.query('SELECT 1');
    });
    expect([runs, await countOf(6)]).toEqual([2, 1]);
  });
});
