import { selectionOf, setSelection } from '../shared/page/page-state.ts';
import type { StoredPurchase } from '../shared/page/purchase.ts';
import type { PurchaseStarter } from '../shared/selling/sale.ts';
import { isSold } from '../shared/selling/sellers-on-page.ts';
import { storedOf } from '../shared/selling/stored.ts';
import type { CalendarContext } from './calendar-context.ts';
import { purchaseOf } from './selection.ts';
import { offersOf } from './state.ts';

/**
 * Resumes the calendar's purchase that a reload interrupted (D-resume), or a purchase of its offer that a link in an
 * e-mail began. Takes over a purchase of its offer whose calendar has left the page, for example because a framework
 * has recreated the calendar with another id.
 */
export function resumePurchase(calendar: CalendarContext, sale: PurchaseStarter): void {
  const { host, page, store, attributes, key } = calendar;
  const { event } = attributes.getState();
  const offers = offersOf(store.getState());
  // The tag names the offer by its id: the calendar's key is known only once the offer is loaded.
  if (/^\d+$/.test(event ?? '') && offers.length === 0) return;
  const isShown = (what: string) => offers.some(({ id, url }) => what === String(id) || what === url);
  const isLeft = (other: string, what: string) =>
    (what === event || (event && isShown(what))) && !isSold(page, { case: 'slots', calendar: other, event: what });
  // Earlier versions stored the id of the calendar's element as the key.
  const isEarlier = ({ key: other, what }: StoredPurchase) => host.id && other === host.id && isShown(what);
  const data = page.data.getState();
  const { purchase, checkout } = data;
  if (purchase?.case === 'slots' && checkout === null && isLeft(purchase.calendar, purchase.event)) {
    setSelection(page, key(), selectionOf(data, purchase.calendar));
    const resumes = storedOf(purchase) ?? purchase.resumes;
    sale.takeOver({ ...purchaseOf(calendar, purchase.event), ...(resumes && { resumes }) });
  }
  sale.resume((stored) =>
    stored.key === key() || isLeft(stored.key, stored.what) || isEarlier(stored)
      ? purchaseOf(calendar, stored.what)
      : null,
  );
}
