import { type CheckoutOnPage, chooseCheckout } from '../../../core/selling/choose-checkout.ts';
import { isSeen } from '../base/is-seen.ts';
import { onSightChange } from '../base/on-sight-change.ts';
import { CHECKOUT, checkoutsNear, namesOf } from '../base/page-checkouts.ts';
import { until } from '../base/until.ts';
import { isKept, type KeptElement, keepAfter } from '../element/keep-after.ts';
import { setSettingsSource, settingsSourceOf } from '../element/settings-source.ts';
import { beginPurchase, type PageState } from '../page/page-state.ts';
import type { Purchase } from '../page/purchase.ts';

/** An element from which something is bought: a calendar, or an element with items. */
export interface Seller {
  readonly host: HTMLElement;
  sells(purchase: Purchase): boolean;
  /** Called with the purchase whose checkout stands beside the element; null without one. */
  show(purchase: Purchase | null): void;
}

/** A checkout as the page's other elements know it. */
export interface JoinedCheckout {
  readonly host: HTMLElement;
  /** Returns what the element names (`namesOf`). */
  names(): Pick<CheckoutOnPage<HTMLElement>, 'for' | 'item'>;
  /** Goes on with a purchase, unless the checkout has it; `handover` is what `giveUp` of another checkout returned. */
  take(purchase: Purchase, handover: unknown): void;
  /** Settles when no call of its purchase is under way. */
  settled(): Promise<void>;
  /** Gives its purchase up; returns what another checkout needs to go on with it, or null if it cannot be given up now. */
  giveUp(): unknown;
}

/** The elements of a page state that sell, and where the purchase stands. */
interface Selling {
  readonly page: PageState;
  readonly sellers: Set<Seller>;
  readonly checkouts: Map<HTMLElement, JoinedCheckout>;
  /** The seller in which the purchase was begun, then the one beside which its checkout stands. */
  seller: HTMLElement | null;
  inserted: (KeptElement & { readonly element: HTMLElement; readonly sold: string }) | null;
  /** What a checkout has given up, until the next checkout takes it. */
  handover: unknown;
}

const byPage = new WeakMap<PageState, Selling>();

/** How a seller begins purchases and shows their checkout. */
export interface Stand {
  begin(purchase: Purchase): void;
  /** Shows the checkout of the purchase at this seller, because the visitor has asked for it here. */
  ask(): void;
  /** Call it when the element may sell something else than before. */
  changed(): void;
}

/** Joins an element to the sellers of its page state until it is removed (D-one-checkout). */
export function joinSellers(page: PageState, seller: Seller, signal: AbortSignal): Stand {
  const selling = sellingOf(page);
  const place = () => placeCheckout(selling);
  const stand = () => {
    selling.seller = seller.host;
    // A checkout that the page has removed for good is inserted again, because the visitor asks for it.
    if (selling.inserted?.element.isConnected === false) selling.inserted = null;
  };
  selling.sellers.add(seller);
  until(signal, () => {
    selling.sellers.delete(seller);
    place();
  });
  onSightChange(page, seller.host, place, signal);
  place();
  return {
    begin(purchase) {
      stand();
      beginPurchase(page, purchase);
    },
    ask() {
      stand();
      placeCheckout(selling, true);
    },
    changed: place,
  };
}

/** Whether an element of the page state sells what is bought. */
export function isSold(page: PageState, purchase: Purchase): boolean {
  return [...sellingOf(page).sellers].some((seller) => seller.sells(purchase));
}

/** Joins a checkout to its page state until it is removed. */
export function joinCheckouts(page: PageState, checkout: JoinedCheckout, signal: AbortSignal): void {
  const selling = sellingOf(page);
  const place = () => placeCheckout(selling);
  selling.checkouts.set(checkout.host, checkout);
  until(signal, () => selling.checkouts.delete(checkout.host));
  onSightChange(page, checkout.host, place, signal);
  queueMicrotask(() => signal.aborted || place());
}

/** Begins a purchase in a checkout of the page, which no other element sells. */
export function beginInCheckout(page: PageState, purchase: Purchase, checkout: HTMLElement): void {
  sellingOf(page).seller = null;
  beginPurchase(page, purchase, checkout);
}

/** Returns the key of a calendar's purchase, or the item. */
export function keyOf(purchase: Purchase): string {
  return purchase.case === 'slots' ? purchase.calendar : purchase.item;
}

function sellingOf(page: PageState): Selling {
  // Never inlined: its closures would share the scope of the calling element and keep that element in memory.
  const selling = byPage.get(page) ?? /* @__NOINLINE__ */ createSelling(page);
  byPage.set(page, selling);
  return selling;
}

function createSelling(page: PageState): Selling {
  const selling: Selling = {
    ...{ page, sellers: new Set<Seller>(), checkouts: new Map<HTMLElement, JoinedCheckout>() },
    ...{ seller: null, inserted: null, handover: null },
  };
  page.data.subscribe(({ purchase, checkout }, before) => {
    if (purchase === before.purchase && checkout === before.checkout) return;
    // A checkout of the page's own has taken the purchase from the one that was inserted.
    if (checkout !== null && before.checkout === selling.inserted?.element) remove(selling);
    placeCheckout(selling);
  });
  return selling;
}

/** Asks which checkout should have the purchase, and carries the answer out. */
function placeCheckout(selling: Selling, isAskedFor = false): void {
  const { page, sellers } = selling;
  const { purchase } = page.data.getState();
  if (!purchase) {
    remove(selling);
    [selling.seller, selling.handover] = [null, null];
    for (const seller of sellers) seller.show(null);
    return;
  }
  const { seller, holder, insertAfter, handOverTo } = choose(selling, purchase, isAskedFor);
  if (!seller || selling.inserted?.sold !== keyOf(purchase)) remove(selling);
  for (const each of sellers) each.show(each.host === seller ? purchase : null);
  if (seller) moveTo(selling, seller);
  // A checkout that the page has removed for good is not inserted again until the visitor asks for it.
  if (insertAfter && !selling.inserted) insert(selling, insertAfter, purchase);
  else if (handOverTo) handOver(selling, purchase);
  else if (holder) give(selling, purchase, holder, seller);
}

function choose({ page, sellers, checkouts, seller }: Selling, purchase: Purchase, isAskedFor: boolean) {
  const { checkout: holder } = page.data.getState();
  const hosts = [...sellers].filter((each) => each.sells(purchase)).map(({ host }) => host);
  // A checkout with another page state, or without any, can take a purchase, but no purchase is handed over to it.
  const near = holder ? [] : hosts.flatMap(checkoutsNear);
  return chooseCheckout(
    purchase,
    hosts.map((element) => ({ element, isSeen: isSeen(element) })),
    [...new Set([...checkouts.keys(), ...near])].map((element) => ({
      ...{ element, isOurs: isKept(element), isSeen: isSeen(element) },
      ...(checkouts.get(element)?.names() ?? namesOf(element)),
    })),
    { seller, holder, isAskedFor },
  );
}

/** Gives the purchase to a checkout. The checkout of a calendar's slots gets the calendar's settings and page state. */
function give(selling: Selling, purchase: Purchase, holder: HTMLElement, seller: HTMLElement | null): void {
  const { page, checkouts } = selling;
  if (purchase.case === 'slots' && seller && settingsSourceOf(holder) !== seller) setSettingsSource(holder, seller);
  const checkout = checkouts.get(holder);
  // A checkout that has not joined yet is given the purchase when it joins.
  if (!checkout) return;
  // This change of the page state places the checkout again, which then gets the purchase.
  if (page.data.getState().checkout === null) {
    page.data.setState({ checkout: holder });
    return;
  }
  const { handover } = selling;
  selling.handover = null;
  checkout.take(purchase, handover);
}

/** Hands the purchase over to the checkout that should have it instead, once no call is under way. */
async function handOver(selling: Selling, purchase: Purchase): Promise<void> {
  const { page, checkouts } = selling;
  const { checkout } = page.data.getState();
  const holder = checkout && checkouts.get(checkout);
  await holder?.settled();
  const now = page.data.getState();
  if (now.purchase !== purchase || now.checkout !== checkout) return;
  const { handOverTo } = choose(selling, purchase, false);
  const handover = handOverTo && holder?.giveUp();
  if (!handover) return;
  selling.handover = handover;
  page.data.setState({ checkout: handOverTo });
}

/**
 * Inserts a checkout and keeps it right after the seller, in the same tree (a card's field does not work in our shadow
 * root). The seller is its settings source.
 */
function insert(selling: Selling, seller: HTMLElement, purchase: Purchase): void {
  const element = document.createElement(CHECKOUT);
  setSettingsSource(element, seller);
  if (purchase.case === 'slots') Reflect.set(element, 'for', purchase.calendar);
  else element.setAttribute('item', purchase.item);
  selling.inserted = { element, sold: keyOf(purchase), ...keepAfter(seller, element) };
}

/** Moves the inserted checkout, if there is one, to this seller. */
function moveTo(selling: Selling, seller: HTMLElement): void {
  const { inserted } = selling;
  selling.seller = seller;
  if (!inserted || settingsSourceOf(inserted.element) === seller) return;
  setSettingsSource(inserted.element, seller);
  inserted.moveAfter(seller);
}

function remove(selling: Selling): void {
  selling.inserted?.remove();
  selling.inserted = null;
}
