import { pasted } from '../../../core/text/pasted.ts';
import { idIn } from './id-in.ts';

export const CHECKOUT = 'creneau-checkout';

/** Returns the checkouts in an element's tree and on the page. */
export function checkoutsNear(element: Element): readonly HTMLElement[] {
  const tree = element.getRootNode() as Document | ShadowRoot;
  return [...new Set([tree, document].flatMap((place) => [...place.querySelectorAll<HTMLElement>(CHECKOUT)]))];
}

/** Returns what a checkout names: the calendar whose slots it sells, or the item; null for each that it does not name. */
export function namesOf(checkout: Element): { readonly for: string | null; readonly item: string | null } {
  const item = String(Reflect.get(checkout, 'item') || pasted(checkout.getAttribute('item') ?? '')).toLowerCase();
  return { for: idIn(checkout), item: item || null };
}
