import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import {
  EVENT_FILTERS,
  type EventFilterName,
  type EventQuery,
  eventQueryPath,
} from '../../core/catalogue/event-query.ts';
import { fetchEvents } from '../shared/api/event.ts';
import { emit } from '../shared/emit.ts';
import {
  addressOrTagPage,
  addressPage,
  beginAt,
  onAddress,
  pageParam,
  paramPrefix,
  writeParams,
} from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD } from '../shared/lists/paged-list.ts';
import { showAnswered, showPage } from '../shared/lists/show-page.ts';
import type { WidgetContext } from '../shared/widget.ts';
import { filterParams, readFilters } from './address-filters.ts';
import type { attributes } from './attributes.ts';
import { fixedQuery } from './fixed-query.ts';
import { createNamesLoader } from './load-names.ts';
import { createVenueSearch } from './search-venues.ts';
import { type EventListState, NO_NAMES, NO_SEARCH } from './state.ts';

export interface EventListStore extends StoreApi<EventListState> {
  /** Narrows the list down by a name, or with null no more; the list begins anew at its first page. */
  setFilter(name: EventFilterName, value: string | null): void;
  /** Takes all filters of the visitor's away. */
  reset(): void;
  /** What was typed into the venue's field; null when it was left. */
  searchVenue(text: string | null): void;
  /** Asks once more for the events, and for what there is to choose from where that failed. */
  retry(): Promise<void>;
}

export function createEventListStore(context: WidgetContext<typeof attributes>): EventListStore {
  const { host, page: pageState, guard, signal } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  let filters = readFilters(location.search, paramPrefix(host));
  let atAddress = addressPage(host);
  const queryNow = (): EventQuery => ({ ...filters, ...fixedQuery(named()) });
  const store = createStore<EventListState>()(() => ({
    ...FIRST_LOAD,
    fixed: fixedQuery(named()),
    query: queryNow(),
    page: named().page,
    names: NO_NAMES,
    venues: NO_SEARCH,
  }));
  const list = createPagedList<CatalogueEvent>({
    host,
    fetch: (page, life) => fetchEvents(pageState.client, store.getState().query, { page, signal: life }),
    get: store.getState,
    set: store.setState,
    report: context.report,
    signal,
  });
  const loadNames = createNamesLoader(context, store);
  const searchVenue = createVenueSearch(context, (change) =>
    store.setState(({ venues }) => ({ venues: { ...venues, ...change } })),
  );

  async function load(how?: 'afresh'): Promise<void> {
    const { page } = named();
    atAddress = addressPage(host);
    store.setState({ fixed: fixedQuery(named()), query: queryNow(), page });
    await list.load(page, how);
    showAnswered(host, store, page);
  }

  /** Loads what page, tag and address ask for, where that is something else than before. */
  function follow(): void {
    const { query: before, fixed, page } = store.getState();
    const query = queryNow();
    const isOther = eventQueryPath(query) !== eventQueryPath(before);
    if (!isOther && named().page === page) return;
    const isOtherTag = eventQueryPath(fixedQuery(named())) !== eventQueryPath(fixed);
    guard(() => load(isOtherTag ? 'afresh' : undefined));
    if (isOther) emit(host, 'creneau-filterchange', { query });
  }

  /** Shows the first page of what the filters leave; one call, also where that is another page. */
  function begin(): void {
    showPage(host, 1);
    follow();
  }

  function change(changes: Readonly<Partial<Record<EventFilterName, string | null>>>): void {
    const next: Partial<Record<EventFilterName, string>> = { ...filters };
    for (const [name, value] of Object.entries(changes) as [EventFilterName, string | null][]) {
      if (value === null) delete next[name];
      else next[name] = value;
    }
    filters = next;
    const param = pageParam(host);
    writeParams({ ...filterParams(changes, paramPrefix(host)), ...(param && { [param]: null }) });
    begin();
  }

  const stops = [
    context.attributes.subscribe((_, before) => {
      const isOtherTag = eventQueryPath(fixedQuery(named())) !== eventQueryPath(fixedQuery(before));
      if (isOtherTag) loadNames(fixedQuery(named()));
      if (isOtherTag) begin();
      else follow();
    }),
    // A subscriber's cards say something else than a visitor's.
    pageState.data.subscribe(({ isSignedIn }, before) => {
      if (isSignedIn !== before.isSignedIn) guard(() => load());
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  const restore = () => {
    filters = readFilters(location.search, paramPrefix(host));
    // Where the address says nothing else of the page than before, it is left to the tag.
    if (addressPage(host) !== atAddress) showPage(host, addressOrTagPage(host));
    follow();
  };
  // Before a pager hears of it: filters and page are asked for in one call.
  onAddress(restore, { capture: true, signal });
  loadNames(fixedQuery(named()));
  guard(() => load());

  return {
    ...store,
    setFilter(name, value) {
      if ((filters[name] ?? null) !== value) change({ [name]: value });
    },
    reset() {
      const { fixed } = store.getState();
      change(Object.fromEntries(EVENT_FILTERS.filter((name) => !(name in fixed)).map((name) => [name, null])));
    },
    searchVenue,
    retry() {
      loadNames(fixedQuery(named()));
      return load();
    },
  };
}
