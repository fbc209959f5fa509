import { endLiveHolds } from '../booking/release.ts';
import type { Database } from '../database/database.ts';
import { type Each, nextBatch } from './batch.ts';

/** Ends holds that have expired by `now` and gives their places back. One that a booking has locked is left to that booking. */
export async function endExpiredHolds(database: Database, each: Each, now: number): Promise<void> {
  const expired = nextBatch(database, `SELECT id::text FROM hold WHERE state = 'live' AND expires_at <= $2`, [now]);
  for await (const { id } of expired) await each(endExpired(database, id, now));
}

function endExpired(database: Database, id: string, now: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const locked = await transaction.query(
      `SELECT id FROM hold WHERE id = $1 AND state = 'live' AND expires_at <= $2 FOR UPDATE SKIP LOCKED`,
      [id, now],
    );
    if (locked.length > 0) await endLiveHolds(transaction, [id], now);
  });
}
