import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { consumeCoupon } from '../pricing/coupons.ts';
import { enterCredit } from '../pricing/credit.ts';
import { areFreeSlotsGiven } from '../pricing/subscriptions.ts';
import { Problem } from '../problem.ts';
import { readBasket } from './basket.ts';
import { waitedPlaces } from './booked-places.ts';
import { completeOrder } from './complete-order.ts';
import { rejoinLists } from './give-back.ts';
import { type Buyer, judge } from './judge.ts';
import { lockLiveHolds, lockPlaces } from './locks.ts';
import { exchangePlaces } from './places.ts';
import { promoteFirst } from './promote.ts';
import { endHolds } from './reserve.ts';

/**
 * Confirms an order that was paid after it had expired, and takes its places, coupon, credit and free slots again. If
 * any of these is no longer available, changes nothing and returns false (D-late-payment). The order must be locked.
 */
export async function retakePlaces(transaction: Transaction, orderId: string, now: number): Promise<boolean> {
  await transaction.script('SAVEPOINT retake');
  try {
    await retake(transaction, orderId, now);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await transaction.script('ROLLBACK TO SAVEPOINT retake');
    return false;
  }
}

async function retake(transaction: Transaction, orderId: string, now: number): Promise<void> {
  const [order] = await transaction.query<{ item: string | null }>('SELECT item FROM purchase WHERE id = $1', [
    orderId,
  ]);
  const booked = await transaction.query<{ place_id: string }>(
    'SELECT place_id FROM booking WHERE purchase_id = $1 ORDER BY place_id',
    [orderId],
  );
  const ids = booked.map(({ place_id }) => place_id);
  const basket = await readBasket(transaction, order?.item ? { item: order.item } : { slots: ids });
  await endRunOut(transaction, [...ids, ...(await waitedPlaces(transaction, [orderId]))], now);
  const buyer = await buyerOfOrder(transaction, orderId);
  // People on the waiting list come before a buyer who paid too late.
  const released = await promoteFirst(transaction, ids, now, buyer);
  await endHolds(transaction, released, now);
  const { places } = await judge(transaction, buyer, basket, { places: released, orders: [] }, now);
  const lost = await exchangePlaces(transaction, places, released, now);
  if (lost.length > 0) throw new Problem('slot-unavailable');
  await transaction.query('UPDATE booking SET returned_at = NULL WHERE purchase_id = $1 AND NOT is_called_off', [
    orderId,
  ]);
  if (!(await areFreeSlotsGiven(transaction, orderId))) throw new Problem('quote-changed');
  await retakeDiscounts(transaction, orderId, now);
  await rejoinLists(transaction, orderId, now);
  await transaction.query(`UPDATE purchase SET state = 'pending' WHERE id = $1`, [orderId]);
  await completeOrder(transaction, orderId, now);
}

/** Locks the places and ends the expired holds of them that the sweep has not ended yet. */
async function endRunOut(transaction: Transaction, placeIds: readonly string[], now: number): Promise<void> {
  const holds = await lockLiveHolds(
    transaction,
    'expires_at <= $1 AND id IN (SELECT hold_id FROM hold_place WHERE place_id = ANY($2::text[]))',
    [now, placeIds],
  );
  await lockPlaces(transaction, [...placeIds, ...holds.map(({ placeId }) => placeId)]);
  await endHolds(transaction, holds, now);
  await exchangePlaces(transaction, [], holds, now);
}

async function buyerOfOrder(transaction: Transaction, orderId: string): Promise<Buyer & Pick<Caller, 'guestToken'>> {
  const [row] = await transaction.query<{
    id: number;
    kind: Buyer['kind'];
    organization_id: number | null;
    guestToken: string | null;
  }>(
    `SELECT person.id, kind, organization_id, token_hash AS "guestToken" FROM person JOIN purchase ON person_id = person.id
     WHERE purchase.id = $1`,
    [orderId],
  );
  if (!row) throw new Problem('not-found');
  const { organization_id: id, ...person } = row;
  return { ...person, organization: id === null ? null : { id, name: '' } };
}

async function retakeDiscounts(transaction: Transaction, orderId: string, now: number): Promise<void> {
  const discounts = await transaction.query<{ kind: string; amount_cents: number; coupon_id: number | null }>(
    'UPDATE discount SET returned_at = NULL WHERE purchase_id = $1 RETURNING kind, amount_cents, coupon_id',
    [orderId],
  );
  for (const { kind, amount_cents, coupon_id } of discounts) {
    if (kind === 'coupon' && coupon_id !== null) await consumeCoupon(transaction, coupon_id);
    if (kind === 'credit') {
      const [spent] = await transaction.query<{ organization_id: number }>(
        'SELECT organization_id FROM credit_entry WHERE purchase_id = $1 ORDER BY id LIMIT 1',
        [orderId],
      );
      const entry = { organizationId: spent?.organization_id ?? 0, purchaseId: orderId, amount: -amount_cents };
      if (!(await enterCredit(transaction, entry, now))) throw new Problem('quote-changed');
    }
  }
}
