/** What a buyer gets back in addition to the money that was paid. */
export interface DiscountsBack {
  /** The company credit, in the unit of the discounts. */
  readonly credit: number;
  readonly hasCoupon: boolean;
}

/** Returns what the buyer gets back of an order's discounts when the order ends (D-cancel). */
export function discountsBack(discounts: readonly { readonly kind: string; readonly amount: number }[]): DiscountsBack {
  const of = (wanted: string) => discounts.filter(({ kind }) => kind === wanted);
  return {
    credit: of('credit').reduce((sum, { amount }) => sum + amount, 0),
    hasCoupon: of('coupon').length > 0,
  };
}
