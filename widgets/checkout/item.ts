import type { StoreApi } from 'zustand/vanilla';
import { isMembership } from '../../core/checkout/bought.ts';
import { fetchItem, isItemRef, type OfferedItem } from '../shared/api/booking/item.ts';
import { createResource, type Resource } from '../shared/api/resource.ts';
import { warnOnce } from '../shared/base/warn.ts';
import { settingsSourceOf } from '../shared/element/settings-source.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import { beginPurchase, type FocusRequest, type PageState } from '../shared/page/page-state.ts';
import type { ItemPurchase, Purchase } from '../shared/page/purchase.ts';
import { interruptedPurchase } from '../shared/selling/interrupted.ts';
import type { CheckoutContext } from './runner/contexts.ts';
import { hasHandover } from './runner/handover.ts';
import type { CheckoutState } from './state.ts';

/** The sale of the item that the `item` attribute names. Before the purchase begins, the item is shown but not held. */
export interface OfferedItemSale {
  /** Returns the key of the item's purchase in browser storage. */
  key(): string;
  load(): Promise<void>;
  buy(): Promise<void>;
  /**
   * Resumes the item's purchase if a reload interrupted it or its checkout was removed. Does nothing if `isElsewhere`
   * says that another checkout of the item shows the purchase.
   */
  resume(isElsewhere: (purchase: Purchase) => unknown): void;
  /** Whether the purchase is of the item that this checkout sells. */
  sells(purchase: Purchase): boolean;
  /** Whether the purchase was begun in or for this checkout, or was handed over by another checkout. */
  isOwn(purchase: Purchase): boolean;
  needsAccount(purchase: Purchase): boolean;
  /** Follows the attribute, and calls `onChange` when its value changes. Returns a function that stops following. */
  follow(onChange: () => void): () => void;
}

export function createOfferedItemSale({ context, state, purchase: current }: CheckoutContext): OfferedItemSale {
  const { attributes, host, page, signal } = context;
  const named = () => refOf(attributes.getState().item);
  let begun = begunFor(host, page, named());
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

  const key = () => host.id || `item:${named()}`;
  const start = (purchase: ItemPurchase) => {
    begun = purchase;
    beginPurchase(page, purchase);
  };

  async function buy(): Promise<void> {
    const item = named();
    if (item === null) return;
    const { purchase, isSignedIn } = page.data.getState();
    const begin = () => start({ case: 'item', item });
    const beginLate = () => {
      if (named() === item && page.data.getState().purchase === purchase) begin();
    };
    if (isSignedIn || (await askToSignIn(host, page, beginLate))) begin();
  }

  followFocus(state, page, signal, ({ item, purchase }) => item === named() || purchase === current());
  show();
  return {
    key,
    load: () => resource.load(),
    buy,
    resume(isElsewhere) {
      const item = named();
      if (item === null || isElsewhere({ case: 'item', item })) return;
      const { purchase, checkout } = page.data.getState();
      if (checkout === null && purchase && isOf(purchase, item)) begun = purchase;
      const stored = interruptedPurchase(page, ({ what }) => what === item);
      if (stored) start({ case: 'item', item, resumes: stored });
    },
    sells: (purchase) => isOf(purchase, named()),
    isOwn: (purchase) => isOf(purchase, named()) && (purchase === begun || hasHandover(purchase)),
    needsAccount: (purchase) => purchase.case === 'item' && needsAccount(purchase.item, state.getState().item),
    follow: (onChange) =>
      attributes.subscribe(({ item }, before) => {
        if (item === before.item) return;
        onChange();
        show();
      }),
  };
}

function isOf(purchase: Purchase, item: string | null): purchase is ItemPurchase {
  return purchase.case === 'item' && purchase.item === item;
}

function warnUnknown(host: HTMLElement, item: string): void {
  const form = 'one of event:12, animation:8, membership-option:3';
  warnOnce(`<${host.localName} item>: ${JSON.stringify(item)} is not ${form}; nothing is shown.`);
}

function needsAccount(bought: string, item: Resource<OfferedItem> | null): boolean {
  return isMembership(bought) || (item?.status === 'loaded' && item.value.needsAccount);
}

/** Takes the focus when another element asks this checkout to. */
function followFocus(
  state: StoreApi<CheckoutState>,
  { data }: PageState,
  signal: AbortSignal,
  isOurs: (request: FocusRequest) => boolean,
): void {
  const stop = data.subscribe(({ focusRequest }, before) => {
    if (focusRequest && focusRequest !== before.focusRequest && isOurs(focusRequest)) state.setState({ focusRequest });
  });
  signal.addEventListener('abort', stop);
}

/** Returns the purchase that was begun for this checkout by the element that inserted it; null if there is none. */
function begunFor(host: HTMLElement, { data }: PageState, item: string | null): ItemPurchase | null {
  const { purchase } = data.getState();
  return purchase && isOf(purchase, item) && settingsSourceOf(host) !== host ? purchase : null;
}

function refOf(item: string | null): string | null {
  const ref = item?.toLowerCase() ?? '';
  return isItemRef(ref) ? ref : null;
}
