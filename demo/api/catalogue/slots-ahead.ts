import { NO_BOOKINGS } from '../../../core/booking/bookings.ts';
import { slotsOf } from '../../../core/booking/day-slots.ts';
import { BOOKABLE_WEEKS } from '../../../core/booking/horizon.ts';
import { takesNoBooking } from '../../../core/booking/limits.ts';
import { placesLeft } from '../../../core/booking/refusal.ts';
import { NOTHING_SELECTED } from '../../../core/booking/selection.ts';
import type { Slot, SlotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { addDays, dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toInstant, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable } from '../database/database.ts';
import { asOffer, findOffersById } from './offers.ts';

/** How many days of slots are searched from an offer's first day on: as many as a calendar shows (S-constants). */
const DAYS = BOOKABLE_WEEKS * 7;

/**
 * A slotted offer and the start of its next slot; the start is null if the offer takes no bookings or has no slot
 * within the days that are searched.
 */
export interface Ahead {
  readonly offer: SlottedOffer;
  readonly first: WallTime | null;
  /** The start of the next slot with a place left. */
  readonly free: WallTime | null;
  /** The slots that were examined to find these starts. */
  readonly judged: readonly SlotId[];
}

/** Reads the next slots of these offers, by the offers' ids. `now` is in milliseconds since 1970. */
export async function readAhead(
  database: Queryable,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Ahead>> {
  if (ids.length === 0) return new Map();
  const rows = await findOffersById(database, ids);
  const taken = new Map(
    (
      await database.query<{ id: SlotId; taken: number }>(
        `SELECT id, taken FROM place WHERE slotted_id = ANY($1::integer[]) AND taken > 0
         AND starts_at >= $2::text::timestamp`,
        [ids, toWallTime(now, PARIS)],
      )
    ).map((place) => [place.id, place.taken]),
  );
  return new Map(rows.map((row) => [row.id, ahead(asOffer(row), taken, now)]));
}

/** Reads the next slots of the offers that these rows name, and returns a function that gives those of a row. */
export async function aheadOf<Row extends { readonly slotted_id: number | null }>(
  database: Queryable,
  rows: readonly Row[],
  now: number,
): Promise<(row: Row) => Ahead | undefined> {
  const ids = rows.flatMap((row) => row.slotted_id ?? []);
  const offers = await readAhead(database, ids, now);
  return (row) => (row.slotted_id === null ? undefined : offers.get(row.slotted_id));
}

function ahead(offer: SlottedOffer, taken: ReadonlyMap<SlotId, number>, now: number): Ahead {
  if (takesNoBooking(offer)) return { offer, first: null, free: null, judged: [] };
  let first: WallTime | null = null;
  const judged: SlotId[] = [];
  for (const slot of slotsFrom(offer, now)) {
    first ??= slot.start;
    judged.push(slot.id);
    const left = placesLeft(slot, NOTHING_SELECTED, { ...NO_BOOKINGS, taken });
    if (left > 0) return { offer, first, free: slot.start, judged };
  }
  return { offer, first, free: null, judged };
}

/** Returns the offer's slots that have not started, in time order. */
function* slotsFrom(offer: SlottedOffer, now: number): Generator<Slot> {
  const today = dateOf(toWallTime(now, PARIS));
  const first = offer.startSlotted !== null && offer.startSlotted > today ? offer.startSlotted : today;
  for (let day = 0; day < DAYS; day += 1) {
    for (const slot of slotsOf(offer, addDays(first, day))) {
      if (toInstant(slot.start, PARIS) >= now) yield slot;
    }
  }
}
