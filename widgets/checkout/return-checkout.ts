import { isItemRef } from '../shared/api/booking/item.ts';
import { type KeptElement, keepAfter } from '../shared/element/keep-after.ts';
import { setSettingsSource } from '../shared/element/settings-source.ts';
import { hasActivePurchase } from '../shared/page/purchase.ts';
import { registry } from '../shared/page/registry.ts';
import { storedPurchase } from '../shared/page/stored-purchase.ts';

const TAG = 'creneau-checkout';

/** The elements after which a checkout is inserted when something is bought from them. */
const SELLERS = 'creneau-slotted-calendar, creneau-membership-list, creneau-event-details';

/** How long after the page has loaded its scripts may still add such an element, or a checkout, in ms. */
const WAIT_MS = 10_000;

const returnCheckouts = new WeakMap<Element, KeptElement>();

/**
 * Inserts a checkout after the first element that sells, on a page without one to which the visitor returns from a
 * bank's page, to show the outcome of the payment; a checkout that the page adds later replaces it. If nothing sells,
 * the return is forgotten.
 */
export function insertReturnCheckout(): void {
  const page = registry();
  if (typeof document === 'undefined' || !page?.returned) return;
  const { pathname } = location;
  let ours: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    // The page's own checkout may still come: with the rest of its markup, or by its scripts.
    if (document.readyState === 'loading') return;
    const isThere = [...document.querySelectorAll(TAG)].some((checkout) => !returnCheckouts.has(checkout));
    if (isThere) return end();
    const isStill = page.returned !== null && location.pathname === pathname;
    const seller = isStill && !ours ? document.querySelector(SELLERS) : null;
    if (seller) ours = putAfter(seller);
    if (document.readyState === 'complete') timer ??= setTimeout(giveUp, WAIT_MS);
  };
  const seen = new MutationObserver(look);
  const stop = () => {
    clearTimeout(timer);
    seen.disconnect();
    document.removeEventListener('readystatechange', look);
  };
  const end = () => {
    stop();
    // The outcome of a payment is known to no other checkout.
    if (ours && !hasActivePurchase(ours)) removeReturnCheckout(ours);
  };
  const giveUp = () => {
    stop();
    if (!ours) page.returned = null;
  };
  document.addEventListener('readystatechange', look);
  seen.observe(document, { childList: true, subtree: true });
  look();
}

/** Removes a checkout that was inserted for a return; leaves any other. */
export function removeReturnCheckout(checkout: HTMLElement): void {
  returnCheckouts.get(checkout)?.remove();
}

function putAfter(seller: Element): HTMLElement {
  const checkout = document.createElement(TAG);
  // A calendar's purchase is taken up by the calendar.
  const { what } = storedPurchase() ?? {};
  if (what !== undefined && isItemRef(what)) checkout.setAttribute('item', what);
  setSettingsSource(checkout, seller);
  returnCheckouts.set(checkout, keepAfter(seller, checkout));
  return checkout;
}
