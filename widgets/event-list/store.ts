import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  EVENT_FILTERS,
  type EventFilterName,
  type EventQuery,
  eventQueryPath,
  isFilterValue,
} from '../../core/catalogue/event-query.ts';
import { LOADING } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { fixedQuery } from '../shared/lists/fixed-query.ts';
import { focusTop } from '../shared/lists/focus-top.ts';
import { beginAt, onAddress, paramPrefix } from '../shared/lists/list-address.ts';
import { othersInAddress } from '../shared/lists/list-of.ts';
import { FIRST_LOAD } from '../shared/lists/paged-list.ts';
import { showPage } from '../shared/lists/show-page.ts';
import { scrollTo } from '../shared/lists/smooth-scroll.ts';
import { type AddressState, createAddressState, type FilterChanges } from './address-state.ts';
import type { attributes } from './attributes.ts';
import { createEventPages } from './event-pages.ts';
import { loadLeftValues } from './load-left-values.ts';
import { createNamesLoader } from './load-names.ts';
import { lookUpVenue } from './look-up-venue.ts';
import { createMapActions, type MapActions } from './map-actions.ts';
import { messages } from './messages.ts';
import { createVenueSearch } from './search-venues.ts';
import { ALL_LEFT, type EventListState, NO_NAMES, NO_SEARCH, type View } from './state.ts';
import { warnOfUnknown } from './warn-of-unknown.ts';

export interface EventListStore extends Omit<StoreApi<EventListState>, 'setState'>, MapActions {
  /** Sets a filter, or removes it with null, and goes to the first page. */
  setFilter(name: EventFilterName, value: string | null): void;
  /** Removes all filters of the visitor. */
  reset(): void;
  /** Searches venues by the text of the venue field; null when the visitor leaves the field. */
  searchVenue(text: string | null): void;
  setView(view: View): void;
  /** Fetches the events again, and the filters' options if those failed. */
  retry(): Promise<void>;
}

type Context = WidgetContext<typeof attributes>;

export function createEventListStore(context: Context): EventListStore {
  const { host, page: pageState, guard, signal } = context;
  const named = () => context.attributes.getState();
  const fixedNow = () => fixedQuery(host, named());
  showPage(host, beginAt(host, named().page, signal));
  const address = createAddressState(host, () => named().view);
  const store = createStore<EventListState>()(() => initialState(context, address));
  const pages = createEventPages(context, store, address.filters);
  const loadNames = createNamesLoader(context, store);

  function showView(): void {
    const view = address.view();
    if (view !== store.getState().view) store.setState({ view });
  }

  function setView(view: View): void {
    address.write({ view });
    showView();
  }

  function setFilters(filters: FilterChanges, view: View = address.view()): void {
    address.write({ filters, view });
    showView();
    pages.restart();
  }

  function show(query: EventQuery): void {
    const { fixed } = store.getState();
    const open = Object.entries(query).filter(([name, value]) => !(name in fixed) && isFilterValue(value));
    // This comes first, because the element that has the focus is removed along with the map.
    focusTop(host, messages[context.settings.getState().lang].events);
    setFilters(Object.fromEntries(open));
    scrollTo(host);
  }

  until(
    signal,
    context.attributes.subscribe((_, before) => {
      const hasOtherTag = eventQueryPath(fixedNow()) !== eventQueryPath(fixedQuery(host, before));
      if (hasOtherTag) loadNames(fixedNow());
      showView();
      if (hasOtherTag) pages.restart();
      else pages.update();
    }),
    // Subscribers see other prices than visitors.
    pageState.data.subscribe(({ isSignedIn }, before) => {
      if (isSignedIn !== before.isSignedIn) guard(() => pages.load());
    }),
  );
  const restore = () => {
    address.read();
    store.setState({ isFirstAtAddress: isFirstAtAddress(host) });
    showView();
    pages.restore();
  };
  onAddress('list', restore, signal);
  loadLeftValues(context, store);
  lookUpVenue(context, store);
  warnOfUnknown(context, store);
  loadNames(fixedNow());
  guard(() => pages.load());

  return {
    ...store,
    ...createMapActions(context, store, { setView, show }),
    setView,
    setFilter(name, value) {
      if ((address.filters()[name] ?? null) !== value) setFilters({ [name]: value });
    },
    reset() {
      setFilters(noFilters(store.getState().fixed));
    },
    searchVenue: createVenueSearch(context, store),
    retry() {
      loadNames(fixedNow());
      return pages.load();
    },
  };
}

/** Returns the changes that remove all filters except those of the tag. */
function noFilters(fixed: EventQuery): FilterChanges {
  return Object.fromEntries(EVENT_FILTERS.filter((name) => !(name in fixed)).map((name) => [name, null]));
}

function initialState({ host, attributes: named }: Context, address: AddressState): EventListState {
  const fixed = fixedQuery(host, named.getState());
  return {
    ...FIRST_LOAD,
    fixed,
    query: { ...address.filters(), ...fixed },
    page: named.getState().page,
    names: NO_NAMES,
    left: ALL_LEFT,
    venues: NO_SEARCH,
    venue: null,
    isFirstAtAddress: isFirstAtAddress(host),
    view: address.view(),
    map: LOADING,
    selected: null,
    shown: [],
  };
}

/** Whether no list before this one on the page has the same parameters in the address. */
function isFirstAtAddress(list: Element): boolean {
  const prefix = paramPrefix(list);
  return !othersInAddress(list).some(
    (other) => paramPrefix(other) === prefix && list.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}
