import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Membership } from '../../core/catalogue/membership.ts';
import { isMembership } from '../../core/checkout/bought.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { ListPage } from '../../core/paging/list-page.ts';
import { fetchMembership, fetchMemberships } from '../shared/api/catalogue/membership.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { beginAt } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD, type PagedState } from '../shared/lists/paged-list.ts';
import { reloadList, showAnswered, showPage } from '../shared/lists/show-page.ts';
import { createItemSale, NOTHING_SOLD } from '../shared/selling/item-sale.ts';
import type { SaleState } from '../shared/selling/sale.ts';
import type { attributes } from './attributes.ts';

/** An option as an item, even one on another page of the list. */
const OPTION = /^membership-option:[1-9]\d{0,9}$/;

export interface MembershipsState extends PagedState<Membership>, SaleState {
  /** The only membership to show, by url or id; null for a list. */
  readonly membership: string | null;
  /** The provider, by url; null for all. */
  readonly provider: string | null;
  /** The page that was last requested. */
  readonly page: number;
}

export interface MembershipsStore extends StoreApi<MembershipsState> {
  retry(): Promise<void>;
  /** Opens the checkout of this option. */
  subscribeTo(option: number): Promise<void>;
}

export function createMembershipsStore(context: WidgetContext<typeof attributes>): MembershipsStore {
  const { host, page: pageState, signal } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  const asked = () => {
    const { membership, provider, page } = named();
    return { membership, provider, page };
  };
  const store = createStore<MembershipsState>()(() => ({ ...FIRST_LOAD, ...asked(), ...NOTHING_SOLD }));
  const sale = createItemSale(context, (item) => OPTION.test(item), store.setState);
  const list = createPagedList<Membership>(context, store, fetch);

  async function fetch(page: number, signal: AbortSignal): Promise<ListPage<Membership>> {
    const { membership, provider } = store.getState();
    if (membership === null) return fetchMemberships(pageState.client, provider, { page, signal });
    return { items: [await fetchMembership(pageState.client, membership, { signal })], page: 1, lastPage: 1 };
  }

  async function load(how?: 'afresh'): Promise<void> {
    store.setState(asked());
    const { page } = store.getState();
    await list.load(page, how);
    showAnswered(host, store, page);
    if (!signal.aborted) sale.resume();
  }

  until(
    signal,
    context.attributes.subscribe(({ membership, provider, page }) => {
      const before = store.getState();
      const isOther = membership !== before.membership || provider !== before.provider;
      reloadList(context, { isOther, page, shown: before.page }, load);
    }),
    pageState.data.subscribe((data, before) => {
      const isFailed = store.getState().list.status === 'failed';
      // Which memberships the user has depends on who is signed in. After a failure, the same user may have a new
      // token.
      const isAnother = data.isSignedIn !== before.isSignedIn || (isFailed && data.person !== before.person);
      if (isAnother) context.guard(() => load());
    }),
  );
  // An order anywhere on the page may change which memberships the user has.
  const onOrder = ({ detail }: CustomEvent<{ readonly order: Order }>) => {
    if (isMembership(detail.order.item?.ref ?? '')) context.guard(() => load());
  };
  document.addEventListener('creneau-order', onOrder as EventListener, { signal });
  context.guard(() => load());
  return {
    ...store,
    retry: () => load(),
    subscribeTo: (option) => sale.begin(itemOf(option)),
  };
}

/** Returns the item that the checkout sells: `membership-option:3`. */
export function itemOf(option: number): string {
  return `membership-option:${option}`;
}
