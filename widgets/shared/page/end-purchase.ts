import type { PageState } from './page-state.ts';
import type { Purchase } from './purchase.ts';
import { forgetPurchase } from './stored-purchase.ts';

/** Ends a purchase, its hold and its stored purchase; a purchase that has started since continues. */
export function endPurchase(page: PageState, purchase: Purchase | null): void {
  if (purchase) forgetPurchase();
  // In one step: a purchase that is still there when its hold goes would start again.
  page.data.setState((data) => ({ hold: null, ...(data.purchase === purchase && { purchase: null, checkout: null }) }));
}
