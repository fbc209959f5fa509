import { follow } from '../shared/leader.ts';
import { registry } from '../shared/registry.ts';
import { readStored } from '../shared/storage.ts';
import type { PartModule } from './payment/part.ts';
import { isReturn } from './payment/return-mark.ts';

const TAG = 'creneau-checkout';

/** What checkouts were put next to when they were bought from. */
const SELLERS = 'creneau-slotted-calendar, creneau-membership-list';

const standIns = new WeakSet<Element>();

/**
 * Back from a bank's page, on a page whose markup has no checkout: puts one after the first element that sells, to say what
 * has become of the payment. Where nothing sells, the page's address is cleaned.
 */
export function standIn(): void {
  if (typeof document === 'undefined' || !isReturn()) return;
  const look = () => {
    // The page's own may still come: with the rest of its markup, or by its scripts.
    if (document.readyState === 'loading' || document.querySelector(TAG)) return;
    const seller = document.querySelector(SELLERS);
    if (seller) putAfter(seller);
    else if (document.readyState === 'complete') cleanAddress();
  };
  document.addEventListener('readystatechange', look);
  look();
}

/** Takes a stand-in away when what it was there for is over. */
export function retire(checkout: HTMLElement): void {
  if (standIns.has(checkout)) checkout.remove();
}

function putAfter(seller: Element): void {
  const checkout = document.createElement(TAG);
  const item = itemUnderWay();
  if (item !== undefined) checkout.setAttribute('item', item);
  standIns.add(checkout);
  follow(checkout, seller);
  seller.after(checkout);
}

/** The item whose purchase led away; a calendar's is taken up by the calendar. */
function itemUnderWay(): string | undefined {
  return /"what":"((?:event|animation|membership-option):\d+)"/.exec(readStored('creneau.checkout') ?? '')?.[1];
}

/** Only Stripe's part knows what is to go. */
function cleanAddress(): void {
  registry()
    ?.load('stripe-card')
    .then((part) => (part as PartModule<never>).cleanAddress?.())
    .catch((error: unknown) => console.error(`<${TAG}>`, error));
}
