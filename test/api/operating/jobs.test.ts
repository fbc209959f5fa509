import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { BATCH, nextBatch } from '../../../demo/api/jobs/batch.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { openEmptyDatabase } from '../../fixtures/server/databases.ts';
import { type Desk, openDesk } from '../../fixtures/server/desk.ts';
import { stockOf } from '../../fixtures/server/stock.ts';

describe('D-jobs: batches of a job', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await database.query('CREATE TABLE due (id text)');
    await database.query(`INSERT INTO due SELECT 'row-' || n FROM generate_series(1, $1::integer) AS n`, [
      2 * BATCH + 1,
    ]);
  });
  afterAll(() => database?.close());

  it('the batches of a job come to every row, also where none of them ever goes', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      for (const { id } of await nextBatch(database, 'SELECT id FROM due')) seen.add(id);
    }
    expect(seen.size).toBe(2 * BATCH + 1);
    const [first] = await nextBatch(database, 'SELECT id FROM due');
    expect(first?.id).toBe('row-1');
  });
});

describe('D-jobs: a job that throws', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk?.server.close());

  it('a job that throws stops no other, and is reported', async () => {
    const { services } = desk.server;
    const stock = stockOf(services.database);
    const offer = await stock.offer();
    await desk.hold((await stock.account()).token, [offer.at()]);
    desk.time.now += 10 * 60_000;
    await stock.rows("INSERT INTO access_token (hash, person_id, expires_at) SELECT 'over', min(id), 1 FROM person");
    await stock.rows('ALTER TABLE waiting RENAME COLUMN state TO hidden');
    await expect(sweep(services)).rejects.toThrow('Some of the sweep failed.');
    expect(await stock.rows("SELECT hash FROM access_token WHERE hash = 'over'")).toEqual([]);
    await stock.rows('ALTER TABLE waiting RENAME COLUMN hidden TO state');
    await stock.rows('ALTER TABLE idempotency RENAME TO hidden');
    await expect(sweep(services)).rejects.toThrow('Some of the sweep failed.');
    await stock.rows('ALTER TABLE hidden RENAME TO idempotency');
    expect(await offer.taken(offer.at())).toBe(0);
  });
});
