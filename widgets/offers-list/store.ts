import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import type { Provider } from '../../core/catalogue/provider.ts';
import type { ListPage } from '../../core/paging/list-page.ts';
import { fetchEvents } from '../shared/api/catalogue/event.ts';
import { fetchProvider } from '../shared/api/user.ts';
import { until } from '../shared/base/until.ts';
import { warnOnce } from '../shared/base/warn.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { beginAt } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD, type PagedState } from '../shared/lists/paged-list.ts';
import { reloadList, showAnswered, showPage } from '../shared/lists/show-page.ts';
import type { attributes } from './attributes.ts';

export interface OffersState extends PagedState<CatalogueEvent> {
  /** The attribute `provider`; null without it. */
  readonly name: string | null;
  /** The provider of the list; set before the list's first page, or together with it. */
  readonly provider: Provider | null;
  readonly limit: number;
  /** The page that was last requested. */
  readonly page: number;
}

export interface OffersStore extends Omit<StoreApi<OffersState>, 'setState'> {
  retry(): Promise<void>;
}

export function createOffersStore(context: WidgetContext<typeof attributes>): OffersStore {
  const { host, page: pageState, signal } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  const asked = () => {
    const { provider: name, limit, page } = named();
    return { name, limit, page };
  };
  const store = createStore<OffersState>()(() => ({ ...FIRST_LOAD, ...asked(), provider: null }));
  const list = createPagedList<CatalogueEvent>(context, store, fetchOffers);

  /** Fetches a page of offers and, with the first page, the provider. */
  async function fetchOffers(page: number, signal: AbortSignal): Promise<ListPage<CatalogueEvent>> {
    const { name, limit, provider: known } = store.getState();
    const url = name as string;
    const [events, provider] = await Promise.all([
      fetchEvents(pageState.client, { provider: url }, { page, limit, signal }),
      known ?? fetchProvider(pageState.client, url, { signal }),
    ]);
    if (store.getState().name === name) store.setState({ provider });
    return events;
  }

  async function load(how?: 'afresh'): Promise<void> {
    store.setState({ ...asked(), ...(how && { provider: null }) });
    const { name, page } = store.getState();
    if (name === null) return warnOnce(`<${host.localName}> names nobody: set provider to the url of a user.`);
    await list.load(page, how);
    showAnswered(host, store, page);
  }

  until(
    signal,
    context.attributes.subscribe(({ provider, limit, page }) => {
      const before = store.getState();
      const isOther = provider !== before.name || limit !== before.limit;
      reloadList(context, { isOther, page, shown: before.page }, load);
    }),
    pageState.data.subscribe(({ isSignedIn }, before) => {
      // The membership of the signed-in user changes the prices.
      if (isSignedIn !== before.isSignedIn) context.guard(() => load());
    }),
  );
  context.guard(() => load());
  return { ...store, retry: () => load() };
}
