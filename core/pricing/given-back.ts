/** What an order was paid with; its amounts are all in one unit. */
interface Paid {
  readonly total: number;
  readonly discounts: readonly { readonly kind: string; readonly amount: number }[];
}

/** What comes back to a buyer. */
export interface GivenBack {
  readonly money: number;
  readonly credit: number;
  readonly hasCoupon: boolean;
}

/** Returns what comes back when an order ends (D-cancel); its amounts are in the order's unit. */
export function givenBack({ total, discounts }: Paid): GivenBack {
  const of = (wanted: string) => discounts.filter(({ kind }) => kind === wanted);
  return {
    money: total,
    credit: of('credit').reduce((sum, { amount }) => sum + amount, 0),
    hasCoupon: of('coupon').length > 0,
  };
}
