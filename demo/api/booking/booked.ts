import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';

/** How many places of a start are taken. */
interface BookedStart {
  readonly slottedId: number;
  readonly start: WallTime;
  readonly taken: number;
  readonly capacity: number;
}

/**
 * The taken places of a `place`: bookings and live holds. Without what the caller ($2, and $3 a guest's token) holds, is
 * offered or has not paid yet (D-hold), and without holds that have expired at $1, swept or not.
 */
const GONE = `place.taken - coalesce((
    SELECT sum(hold_place.quantity)::integer FROM hold_place JOIN hold ON hold.id = hold_place.hold_id
    WHERE hold_place.place_id = place.id AND hold.state = 'live'
      AND (hold.expires_at <= $1 OR (hold.person_id = $2::integer AND hold.token_hash IS NOT DISTINCT FROM $3::text))
  ), 0) - (
    SELECT count(*)::integer FROM booking JOIN purchase ON purchase.id = purchase_id
    WHERE place_id = place.id AND returned_at IS NULL AND purchase.state = 'pending'
      AND purchase.person_id = $2::integer AND purchase.token_hash IS NOT DISTINCT FROM $3::text
  )`;

/** The starts from `from` on that have taken places, as the caller sees them. */
export async function readBooked(
  database: Queryable,
  which: { readonly offerId: number } | { readonly providerId: number },
  caller: Caller | null,
  from: WallTime,
  now: number,
): Promise<readonly BookedStart[]> {
  const [column, id] = 'offerId' in which ? ['slotted.id', which.offerId] : ['slotted.provider_id', which.providerId];
  return database.query<BookedStart>(
    `SELECT slotted_id AS "slottedId", starts_at AS start, taken, capacity FROM (
       SELECT place.id, place.slotted_id, place.starts_at, place.capacity, ${GONE} AS taken
       FROM place JOIN slotted ON slotted.id = place.slotted_id
       WHERE ${column} = $4 AND place.starts_at >= $5::text::timestamp AND place.taken > 0
     ) AS gone
     WHERE taken > 0 ORDER BY starts_at, slotted_id`,
    [now, caller?.id ?? null, caller?.guestToken ?? null, id, from],
  );
}

/** How many places of an event are taken, as the caller sees it; null for none. */
export async function readBookedEvent(
  database: Queryable,
  eventId: number,
  caller: Caller | null,
  now: number,
): Promise<Pick<BookedStart, 'taken'> | null> {
  const [row] = await database.query<{ taken: number }>(`SELECT ${GONE} AS taken FROM place WHERE place.id = $4`, [
    now,
    caller?.id ?? null,
    caller?.guestToken ?? null,
    `event:${eventId}`,
  ]);
  return row && row.taken > 0 ? row : null;
}
