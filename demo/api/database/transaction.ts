import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Unconfirmed } from './busy.ts';
import { isLost } from './lost.ts';
import type { Reconnection } from './reconnect.ts';

/** How often, and at which interval, the server is asked whether it has committed a transaction. */
const ASKED = 50;
const PAUSE_MS = 100;

/**
 * Commits what `work` did, or nothing if it throws. If the connection is lost and nothing was committed, `work` runs
 * once more; if it is lost during COMMIT, the server is asked whether the transaction was committed. Throws an
 * `Unconfirmed` if it does not know.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  { onceMore, reconnected }: Reconnection,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return onceMore(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
      const result = await work(client);
      await commit(client, async (id) => {
        await reconnected();
        return statusOf(pool, timelines.get(client), id);
      });
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      if (isLost(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  });
}

/** The timeline of the server behind each connection: it changes when a standby takes the place of its primary. */
const timelines = new WeakMap<pg.ClientBase, string>();

/** Keeps the timeline of a new connection; a server that does not tell it has none. */
export async function keepTimeline(client: pg.ClientBase): Promise<void> {
  const asked = client.query<{ timeline: string }>('SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline');
  const told = await asked.catch((error: unknown) => {
    if (isLost(error)) throw error;
    return null;
  });
  const timeline = told?.rows[0]?.timeline;
  if (timeline) timelines.set(client, timeline);
}

type Status = 'committed' | 'aborted' | 'in progress' | null;

/**
 * Commits; if the connection is lost before the server has confirmed this, asks for the status of the transaction by
 * its id.
 */
async function commit(client: pg.PoolClient, ask: (id: string) => Promise<Status>): Promise<void> {
  const { rows } = await client.query<{ id: string | null }>('SELECT pg_current_xact_id_if_assigned()::text AS id');
  try {
    await client.query('COMMIT');
  } catch (error) {
    if (!isLost(error)) throw error;
    const id = rows[0]?.id;
    // A transaction without an id has written nothing.
    if (id && !(await hasCommitted(() => ask(id), error))) throw error;
  }
}

/**
 * Whether the transaction was committed. Throws an `Unconfirmed` if the server does not know or cannot be reached, but
 * never the error of the lost connection, because the transaction would then run again.
 */
async function hasCommitted(ask: () => Promise<Status>, cause: unknown): Promise<boolean> {
  for (let n = 0; n < ASKED; n += 1) {
    const status = await ask().catch((error: unknown) => {
      if (!isLost(error)) throw error;
      return null;
    });
    if (status === 'committed' || status === 'aborted') return status === 'committed';
    await sleep(PAUSE_MS);
  }
  throw new Unconfirmed(cause);
}

/**
 * Returns the status of a transaction of a timeline. A server of another timeline is not asked: it may say "committed"
 * of a transaction that it never had.
 */
async function statusOf(pool: pg.Pool, timeline: string | undefined, id: string): Promise<Status> {
  const client = await pool.connect();
  try {
    if (timeline === undefined || timelines.get(client) !== timeline)
      throw new Unconfirmed(new Error('another timeline'));
    const { rows } = await client.query<{ status: Status }>('SELECT pg_xact_status($1::xid8) AS status', [id]);
    return rows[0]?.status ?? null;
  } finally {
    client.release();
  }
}
