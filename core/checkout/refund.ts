/**
 * Money of an order that goes back (D-refunds): it is `due`; the payment provider has `refused` it until now; it is
 * `made`; or the bank of the card has `returned` it. The amount is in the unit of the order's total.
 */
export interface Refund {
  readonly state: 'due' | 'refused' | 'made' | 'returned';
  readonly amount: number;
}

interface Refundable {
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  readonly total: number;
  readonly payment: { readonly state: string } | null;
  /** Missing in orders of back ends that only know whether a payment was refunded. */
  readonly refund?: Refund | null | undefined;
}

/** Returns what has gone back of an order, or is to go back; null if nothing. */
export function refundOf({ refund, payment, total }: Refundable): Refund | null {
  return refund ?? (payment?.state === 'refunded' ? { state: 'made', amount: total } : null);
}

/** Returns what goes back of an order that has ended, or would go back of one that has not. */
export function refundSum(order: Refundable): number {
  const { state, total } = order;
  const amount = refundOf(order)?.amount;
  return state === 'confirmed' ? total - (amount ?? 0) : (amount ?? total);
}
