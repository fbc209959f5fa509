import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SlotId } from '../../core/booking/slot.ts';
import { NO_FILTER } from '../../core/catalogue/slotted-filter.ts';
import { LOADING } from '../shared/api/resource.ts';
import { isThenable } from '../shared/base/is-thenable.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { selectionOf } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { createAvailability, type LoadAvailability } from './availability.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { type CalendarContext, clockOf } from './calendar-context.ts';
import { createKey, learnSlug } from './calendar-key.ts';
import { createDeferredActions, type DeferredActions } from './load-actions.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createOwnBookings, mustRefetch } from './own-bookings.ts';
import { type CalendarState, offersOf } from './state.ts';

/** The actions that the calendar's view calls. */
const ACTIONS = [
  'remove',
  'replace',
  'take',
  'answerWaiting',
  'book',
  'leaveList',
  'loadCheckout',
  'backToCheckout',
] as const satisfies readonly (keyof CalendarActions)[];

type Action = (typeof ACTIONS)[number] | 'toggle';

/** The actions as the view calls them: while their code is not loaded, a call waits for it and returns a promise. */
type CalledActions = { readonly [A in Action]: (...given: Parameters<CalendarActions[A]>) => unknown };

export interface CalendarStore extends StoreApi<CalendarState>, Omit<Navigation, 'open'>, CalledActions {
  /** Returns the key of the calendar's selection and filter in the page state. */
  readonly key: () => string;
  /** Fetches the actions' code; resolves when it has loaded or has failed to load. */
  ready(): Promise<void>;
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
    beyond: null,
    linked: null,
    isExpanded: false,
    notice: null,
    confirming: null,
    isUnfolded: false,
    bought: null,
    chosen: null,
    noActions: null,
  }));
  const calendar: CalendarContext = { ...context, store, key };
  const { open, ...navigation } = createNavigation(calendar, () => loadAvailability('quietly'));
  const loadAvailability = createAvailability(calendar, () => {
    learnSlug(page, context.attributes.getState(), offersOf(store.getState()));
    store.setState(stateFromPage(calendar));
    deferred.resume();
    open();
  });
  const loadOwn = createOwnBookings(calendar);

  function load(how?: 'quietly'): Promise<void> {
    loadOwn();
    return loadAvailability(how);
  }

  follow(calendar, () => deferred.resume(), load, loadAvailability, loadOwn);
  guard(load);
  // Created last, because it may begin a purchase, and the calendar must follow the page state by then.
  const deferred = createDeferredActions(calendar);

  return {
    ...store,
    ...navigation,
    ...calledActions(deferred),
    toggle: toggleOnce(deferred),
    ready: deferred.ready,
    key,
    retry: load,
    unfold: () => store.setState({ isUnfolded: true }),
    refresh: () => guard(() => store.getState().availability.status === 'loaded' && load('quietly')),
  };
}

function calledActions({ act }: DeferredActions): Omit<CalledActions, 'toggle'> {
  const call =
    (name: Action) =>
    (...given: readonly unknown[]) =>
      act((actions) => (actions[name] as (...given: readonly unknown[]) => unknown)(...given));
  return Object.fromEntries(ACTIONS.map((name) => [name, call(name)])) as Omit<CalledActions, 'toggle'>;
}

/** Returns `toggle`, which takes a press of a slot whose first press still waits for its code for a double click. */
function toggleOnce({ act }: DeferredActions): CalledActions['toggle'] {
  const waiting = new Set<SlotId>();
  return (slot, isAgain = false) => {
    const isSecond = isAgain || waiting.has(slot.id);
    const done = act((actions) => actions.toggle(slot, isSecond));
    if (!isThenable(done)) return done;
    waiting.add(slot.id);
    return done.finally(() => waiting.delete(slot.id));
  };
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
      if (data.isSignedIn && !before.isSignedIn) resume();
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
