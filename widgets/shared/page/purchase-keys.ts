import { readStored, type StorageArea } from '../base/storage.ts';

/** Under which keys `stored-purchase.ts` stores: a user's purchase in the browser, a guest's in the tab alone. */
export const PURCHASE_KEYS = {
  local: 'creneau.checkout',
  session: 'creneau.guest',
} as const satisfies Record<StorageArea, string>;

/** Whether a purchase may be stored; a page that has none need not know how one is read. */
export function isPurchaseStored(): boolean {
  return (['local', 'session'] as const).some((area) => readStored(PURCHASE_KEYS[area], area) !== null);
}
