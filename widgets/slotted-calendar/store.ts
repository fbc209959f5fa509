import { createStore, type StoreApi } from 'zustand/vanilla';
import { NO_FILTER } from '../../core/catalogue/slotted-filter.ts';
import { mondayOf } from '../../core/time/wall-time.ts';
import { LOADING } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { selectionOf } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { createAvailability, type LoadAvailability } from './availability.ts';
import { bringCheckout } from './bring-checkout.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createOwnBookings, isOtherUser } from './own-bookings.ts';
import { resumePurchase } from './resume-purchase.ts';
import { createSelection, type SelectionActions } from './selection.ts';
import { clockOf, type Slice } from './slice.ts';
import type { CalendarState } from './state.ts';
import { createWaitingLists, type WaitingLists } from './waiting-lists.ts';

export interface CalendarStore
  extends StoreApi<CalendarState>,
    Omit<Navigation, 'open'>,
    SelectionActions,
    WaitingLists {
  /** The key of the calendar's selection and filter in the page state. */
  readonly key: () => string;
  retry(): Promise<void>;
  /** Re-fetches places and bookings, quietly. */
  refresh(): void;
}

export function createCalendarStore(context: WidgetContext<typeof attributes>): CalendarStore {
  const { host, page, guard } = context;
  const key = () => {
    const { event, user } = context.attributes.getState();
    return host.id || (event ? `event:${event}` : `user:${user}`);
  };
  const start = clockOf(page);
  const store = createStore<CalendarState>()(() => ({
    ...start,
    ...ofTag(context),
    ...ofPage({ page, key }),
    availability: LOADING,
    own: [],
    organization: null,
    waiting: [],
    first: mondayOf(start.today),
    isExpanded: false,
    notice: null,
    confirming: null,
  }));
  const slice: Slice = { ...context, store, key };
  const { open, ...navigation } = createNavigation(slice, () => loadAvailability('quietly'));
  const loadAvailability = createAvailability(slice, open);
  const loadOwn = createOwnBookings(slice);

  function load(how?: 'quietly'): Promise<void> {
    loadOwn();
    return loadAvailability(how);
  }

  follow(slice, load, loadAvailability, loadOwn);
  guard(load);
  resumePurchase(page, key());

  return {
    ...store,
    ...navigation,
    ...createSelection(slice),
    ...createWaitingLists(slice),
    key,
    retry: load,
    refresh: () => guard(() => store.getState().availability.status === 'loaded' && load('quietly')),
  };
}

/** Follows the tag, the page state and the clock until the element is removed. */
function follow(
  slice: Slice,
  load: () => Promise<void>,
  loadAvailability: LoadAvailability,
  loadOwn: () => void,
): void {
  const { attributes, page, guard, signal, store, key } = slice;
  const stops = [
    attributes.subscribe(({ event, user }, before) => {
      store.setState({ ...ofTag(slice), ...ofPage(slice) });
      if (event === before.event && user === before.user) return;
      store.setState({ notice: null, confirming: null });
      guard(load);
    }),
    page.data.subscribe((data, before) => {
      store.setState(ofPage(slice));
      const isBooked = data.bookingsVersion !== before.bookingsVersion;
      if (data.isSignedIn && !before.isSignedIn) resumePurchase(page, key());
      if (isOtherUser(data, before) || isBooked) loadOwn();
      if (isBooked) guard(() => loadAvailability('quietly'));
    }),
  ];
  bringCheckout(store, slice);
  const clock = setInterval(() => store.setState(clockOf(page)), 30_000);
  signal.addEventListener('abort', () => {
    clearInterval(clock);
    for (const stop of stops) stop();
  });
}

/** The part of the state that the tag sets. */
function ofTag({ attributes }: Pick<Slice, 'attributes'>): Pick<CalendarState, 'source' | 'mode'> {
  const { event, user, mode } = attributes.getState();
  return { source: event || user || null, mode };
}

/** The part of the state that the page state holds. */
function ofPage({
  page,
  key,
}: Pick<Slice, 'page' | 'key'>): Pick<CalendarState, 'person' | 'selection' | 'filter' | 'isBuying'> {
  const data = page.data.getState();
  return {
    person: data.person,
    selection: selectionOf(data, key()),
    filter: data.filters[key()] ?? NO_FILTER,
    isBuying: data.purchase?.case === 'slots' && data.purchase.calendar === key(),
  };
}
