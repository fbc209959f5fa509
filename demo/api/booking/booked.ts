import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';

/** How many places of a start are gone. */
export interface BookedStart {
  readonly slottedId: number;
  readonly start: WallTime;
  readonly taken: number;
  readonly capacity: number;
}

/**
 * The starts from `from` on in which places are gone: bookings and live holds. What the caller holds, is offered or has
 * not paid yet is passed over (decisions §7). A hold that has run out counts no more, swept or not.
 */
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
       SELECT place.id, place.slotted_id, place.starts_at, place.capacity, place.taken - coalesce((
         SELECT sum(hold_place.quantity)::integer FROM hold_place JOIN hold ON hold.id = hold_place.hold_id
         WHERE hold_place.place_id = place.id AND hold.state = 'live'
           AND (hold.expires_at <= $3 OR (hold.person_id = $4::integer AND hold.token_hash IS NOT DISTINCT FROM $5::text))
       ), 0) - (
         SELECT count(*)::integer FROM booking JOIN purchase ON purchase.id = purchase_id
         WHERE place_id = place.id AND returned_at IS NULL AND purchase.state = 'pending'
           AND purchase.person_id = $4::integer AND purchase.token_hash IS NOT DISTINCT FROM $5::text
       ) AS taken
       FROM place JOIN slotted ON slotted.id = place.slotted_id
       WHERE ${column} = $1 AND place.starts_at >= $2::text::timestamp AND place.taken > 0
     ) AS gone
     WHERE taken > 0 ORDER BY starts_at, slotted_id`,
    [id, from, now, caller?.id ?? null, caller?.guestToken ?? null],
  );
}
