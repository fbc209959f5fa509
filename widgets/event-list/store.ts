import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import {
  EVENT_FILTERS,
  type EventFilterName,
  type EventQuery,
  eventQueryPath,
  isFilterValue,
} from '../../core/catalogue/event-query.ts';
import { fetchEvents } from '../shared/api/catalogue/event.ts';
import { LOADING } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { fixedQuery } from '../shared/lists/fixed-query.ts';
import { focusTop } from '../shared/lists/focus-top.ts';
import { addressOrTagPage, addressPage, beginAt, onAddress } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD } from '../shared/lists/paged-list.ts';
import { showAnswered, showPage } from '../shared/lists/show-page.ts';
import { scrollTo } from '../shared/lists/smooth-scroll.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { createChoices, type FilterChanges } from './choices.ts';
import { createNamesLoader } from './load-names.ts';
import { createMapActions, type MapActions } from './map-actions.ts';
import { messages } from './messages.ts';
import { createVenueSearch } from './search-venues.ts';
import { type EventListState, NO_NAMES, NO_SEARCH, type View } from './state.ts';

export interface EventListStore extends StoreApi<EventListState>, MapActions {
  /** Narrows the list down by a name, or with null no more; the list begins anew at its first page. */
  setFilter(name: EventFilterName, value: string | null): void;
  /** Takes all filters of the visitor's away. */
  reset(): void;
  /** What was typed into the venue's field; null when it was left. */
  searchVenue(text: string | null): void;
  setView(view: View): void;
  /** Asks once more for the events, and for what there is to choose from where that failed. */
  retry(): Promise<void>;
}

export function createEventListStore(context: WidgetContext<typeof attributes>): EventListStore {
  const { host, page: pageState, guard, signal } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  const choices = createChoices(host, () => named().view);
  let atAddress = addressPage(host);
  const fixedNow = () => fixedQuery(host, named());
  const queryNow = (): EventQuery => ({ ...choices.filters(), ...fixedNow() });
  const store = createStore<EventListState>()(() => ({
    ...FIRST_LOAD,
    fixed: fixedNow(),
    query: queryNow(),
    page: named().page,
    names: NO_NAMES,
    venues: NO_SEARCH,
    view: choices.view(),
    map: LOADING,
    selected: null,
    shown: [],
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
    store.setState({ fixed: fixedNow(), query: queryNow(), page });
    await list.load(page, how);
    showAnswered(host, store, page);
  }

  /** Loads what page, tag and address ask for, where that is something else than before. */
  function follow(): void {
    const { query: before, fixed, page } = store.getState();
    const query = queryNow();
    const isOther = eventQueryPath(query) !== eventQueryPath(before);
    if (!isOther && named().page === page) return;
    const isOtherTag = eventQueryPath(fixedNow()) !== eventQueryPath(fixed);
    guard(() => load(isOtherTag ? 'afresh' : undefined));
    if (isOther) emit(host, 'creneau-filterchange', { query });
  }

  function showView(): void {
    const view = choices.view();
    if (view !== store.getState().view) store.setState({ view });
  }

  /** Shows the first page of what the filters leave; one call, also where that is another page. */
  function begin(): void {
    showPage(host, 1);
    follow();
  }

  function change(filters: FilterChanges, view: View = choices.view()): void {
    choices.choose({ filters, view });
    showView();
    begin();
  }

  function setView(view: View): void {
    choices.choose({ view });
    showView();
  }

  function show(query: EventQuery): void {
    const { fixed } = store.getState();
    const open = Object.entries(query).filter(([name, value]) => !(name in fixed) && isFilterValue(value));
    // First: what has the focus now goes away with the map.
    focusTop(host, messages[context.settings.getState().lang].events);
    change(Object.fromEntries(open), 'list');
    scrollTo(host);
  }

  const stops = [
    context.attributes.subscribe((_, before) => {
      const isOtherTag = eventQueryPath(fixedNow()) !== eventQueryPath(fixedQuery(host, before));
      if (isOtherTag) loadNames(fixedNow());
      showView();
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
    choices.read();
    showView();
    // Where the address says nothing else of the page than before, it is left to the tag.
    if (addressPage(host) !== atAddress) showPage(host, addressOrTagPage(host));
    follow();
  };
  // Before a pager hears of it: filters and page are asked for in one call.
  onAddress(restore, { capture: true, signal });
  loadNames(fixedNow());
  guard(() => load());

  return {
    ...store,
    ...createMapActions(context, store, { setView, show }),
    setView,
    setFilter(name, value) {
      if ((choices.filters()[name] ?? null) !== value) change({ [name]: value });
    },
    reset() {
      const { fixed } = store.getState();
      change(Object.fromEntries(EVENT_FILTERS.filter((name) => !(name in fixed)).map((name) => [name, null])));
    },
    searchVenue,
    retry() {
      loadNames(fixedNow());
      return load();
    },
  };
}
