import type pg from 'pg';
import { isLate, Unconfirmed } from './busy.ts';
import { isLost } from './lost.ts';

/** The timeline of the server behind each connection: it changes when a standby takes the place of its primary. */
const timelines = new WeakMap<pg.ClientBase, string>();

/**
 * Keeps the timeline of a new connection; a server that does not tell it has none, nor has a pooler, behind which the
 * server may change.
 */
export async function keepTimeline(client: pg.ClientBase, patience: number): Promise<void> {
  const asking = {
    text: 'SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline',
    query_timeout: patience,
  };
  const told = await client.query<{ timeline: string }>(asking).catch((error: unknown) => {
    if (isLost(error) || isLate(error)) throw error;
    return null;
  });
  const timeline = told?.rows[0]?.timeline;
  if (timeline) timelines.set(client, timeline);
}

/** What PostgreSQL says of a transaction; null if it has forgotten it. */
export type Status = 'committed' | 'aborted' | 'in progress' | null;

/**
 * Returns the status of a transaction that another connection has lost. A server of another timeline is not asked: it may
 * say "committed" of a transaction that it never had. Throws an `Unconfirmed` if there is nobody to ask.
 */
export async function statusOf(client: pg.ClientBase, lost: pg.ClientBase, id: string): Promise<Status> {
  const timeline = timelines.get(lost);
  if (timeline === undefined || timelines.get(client) !== timeline)
    throw new Unconfirmed(new Error('another timeline'));
  const { rows } = await client.query<{ status: Status }>('SELECT pg_xact_status($1::xid8) AS status', [id]);
  return rows[0]?.status ?? null;
}
