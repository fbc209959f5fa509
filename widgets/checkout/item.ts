import { isMembership } from '../../core/checkout/bought.ts';
import { fetchItem, isItemRef, type OfferedItem } from '../shared/api/booking/item.ts';
import { createResource, type Resource } from '../shared/api/resource.ts';
import { warnOnce } from '../shared/base/warn.ts';
import { beginAfterAsking } from '../shared/page/ask-to-sign-in.ts';
import { beginPurchase } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { interruptedPurchase } from '../shared/selling/interrupted.ts';
import { beginInCheckout } from '../shared/selling/sellers-on-page.ts';
import type { CheckoutContext } from './runner/contexts.ts';

/** The sale of the item that the `item` attribute names. Before the purchase begins, the item is shown but not held. */
export interface OfferedItemSale {
  /** Returns the key of the item's purchase in browser storage. */
  key(): string;
  load(): Promise<void>;
  buy(): Promise<void>;
  /** Resumes the item's purchase if a reload interrupted it. */
  resume(): void;
  needsAccount(purchase: Purchase): boolean;
  /** Follows the attribute, and calls `onChange` when its value changes. Returns a function that stops following. */
  follow(onChange: () => void): () => void;
}

export function createOfferedItemSale({ context, state }: CheckoutContext): OfferedItemSale {
  const { attributes, host, page, signal } = context;
  const named = () => refOf(attributes.getState().item);
  const resource = createResource<OfferedItem>({
    signal,
    fetch: (signal) => fetchItem(page.client, named() ?? '', { signal }),
    set: (item: Resource<OfferedItem>) => state.setState({ item }),
    onFailure: context.report,
  });

  function show(): void {
    const { item } = attributes.getState();
    if (named() !== null) {
      context.guard(() => resource.load());
      return;
    }
    state.setState({ item: null });
    if (item !== null) warnUnknown(host, item);
  }

  show();
  return {
    key: () => host.id || `item:${named()}`,
    load: () => resource.load(),
    async buy() {
      const item = named();
      if (item === null) return;
      const begin = () => beginInCheckout(page, { case: 'item', item }, host);
      await beginAfterAsking(host, page, begin, () => named() === item);
    },
    resume() {
      const item = named();
      const stored = item === null ? null : interruptedPurchase(page, ({ what }) => what === item);
      if (item !== null && stored) beginPurchase(page, { case: 'item', item, resumes: stored });
    },
    needsAccount: (purchase) => purchase.case === 'item' && needsAccount(purchase.item, state.getState().item),
    follow: (onChange) =>
      attributes.subscribe(({ item }, before) => {
        if (item === before.item) return;
        onChange();
        show();
      }),
  };
}

function warnUnknown(host: HTMLElement, item: string): void {
  const form = 'one of event:12, animation:8, membership-option:3';
  warnOnce(`<${host.localName} item>: ${JSON.stringify(item)} is not ${form}; nothing is shown.`);
}

function needsAccount(bought: string, item: Resource<OfferedItem> | null): boolean {
  return isMembership(bought) || (item?.status === 'loaded' && item.value.needsAccount);
}

function refOf(item: string | null): string | null {
  const ref = item?.toLowerCase() ?? '';
  return isItemRef(ref) ? ref : null;
}
