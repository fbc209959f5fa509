import type { Order } from '../../core/checkout/order.ts';
import { onSite } from '../shared/page/site-address.ts';
import { storedPurchase } from '../shared/selling/stored.ts';

/**
 * Whether the payment can be resumed here: only the site on which the purchase was started has stored it
 * (D-pending-order-place).
 */
export function isBegunHere({ id }: Order, siteUrl: string): boolean {
  return storedPurchase()?.order === id && onSite('', siteUrl).origin === location.origin;
}
