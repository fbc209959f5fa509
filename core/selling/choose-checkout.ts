/** What is being bought on a page, as far as it decides which checkout takes it. */
export type Wanted =
  | {
      readonly case: 'slots';
      /** The key of the calendar whose selection is bought. */
      readonly calendar: string;
      /** The id of the element in which the purchase was begun. */
      readonly id?: string;
    }
  | { readonly case: 'item'; readonly item: string };

/** An element that sells what is being bought: a calendar, for example, or a copy of it. `E` identifies elements. */
export interface SellerOnPage<E> {
  readonly element: E;
  readonly isSeen: boolean;
}

export interface CheckoutOnPage<E> {
  readonly element: E;
  /** Whether we have inserted it; otherwise it is in the page's own markup. */
  readonly isOurs: boolean;
  readonly isSeen: boolean;
  /** The calendar that it serves, by key or id; null if it serves every calendar. */
  readonly for: string | null;
  /** The item that it sells; null if it sells the slots of calendars. */
  readonly item: string | null;
}

/** Where a purchase stands until now. */
export interface Standing<E> {
  /** The seller beside which its checkout stands, or in which the visitor has begun it. */
  readonly seller: E | null;
  /** The checkout that has it. */
  readonly holder: E | null;
  /** Whether the visitor has just asked for the checkout at `seller`. */
  readonly isAskedFor: boolean;
}

export interface Choice<E> {
  /** The seller beside which the purchase's inserted checkout stands; null if it needs none. */
  readonly seller: E | null;
  /** The checkout that has the purchase, or takes it now; null if there is none yet. */
  readonly holder: E | null;
  /** The seller after which a checkout has to be inserted. */
  readonly insertAfter: E | null;
  /** The checkout to which the holder has to hand the purchase over. */
  readonly handOverTo: E | null;
}

/** Whether a checkout may take a purchase. */
export function takes(checkout: Pick<CheckoutOnPage<unknown>, 'for' | 'item'>, wanted: Wanted): boolean {
  if (wanted.case === 'item') return checkout.item === wanted.item;
  const { for: calendar, item } = checkout;
  return item === null && (calendar === null || calendar === wanted.calendar || calendar === wanted.id);
}

/**
 * Returns which checkout of the page has or takes a purchase, and what has to be done for this (D-one-checkout).
 * `sellers` are only those of this purchase, in the order in which they came to the page. A purchase of an item that
 * was begun in a checkout has no seller.
 */
export function chooseCheckout<E>(
  wanted: Wanted,
  sellers: readonly SellerOnPage<E>[],
  checkouts: readonly CheckoutOnPage<E>[],
  standing: Standing<E>,
): Choice<E> {
  const seller = wanted.case === 'item' && standing.seller === null ? null : sellerOf(sellers, standing.seller);
  const able = checkouts.filter((checkout) => takes(checkout, wanted));
  const same = { seller: seller?.element ?? null, holder: standing.holder, insertAfter: null, handOverTo: null };
  if (standing.holder !== null) {
    const holder = able.find(({ element }) => element === standing.holder);
    if (!holder) return same;
    const others = able.filter((other) => other !== holder);
    const better = holder.isSeen ? (wanted.case === 'slots' && holder.isOurs ? seenOwn(others) : null) : seen(others);
    if (better) return { ...same, handOverTo: better.element };
    // A checkout that the page hides, in a drawer for example, keeps the purchase until the visitor asks for it.
    const isMissing = !holder.isSeen && seller?.isSeen && (standing.isAskedFor || seller.element !== standing.seller);
    return { ...same, insertAfter: isMissing ? seller.element : null };
  }
  // What is bought at an element that sells items has its own checkout, as long as the element is there.
  const free = wanted.case === 'item' && seller ? able.filter(({ isOurs }) => isOurs) : able;
  const mayBeHidden = wanted.case === 'item' || seller?.isSeen === false;
  const holder = seen(free) ?? (mayBeHidden ? free[0] : null);
  return { ...same, holder: holder?.element ?? null, insertAfter: holder ? null : same.seller };
}

/** Returns the present seller while it is seen, else a seller that is seen, else any. */
function sellerOf<E>(sellers: readonly SellerOnPage<E>[], present: E | null): SellerOnPage<E> | null {
  const visible = sellers.filter(({ isSeen }) => isSeen);
  const candidates = visible.length > 0 ? visible : sellers;
  return candidates.find(({ element }) => element === present) ?? candidates[0] ?? null;
}

/** Returns a checkout that is seen, one of the page's own if there is one. */
function seen<E>(checkouts: readonly CheckoutOnPage<E>[]): CheckoutOnPage<E> | null {
  return seenOwn(checkouts) ?? checkouts.find(({ isSeen }) => isSeen) ?? null;
}

function seenOwn<E>(checkouts: readonly CheckoutOnPage<E>[]): CheckoutOnPage<E> | null {
  return checkouts.find(({ isSeen, isOurs }) => isSeen && !isOurs) ?? null;
}
