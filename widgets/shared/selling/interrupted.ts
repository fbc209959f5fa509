import { releaseHold } from '../api/booking/release-hold.ts';
import type { PageState } from '../page/page-state.ts';
import type { StoredGuest, StoredPurchase } from '../page/purchase.ts';
import { forgetGuestPurchase, storedGuestPurchase, storedPurchase } from './stored.ts';

/**
 * Returns the purchase that a reload interrupted, if `isOwn` accepts it: the purchase of the signed-in user or, for a
 * visitor, the guest's purchase of this tab. Null while something is being bought. If a user is signed in, the guest's
 * purchase is ended, and its places are released.
 */
export function interruptedPurchase(
  page: PageState,
  isOwn: (stored: StoredPurchase) => unknown,
): StoredPurchase | null {
  const { isSignedIn, purchase } = page.data.getState();
  if (purchase) return null;
  const guests = storedGuestPurchase(page.url);
  if (isSignedIn && guests?.guest && isOwn(guests)) {
    giveBack(page, guests, guests.guest);
  }
  const stored = isSignedIn ? storedPurchase() : guests;
  return stored && isOwn(stored) ? stored : null;
}

/** Releases a guest's hold, because the user who has signed in since buys with their own account. */
export function giveBack(page: PageState, { hold }: StoredPurchase, { token }: StoredGuest): void {
  forgetGuestPurchase();
  void releaseHold(page.clientWith(token), hold).catch(() => null);
}
