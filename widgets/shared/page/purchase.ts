import { isPurchaseBrokenOff, type StoredPurchase } from './stored-purchase.ts';

/** What is on its way to becoming an order. */
export type Purchase = SlotsPurchase | ItemPurchase;

/** A calendar's selection. */
export interface SlotsPurchase {
  readonly case: 'slots';
  /** The calendar's key: its selection is what is bought. */
  readonly calendar: string;
  /** The url or id of the slotted offer. */
  readonly event: string;
  /** The purchase that a reload broke off; missing where this one is new. */
  readonly resumes?: StoredPurchase;
}

/** An event's or animation's place, or a membership's option; only the checkout that started it takes it. */
export interface ItemPurchase {
  readonly case: 'item';
  readonly item: string;
  readonly resumes?: StoredPurchase;
}

/**
 * Every page state with a purchase (an element with a token of its own has one of its own), and every checkout that shows
 * the outcome of a payment; each with whether it is still on the page.
 */
const buyers = new Map<object, () => boolean>();

const listeners = new Set<() => void>();

/** Says that a page state or a checkout is at a purchase, with how to see that it is on the page; null when the purchase is over. */
export function setBuyer(buyer: object, isOnPage: (() => boolean) | null): void {
  if (isOnPage) buyers.set(buyer, isOnPage);
  else if (!buyers.delete(buyer)) return;
  for (const listener of [...listeners]) listener();
}

/** Whether `setBuyer` last said that it is at a purchase. */
export function isBuyer(buyer: object): boolean {
  return buyers.has(buyer);
}

/** Whether something is being bought on the page, in any page state, or was broken off by a reload. */
export function isPurchaseUnderWay(now: number): boolean {
  return [...buyers.values()].some((isOnPage) => isOnPage()) || isPurchaseBrokenOff(now);
}

/** Calls back whenever a purchase of the page may have begun or ended; returns how to stop. */
export function onPurchaseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
