import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isLost } from './lost.ts';

/** How long to wait for a server that restarts. If it is away for longer, statements fail at once. */
const RESTART_MS = 5_000;
const PAUSE_MS = 100;

/** Repeats work that has lost its connection to the server. */
export interface Reconnection {
  /** Runs `work`. If it loses its connection, runs it once more as soon as the server accepts connections. */
  onceMore<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves as soon as the server accepts connections. */
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

/**
 * Opens a connection outside of the pool: a server that is stopping refuses it, while idle connections of the pool
 * still seem to work. A pooler accepts connections while its server is away, so the server is asked.
 */
async function connectAnew({ options }: pg.Pool): Promise<void> {
  const client = new pg.Client(options);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end();
  }
}
