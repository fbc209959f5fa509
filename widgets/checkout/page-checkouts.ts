import { isSeen } from '../shared/base/is-seen.ts';
import { onSightChange } from '../shared/base/on-sight-change.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { isKept } from '../shared/element/keep-after.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import type { attributes } from './attributes.ts';

/** A checkout of a page state: one of several that could take the same purchase. */
interface PageCheckout {
  readonly host: HTMLElement;
  /** Whether the checkout may take a purchase. */
  readonly mayTake: (purchase: Purchase) => boolean;
}

const byPage = new WeakMap<PageState, Set<PageCheckout>>();

/**
 * Registers a checkout in its page state until the element is removed. Returns a function that finds the checkout that
 * should take a purchase instead of this checkout (D-one-checkout): any visible checkout if this one is hidden (by a
 * media query, for example), or the page's own visible checkout if this one was inserted after a calendar. The function
 * returns null if there is no such checkout.
 */
export function joinCheckouts(
  { host, page, signal }: WidgetContext<typeof attributes>,
  mayTake: PageCheckout['mayTake'],
  onChange: () => void,
): (purchase: Purchase) => HTMLElement | null {
  const checkouts = byPage.get(page) ?? new Set();
  byPage.set(page, checkouts);
  const own = { host, mayTake };
  checkouts.add(own);
  signal.addEventListener('abort', () => checkouts.delete(own));
  onSightChange(page, host, onChange, signal);
  return (purchase) => {
    const isBetter = isSeen(host)
      ? (other: HTMLElement) => purchase.case === 'slots' && isKept(host) && !isKept(other)
      : () => true;
    const better = [...checkouts].find(
      (other) => other.host !== host && isSeen(other.host) && other.mayTake(purchase) && isBetter(other.host),
    );
    return better?.host ?? null;
  };
}
