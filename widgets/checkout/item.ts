import { isMembership } from '../../core/checkout/bought.ts';
import { fetchItem, isItemRef, type OfferedItem } from '../shared/api/booking/item.ts';
import { createResource, type Resource } from '../shared/api/resource.ts';
import { warnOnce } from '../shared/base/warn.ts';
import { settingsSourceOf } from '../shared/element/settings-source.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import { brokenOff } from '../shared/page/broken-off.ts';
import { beginPurchase, type FocusRequest } from '../shared/page/page-state.ts';
import type { ItemPurchase, Purchase } from '../shared/page/purchase.ts';
import type { Work } from './work.ts';

/** What the `item` attribute sells: shown without anything being kept, until the visitor begins. */
export interface ItemSale {
  /** The key of its purchase in browser storage. */
  key(): string;
  load(): Promise<void>;
  buy(): Promise<void>;
  /** Takes up the purchase that a reload broke off, where there is one. */
  resume(): void;
  isOwn(purchase: Purchase): boolean;
  needsAccount(purchase: Purchase): boolean;
  /** Follows the attribute; `onChange` is told when it names something else. Answers how to stop. */
  follow(onChange: () => void): () => void;
}

export function createItem({ context, state, purchase: current }: Work): ItemSale {
  const { attributes, host, page, signal } = context;
  const named = () => {
    const { item } = attributes.getState();
    return item !== null && isItemRef(item) ? item : null;
  };
  const { purchase: standing } = page.data.getState();
  // What has brought this checkout has begun for it.
  const isBrought = settingsSourceOf(host) !== host && standing?.case === 'item' && standing.item === named();
  let begun: ItemPurchase | null = isBrought ? standing : null;
  const resource = createResource<OfferedItem>({
    signal,
    fetch: (life) => fetchItem(page.client, named() ?? '', { signal: life }),
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
    if (item === null) return;
    const form = 'one of event:12, animation:8, membership-option:3';
    warnOnce(`<${host.localName} item>: ${JSON.stringify(item)} is not ${form}; nothing is shown.`);
  }

  const key = () => host.id || `item:${named()}`;
  const start = (purchase: ItemPurchase) => {
    begun = purchase;
    beginPurchase(page, purchase);
  };

  const isOurs = ({ item, purchase }: FocusRequest) => item === named() || purchase === current();
  const stop = page.data.subscribe(({ focusRequest }, before) => {
    if (focusRequest && focusRequest !== before.focusRequest && isOurs(focusRequest)) state.setState({ focusRequest });
  });
  signal.addEventListener('abort', stop);
  show();
  return {
    key,
    load: () => resource.load(),
    async buy() {
      const item = named();
      if (item === null) return;
      const { purchase, isSignedIn } = page.data.getState();
      const begin = () => start({ case: 'item', item });
      const beginLate = () => {
        if (named() === item && page.data.getState().purchase === purchase) begin();
      };
      if (isSignedIn || (await askToSignIn(host, page, beginLate))) begin();
    },
    resume() {
      const item = named();
      const stored = brokenOff(page, key());
      if (item !== null && stored?.what === item) start({ case: 'item', item, resumes: stored });
    },
    isOwn: (purchase) => purchase === begun,
    needsAccount(purchase) {
      const { item } = state.getState();
      if (purchase.case !== 'item') return false;
      return isMembership(purchase.item) || (item?.status === 'loaded' && item.value.needsAccount);
    },
    follow: (onChange) =>
      attributes.subscribe(({ item }, before) => {
        if (item === before.item) return;
        onChange();
        show();
      }),
  };
}
