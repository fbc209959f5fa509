import { isAnyPurchaseActive } from './purchase.ts';
import { isStoredPurchaseLive } from './stored-purchase.ts';

/** Whether something is being bought on the page, in any page state, or was interrupted by a reload. */
export function isPurchaseUnderWay(now: number): boolean {
  return isAnyPurchaseActive() || isStoredPurchaseLive(now);
}
