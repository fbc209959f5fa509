import { slotsOf } from '../../../core/booking/day-slots.ts';
import { isGuestsFull } from '../../../core/booking/guest-share.ts';
import { dateRefusal } from '../../../core/booking/refusal.ts';
import type { Slot } from '../../../core/booking/slot.ts';
import { addDays, dateOf, mondayOf } from '../../../core/time/wall-time.ts';
import type { GuestLimits } from '../../environment/guest-limits.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { networkHash } from '../people/network.ts';
import { Problem } from '../problem.ts';
import type { Basket } from './basket.ts';
import type { Place } from './places.ts';

const HOUR_MS = 3_600_000;

/** The places that guests keep now, `$1`: by a live hold, or by an order that is not paid yet. */
export const KEPT_BY_GUESTS = `(
  SELECT place_id, quantity, network FROM hold JOIN hold_place ON hold_id = hold.id
  WHERE state = 'live' AND kind = 'checkout' AND token_hash IS NOT NULL AND expires_at > $1::bigint
  UNION ALL
  SELECT place_id, 1, network FROM purchase JOIN booking ON booking.purchase_id = purchase.id
    LEFT JOIN guest_order ON guest_order.purchase_id = purchase.id
  WHERE state = 'pending' AND token_hash IS NOT NULL AND returned_at IS NULL) AS kept`;

interface Terms {
  readonly limits: GuestLimits;
  readonly now: number;
}

/**
 * Throws a `guest-limit` problem if guests, or those of the caller's network, keep too many places to keep these too
 * (D-guest-places). The places must be taken already; whoever has opened the link of a mail counts only for their
 * network.
 */
export async function requireGuestRoom(
  transaction: Transaction,
  caller: Caller,
  basket: Basket,
  places: readonly Place[],
  terms: Terms,
): Promise<void> {
  if (caller.kind === 'account' || places.length === 0) return;
  const ids = sellableWith(basket, terms.now);
  const [first] = places;
  await lock(transaction, `offer ${first?.offerId ?? first?.id}`);
  await lock(transaction, `network ${caller.network}`);
  const [row] = await transaction.query<{ ofNetwork: number; held: number; taken: number; isKnown: boolean }>(
    `SELECT (SELECT coalesce(sum(quantity), 0)::integer FROM ${KEPT_BY_GUESTS} WHERE network = ${networkHash('$2')}) AS "ofNetwork",
       (SELECT coalesce(sum(quantity), 0)::integer FROM ${KEPT_BY_GUESTS} WHERE place_id = ANY($3::text[])) AS held,
       (SELECT coalesce(sum(taken), 0)::integer FROM place WHERE id = ANY($3::text[])) AS taken,
       EXISTS (SELECT FROM purchase WHERE email = $4 AND opened_at IS NOT NULL) AS "isKnown"`,
    [terms.now, caller.network, [...ids.keys()], caller.email],
  );
  if (!row) return;
  const { limits } = terms;
  const wanted = places.length;
  const capacity = [...ids.values()].reduce((sum, one) => sum + one, 0);
  const isFull = isGuestsFull({ wanted, held: row.held, left: capacity - row.taken }, limits.share);
  if (row.ofNetwork + wanted > limits.places || (isFull && !row.isKnown)) throw new Problem('guest-limit');
}

/**
 * Throws a `guest-limit` problem if guests of the caller's network have ordered as often within an hour as they may.
 * Orders that are made at the same time do not count each other.
 */
export async function requireOrderRoom(
  transaction: Transaction,
  caller: Caller,
  { limits, now }: Terms,
): Promise<void> {
  if (caller.kind === 'account') return;
  const [row] = await transaction.query<{ orders: number }>(
    `SELECT count(*)::integer AS orders FROM guest_order WHERE network = ${networkHash('$1')} AND created_at > $2`,
    [caller.network, now - HOUR_MS],
  );
  if (row && row.orders >= limits.orders) throw new Problem('guest-limit');
}

/**
 * Makes guests who count for the same limit wait for each other until the transaction ends. To avoid deadlocks, the
 * transaction locks nothing else after that.
 */
async function lock(transaction: Transaction, name: string): Promise<void> {
  await transaction.query(`SELECT pg_advisory_xact_lock('hold'::regclass::oid::integer, hashtext($1))`, [name]);
}

/**
 * Returns the capacity of each place that counts together with the places of a basket: the slots of the same weeks that
 * can still be booked, or the item's own places.
 */
function sellableWith(basket: Basket, now: number): ReadonlyMap<string, number> {
  if (basket.case === 'item') return new Map([[basket.item.ref, basket.item.capacity ?? Number.POSITIVE_INFINITY]]);
  const [first] = basket.requested;
  if (!first) return new Map();
  const { offer } = first;
  const weeks = new Set(basket.requested.map(({ slot }) => mondayOf(dateOf(slot.start))));
  const days = [...weeks].flatMap((monday) => Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  const slots: readonly Slot[] = days.flatMap((day) => slotsOf(offer, day));
  const isBookable = (slot: Slot) => dateRefusal(slot, offer, now) === null;
  return new Map(slots.filter(isBookable).map(({ id, capacity }) => [id, capacity]));
}
