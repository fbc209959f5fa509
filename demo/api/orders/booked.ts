import { slotsOf } from '../../../core/booking/day-slots.ts';
import { slotId } from '../../../core/booking/slot.ts';
import { strayPlaces } from '../../../core/schedule/strays.ts';
import { addDays, dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { OFFERED_AFTER } from '../booking/offered-after.ts';
import { readStrays } from '../booking/strays.ts';
import { asOffer, findOffersById, offerIdOf } from '../catalogue/offers.ts';
import type { Reference } from '../catalogue/reference.ts';
import { JOIN_SESSION, SCHEDULED_CAPACITY } from '../catalogue/scheduled-capacity.ts';
import type { Parameter, Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';

/** How many places of a slot are taken. */
interface BookedStart {
  readonly slottedId: number;
  readonly start: WallTime;
  readonly taken: number;
  readonly capacity: number;
}

/**
 * What counts as taken and is not gone for the caller ($2, and $3 a guest's token): what they hold, are offered or have
 * not paid yet (D-hold), what is offered to who comes after them, and holds that have expired at $1, swept or not.
 */
export const SPARED = `spared AS (
    SELECT place_id, sum(quantity)::integer AS quantity FROM (
      SELECT place_id, quantity FROM hold JOIN hold_place ON hold_id = hold.id
      WHERE hold.state = 'live'
        AND (expires_at <= $1 OR (person_id = $2::integer AND token_hash IS NOT DISTINCT FROM $3::text))
      UNION ALL
      SELECT place_id, 1 FROM purchase JOIN booking ON purchase_id = purchase.id
      WHERE purchase.state = 'pending' AND purchase.person_id = $2::integer
        AND token_hash IS NOT DISTINCT FROM $3::text AND returned_at IS NULL
      UNION ALL ${OFFERED_AFTER}
    ) AS one GROUP BY place_id
  )`;

/** How many places of a start are gone for the caller. */
export const GONE = 'place.taken - coalesce(spared.quantity, 0)';

/** The offers whose bookings are listed: one offer, or all offers of a provider. */
type Which = { readonly offer: Reference } | { readonly offerId: number } | { readonly providerId: number };

/** Reads the slots from `from` on that have taken places, as the caller sees them. */
export async function readBooked(
  database: Queryable,
  which: Which,
  caller: Caller | null,
  from: WallTime,
  now: number,
): Promise<readonly BookedStart[]> {
  const [condition, ...parameters] = conditionOf(which);
  const rows = await database.query<BookedStart & { readonly isStray: boolean }>(
    `WITH ${SPARED}
     SELECT place.slotted_id AS "slottedId", starts_at AS start, ${GONE} AS taken, ${SCHEDULED_CAPACITY} AS capacity,
       session.capacity IS NULL AS "isStray"
     FROM place JOIN slotted ON slotted.id = place.slotted_id ${JOIN_SESSION} LEFT JOIN spared ON spared.place_id = place.id
     WHERE ${condition} AND place.starts_at >= $4::text::timestamp AND place.taken > 0 AND ${GONE} > 0
     ORDER BY starts_at, place.slotted_id`,
    [now, caller?.id ?? null, caller?.guestToken ?? null, from, ...parameters],
  );
  const scheduled = rows.map(({ isStray: _, ...row }) => row);
  const strays = rows.filter(({ isStray }) => isStray);
  return strays.length === 0 ? scheduled : withStrays(database, scheduled, strays);
}

/** Counts what is booked of sessions in no schedule as taken in those that they overlap (D-lost-session). */
async function withStrays(
  database: Queryable,
  scheduled: readonly BookedStart[],
  lost: readonly BookedStart[],
): Promise<readonly BookedStart[]> {
  const ids = [...new Set(lost.map(({ slottedId }) => slottedId))];
  const days = [...new Set(lost.map(({ start }) => dateOf(start)))].sort();
  const [from, to] = [days[0] ?? '1970-01-01', days.at(-1) ?? '1970-01-01'] as const;
  const strays = await readStrays(database, ids, from, to);
  const isLost = ({ slottedId, start }: BookedStart) =>
    strays.some((stray) => stray.offerId === slottedId && stray.start === start);
  const taken = new Map(scheduled.filter((row) => !isLost(row)).map((row) => [slotId(row.slottedId, row.start), row]));
  for (const offer of (await findOffersById(database, ids)).map(asOffer)) {
    for (const slot of days
      .flatMap((day) => [addDays(day, -1), day, addDays(day, 1)])
      .flatMap((day) => slotsOf(offer, day))) {
      const more = strayPlaces(slot, strays);
      const row = taken.get(slot.id) ?? { slottedId: offer.id, start: slot.start, taken: 0, capacity: slot.capacity };
      if (more > 0) taken.set(slot.id, { ...row, taken: Math.min(row.taken + more, row.capacity) });
    }
  }
  return [...taken.values()].sort((a, b) =>
    a.start === b.start ? a.slottedId - b.slottedId : a.start < b.start ? -1 : 1,
  );
}

/** Returns the condition on `slotted`, and its parameters from $5 on. */
function conditionOf(which: Which): readonly [string, ...Parameter[]] {
  if ('offer' in which) return [`slotted.id = (${offerIdOf('$5', '$6')})`, which.offer.id, which.offer.text];
  if ('offerId' in which) return ['slotted.id = $5', which.offerId];
  return ['slotted.provider_id = $5', which.providerId];
}

/** Reads how many places of an event are taken, as the caller sees it; null if none are. */
export async function readBookedEvent(
  database: Queryable,
  eventId: number,
  caller: Caller | null,
  now: number,
): Promise<Pick<BookedStart, 'taken'> | null> {
  const [row] = await database.query<{ taken: number }>(
    `WITH ${SPARED}
     SELECT ${GONE} AS taken FROM place LEFT JOIN spared ON spared.place_id = place.id WHERE place.id = $4`,
    [now, caller?.id ?? null, caller?.guestToken ?? null, `event:${eventId}`],
  );
  return row && row.taken > 0 ? row : null;
}
