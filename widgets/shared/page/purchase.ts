/** What is on its way to becoming an order. */
export type Purchase = SlotsPurchase | ItemPurchase;

/** A calendar's selection. */
export interface SlotsPurchase {
  readonly case: 'slots';
  /** The key of the calendar whose selection is bought. */
  readonly calendar: string;
  /** The id of the element in which the purchase was begun; a checkout can name this element in its `for`. */
  readonly id?: string;
  /** The url or id of the slotted offer. */
  readonly event: string;
  /** The purchase that a reload interrupted; missing if this one is new. */
  readonly resumes?: StoredPurchase;
}

/** An event's or animation's place, or a membership's option; only the checkout that started it takes it. */
export interface ItemPurchase {
  readonly case: 'item';
  readonly item: string;
  readonly resumes?: StoredPurchase;
}

/**
 * A purchase that is stored so that it can be resumed after a reload (D-resume); it contains nothing about the buyer.
 */
export interface StoredPurchase {
  /** The key of the calendar or checkout that made the purchase. */
  readonly key: string;
  /** The slotted offer or the item. */
  readonly what: string;
  readonly hold: string;
  readonly order: string | null;
  /** When it was last stored, in milliseconds since 1970. */
  readonly at?: number;
  /** Until when the places are held, in milliseconds since 1970. */
  readonly until?: number | undefined;
  /**
   * When the stored purchase ends, in milliseconds since 1970 by the device's clock, which may differ from the API's.
   */
  readonly ends?: number | undefined;
  /** A guest's token, for this hold and its order alone (D-guest-token). */
  readonly guest?: StoredGuest | undefined;
}

export interface StoredGuest {
  readonly token: string;
  /** The address of the API that issued the token; the token is sent to no other API. */
  readonly api: string;
}

/**
 * The active purchases by owner: a page state (an element with its own token has a separate one), or a checkout that
 * shows the outcome of a payment; each with a function that returns whether it is still on the page.
 */
const activePurchases = new Map<object, () => boolean>();

const listeners = new Set<() => void>();

/**
 * Registers the purchase of a page state or a checkout (its owner), with a function that returns whether it is on the
 * page; null ends the purchase.
 */
export function setActivePurchase(owner: object, isOnPage: (() => boolean) | null): void {
  if (isOnPage) activePurchases.set(owner, isOnPage);
  else if (!activePurchases.delete(owner)) return;
  for (const listener of [...listeners]) listener();
}

/** Whether `owner` has an active purchase, as last set by `setActivePurchase`. */
export function hasActivePurchase(owner: object): boolean {
  return activePurchases.has(owner);
}

/** Whether something is being bought on the page, in any page state. */
export function isAnyPurchaseActive(): boolean {
  return [...activePurchases.values()].some((isOnPage) => isOnPage());
}

/** Calls back whenever a purchase of the page may have started or ended; returns a function that stops it. */
export function onPurchaseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
