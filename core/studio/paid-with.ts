import type { Means } from './day.ts';

/** What is known of the payment of an order; sums in cents. */
export interface PaidOrder {
  readonly isPending: boolean;
  readonly total: number;
  readonly isGift: boolean;
  /** Whether the order was made elsewhere, and brought by an import. */
  readonly isImported: boolean;
  readonly paidElsewhere: number | null;
  readonly discounts: readonly ('free-slot' | 'subscription' | 'coupon' | 'credit')[];
}

/** Returns with what an order was paid; empty if that is known to nobody but the place where it was made. */
export function meansOf(order: PaidOrder): readonly Means[] {
  const { isPending, total, isGift, isImported, paidElsewhere, discounts } = order;
  const reduced = discounts.map((kind): Means => (kind === 'subscription' ? 'membership' : kind));
  const paid = total > 0 ? [isImported ? 'elsewhere' : 'card'] : paidElsewhere ? ['elsewhere'] : [];
  const means = [...(isPending ? ['unpaid'] : paid), ...reduced, ...(isGift ? ['gift'] : [])] as readonly Means[];
  return means.length > 0 || isImported ? means : ['free'];
}
