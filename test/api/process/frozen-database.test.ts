import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PGBOUNCER } from '../../fixtures/server/pgbouncer.ts';
import { type Load, openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, in milliseconds. */
const LOAD_MS = 45_000;
/** The longest that a call may take: it waits for its turn and for a connection, which may be silent. */
const LIMIT_MS = 2 * 10_000 + 22_000;

/** Stops the processes of PostgreSQL that are in a transaction, and half of the others. */
async function stopServers({ api }: Load): Promise<() => void> {
  const stopped = await api.database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'creneau' AND pid <> pg_backend_pid()
       AND (state <> 'idle' OR xact_start IS NOT NULL OR pid % 2 = 0)`,
  );
  for (const { pid } of stopped) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const { pid } of stopped) process.kill(pid, 'SIGCONT');
  };
}

/** Silences the open connections, as a firewall that has forgotten them does. */
async function silenceOpen({ wire }: Load): Promise<() => void> {
  wire.freezeOpen(true);
  return () => wire.freezeOpen(false);
}

async function stopPooler({ pooler }: Load): Promise<() => void> {
  pooler?.freeze(true);
  return () => pooler?.freeze(false);
}

const SILENCES = [
  ['processes of PostgreSQL that stand still', stopServers],
  ['connections that the network has forgotten', silenceOpen],
  ...(PGBOUNCER ? [['a pooler that stands still', stopPooler] as const] : []),
] as const;

describe('D-lost-connection: silence', { tags: ['@long'] }, () => {
  it.each(SILENCES)(
    '%s: the calls are answered, and what they had begun is done once or not at all',
    async (_, silence) => {
      const load = await openLoad({}, silence === stopPooler);
      const { counts, slowest, orders } = load;
      const bought = load.buy(LOAD_MS);
      await sleep(5_000);
      const end = await silence(load);
      const made: number[] = [];
      try {
        for (const wait of [LOAD_MS - 20_000, 10_000]) {
          await sleep(wait);
          made.push(orders());
        }
      } finally {
        end();
      }
      await bought;
      const [during = 0, before = 0] = made;
      if (silence === silenceOpen) expect(before).toBeGreaterThan(during);
      expect(orders()).toBeGreaterThan(before);
      expect(Object.keys(counts).filter((what) => / 50\d$|unanswered/.test(what))).toEqual([]);
      expect(slowest.ms).toBeGreaterThan(5_000);
      expect(slowest.ms).toBeLessThan(LIMIT_MS);
      expect(await load.judge()).toEqual({ violations: [], lost: [] });
    },
    400_000,
  );
});
