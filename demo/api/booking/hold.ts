import { randomUUID } from 'node:crypto';
import type { GuestLimits } from '../../environment/guest-limits.ts';
import type { Transaction } from '../database/database.ts';
import type { EndFirst } from '../idempotency.ts';
import type { Caller } from '../people/caller.ts';
import { networkHash } from '../people/network.ts';
import type { BasketForm } from '../schemas/basket.ts';
import type { HoldResponse } from '../schemas/booking.ts';
import { goodsOf, readBasket } from './basket.ts';
import { requireGuestRoom } from './guest-places.ts';
import { lockUnpaidOrders } from './held-order.ts';
import { holdResponse } from './hold-response.ts';
import { reserve } from './reserve.ts';

/**
 * Holds everything that `form` names for `holdTime` milliseconds from `now`. The hold replaces the person's earlier
 * checkout and unpaid orders. If anything is refused, throws a problem and changes nothing. Returns an `EndFirst` if
 * the payment of an unpaid order is still open.
 */
export async function holdBasket(
  transaction: Transaction,
  caller: Caller,
  form: BasketForm,
  { now, holdTime, limits }: { readonly now: number; readonly holdTime: number; readonly limits: GuestLimits },
): Promise<HoldResponse | EndFirst> {
  const unpaid = await lockUnpaidOrders(transaction, caller, 'all');
  const basket = await readBasket(transaction, form);
  const { selection, places } = await reserve(transaction, caller, basket, now, { replaced: unpaid.ids });
  await requireGuestRoom(transaction, caller, basket, places, { limits, now });
  const id = randomUUID();
  const item = basket.case === 'item' ? basket.item.ref : null;
  await transaction.query(
    `WITH made AS (INSERT INTO hold (id, person_id, token_hash, item, state, expires_at, held_at, network)
       VALUES ($1, $2, $3::text, $4, 'live', $5, $6, CASE WHEN $3::text IS NOT NULL THEN ${networkHash('$7')} END))
     INSERT INTO hold_place (hold_id, place_id, quantity)
     SELECT $1::uuid, place_id, count(*) FROM unnest($8::text[]) AS held (place_id) GROUP BY place_id`,
    [id, caller.id, caller.guestToken, item, now + holdTime, now, caller.network, places.map((place) => place.id)],
  );
  const waiting = selection.filter((slot) => slot.isWaitBooking).map((slot) => slot.id);
  if (waiting.length > 0) {
    await transaction.query(
      'INSERT INTO hold_waiting (hold_id, place_id) SELECT DISTINCT $1::uuid, unnest($2::text[])',
      [id, waiting],
    );
  }
  // This comes last, so that the earlier order stays payable if the purchase is refused.
  if (unpaid.payable !== null) return { endFirst: unpaid.payable };
  const kept = { expires_at: now + holdTime, held_at: now, wishes: null, draft: null };
  return holdResponse(transaction, caller, { id, goods: goodsOf(basket, selection), ...kept }, now);
}
