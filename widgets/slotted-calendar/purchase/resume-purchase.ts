import { brokenOff } from '../../shared/page/broken-off.ts';
import { beginPurchase, type PageState } from '../../shared/page/page-state.ts';

/** Resumes the calendar's purchase that a reload broke off (D-resume). */
export function resumePurchase(page: PageState, calendar: string): void {
  const stored = brokenOff(page, calendar);
  if (stored) beginPurchase(page, { case: 'slots', calendar, event: stored.what, resumes: stored });
}
