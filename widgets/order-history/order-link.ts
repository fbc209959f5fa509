import { type OrderLink, readOrderLink } from '../../core/checkout/order-link.ts';
import { pageAddress } from '../shared/base/on-page.ts';

/** What an element has read about an order from the page's address; the key is kept in memory only, never stored. */
export interface TakenLink {
  readonly link: OrderLink | null;
  /** Whether the address has a part of a link, and no link was taken before. */
  readonly isCut: boolean;
}

/** The links that elements have taken: one that is moved in the page keeps its own. */
const taken = new WeakMap<Element, OrderLink>();

/**
 * Follows the link of an element: the one that the page was opened with, and each that is followed on the page later,
 * for which `onOther` is called. Returns a function that returns what is known at present.
 */
export function followOrderLink(host: Element, signal: AbortSignal, onOther: () => void): () => TakenLink {
  let known = takeOrderLink(host);
  const follow = () => {
    const before = known;
    known = takeOrderLink(host);
    if (known.link !== before.link || known.isCut !== before.isCut) onOther();
  };
  addEventListener('hashchange', follow);
  signal.addEventListener('abort', () => removeEventListener('hashchange', follow));
  return () => known;
}

/**
 * Returns the link in the fragment of the page's address, `#order=…&key=…`, which is removed from it and from its
 * history entry; else the one that this element has taken before.
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
    // Safari throws after too many calls; the order is shown all the same.
  }
}
