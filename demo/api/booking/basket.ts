import type { Selection } from '../../../core/booking/selection.ts';
import { findItem, type Item } from '../catalogue/items.ts';
import type { Queryable } from '../database/database.ts';
import type { Goods } from '../pricing/goods.ts';
import { invalidRequest, Problem } from '../problem.ts';
import type { BasketForm } from '../schemas/basket.ts';
import { offerOf, type Requested, readRequested } from './requested.ts';

/** What a buyer wants: slots of one offer, or one item. */
export type Basket =
  | { readonly case: 'slots'; readonly requested: readonly Requested[] }
  | { readonly case: 'item'; readonly item: Item };

/** Reads the basket of a request; throws a problem if the request names nothing, both kinds, or something unknown. */
export async function readBasket(database: Queryable, form: BasketForm): Promise<Basket> {
  const { slots = [], waiting = [], item: ref } = form;
  const names = slots.length + waiting.length;
  if (ref !== undefined) {
    if (names > 0) throw invalidRequest({ field: 'item', code: 'conflict' });
    const item = await findItem(database, ref);
    if (!item) throw new Problem('not-found');
    return { case: 'item', item };
  }
  if (names === 0) throw invalidRequest({ field: 'slots', code: 'minItems' });
  if (names > 50) throw invalidRequest({ field: 'slots', code: 'maxItems' });
  return { case: 'slots', requested: await readRequested(database, slots, [...new Set(waiting)]) };
}

/** Returns the basket of a hold. */
export async function basketOfHold(database: Queryable, holdId: string): Promise<Basket> {
  const [hold] = await database.query<{ item: string | null; slots: string[]; waiting: string[] }>(
    `SELECT item,
       ARRAY(SELECT place_id FROM hold_place, generate_series(1, quantity) WHERE hold_id = hold.id ORDER BY place_id)
         AS slots,
       ARRAY(SELECT place_id FROM hold_waiting WHERE hold_id = hold.id ORDER BY place_id) AS waiting
     FROM hold WHERE id = $1`,
    [holdId],
  );
  if (hold?.item) return readBasket(database, { item: hold.item });
  return readBasket(database, { slots: hold?.slots ?? [], waiting: hold?.waiting ?? [] });
}

/** Returns the goods of a basket; by default its slots are booked or waited for as it asks. */
export function goodsOf(basket: Basket, selection?: Selection): Goods {
  if (basket.case === 'item') return basket;
  const { requested } = basket;
  const asked = requested.map(({ slot, mayWait }) => ({ ...slot, isWaitBooking: mayWait }));
  return { case: 'slots', offer: offerOf(requested), selection: selection ?? asked };
}

/**
 * Throws a `payment-unavailable` problem for an offer or item without a valid currency (D-values), because nobody could
 * pay for it. Only rows that are older than the check of the currency can lack one.
 */
export function requireCurrency({ currency }: { readonly currency: string }): void {
  if (!/^[A-Z]{3}$/.test(currency)) throw new Problem('payment-unavailable');
}

/** Returns the ids of a basket's places. */
export function idsOf(basket: Basket): readonly string[] {
  return basket.case === 'slots' ? basket.requested.map(({ slot }) => slot.id) : [basket.item.ref];
}
