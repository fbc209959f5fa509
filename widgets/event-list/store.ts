import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import {
  EVENT_FILTERS,
  type EventFilterName,
  type EventQuery,
  eventQueryPath,
} from '../../core/catalogue/event-query.ts';
import { parsePage } from '../../core/paging/page.ts';
import { fetchEvents } from '../shared/api/event.ts';
import { emit } from '../shared/emit.ts';
import { addressPage, firstPage, pageParam, paramPrefix, writeParams } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD } from '../shared/lists/paged-list.ts';
import { showPage } from '../shared/lists/show-page.ts';
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
  retry(): Promise<void>;
}

export function createEventListStore(context: WidgetContext<typeof attributes>): EventListStore {
  const { host, page: pageState, guard, signal } = context;
  const named = () => context.attributes.getState();
  showPage(host, firstPage(host, named().page));
  let filters = readFilters(location.search, paramPrefix(host));
  let atAddress = addressPage(host);
  const queryNow = (): EventQuery => ({ ...filters, ...fixedQuery(named()) });
  const store = createStore<EventListState>()(() => ({
    ...FIRST_LOAD,
    fixed: fixedQuery(named()),
    query: queryNow(),
    page: named().page,
    hasTurned: false,
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
  const loadNames = createNamesLoader(context, store.setState);
  const searchVenue = createVenueSearch(context, (change) =>
    store.setState(({ venues }) => ({ venues: { ...venues, ...change } })),
  );

  async function load(how?: 'afresh'): Promise<void> {
    const hasTurned = store.getState().list.status === 'loaded';
    const { page } = named();
    atAddress = addressPage(host);
    store.setState({ fixed: fixedQuery(named()), query: queryNow(), page, hasTurned });
    await list.load(page, how);
    const { list: answer, isTurning, page: latest } = store.getState();
    if (answer.status !== 'loaded' || isTurning || latest !== page || answer.value.page === page) return;
    // A page above the last is answered by the last: that is what the element shows.
    store.setState({ page: answer.value.page });
    showPage(host, answer.value.page);
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
    if (addressPage(host) !== atAddress) showPage(host, firstPage(host, parsePage(host.getAttribute('page'))));
    follow();
  };
  // Before a pager hears of it: filters and page are asked for in one call.
  addEventListener('popstate', restore, { capture: true, signal });
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
    retry: () => load(),
  };
}
