/** Somebody with an account. */
export interface FoundUser {
  readonly id: number;
  readonly fullName: string;
}

/** The recipient of a gift: a name and an e-mail address, or somebody with an account. */
export type Gift =
  | { readonly case: 'person'; readonly firstName: string; readonly lastName: string; readonly email: string }
  | { readonly case: 'user'; readonly user: FoundUser };

/** The buyer's choices of how to pay, and of a gift's recipient (D-price-order, D-kept-wishes). */
export interface Wishes {
  readonly coupon: string | null;
  /** Whether the company's credit is used, if there is any. */
  readonly credit: boolean;
  /** The id of one of the buyer's subscriptions, 'none', or 'longest' for the subscription that runs longest. */
  readonly subscription: number | 'none' | 'longest';
  readonly gift: Gift | null;
}

/** The wishes of a hold's first quote. */
export const NO_WISHES: Wishes = { coupon: null, credit: true, subscription: 'longest', gift: null };

/** Whether two sets of wishes, or parts of them, are the same. */
export function isSameWish(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
