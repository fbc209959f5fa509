import { readStored, type StorageArea } from '../base/storage.ts';

/**
 * The storage keys of `stored.ts`: a user's purchase is stored in the browser, a guest's purchase only in the
 * tab.
 */
export const PURCHASE_KEYS = {
  local: 'creneau.checkout',
  session: 'creneau.guest',
} as const satisfies Record<StorageArea, string>;

/** Whether a purchase may be stored; a page without one need not load the code that reads it. */
export function isPurchaseStored(): boolean {
  return (['local', 'session'] as const).some((area) => readStored(PURCHASE_KEYS[area], area) !== null);
}
