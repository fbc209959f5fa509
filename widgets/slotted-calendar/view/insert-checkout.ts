import { setSettingsSource } from '../../shared/element/settings-source.ts';

const TAG = 'creneau-checkout';

/**
 * Finds or inserts the checkout of a calendar's purchase, and makes the calendar its settings source. It is the page's own,
 * for this calendar or for any; else a new one right after the calendar, in the same tree (a card's field does not work in
 * our shadow root). Returns a function that removes it; null if the page has its own.
 */
export function insertCheckout(calendar: HTMLElement, key: string): (() => void) | null {
  const tree = calendar.getRootNode() as Document | ShadowRoot;
  const found = [...tree.querySelectorAll(TAG), ...document.querySelectorAll(TAG)];
  const own = found.find(
    (element) => !valueIn(element, 'item') && (valueIn(element, 'for') || calendar.id) === calendar.id,
  );
  const checkout = own ?? document.createElement(TAG);
  setSettingsSource(checkout, calendar);
  if (own) return null;
  Reflect.set(checkout, 'for', key);
  calendar.after(checkout);
  return () => checkout.remove();
}

/** The value of a checkout's attribute. The property comes first: that of an inserted checkout has no attribute. */
function valueIn(checkout: Element, name: 'for' | 'item'): unknown {
  return Reflect.get(checkout, name) || checkout.getAttribute(name);
}
