import { pasted } from '../../../core/text/pasted.ts';
import { idIn } from '../../shared/base/id-in.ts';

export const CHECKOUT = 'creneau-checkout';

/** Whether the page has a checkout for this calendar only. */
export function isSoldAlone(calendar: HTMLElement): boolean {
  return calendar.id !== '' && checkoutsFor(calendar).some((checkout) => idIn(checkout) === calendar.id);
}

/** Returns the page's checkouts that may take the purchase of a calendar. */
export function checkoutsFor(calendar: HTMLElement): readonly HTMLElement[] {
  const tree = calendar.getRootNode() as Document | ShadowRoot;
  const found = [...tree.querySelectorAll<HTMLElement>(CHECKOUT), ...document.querySelectorAll<HTMLElement>(CHECKOUT)];
  return found.filter((element) => !isOfItem(element) && (idIn(element) ?? calendar.id) === calendar.id);
}

/** Whether a checkout sells an item instead of a calendar's slots. */
function isOfItem(checkout: Element): boolean {
  return Boolean(Reflect.get(checkout, 'item') || pasted(checkout.getAttribute('item') ?? ''));
}
