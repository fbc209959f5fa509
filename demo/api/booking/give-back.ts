import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Transaction } from '../database/database.ts';
import { enterCredit } from '../pricing/credit.ts';
import { bookedPlaces, waitedPlaces } from './booked-places.ts';
import { lockPlaces } from './locks.ts';
import { exchangePlaces } from './places.ts';

interface Ending {
  readonly id: string;
  /** The order's new state. */
  readonly state: 'expired' | 'cancelled' | 'refunded';
  /** Whether the purchase that replaces this order takes over its places. */
  readonly keepsPlaces?: true;
  /** Whether that purchase also takes over the places in waiting lists. */
  readonly keepsLists?: boolean;
}

/**
 * Ends an order that this transaction has locked, and gives back its places, waiting places, coupon, credit and
 * membership. No row is deleted.
 */
export async function returnOrder(
  transaction: Transaction,
  { id, state, keepsPlaces, keepsLists }: Ending,
  now: number,
): Promise<void> {
  const places = await bookedPlaces(transaction, [id]);
  await lockPlaces(transaction, [...places.map(({ placeId }) => placeId), ...(await waitedPlaces(transaction, [id]))]);
  await transaction.query('UPDATE booking SET returned_at = $2 WHERE purchase_id = $1 AND returned_at IS NULL', [
    id,
    now,
  ]);
  await transaction.query('UPDATE subscription SET ended_at = $2 WHERE purchase_id = $1 AND ended_at IS NULL', [
    id,
    now,
  ]);
  await transaction.query('UPDATE purchase SET state = $2, pay_by = NULL WHERE id = $1', [id, state]);
  if (!keepsLists) await leaveLists(transaction, [id], state === 'expired' ? 'unpaid' : 'left');
  if (!keepsPlaces) await exchangePlaces(transaction, [], places, now);
  await returnDiscounts(transaction, id, now);
}

/**
 * Takes these orders off their waiting lists: for good, or until an order that is `unpaid` is paid after all. Places that
 * have already been offered stay offered.
 */
export async function leaveLists(
  transaction: Transaction,
  orderIds: readonly string[],
  state: 'left' | 'unpaid' = 'left',
): Promise<void> {
  await transaction.query(`UPDATE waiting SET state = $2 WHERE purchase_id = ANY($1::uuid[]) AND state = 'waiting'`, [
    orderIds,
    state,
  ]);
}

/**
 * Returns an order that was paid late to its positions in the waiting lists. It does not return to the list of a session
 * that has begun, or for which the person waits again by now, or has a place.
 */
export async function rejoinLists(transaction: Transaction, orderId: string, now: number): Promise<void> {
  await transaction.query(
    `UPDATE waiting SET state = 'waiting' FROM place
     WHERE place.id = place_id AND purchase_id = $1 AND state = 'unpaid' AND starts_at > $2::text::timestamp
       AND NOT EXISTS (SELECT FROM waiting AS again WHERE again.person_id = waiting.person_id
         AND again.place_id = waiting.place_id AND again.state IN ('waiting', 'offered'))
       AND NOT EXISTS (SELECT FROM booking WHERE booking.person_id = waiting.person_id
         AND booking.place_id = waiting.place_id AND returned_at IS NULL)`,
    [orderId, toWallTime(now, PARIS)],
  );
}

async function returnDiscounts(transaction: Transaction, purchaseId: string, now: number): Promise<void> {
  const returned = await transaction.query<{ kind: string; amount_cents: number; coupon_id: number | null }>(
    `UPDATE discount SET returned_at = $2 WHERE purchase_id = $1 AND returned_at IS NULL
     RETURNING kind, amount_cents, coupon_id`,
    [purchaseId, now],
  );
  for (const { kind, amount_cents, coupon_id } of returned) {
    if (kind === 'coupon') await transaction.query('UPDATE coupon SET uses = uses - 1 WHERE id = $1', [coupon_id]);
    if (kind === 'credit') {
      const [spent] = await transaction.query<{ organization_id: number }>(
        'SELECT organization_id FROM credit_entry WHERE purchase_id = $1 AND amount_cents < 0 ORDER BY id LIMIT 1',
        [purchaseId],
      );
      if (spent) {
        const entry = { organizationId: spent.organization_id, purchaseId, amount: amount_cents };
        await enterCredit(transaction, entry, now);
      }
    }
  }
}
