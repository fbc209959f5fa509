import type { Queryable } from '../database/database.ts';
import { type Coupon, findCoupon } from '../pricing/coupons.ts';
import type { Basket } from './basket.ts';
import { pendingOf } from './held-order.ts';
import { offerOf } from './requested.ts';

/**
 * Finds the coupon with this code for a basket, which may be that of a hold: uses by the hold's unpaid order do not
 * count. Throws a `coupon-invalid` problem like `findCoupon`.
 */
export async function couponOfBasket(
  database: Queryable,
  basket: Basket,
  { code, hold }: { readonly code: string; readonly hold?: string | undefined },
  now: number,
): Promise<Coupon> {
  const sold = basket.case === 'item' ? basket.item : offerOf(basket.requested);
  return findCoupon(database, code, sold, now, await pendingOf(database, hold));
}
