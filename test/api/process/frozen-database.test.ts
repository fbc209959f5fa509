import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { type Load, openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, in milliseconds. */
const LOAD_MS = 45_000;
/** The longest that a call may take: it waits for its turn, and may meet two silent connections. */
const LIMIT_MS = 10_000 + 2 * 22_000;

let postgres: Postgres;
let load: Load;

beforeAll(async () => {
  postgres = await startPostgres();
  load = await openLoad(postgres.url);
});

afterAll(async () => {
  await load?.close();
  await postgres?.stop();
});

/** Returns how many orders buyers have made. */
const orders = () => load.counts['POST order 201'] ?? 0;

describe('D-lost-connection: a server that stands still', { tags: ['@long'] }, () => {
  it('processes of PostgreSQL that stand still: the calls are answered, and what they had begun is done once or not at all', async () => {
    const bought = load.buy(LOAD_MS);
    await sleep(5_000);
    const stopped = await load.api.database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'creneau' AND pid <> pg_backend_pid()
         AND (state <> 'idle' OR xact_start IS NOT NULL OR pid % 2 = 0)`,
    );
    for (const { pid } of stopped) process.kill(pid, 'SIGSTOP');
    try {
      await sleep(LOAD_MS - 10_000);
    } finally {
      for (const { pid } of stopped) process.kill(pid, 'SIGCONT');
    }
    const before = orders();
    await bought;
    expect(stopped.length).toBeGreaterThan(0);
    expect(orders()).toBeGreaterThan(before);
    expect(Object.keys(load.counts).filter((what) => / 50\d$|unanswered/.test(what))).toEqual([]);
    expect(load.slowest.ms).toBeGreaterThan(5_000);
    expect(load.slowest.ms).toBeLessThan(LIMIT_MS);
    expect(await load.judge()).toEqual({ violations: [], lost: [] });
  }, 400_000);
});
