import type { CouponValue } from '../../../core/pricing/discounts.ts';
import { asCode, asTyped } from '../../../core/text/as-typed.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** A coupon that can be used. */
export interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly value: CouponValue;
}

/** The facts of a purchase on which coupons depend. */
interface Sold {
  readonly provider: { readonly id: number };
  readonly currency: string;
}

interface CouponRow {
  id: number;
  code: string;
  percent: number | null;
  amount_cents: number | null;
}

/**
 * Finds the coupon with this code, in upper or lower case. The coupon must be valid for the provider today and, if it
 * takes off an amount, be in the currency; otherwise throws a `coupon-invalid` problem. Uses by the `unpaid` orders,
 * which are being replaced, do not count.
 */
export async function findCoupon(
  database: Queryable,
  code: string,
  { provider, currency }: Sold,
  now: number,
  unpaid: readonly string[] = [],
): Promise<Coupon> {
  const [row] = await database.query<CouponRow>(
    `SELECT id, code, percent, amount_cents FROM coupon
     WHERE code = ANY($1::text[]) AND (amount_cents IS NULL OR currency = $5) AND (provider_id IS NULL OR provider_id = $2)
       AND (starts_on IS NULL OR starts_on <= $3::date) AND (ends_on IS NULL OR ends_on >= $3::date)
       AND (max_uses IS NULL OR uses < max_uses + (
         SELECT count(*) FROM discount
         WHERE coupon_id = coupon.id AND returned_at IS NULL AND purchase_id = ANY($4::uuid[])))`,
    [[asCode(code), asTyped(code).toUpperCase()], provider.id, dateOf(toWallTime(now, PARIS)), unpaid, currency],
  );
  if (!row) throw new Problem('coupon-invalid');
  const value: CouponValue =
    row.percent === null
      ? { case: 'amount', amount: row.amount_cents ?? 0 }
      : { case: 'percentage', percent: row.percent };
  return { id: row.id, code: row.code, value };
}

/**
 * Counts one use of a coupon. Throws a `coupon-invalid` problem if none is left, however many purchases use it at the
 * same time.
 */
export async function consumeCoupon(transaction: Transaction, id: number): Promise<void> {
  const used = await transaction.query(
    'UPDATE coupon SET uses = uses + 1 WHERE id = $1 AND (max_uses IS NULL OR uses < max_uses) RETURNING id',
    [id],
  );
  if (used.length === 0) throw new Problem('coupon-invalid');
}
