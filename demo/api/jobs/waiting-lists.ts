import { lockPlaces } from '../booking/locks.ts';
import type { Database } from '../database/database.ts';
import { promote } from '../waiting/promote.ts';
import { BATCH } from './batch.ts';

/**
 * Offers free places of slots that somebody waits for: those stayed free because a rule refused everybody who waited, and
 * the rule may allow one of them by now.
 */
export async function offerFreePlaces(database: Database, now: number): Promise<void> {
  const free = await database.query<{ id: string }>(
    `SELECT DISTINCT place.id FROM place JOIN waiting ON place_id = place.id
     WHERE state = 'waiting' AND taken < capacity AND starts_at > (to_timestamp($1 / 1000.0) AT TIME ZONE 'Europe/Paris')
     ORDER BY place.id LIMIT ${BATCH}`,
    [now],
  );
  for (const { id } of free) {
    await database.transaction(async (transaction) => {
      await lockPlaces(transaction, [id]);
      await promote(transaction, id, now);
    });
  }
}
