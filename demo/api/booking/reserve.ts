import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { type Basket, idsOf, requireCurrency } from './basket.ts';
import { bookedPlaces, waitedPlaces } from './booked-places.ts';
import { returnOrder } from './give-back.ts';
import { judge, type Reserved } from './judge.ts';
import { type HeldPlace, lockHolds, lockLiveHolds, lockPlaces } from './locks.ts';
import { offeredAfter } from './offered-after.ts';
import { exchangePlaces, openPlaces, type Place, placeOfItem } from './places.ts';
import { promoteFirst } from './promote.ts';
import { offerOf } from './requested.ts';

/**
 * What a reservation gives back in addition to the holds of the person, and a check that runs before anything is
 * judged.
 */
interface ReserveOptions {
  /**
   * Unpaid orders of the person that end with this reservation, which takes over their places and, with `keepsLists`,
   * their waiting places.
   */
  readonly replaced?: readonly string[];
  readonly keepsLists?: boolean;
  /** Is called with the person's live checkout. */
  readonly check?: (own: HeldPlace | undefined) => void;
}

/**
 * Takes the places of everything in the basket, or throws a problem that names each refused slot. Ends the person's
 * earlier checkout, and the offers to the person and the expired holds of these places. The caller must be locked.
 */
export async function reserve(
  transaction: Transaction,
  caller: Caller,
  basket: Basket,
  now: number,
  options: ReserveOptions = {},
): Promise<Reserved> {
  requireCurrency(basket.case === 'slots' ? offerOf(basket.requested) : basket.item);
  const ids = idsOf(basket);
  const holds = await lockHolds(transaction, caller, ids, now);
  const [expired, live] = [holds.filter((hold) => hold.expiresAt <= now), holds.filter((hold) => hold.expiresAt > now)];
  options.check?.(live.find(({ kind }) => kind === 'checkout'));
  const replaced = options.replaced ?? [];
  const booked = await bookedPlaces(transaction, replaced);
  await openPlaces(transaction, placesIn(basket));
  const others = [...holds, ...booked].map(({ placeId }) => placeId);
  await lockPlaces(transaction, [...ids, ...others, ...(await waitedPlaces(transaction, replaced))]);
  // The places of expired holds go to the waiting lists, not to this caller.
  await endHolds(transaction, expired, now);
  await exchangePlaces(transaction, [], expired, now);
  const own = [...live, ...(await promoteFirst(transaction, ids, now, caller))];
  const released = [...own, ...booked];

  const after = await offeredAfter(transaction, caller, ids, now);
  const reserved = await judge(transaction, caller, basket, { places: [...released, ...after], orders: replaced }, now);
  // Before the places are counted: the people on their waiting lists are judged by the holds that are left.
  await endHolds(transaction, own, now);
  const keepsLists = options.keepsLists ?? false;
  for (const id of replaced)
    await returnOrder(transaction, { id, state: 'expired', keepsPlaces: true, keepsLists }, now);
  const lost = await exchangePlaces(transaction, reserved.places, released, now);
  if (lost.length > 0) {
    throw new Problem('slot-unavailable', { slots: lost.map((id) => ({ id, code: 'slot-unavailable' })) });
  }
  return reserved;
}

/** Returns every place in the basket, including the places to wait for. */
function placesIn(basket: Basket): readonly Place[] {
  if (basket.case === 'slots') return basket.requested.map(({ slot }) => slot);
  return [placeOfItem(basket.item)].filter((place) => place !== null);
}

/**
 * Marks holds as ended and removes the wishes, drafts and networks kept with them. The caller of this function must give back
 * their places.
 */
export async function endHolds(transaction: Transaction, holds: readonly HeldPlace[], now: number): Promise<void> {
  if (holds.length === 0) return;
  await transaction.query(
    `UPDATE hold SET state = CASE WHEN expires_at <= $2 THEN 'expired' ELSE 'released' END, wishes = NULL, draft = NULL, network = NULL
     WHERE id = ANY($1::uuid[])`,
    [[...new Set(holds.map((hold) => hold.holdId))], now],
  );
}

/** Ends those of these holds that have not been ended yet, and gives back their places. */
export async function endLiveHolds(transaction: Transaction, ids: readonly string[], now: number): Promise<void> {
  const holds = await lockLiveHolds(transaction, 'id = ANY($1::uuid[])', [ids]);
  await endHolds(transaction, holds, now);
  await exchangePlaces(transaction, [], holds, now);
}
