import { beginPurchase, selectionOf, setSelection } from '../../shared/page/page-state.ts';
import type { SlotsPurchase, StoredPurchase } from '../../shared/page/purchase.ts';
import { interruptedPurchase } from '../../shared/selling/interrupted.ts';
import { storedOf } from '../../shared/selling/stored.ts';
import type { CalendarContext } from '../calendar-context.ts';
import { offersOf } from '../state.ts';
import { hasCalendar } from './page-calendars.ts';

/**
 * Resumes the calendar's purchase that a reload interrupted (D-resume), or a purchase of its offer that a link in an
 * e-mail began. Takes over a purchase of its offer whose calendar has left the page, for example because a framework
 * has recreated the calendar with another id.
 */
export function resumePurchase(calendar: CalendarContext): void {
  const { host, page, store, attributes, key } = calendar;
  const { event } = attributes.getState();
  // The tag names the offer by its id: the calendar's key is known only once the offer is loaded.
  if (/^\d+$/.test(event ?? '') && offersOf(store.getState()).length === 0) return;
  const isShown = (what: string) =>
    offersOf(store.getState()).some(({ id, url }) => what === String(id) || what === url);
  const isLeft = (other: string, what: string) =>
    (what === event || (event && isShown(what))) && !hasCalendar(page, other);
  // Earlier versions stored the id of the calendar's element as the key.
  const isEarlier = (other: string, what: string) => host.id && other === host.id && isShown(what);
  const data = page.data.getState();
  const { purchase, checkout } = data;
  if (purchase?.case === 'slots' && checkout === null && isLeft(purchase.calendar, purchase.event)) {
    setSelection(page, key(), selectionOf(data, purchase.calendar));
    begin(calendar, purchase.event, storedOf(purchase) ?? purchase.resumes);
  }
  const stored = interruptedPurchase(
    page,
    (one) => one.key === key() || isLeft(one.key, one.what) || isEarlier(one.key, one.what),
  );
  if (stored) begin(calendar, stored.what, stored);
}

/** Returns the purchase of a calendar's selection. */
export function purchaseOf({ host, key }: CalendarContext, event: string): SlotsPurchase {
  return { case: 'slots', calendar: key(), event, ...(host.id && { id: host.id }) };
}

function begin(calendar: CalendarContext, event: string, resumes: StoredPurchase | undefined): void {
  beginPurchase(calendar.page, { ...purchaseOf(calendar, event), ...(resumes && { resumes }) });
}
