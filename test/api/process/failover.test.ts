import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runPeople } from '../../../demo/people/people.ts';
import { cutWire } from '../../fixtures/server/cut-wire.ts';
import { LASTING } from '../../fixtures/server/postgres.ts';
import { openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, and when their server dies, in milliseconds. */
const LOAD_MS = 40_000;
const DIES_AFTER_MS = 15_000;
/** For how long a standby is away, in milliseconds. */
const AWAY_MS = 50_000;
/** How far the standby is behind at the end, in milliseconds. */
const LAG_MS = 4_000;

/** Opens the load, with a standby whose name must be among `names` to be waited for. */
async function openWithStandby(names: string) {
  const load = await openLoad({ settings: LASTING });
  const { postgres } = load;
  /** The way from the primary to its standby. */
  const behind = await cutWire(postgres.url);
  onTestFinished(behind.close);
  const standby = await postgres.addStandby(behind.url);
  await ask(postgres.url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await ask(postgres.url, 'SELECT pg_reload_conf()');
  return {
    ...{ load, behind, standby },
    /** Kills the primary, and lets the standby take its place. */
    failOver: async () => {
      await postgres.kill();
      expect(await ask(standby.url, 'SELECT pg_promote()')).toBe(true);
      load.lead(standby.url);
    },
  };
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

describe('D-lost-connection: a failover under load', { tags: ['@long'] }, () => {
  it('a synchronous standby has everything that buyers were told', async () => {
    const { load, failOver } = await openWithStandby('*');
    const bought = load.buy(LOAD_MS);
    await sleep(DIES_AFTER_MS);
    expect(await ask(load.postgres.url, 'SELECT sync_state FROM pg_stat_replication')).toBe('sync');
    await failOver();
    await bought;
    expect(await load.judge()).toEqual({ violations: [], lost: [] });
    expect(load.told.size).toBeGreaterThan(50);
    await load.expectMails();
  }, 400_000);

  it('while a synchronous standby is away, buyers are told to come again; when it is back, all goes on', async () => {
    const { load, behind } = await openWithStandby('*');
    const bought = load.buy(LOAD_MS + AWAY_MS);
    await sleep(DIES_AFTER_MS);
    behind.freeze(true);
    await sleep(AWAY_MS);
    const before = load.orders();
    behind.freeze(false);
    await bought;
    const answers = Object.keys(load.counts);
    expect(answers.filter((what) => what.endsWith(' 503 later'))).not.toEqual([]);
    expect(answers.filter((what) => / 50\d$|unanswered/.test(what))).toEqual([]);
    expect(load.slowest.ms).toBeGreaterThan(20_000);
    expect(load.slowest.ms).toBeLessThan(AWAY_MS);
    expect(load.orders()).toBeGreaterThan(before);
    expect(await load.judge()).toEqual({ violations: [], lost: [] });
    await load.expectMails();
  }, 400_000);

  it('an asynchronous standby lacks at most its lag, and each payment of the lost seconds goes back', async () => {
    const { load, behind, standby, failOver } = await openWithStandby('');
    const bought = load.buy(LOAD_MS);
    await sleep(DIES_AFTER_MS);
    const position = await ask(load.postgres.url, 'SELECT pg_current_wal_lsn()');
    const lostFrom = Date.now();
    await expect.poll(() => ask(standby.url, `SELECT pg_last_wal_receive_lsn() >= '${position}'`)).toBe(true);
    behind.freeze(true);
    await sleep(LAG_MS);
    await failOver();
    await bought;

    const { database, stripe } = load.api;
    const known = async () => {
      const rows = await database.query<{ id: string }>('SELECT id::text FROM purchase');
      return new Set(rows.map(({ id }) => id));
    };
    const orders = await known();
    const orphans = [...stripe.books.intents.values()].filter(({ metadata }) => !orders.has(metadata['order'] ?? ''));
    const isBack = (charge: unknown) => stripe.books.charges.get(String(charge))?.refunded;
    const paid = orphans.filter((one) => one.status === 'succeeded' && !isBack(one.latest_charge));
    expect(paid.length).toBeGreaterThan(0);
    const said: string[] = [];
    const voice = { say: (line: string) => said.push(line), tell: (line: string) => said.push(line) };
    const variables = { ...stripe.environment, DATABASE_URL: standby.url };
    const words = ['payments', new Date(lostFrom - 60_000).toISOString()];
    expect(await runPeople(words, variables, voice)).toBe(0);
    for (const { id } of paid) expect(said.join('\n')).toContain(id);
    expect(paid.filter((one) => isBack(one.latest_charge))).toEqual([]);
    expect(await runPeople([...words, '--refund'], variables, voice)).toBe(0);
    expect(paid.filter((one) => !isBack(one.latest_charge))).toEqual([]);
    expect(orphans.filter(({ status }) => !['succeeded', 'canceled'].includes(status))).toEqual([]);

    for (const { id } of orphans) stripe.books.intents.delete(id);
    const { violations, lost } = await load.judge();
    expect(violations).toEqual([]);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.filter((id) => (load.told.get(id)?.at ?? 0) < lostFrom)).toEqual([]);
  }, 400_000);
});
