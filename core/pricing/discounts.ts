import { type Cents, percentOf } from '../money/money.ts';

/** The reduction of a coupon: a percentage of the sum, or an amount. */
export type CouponValue =
  | { readonly case: 'percentage'; readonly percent: number }
  | { readonly case: 'amount'; readonly amount: Cents };

/** The discounts of a total, in the order in which they are taken (D-price-order). */
export interface Discounts {
  readonly coupon: Cents;
  readonly credit: Cents;
  /** The rest, to be paid by card; 0 needs no payment. */
  readonly due: Cents;
}

/** Takes the coupon off a total, never below 0, then company credit up to its balance; the rest is paid by card. */
export function applyDiscounts(total: Cents, coupon: CouponValue | null, creditBalance: Cents): Discounts {
  const off = coupon === null ? 0 : coupon.case === 'amount' ? coupon.amount : percentOf(total, coupon.percent);
  const taken = Math.min(total, Math.max(0, off));
  const credit = Math.min(total - taken, Math.max(0, creditBalance));
  return { coupon: taken, credit, due: total - taken - credit };
}
