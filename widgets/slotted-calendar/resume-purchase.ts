import type { PageState } from '../shared/page/page-state.ts';
import { storedCheckout } from '../shared/page/stored-checkout.ts';

/** Sets the calendar's purchase again that a reload has broken off; a guest's token is gone with the page (D-resume). */
export function resumePurchase(page: PageState, calendar: string): void {
  const { isSignedIn, purchase } = page.data.getState();
  const stored = isSignedIn && !purchase ? storedCheckout(calendar) : null;
  if (!stored) return;
  page.data.setState({ purchase: { case: 'slots', calendar, event: stored.what, resumes: stored } });
}
