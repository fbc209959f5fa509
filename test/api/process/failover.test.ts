import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { paymentsSince } from '../../../demo/people/payments.ts';
import { type CutWire, cutWire } from '../../fixtures/server/cut-wire.ts';
import { LASTING, type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { settingsFor } from '../../fixtures/stripe/stripe-servers.ts';
import { type Load, openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, and when their server dies, in milliseconds. */
const LOAD_MS = 40_000;
const DIES_AFTER_MS = 15_000;
/** How far the standby is behind at the end, in milliseconds. */
const LAG_MS = 4_000;

let postgres: Postgres;
let standby: Awaited<ReturnType<Postgres['addStandby']>>;
/** The way from the primary to its standby. */
let behind: CutWire;
let load: Load;

async function open(names: string): Promise<void> {
  postgres = await startPostgres({ settings: LASTING });
  behind = await cutWire(postgres.url);
  standby = await postgres.addStandby(behind.url);
  await ask(postgres.url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await ask(postgres.url, 'SELECT pg_reload_conf()');
  load = await openLoad(postgres.url);
}

afterEach(async () => {
  await load?.close();
  await behind?.close();
  await postgres?.stop();
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

/** Kills the primary, and lets the standby take its place. */
async function failOver(): Promise<void> {
  await postgres.kill();
  expect(await ask(standby.url, 'SELECT pg_promote()')).toBe(true);
  load.lead(standby.url);
}

describe('D-lost-connection: a failover under load', { tags: ['@long'] }, () => {
  it('a synchronous standby has everything that buyers were told', async () => {
    await open('*');
    const bought = load.buy(LOAD_MS);
    await sleep(DIES_AFTER_MS);
    expect(await ask(postgres.url, 'SELECT sync_state FROM pg_stat_replication')).toBe('sync');
    await failOver();
    await bought;
    expect(await load.judge()).toEqual({ violations: [], lost: [] });
    expect(load.told.size).toBeGreaterThan(50);
    await load.expectMails();
  }, 400_000);

  it('an asynchronous standby lacks at most its lag, and each payment of the lost seconds goes back', async () => {
    await open('');
    const bought = load.buy(LOAD_MS);
    await sleep(DIES_AFTER_MS);
    const position = await ask(postgres.url, 'SELECT pg_current_wal_lsn()');
    const lostFrom = Date.now();
    await expect.poll(() => ask(standby.url, `SELECT pg_last_wal_receive_lsn() >= '${position}'`)).toBe(true);
    behind.freeze(true);
    await sleep(LAG_MS);
    await failOver();
    await bought;

    const { database, stripe } = load.api;
    const since = lostFrom - 60_000;
    const known = async () => {
      const rows = await database.query<{ id: string }>('SELECT id::text FROM purchase');
      return new Set(rows.map(({ id }) => id));
    };
    const orders = await known();
    const orphans = [...stripe.books.intents.values()].filter(({ metadata }) => !orders.has(metadata['order'] ?? ''));
    const isBack = (charge: unknown) => stripe.books.charges.get(String(charge))?.refunded;
    const paid = orphans.filter((one) => one.status === 'succeeded' && !isBack(one.latest_charge));
    expect(paid.length).toBeGreaterThan(0);
    const { services } = load.api.servers[0];
    const wishes = { since, isRefunded: false };
    const listed = (await paymentsSince(services, settingsFor(stripe), wishes)).join('\n');
    for (const { id } of paid) expect(listed).toContain(id);
    expect(paid.filter((one) => isBack(one.latest_charge))).toEqual([]);
    await paymentsSince(services, settingsFor(stripe), { ...wishes, isRefunded: true });
    expect(paid.filter((one) => !isBack(one.latest_charge))).toEqual([]);
    expect(orphans.filter(({ status }) => !['succeeded', 'canceled'].includes(status))).toEqual([]);

    for (const { id } of orphans) stripe.books.intents.delete(id);
    const { violations, lost } = await load.judge();
    expect(violations).toEqual([]);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.filter((id) => (load.told.get(id)?.at ?? 0) < lostFrom)).toEqual([]);
  }, 400_000);
});
