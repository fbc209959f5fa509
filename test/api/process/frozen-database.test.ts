import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { type Load, openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, in milliseconds. */
const LOAD_MS = 45_000;
/** The longest that a call may take: it waits for its turn and for a connection, which may be silent. */
const LIMIT_MS = 2 * 10_000 + 22_000;

let postgres: Postgres;
let load: Load;

beforeEach(async () => {
  postgres = await startPostgres();
  load = await openLoad(postgres.url);
});

afterEach(async () => {
  await load?.close();
  await postgres?.stop();
});

/** Returns how many orders buyers have made. */
const orders = () => load.counts['POST order 201'] ?? 0;

/** Stops the processes of PostgreSQL that are in a transaction, and half of the others. Returns what lets them go on. */
async function stopServers(): Promise<() => void> {
  const stopped = await load.api.database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'creneau' AND pid <> pg_backend_pid()
       AND (state <> 'idle' OR xact_start IS NOT NULL OR pid % 2 = 0)`,
  );
  for (const { pid } of stopped) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const { pid } of stopped) process.kill(pid, 'SIGCONT');
  };
}

/** Silences the open connections, as a firewall that has forgotten them does. */
async function silenceOpen(): Promise<() => void> {
  load.wire.freezeOpen(true);
  return () => load.wire.freezeOpen(false);
}

describe('D-lost-connection: silence', { tags: ['@long'] }, () => {
  it.each([
    ['processes of PostgreSQL that stand still', stopServers],
    ['connections that the network has forgotten', silenceOpen],
  ])(
    '%s: the calls are answered, and what they had begun is done once or not at all',
    async (_, silence) => {
      const bought = load.buy(LOAD_MS);
      await sleep(5_000);
      const end = await silence();
      await sleep(LOAD_MS - 20_000);
      const during = orders();
      await sleep(10_000);
      const before = orders();
      end();
      await bought;
      console.info(during, before, orders(), load.slowest);
      // Buyers buy while it lasts, by new connections.
      if (silence === silenceOpen) expect(before).toBeGreaterThan(during);
      expect(orders()).toBeGreaterThan(before);
      expect(Object.keys(load.counts).filter((what) => / 50\d$|unanswered/.test(what))).toEqual([]);
      expect(load.slowest.ms).toBeGreaterThan(5_000);
      expect(load.slowest.ms).toBeLessThan(LIMIT_MS);
      expect(await load.judge()).toEqual({ violations: [], lost: [] });
    },
    400_000,
  );
});
