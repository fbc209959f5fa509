import type { Stray } from '../../../core/schedule/strays.ts';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { JOIN_SESSION } from '../catalogue/scheduled-capacity.ts';
import type { Queryable } from '../database/database.ts';

/** Reads the booked sessions of offers from the day before `from` to the day after `to` that are in no schedule any more. */
export async function readStrays(
  database: Queryable,
  offerIds: readonly number[],
  from: PlainDate,
  to: PlainDate,
): Promise<readonly Stray[]> {
  return database.query<Stray>(
    `SELECT place.slotted_id AS "offerId", starts_at AS start, max(ends_at) AS "end", count(*) AS taken
     FROM place JOIN booking ON place_id = place.id AND returned_at IS NULL ${JOIN_SESSION}
     WHERE place.slotted_id = ANY($1::integer[]) AND starts_at >= $2::text::timestamp - interval '1 day' AND starts_at < $3::text::timestamp + interval '2 days'
       AND session.capacity IS NULL GROUP BY place.id ORDER BY place.id`,
    [[...new Set(offerIds)], from, to],
  );
}
