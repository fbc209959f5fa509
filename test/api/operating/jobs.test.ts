import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { BATCH, nextBatch } from '../../../demo/api/jobs/batch.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { ProviderFailure } from '../../../demo/api/payments/stripe-client.ts';
import { openEmptyDatabase } from '../../fixtures/server/databases.ts';
import { type OneServer, openOneServer } from '../../fixtures/server/one-server.ts';
import { type Seed, seedOf } from '../../fixtures/server/seed-of.ts';

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

  async function firstOf(rows: AsyncIterable<{ readonly id: string }>): Promise<string | null> {
    for await (const { id } of rows) return id;
    return null;
  }

  it('the batches of a job reach every row, even if no row is ever done', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      for await (const { id } of nextBatch(database, 'SELECT id FROM due')) seen.add(id);
    }
    expect(seen.size).toBe(2 * BATCH + 1);
    expect(await firstOf(nextBatch(database, 'SELECT id FROM due'))).toBe('row-1');
  });

  it('the batches of a job continue after the last row that was reached, if a row is left', async () => {
    const rows = () => nextBatch(database, "SELECT id FROM due WHERE id > 'row-2'");
    expect([await firstOf(rows()), await firstOf(rows())]).toEqual(['row-20', 'row-200']);
  });
});

describe('D-jobs: a job that throws', () => {
  let api: OneServer;
  beforeAll(async () => {
    api = await openOneServer();
  });
  afterAll(() => api?.server.close());

  it('a job that throws stops no other, and is reported', async () => {
    const { services } = api.server;
    const seed = seedOf(services.database);
    const offer = await seed.offer();
    await api.hold((await seed.account()).token, [offer.at()]);
    api.time.now += 10 * 60_000;
    await seed.rows("INSERT INTO access_token (hash, person_id, expires_at) SELECT 'over', min(id), 1 FROM person");
    await seed.rows('ALTER TABLE waiting RENAME COLUMN state TO hidden');
    await expect(sweep(services)).rejects.toThrow('Some of the sweep failed.');
    expect(await seed.rows("SELECT hash FROM access_token WHERE hash = 'over'")).toEqual([]);
    await seed.rows('ALTER TABLE waiting RENAME COLUMN hidden TO state');
    await seed.rows('ALTER TABLE idempotency RENAME TO hidden');
    await expect(sweep(services)).rejects.toThrow('Some of the sweep failed.');
    await seed.rows('ALTER TABLE hidden RENAME TO idempotency');
    expect(await offer.taken(offer.at())).toBe(0);
  });
});

describe('D-jobs: a payment provider that does not answer', () => {
  let api: OneServer;
  let seed: Seed;
  beforeEach(async () => {
    api = await openOneServer();
    seed = seedOf(api.server.services.database);
  });
  afterEach(() => api?.server.close());

  const newToken = async () => (await seed.account()).token;

  /**
   * Makes unpaid orders, a due refund and a hold, all of them over; `run` is a sweep with the given payment provider.
   */
  async function overdue(answer: () => Promise<never>) {
    const { services } = api.server;
    const offer = await seed.offer();
    for (const hour of ['10:00', '11:00', '12:00']) await api.buy(await newToken(), [offer.at(hour)]);
    const { id } = await api.buyPaid(await newToken(), [offer.at('13:00')]);
    await seed.rows(`UPDATE purchase SET refund = 'due', state = 'refunded' WHERE id = $1`, [id]);
    await api.hold(await newToken(), [offer.at('14:00')]);
    api.time.now += 40 * 60_000;
    const asked: string[] = [];
    const ask = ({ id }: { readonly id: string }) => {
      asked.push(id);
      return answer();
    };
    const open = ({ reference: id }: { readonly reference: string }) => ask({ id });
    const payments = { ...services.payments, read: ask, cancel: ask, refund: ask, open };
    return { offer, asked, run: () => sweep({ ...services, payments }) };
  }

  const failing = (status: { readonly statusCode?: number }) => async () => {
    throw new ProviderFailure(Object.assign(new Stripe.errors.StripeConnectionError({ message: 'away' }), status));
  };

  it.each([
    ['does not answer', {}],
    ['fails', { statusCode: 503 }],
  ])(
    'a payment provider that %s is asked once in each run, about a different order, and delays no place',
    async (_, status) => {
      const { offer, asked, run } = await overdue(failing(status));
      await expect(run()).rejects.toThrow('Some of the sweep failed.');
      expect([asked.length, await offer.taken(offer.at('14:00'))]).toEqual([1, 0]);
      await expect(run()).rejects.toThrow('Some of the sweep failed.');
      expect(new Set(asked).size).toBe(2);
    },
  );

  it('a payment provider that refuses one order is asked about all other orders', async () => {
    const { asked, run } = await overdue(failing({ statusCode: 402 }));
    const due = await seed.rows<{ payment_id: string }>(
      `SELECT payment_id FROM purchase WHERE state = 'pending' OR refund = 'due'`,
    );
    await expect(run()).rejects.toThrow('Some of the sweep failed.');
    expect(asked.toSorted()).toEqual(due.map(({ payment_id }) => payment_id).sort());
  });

  it('a run asks a payment provider for a minute at most', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { asked, run } = await overdue(async () => {
      now += 61_000;
      throw new Error('refused after a minute');
    });
    await expect(run()).rejects.toThrow('Some of the sweep failed.');
    expect(asked).toHaveLength(1);
  });

  it('each job has its turn if a payment provider is slow, and the next run continues where this run stopped', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { offer, asked, run } = await overdue(async () => {
      now += 25_000;
      throw new Error('refused, slowly');
    });
    const left = await api.buy(await newToken(), [offer.at('15:00')]);
    const unlinked = await api.buy(await newToken(), [offer.at('16:00')]);
    await seed.rows(`UPDATE purchase SET state = 'expired' WHERE id = ANY($1::uuid[])`, [[left.id, unlinked.id]]);
    await seed.rows(`UPDATE purchase SET payment_id = NULL, payment_provider = NULL WHERE id = $1`, [unlinked.id]);
    for (let n = 0; n < 3; n += 1) await expect(run()).rejects.toThrow('Some of the sweep failed.');
    const jobs = await seed.rows<{ asked: string; job: string }>(
      `SELECT coalesce(payment_id, id::text) AS asked, CASE WHEN refund = 'due' THEN 'refund' WHEN state = 'pending' THEN 'pending'
         WHEN payment_id IS NULL THEN 'unlinked' ELSE 'left' END AS job FROM purchase`,
    );
    const nameOf = new Map(jobs.map((one) => [one.asked, one.job]));
    expect(asked.map((id) => nameOf.get(id))).toEqual([
      ...['pending', 'left', 'unlinked'],
      ...['refund', 'pending', 'left'],
      ...['unlinked', 'refund', 'pending'],
    ]);
  });
});
