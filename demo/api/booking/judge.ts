import { itemRefusal } from '../../../core/booking/item-refusal.ts';
import { NOTHING_SELECTED, type Selection } from '../../../core/booking/selection.ts';
import type { SlotId } from '../../../core/booking/slot.ts';
import type { Item } from '../catalogue/items.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Basket } from './basket.ts';
import { countsFor, readBookingsOfSlots, readTaken } from './bookings.ts';
import { judgeSlots, refusedProblem } from './judge-slots.ts';
import type { ReleasedPlace } from './locks.ts';
import { type Place, placeOfItem, placesOf } from './places.ts';
import type { Requested } from './requested.ts';

/** The person whose purchase is judged. */
export type Buyer = Pick<Caller, 'id' | 'kind' | 'organization'>;

/** The result of judging a basket. */
export interface Reserved {
  /** Empty for an item. */
  readonly selection: Selection;
  readonly places: readonly Place[];
}

/** Places and orders that the purchase replaces; their bookings do not count. */
interface Released {
  readonly places: readonly ReleasedPlace[];
  readonly orders: readonly string[];
}

/**
 * Judges a basket by the rules of D-refusal-order at `now`; throws a problem that names each refused slot. The places
 * of the basket must be locked.
 */
export function judge(
  transaction: Transaction,
  buyer: Buyer,
  basket: Basket,
  released: Released,
  now: number,
): Promise<Reserved> {
  return basket.case === 'slots'
    ? judgeSlotBasket(transaction, buyer, basket.requested, released, now)
    : judgeItemBasket(transaction, buyer, basket.item, released, now);
}

async function judgeSlotBasket(
  transaction: Transaction,
  buyer: Buyer,
  requested: readonly Requested[],
  { places: released, orders: replaced }: Released,
  now: number,
): Promise<Reserved> {
  const bookings = await readBookingsOfSlots(transaction, buyer, requested, released, replaced);
  const { selection, refused } = judgeSlots(requested, bookings, now);
  const waiting = selection.filter((slot) => slot.isWaitBooking).map(({ id }) => id);
  const again = (await waitedFor(transaction, buyer, waiting, replaced)).map(
    (id) => ({ id, refusal: { case: 'already-waiting' } }) as const,
  );
  const [first, ...others] = [...refused, ...again];
  if (first) throw refusedProblem([first, ...others]);
  return { selection, places: placesOf(selection) };
}

/** Returns the slots that the person already waits for, leaving out the orders that are replaced. */
async function waitedFor(
  transaction: Transaction,
  buyer: Buyer,
  ids: readonly SlotId[],
  replaced: readonly string[],
): Promise<readonly SlotId[]> {
  if (ids.length === 0) return [];
  const rows = await transaction.query<{ place_id: SlotId }>(
    `SELECT place_id FROM waiting WHERE person_id = $1 AND place_id = ANY($2::text[]) AND state IN ('waiting', 'offered')
       AND NOT coalesce(purchase_id = ANY($3::uuid[]), false) ORDER BY place_id`,
    [buyer.id, ids, replaced],
  );
  return rows.map(({ place_id }) => place_id);
}

async function judgeItemBasket(
  transaction: Transaction,
  buyer: Buyer,
  item: Item,
  { places: released, orders: replaced }: Released,
  now: number,
): Promise<Reserved> {
  if (item.needsAccount && buyer.kind === 'guest') throw new Problem('account-required');
  const place = placeOfItem(item);
  if (!place) return { selection: NOTHING_SELECTED, places: [] };
  const isBooked = await isItemBooked(transaction, item.ref, buyer.id, replaced);
  const [[, taken] = [item.ref, 0]] = await readTaken(transaction, [item.ref], released);
  const refused = itemRefusal(item, isBooked, taken, now);
  if (refused) throw new Problem(refused.case);
  return { selection: NOTHING_SELECTED, places: [place] };
}

/** Whether a booking of an item counts for this person, leaving out the orders in `except`. */
export async function isItemBooked(
  transaction: Transaction,
  ref: string,
  personId: number,
  except: readonly string[],
): Promise<boolean> {
  const booked = await transaction.query(
    `SELECT booking.id FROM booking JOIN purchase ON purchase.id = purchase_id
     WHERE place_id = $1 AND returned_at IS NULL AND NOT purchase_id = ANY($3::uuid[]) AND ${countsFor('$2::integer')} LIMIT 1`,
    [ref, personId, except],
  );
  return booked.length > 0;
}
