import { beginPurchase, type PageState } from '../shared/page/page-state.ts';
import { storedPurchase } from '../shared/page/stored-purchase.ts';

/** Resumes the calendar's purchase that a reload broke off; a guest's token is gone with the page (D-resume). */
export function resumePurchase(page: PageState, calendar: string): void {
  const { isSignedIn, purchase } = page.data.getState();
  const stored = isSignedIn && !purchase ? storedPurchase() : null;
  if (stored?.key !== calendar) return;
  beginPurchase(page, { case: 'slots', calendar, event: stored.what, resumes: stored });
}
