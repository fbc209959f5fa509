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

/**
 * Takes the coupon off a total, never below 0, then company credit up to its balance; the rest is paid by card. Both are
 * lessened where they would leave a sum below `least`, the smallest that a card can pay (D-least-payment). Only a total
 * below `least` can leave one.
 */
export function applyDiscounts(
  total: Cents,
  coupon: CouponValue | null,
  creditBalance: Cents,
  least: Cents,
): Discounts {
  const balance = Math.max(0, creditBalance);
  const off = coupon === null ? 0 : coupon.case === 'amount' ? coupon.amount : percentOf(total, coupon.percent);
  const whole = Math.min(total, Math.max(0, off));
  const taken = total - whole > balance ? reduction(total, whole, least) : whole;
  const rest = total - taken;
  const credit = reduction(rest, Math.min(rest, balance), least);
  return { coupon: taken, credit, due: rest - credit };
}

/** Returns how much of `off` can be taken off a sum so that nothing is left, or at least `least`. */
function reduction(sum: Cents, off: Cents, least: Cents): Cents {
  return off === sum || sum < least ? off : Math.min(off, sum - least);
}
