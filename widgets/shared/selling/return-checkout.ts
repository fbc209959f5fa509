import { SELLERS } from '../../../core/selling/sellers.ts';
import { isItemRef } from '../api/booking/item.ts';
import { CHECKOUT } from '../base/page-checkouts.ts';
import { keepAfter, removeKept } from '../element/keep-after.ts';
import { setSettingsSource } from '../element/settings-source.ts';
import { hasActivePurchase } from '../page/purchase.ts';
import { registry } from '../page/registry.ts';
import { storedPurchase } from './stored.ts';

/** How long the scripts of a loaded page may take to add an element of `SELLERS` or a checkout, in ms. */
const WAIT_MS = 10_000;

/**
 * Inserts a checkout after the first element that sells, if the visitor has returned from a bank's page to a page
 * without a checkout. The inserted checkout shows the outcome of the payment; if the page adds its own checkout before
 * the outcome is shown, the inserted checkout is removed. If no element sells, the return is forgotten.
 */
export function insertReturnCheckout(): void {
  const page = registry();
  if (typeof document === 'undefined' || !page?.returned) return;
  const { pathname } = location;
  let ours: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    // The rest of the markup, or a script, may still add the page's own checkout.
    if (document.readyState === 'loading') return;
    const isThere = [...document.querySelectorAll(CHECKOUT)].some((checkout) => checkout !== ours);
    if (isThere) return end();
    const isStill = page.returned !== null && location.pathname === pathname;
    const seller = isStill && !ours ? document.querySelector(SELLERS.map((name) => `creneau-${name}`).join()) : null;
    if (seller) ours = putAfter(seller);
    if (document.readyState === 'complete') timer ??= setTimeout(stopWaiting, WAIT_MS);
  };
  const seen = new MutationObserver(look);
  const stop = () => {
    clearTimeout(timer);
    seen.disconnect();
    document.removeEventListener('readystatechange', look);
  };
  const end = () => {
    stop();
    // If the inserted checkout shows the outcome already, it stays, because no other checkout knows the outcome.
    if (ours && !hasActivePurchase(ours)) removeKept(ours);
  };
  const stopWaiting = () => {
    stop();
    if (!ours) page.returned = null;
  };
  document.addEventListener('readystatechange', look);
  seen.observe(document, { childList: true, subtree: true });
  look();
}

function putAfter(seller: Element): HTMLElement {
  const checkout = document.createElement(CHECKOUT);
  // A purchase of slots needs no attribute: the calendar resumes it.
  const { what } = storedPurchase() ?? {};
  if (what !== undefined && isItemRef(what)) checkout.setAttribute('item', what);
  setSettingsSource(checkout, seller);
  keepAfter(seller, checkout);
  return checkout;
}
