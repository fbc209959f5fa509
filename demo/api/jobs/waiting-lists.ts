import { lockPlaces } from '../booking/locks.ts';
import { promote } from '../booking/promote.ts';
import { JOIN_SESSION, SCHEDULED_CAPACITY } from '../catalogue/scheduled-capacity.ts';
import type { Database } from '../database/database.ts';
import { type Each, nextBatch } from './batch.ts';

/**
 * Offers free places of slots that somebody waits for: those that a schedule has got, and those that stayed free because a rule
 * refused everybody who waited, which may allow one of them by now.
 */
export async function offerFreePlaces(database: Database, each: Each, now: number): Promise<void> {
  const free = nextBatch(
    database,
    `SELECT DISTINCT place.id FROM place JOIN waiting ON place_id = place.id ${JOIN_SESSION}
     WHERE state = 'waiting' AND taken < ${SCHEDULED_CAPACITY}
       AND starts_at > (to_timestamp($2::bigint / 1000.0) AT TIME ZONE 'Europe/Paris')`,
    [now],
  );
  for await (const { id } of free) {
    const offering = database.transaction(async (transaction) => {
      await lockPlaces(transaction, [id]);
      await promote(transaction, id, now);
    });
    await each(offering);
  }
}
