import type { PageState } from './page-state.ts';
import type { Purchase } from './purchase.ts';
import { forgetPurchase } from './stored-purchase.ts';

/** Ends a purchase, its hold and its stored purchase; a purchase that has started since continues. */
export function endPurchase(page: PageState, purchase: Purchase | null): void {
  if (purchase) forgetPurchase();
  // In one step, because a purchase that is still set when its hold is removed would start again.
  page.data.setState((data) => ({ hold: null, ...(data.purchase === purchase && { purchase: null, checkout: null }) }));
}
