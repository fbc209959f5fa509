import { type OrderLink, readOrderLink } from '../../core/checkout/order-link.ts';
import { pageAddress } from '../shared/base/on-page.ts';

/** What an element has read about an order from the page's address; the key is kept in memory only, never stored. */
export interface TakenLink {
  readonly link: OrderLink | null;
  /** Whether the address has an incomplete link, and the element has no other link. */
  readonly isCut: boolean;
}

/** The links by element, so that an element that is moved in the page keeps its link. */
const taken = new WeakMap<Element, OrderLink>();

/**
 * Follows the links in the page's address: the one that the page was opened with, and later ones, for which `onOther`
 * is called. Returns a function that returns the current link.
 */
export function followOrderLink(host: Element, signal: AbortSignal, onOther: () => void): () => TakenLink {
  let known = takeOrderLink(host);
  const follow = () => {
    const before = known;
    known = takeOrderLink(host);
    if (known.link !== before.link || known.isCut !== before.isCut) onOther();
  };
  addEventListener('hashchange', follow, { signal });
  return () => known;
}

/**
 * Removes the link `#order=…&key=…` from the address and its history entry, and returns it. Without a link, returns the
 * one that this element has taken before.
 */
function takeOrderLink(host: Element): TakenLink {
  const { link, part, rest } = readOrderLink(location.hash.slice(1));
  if (link === null) {
    const before = taken.get(host) ?? null;
    return { link: before, isCut: part !== null && before === null };
  }
  taken.set(host, link);
  cleanAddress(rest);
  return { link, isCut: false };
}

/** Removes our part of the fragment from the address. */
function cleanAddress(rest: string): void {
  try {
    history.replaceState(history.state, '', pageAddress(location.search, rest && `#${rest}`));
  } catch {
    // Safari throws after too many calls. The address then keeps the link, but the order is shown.
  }
}
