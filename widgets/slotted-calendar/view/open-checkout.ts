import { setSettingsSource } from '../../shared/element/settings-source.ts';

const TAG = 'creneau-checkout';

/**
 * The checkout that takes a calendar's purchase over: the page's own, for this calendar or for any; else one that is put
 * right after the calendar, in the same tree (a card's field cannot live in our shadow root). Answers how to take that
 * one away again, null for the page's own.
 */
export function openCheckout(calendar: HTMLElement, key: string): (() => void) | null {
  const tree = calendar.getRootNode() as Document | ShadowRoot;
  const own = [...tree.querySelectorAll(TAG), ...document.querySelectorAll(TAG)];
  const standing = own.find(
    (element) => !sellsItem(element) && [null, '', calendar.id].includes(element.getAttribute('for')),
  );
  const checkout = standing ?? document.createElement(TAG);
  setSettingsSource(checkout, calendar);
  if (standing) return null;
  Reflect.set(checkout, 'for', key);
  calendar.after(checkout);
  return () => checkout.remove();
}

/** Whether a checkout is there for an item, and so takes no calendar's purchase. */
function sellsItem(checkout: Element): boolean {
  return Boolean(Reflect.get(checkout, 'item') || checkout.getAttribute('item'));
}
