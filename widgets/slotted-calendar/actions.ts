import { until } from '../shared/base/until.ts';
import { whenIdle } from '../shared/base/when-idle.ts';
import { createSale } from '../shared/selling/sale.ts';
import type { LoadAvailability } from './availability.ts';
import type { CalendarContext } from './calendar-context.ts';
import { watchLost } from './lost-slots.ts';
import { resumePurchase } from './resume.ts';
import { createSelection, type SelectionActions } from './selection.ts';
import { showLivePlaces } from './show-live-places.ts';
import { createWaitingLists, type WaitingLists } from './waiting-lists.ts';

/** The actions of a calendar's buttons, and its purchase. They are part of the later file of a calendar. */
export interface CalendarActions extends SelectionActions, WaitingLists {
  /** Loads the checkout's code again. */
  loadCheckout(): Promise<void>;
  /** Folds the calendar again, and moves the focus to its checkout. */
  backToCheckout(): void;
  /** Resumes the calendar's purchase, if there is one to resume. */
  resume(): void;
}

export function createActions(calendar: CalendarContext, loadAvailability: LoadAvailability): CalendarActions {
  const { attributes, load, signal, store, key } = calendar;
  const sale = createSale(
    calendar,
    (purchase) => purchase.case === 'slots' && purchase.calendar === key(),
    store.setState,
  );
  const resume = () => signal.aborted || resumePurchase(calendar, sale);
  let isAhead = false;
  const stop = store.subscribe(({ selection }, before) => {
    if (isAhead || selection.length <= before.selection.length) return;
    isAhead = true;
    whenIdle(() => signal.aborted || load('checkout').catch(() => {}));
  });
  until(signal, attributes.subscribe(sale.changed), stop);
  // All calendars of the page join first: a purchase of one of them is not taken over by another.
  queueMicrotask(resume);
  watchLost(calendar);
  showLivePlaces(calendar, loadAvailability);
  return {
    ...createSelection(calendar, sale),
    ...createWaitingLists(calendar),
    loadCheckout: sale.retry,
    backToCheckout() {
      store.setState({ isUnfolded: false });
      sale.back();
    },
    resume,
  };
}
