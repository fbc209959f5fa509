import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isLate, type Patience, Unconfirmed } from './busy.ts';
import { isLost } from './lost.ts';
import type { Connections } from './pool.ts';
import type { Reconnection } from './reconnect.ts';
import { type Status, statusOf } from './timeline.ts';

/** How often, and at which interval, the server is asked whether it has committed a transaction. */
const ASKED = 50;
const PAUSE_MS = 100;

/**
 * Commits what `work` did, or nothing if it throws. If the connection is lost and nothing was committed, `work` runs
 * once more; if it is lost during COMMIT, the server is asked whether the transaction was committed. Throws an
 * `Unconfirmed` if it does not know.
 */
export function inTransaction<Result>(
  connections: Connections,
  { onceMore, reconnected }: Reconnection,
  patience: Patience,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const end = (client: pg.PoolClient) =>
    commit(client, async (id) => {
      await reconnected();
      return connections.on((other) => statusOf(other, client, id));
    });
  return onceMore(() => onClient(connections, patience, work, end));
}

/**
 * Runs `work` between the statements that begin a transaction and `end`, by default its COMMIT; rolls back if one of them
 * throws. A server, or a pooler, that does not begin it in time is left.
 */
export function onClient<Result>(
  { on, begin }: Connections,
  { turn }: Patience,
  work: (client: pg.PoolClient) => Promise<Result>,
  end: (client: pg.PoolClient) => Promise<unknown> = (client) => client.query('COMMIT'),
): Promise<Result> {
  return on(async (client, leave) => {
    try {
      const first = { text: begin, query_timeout: turn };
      await client.query(first);
      const result = await work(client);
      await end(client);
      return result;
    } catch (error) {
      if (!isLost(error) && !isLate(error)) await client.query('ROLLBACK').catch(leave);
      throw error;
    }
  });
}

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
