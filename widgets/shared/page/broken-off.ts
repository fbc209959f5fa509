import { releaseHold } from '../api/booking/release-hold.ts';
import type { PageState } from './page-state.ts';
import { forgetGuestPurchase, type StoredPurchase, storedGuestPurchase, storedPurchase } from './stored-purchase.ts';

/**
 * The purchase of this calendar or checkout that a reload broke off: the user's or, on a visitor's page, the guest's of this
 * tab. It is null while something is being bought. Where a user is signed in, the guest's is over, and its places are free.
 */
export function brokenOff(page: PageState, key: string): StoredPurchase | null {
  const { isSignedIn, purchase } = page.data.getState();
  if (purchase) return null;
  const guests = storedGuestPurchase(page.url);
  if (isSignedIn && guests?.guest && guests.key === key) {
    forgetGuestPurchase();
    void releaseHold(page.clientWith(guests.guest.token), guests.hold).catch(() => null);
  }
  const stored = isSignedIn ? storedPurchase() : guests;
  return stored?.key === key ? stored : null;
}
