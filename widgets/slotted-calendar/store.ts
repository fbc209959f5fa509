import { createStore, type StoreApi } from 'zustand/vanilla';
import { NO_FILTER } from '../../core/catalogue/slotted-filter.ts';
import { LOADING } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { selectionOf } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { createAvailability, type LoadAvailability } from './availability.ts';
import { type CalendarContext, clockOf } from './calendar-context.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createOwnBookings, mustRefetch } from './own-bookings.ts';
import { createKey, learnSlug } from './purchase/calendar-key.ts';
import { joinCopies } from './purchase/copies.ts';
import { createCheckoutCode } from './purchase/load-checkout-code.ts';
import { resumePurchase } from './purchase/resume-purchase.ts';
import { createSelection, type SelectionActions } from './selection.ts';
import { type CalendarState, offersOf } from './state.ts';
import { createWaitingLists, type WaitingLists } from './waiting-lists.ts';

export interface CalendarStore
  extends StoreApi<CalendarState>,
    Omit<Navigation, 'open'>,
    SelectionActions,
    WaitingLists {
  /** The key of the calendar's selection and filter in the page state. */
  readonly key: () => string;
  retry(): Promise<void>;
  /** Loads the checkout's code again. */
  loadCheckout(): Promise<void>;
  /** Shows the whole calendar during its purchase. */
  unfold(): void;
  /** Folds it again, and has its checkout take the focus. */
  backToCheckout(): void;
  /** Re-fetches places and bookings, quietly. */
  refresh(): void;
}

export function createCalendarStore(context: WidgetContext<typeof attributes>): CalendarStore {
  const { page, guard } = context;
  const key = createKey(context);
  const start = clockOf(page);
  const store = createStore<CalendarState>()(() => ({
    ...start,
    ...stateFromTag(context),
    ...stateFromPage({ page, key }),
    availability: LOADING,
    own: [],
    organization: null,
    waiting: [],
    first: start.today,
    beyond: null,
    linked: null,
    isExpanded: false,
    notice: null,
    confirming: null,
    isUnfolded: false,
    isShown: true,
    checkout: null,
  }));
  const calendar: CalendarContext = { ...context, store, key };
  const { open, ...navigation } = createNavigation(calendar, () => loadAvailability('quietly'));
  const loadAvailability = createAvailability(calendar, () => {
    learnSlug(page, context.attributes.getState(), offersOf(store.getState()));
    store.setState(stateFromPage(calendar));
    resumePurchase(calendar);
    open();
  });
  const loadOwn = createOwnBookings(calendar);

  function load(how?: 'quietly'): Promise<void> {
    loadOwn();
    return loadAvailability(how);
  }

  follow(calendar, load, loadAvailability, loadOwn);
  const loadCheckout = createCheckoutCode(calendar);
  guard(load);
  const copy = joinCopies(calendar);
  resumePurchase(calendar);

  return {
    ...store,
    ...navigation,
    ...createSelection(calendar, copy),
    ...createWaitingLists(calendar),
    key,
    retry: load,
    loadCheckout,
    unfold: () => store.setState({ isUnfolded: true }),
    backToCheckout() {
      copy.show();
      store.setState({ isUnfolded: false });
      page.data.setState(({ purchase }) => ({ focusRequest: purchase && { purchase } }));
    },
    refresh: () => guard(() => store.getState().availability.status === 'loaded' && load('quietly')),
  };
}

/** Follows the tag, the page state and the clock until the element is removed. */
function follow(
  calendar: CalendarContext,
  load: () => Promise<void>,
  loadAvailability: LoadAvailability,
  loadOwn: () => void,
): void {
  const { attributes, page, guard, signal, store } = calendar;
  const stops = [
    attributes.subscribe(({ event, user }, before) => {
      store.setState({ ...stateFromTag(calendar), ...stateFromPage(calendar) });
      if (event === before.event && user === before.user) return;
      store.setState({ notice: null, confirming: null });
      guard(load);
    }),
    page.data.subscribe((data, before) => {
      const isSame = data.purchase === before.purchase && data.progress === before.progress;
      store.setState({ ...stateFromPage(calendar), ...(!isSame && { isUnfolded: false }) });
      const isBooked = data.bookingsVersion !== before.bookingsVersion;
      if (data.isSignedIn && !before.isSignedIn) resumePurchase(calendar);
      if (mustRefetch(data, before) || isBooked) loadOwn();
      if (isBooked) guard(() => loadAvailability('quietly'));
    }),
  ];
  const clock = setInterval(() => store.setState(clockOf(page)), 30_000);
  signal.addEventListener('abort', () => {
    clearInterval(clock);
    for (const stop of stops) stop();
  });
}

/** The part of the state that the tag sets. */
function stateFromTag({ attributes }: Pick<CalendarContext, 'attributes'>): Pick<CalendarState, 'source' | 'mode'> {
  const { event, user, mode } = attributes.getState();
  return { source: event || user || null, mode };
}

/** The part of the state that the page state holds. */
function stateFromPage({
  page,
  key,
}: Pick<CalendarContext, 'page' | 'key'>): Pick<
  CalendarState,
  'person' | 'selection' | 'filter' | 'isBuying' | 'hasCheckout' | 'progress'
> {
  const data = page.data.getState();
  return {
    person: data.person,
    selection: selectionOf(data, key()),
    filter: data.filters[key()] ?? NO_FILTER,
    isBuying: data.purchase?.case === 'slots' && data.purchase.calendar === key(),
    hasCheckout: data.checkout !== null,
    progress: data.progress,
  };
}
