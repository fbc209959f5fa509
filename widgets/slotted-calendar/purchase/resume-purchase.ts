import { brokenOff } from '../../shared/page/broken-off.ts';
import { beginPurchase, type PageState } from '../../shared/page/page-state.ts';

/** Resumes the calendar's purchase that a reload broke off (D-resume), or one of its event that was begun by a mail's link. */
export function resumePurchase(page: PageState, calendar: string, event: string | null): void {
  const stored = brokenOff(page, calendar) ?? (event ? brokenOff(page, `event:${event}`) : null);
  if (stored) beginPurchase(page, { case: 'slots', calendar, event: stored.what, resumes: stored });
}
