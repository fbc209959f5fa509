import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isLost } from './lost.ts';

/** How long a server that restarts is waited for; one that is away longer fails what is asked of it at once. */
const RESTART_MS = 5_000;
const PAUSE_MS = 100;

/** What repeats work that has lost its connection. */
export interface Reconnection {
  /** Runs `work`, and once more, as soon as the server takes connections, if it has lost its own. */
  onceMore<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves as soon as the server takes connections. */
  reconnected(): Promise<void>;
}

export function reconnection(pool: pg.Pool): Reconnection {
  let lostAt: number | null = null;
  pool.on('connect', () => {
    lostAt = null;
  });
  const reconnected = async () => {
    lostAt ??= Date.now();
    const end = lostAt + RESTART_MS;
    for (;;) {
      try {
        await connectAnew(pool);
        lostAt = null;
        return;
      } catch (error) {
        if (!isLost(error) || Date.now() >= end) throw error;
        await sleep(PAUSE_MS);
      }
    }
  };
  return {
    reconnected,
    onceMore: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!isLost(error)) throw error;
        await reconnected();
        return work();
      }
    },
  };
}

/** Opens a connection beside the pool: a server that stops refuses it, while idle ones of the pool seem to be alive. */
async function connectAnew({ options }: pg.Pool): Promise<void> {
  const client = new pg.Client(options);
  client.on('error', () => {});
  await client.connect();
  await client.end();
}
