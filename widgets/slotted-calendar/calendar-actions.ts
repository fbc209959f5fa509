import type { CalendarContext } from './calendar-context.ts';
import { joinCopies } from './purchase/copies.ts';
import { createCheckoutCode } from './purchase/load-checkout-code.ts';
import { resumePurchase } from './purchase/resume-purchase.ts';
import { createSelection, type SelectionActions } from './selection.ts';
import { createWaitingLists, type WaitingLists } from './waiting-lists.ts';

/** The actions of a calendar's buttons, and its purchase. The first view does not wait for this code. */
export interface CalendarActions extends SelectionActions, WaitingLists {
  /** Loads the checkout's code again. */
  loadCheckout(): Promise<void>;
  /** Folds the calendar again, and moves the focus to its checkout. */
  backToCheckout(): void;
  /** Resumes the calendar's purchase, if there is one to resume. */
  resume(): void;
}

export function createActions(calendar: CalendarContext): CalendarActions {
  const { page, store } = calendar;
  const loadCheckout = createCheckoutCode(calendar);
  const copy = joinCopies(calendar);
  resumePurchase(calendar);
  return {
    ...createSelection(calendar, copy),
    ...createWaitingLists(calendar),
    loadCheckout,
    backToCheckout() {
      copy.showCheckout();
      store.setState({ isUnfolded: false });
      page.data.setState(({ purchase }) => ({ focusRequest: purchase && { purchase } }));
    },
    resume: () => resumePurchase(calendar),
  };
}
