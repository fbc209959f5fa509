import { endLiveHolds } from '../booking/release.ts';
import type { Database } from '../database/database.ts';
import { BATCH } from './batch.ts';

/** Ends holds that have expired by `now` and gives their places back. One that a booking has locked is left to that booking. */
export async function endExpiredHolds(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const expired = await transaction.query<{ id: string }>(
      `SELECT id FROM hold WHERE state = 'live' AND expires_at <= $1 ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    await endLiveHolds(
      transaction,
      expired.map(({ id }) => id),
      now,
    );
  });
}
