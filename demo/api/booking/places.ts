import type { Selection } from '../../../core/booking/selection.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Item } from '../catalogue/items.ts';
import type { Transaction } from '../database/database.ts';
import { touchPlaces } from '../database/touched.ts';
import type { ReleasedPlace } from './locks.ts';
import { promote } from './promote.ts';

/** A place of a slot, or of an item with the item's reference as its id. */
export interface Place {
  readonly id: string;
  readonly offerId: number | null;
  readonly start: WallTime | null;
  /** Null for no limit. */
  readonly capacity: number | null;
}

/** Returns one place for each slot that is booked; a waiting slot takes none. */
export function placesOf(selection: Selection): readonly Place[] {
  return selection.filter((slot) => !slot.isWaitBooking);
}

/** Returns the place of an event or an animation; null for a membership option. */
export function placeOfItem(item: Item): Place | null {
  if (item.kind === 'membership-option') return null;
  return { id: item.ref, offerId: null, start: item.start, capacity: item.capacity };
}

/**
 * Inserts the rows of places that nobody has held yet, so that every place can be locked before anything is judged.
 * Inserts them in the order of ids, so that two buyers of new places never wait for each other in a circle.
 */
export async function openPlaces(transaction: Transaction, places: readonly Place[]): Promise<void> {
  await transaction.query(
    `INSERT INTO place (id, slotted_id, starts_at, capacity, taken)
     SELECT id, "offerId", start, capacity, 0
     FROM jsonb_to_recordset($1::text::jsonb) AS given (id text, "offerId" integer, start timestamp, capacity integer)
     ORDER BY id COLLATE "C" ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(places)],
  );
}

/**
 * Takes places and gives others back, in the order of ids so that two transactions never wait for each other in a
 * circle. A place that becomes free is offered to the first in its waiting list. Returns the ids of places that
 * somebody else has filled in the meantime; if there are any, the transaction must not commit.
 */
export async function exchangePlaces(
  transaction: Transaction,
  taken: readonly Place[],
  released: readonly ReleasedPlace[],
  now: number,
): Promise<readonly string[]> {
  const changes = new Map<string, number>();
  const add = (id: string, by: number) => changes.set(id, (changes.get(id) ?? 0) + by);
  for (const { id } of taken) add(id, 1);
  for (const { placeId, quantity } of released) if (quantity > 0) add(placeId, -quantity);

  touchPlaces(transaction, changes.keys());
  const places = new Map(taken.map((place) => [place.id, place]));
  const lost: string[] = [];
  for (const [id, change] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const place = places.get(id);
    if (change > 0 && place && !(await take(transaction, place, change))) lost.push(id);
    if (change < 0) {
      await transaction.query('UPDATE place SET taken = taken + $2 WHERE id = $1', [id, change]);
      await promote(transaction, id, now);
    }
  }
  return lost;
}

/**
 * Takes places; returns false if too few are left. The counter never exceeds the capacity, however many transactions
 * take places at the same time.
 */
async function take(transaction: Transaction, place: Place, quantity: number): Promise<boolean> {
  const rows = await transaction.query(
    `INSERT INTO place (id, slotted_id, starts_at, capacity, taken) VALUES ($1, $2, $3::text::timestamp, $4, $5)
     ON CONFLICT (id) DO UPDATE SET taken = place.taken + excluded.taken, capacity = excluded.capacity
     WHERE excluded.capacity IS NULL OR place.taken + excluded.taken <= excluded.capacity
     RETURNING id`,
    [place.id, place.offerId, place.start, place.capacity, quantity],
  );
  return rows.length > 0;
}
