import { createStore, type StoreApi } from 'zustand/vanilla';
import { NO_FILTER } from '../../core/catalogue/slotted-filter.ts';
import { LOADING } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { makeLater } from '../shared/page/later.ts';
import { selectionOf } from '../shared/page/page-state.ts';
import type { CalendarActions } from './actions.ts';
import type { attributes } from './attributes.ts';
import { createAvailability, type LoadAvailability } from './availability.ts';
import { type CalendarContext, clockOf } from './calendar-context.ts';
import { createKey, learnSlug } from './calendar-key.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createOwnBookings, mustRefetch } from './own-bookings.ts';
import { type CalendarState, offersOf } from './state.ts';

/** The calendar's store. Its `CalendarActions` come in the later file, with React, which calls them. */
export interface CalendarStore extends StoreApi<CalendarState>, Omit<Navigation, 'open'>, CalendarActions {
  /** Returns the key of the calendar's selection and filter in the page state. */
  readonly key: () => string;
  retry(): Promise<void>;
  /** Shows the whole calendar during its purchase. */
  unfold(): void;
  /** Fetches places and bookings again, without a skeleton. */
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
    isTurned: false,
    beyond: null,
    linked: null,
    isExpanded: false,
    notice: null,
    confirming: null,
    isUnfolded: false,
    bought: null,
    opening: null,
  }));
  const calendar: CalendarContext = { ...context, store, key };
  const { open, ...navigation } = createNavigation(calendar, () => loadAvailability('quietly'));
  const loadAvailability = createAvailability(calendar, () => {
    learnSlug(page, context.attributes.getState(), offersOf(store.getState()));
    // Under the key that the slug gives.
    store.setState(stateFromPage(calendar));
    actions()?.resume();
    open();
  });
  const loadOwn = createOwnBookings(calendar);

  function load(how?: 'quietly'): Promise<void> {
    loadOwn();
    return loadAvailability(how);
  }

  follow(calendar, () => actions()?.resume(), load, loadAvailability, loadOwn);
  guard(load);

  const own = {
    ...store,
    ...navigation,
    key,
    retry: load,
    unfold: () => store.setState({ isUnfolded: true }),
    refresh: () => guard(() => store.getState().availability.status === 'loaded' && load('quietly')),
  };
  // Made last, because they may begin a purchase, and the calendar must follow the page state by then.
  const actions = makeLater<typeof import('./actions.ts'), CalendarActions>(
    'calendar-later',
    context,
    ({ createActions }) => Object.assign(own, createActions(calendar, loadAvailability)),
  );
  return own as typeof own & CalendarActions;
}

/** Follows the tag, the page state and the clock until the element is removed. */
function follow(
  calendar: CalendarContext,
  resume: () => void,
  load: () => Promise<void>,
  loadAvailability: LoadAvailability,
  loadOwn: () => void,
): void {
  const { attributes, page, guard, signal, store } = calendar;
  const clock = setInterval(() => store.setState(clockOf(page)), 30_000);
  until(
    signal,
    () => clearInterval(clock),
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
      if (data.isSignedIn && !before.isSignedIn) resume();
      if (mustRefetch(data, before) || isBooked) loadOwn();
      if (isBooked) guard(() => loadAvailability('quietly'));
    }),
  );
}

/** Returns the part of the state that the tag sets. */
function stateFromTag({ attributes }: Pick<CalendarContext, 'attributes'>): Pick<CalendarState, 'source' | 'mode'> {
  const { event, user, mode } = attributes.getState();
  return { source: event || user || null, mode };
}

/** Returns the part of the state that comes from the page state. */
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
