import { createStore, type StoreApi } from 'zustand/vanilla';
import { isChainWhole } from '../../core/booking/chain.ts';
import { type Choice, choose } from '../../core/booking/choose.ts';
import { deselect, isSelected, NOTHING_SELECTED, type Selection } from '../../core/booking/selection.ts';
import { firstColumn } from '../../core/booking/shown-days.ts';
import type { Slot, SlotId } from '../../core/booking/slot.ts';
import { NO_FILTER, type SlottedFilter } from '../../core/catalogue/slotted-filter.ts';
import { offerSummary } from '../../core/pricing/offer-summary.ts';
import { addDays, dateOf, mondayOf, type PlainDate } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { leaveWaiting } from '../shared/api/booking/waiting.ts';
import { isApiError } from '../shared/api/errors.ts';
import { createResource, LOADING } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import { emit } from '../shared/page/emit.ts';
import { beginPurchase, bookingsChanged, selectionOf, setSelection } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { bringCheckout } from './bring-checkout.ts';
import { createOwnLoader, isOtherUser } from './load-own.ts';
import { fetchSession, type Source } from './loading.ts';
import { positionIn } from './queues.ts';
import { resumePurchase } from './resume-purchase.ts';
import { daysOf } from './shown.ts';
import { chosenDate, withinBounds } from './start-date.ts';
import { bookingsOf, type CalendarState, offerOf, type Session } from './state.ts';
import { toastRefusal } from './toast-refusal.ts';

export interface CalendarStore extends StoreApi<CalendarState> {
  /** The key of its selection in the page state. */
  readonly key: () => string;
  retry(): Promise<void>;
  /** Asks for places and bookings anew, quietly. */
  refresh(): void;
  /** Goes on by `days` of those shown, or back, within the 12 weeks; `columns` are seen. Answers by how many it went. */
  move(days: number, columns: number): number;
  showToday(columns: number): void;
  toggleMore(): void;
  setFilter<K extends keyof SlottedFilter>(name: K, value: string | null): void;
  /** Presses a slot: chooses it, gives it up, or is told why it cannot be had. */
  toggle(slot: Slot): void;
  /** Gives one place of a slot up. */
  remove(id: SlotId): void;
  /** Takes these slots in place of what was selected, or is told why one of them cannot be had. */
  replace(slots: readonly Slot[]): void;
  /** Answers the question of the waiting list. */
  answerWaiting(agrees: boolean): void;
  /** Leaves the waiting list of a slot. */
  leaveList(id: SlotId): Promise<void>;
  /** Leads the selection to the checkout, unless the page takes it over. */
  book(): Promise<void>;
}

export function createCalendarStore(context: WidgetContext<typeof attributes>): CalendarStore {
  const { host, page, signal } = context;
  const named = () => context.attributes.getState();
  const source = (): Source | null => {
    const { event, user } = named();
    if (event) return { event };
    return user ? { user } : null;
  };
  const sourceName = () => named().event ?? named().user;
  const key = () => host.id || `${named().event ? 'event' : 'user'}:${sourceName()}`;
  const clockNow = () => {
    const now = page.clock.now();
    return { now, today: dateOf(toWallTime(now, PARIS)) };
  };
  const ofPage = () => {
    const data = page.data.getState();
    return {
      person: data.person,
      selection: selectionOf(data, key()),
      filter: data.filters[key()] ?? NO_FILTER,
      isBuying: data.purchase?.case === 'slots' && data.purchase.calendar === key(),
    };
  };
  const start = clockNow();
  const store = createStore<CalendarState>()(() => ({
    ...start,
    ...ofPage(),
    source: sourceName(),
    mode: named().mode,
    session: LOADING,
    own: [],
    organization: null,
    waiting: [],
    first: mondayOf(start.today),
    isExpanded: false,
    told: null,
    confirming: null,
  }));

  /** The last day for which places have been asked for. */
  let horizon: PlainDate = start.today;
  let isReady = false;
  const session = createResource<Session>({
    signal,
    fetch: (life) => fetchSession(source() as Source, page, life),
    set: (resource) => {
      store.setState({ session: resource, ...clockNow() });
      if (resource.status !== 'loaded' || isReady) return;
      isReady = true;
      // Only now is it known what day it is for the API.
      const { today } = store.getState();
      horizon = addDays(mondayOf(today), named().weeks * 7);
      store.setState({ first: withinBounds(chosenDate(location.search) ?? mondayOf(today), today) });
      emit(host, 'creneau-ready', null);
    },
    onFailure: context.report,
  });

  const loadOwn = createOwnLoader(context, store.setState);

  function load(how?: 'quietly'): Promise<void> {
    loadOwn();
    return source() ? session.load(how) : Promise.resolve();
  }

  const stops = [
    context.attributes.subscribe(({ event, user }, before) => {
      store.setState({ ...ofPage(), source: sourceName(), mode: named().mode });
      if (event === before.event && user === before.user) return;
      store.setState({ told: null, confirming: null });
      context.guard(load);
    }),
    page.data.subscribe((data, before) => {
      store.setState(ofPage());
      const isBooked = data.bookingsVersion !== before.bookingsVersion;
      if (data.isSignedIn && !before.isSignedIn) resumePurchase(page, key());
      if (isOtherUser(data, before) || isBooked) loadOwn();
      if (isBooked) context.guard(() => source() && session.load('quietly'));
    }),
  ];
  bringCheckout(store, context);
  const minute = setInterval(() => store.setState(clockNow()), 30_000);
  signal.addEventListener('abort', () => {
    clearInterval(minute);
    for (const stop of stops) stop();
  });
  context.guard(load);
  resumePurchase(page, key());

  function change(selection: Selection): void {
    setSelection(page, key(), selection);
    store.setState({ told: null, confirming: null });
    const [slot] = selection;
    const { session: loaded, person } = store.getState();
    if (loaded.status !== 'loaded') return;
    const offer = slot ? offerOf(slot, store.getState()) : loaded.value.offers[0];
    if (!offer) return;
    const summary = offerSummary(selection, offer, person?.subscription ?? null);
    emit(host, 'creneau-selectionchange', { slots: selection, summary });
  }

  /** What pressing a slot comes to with this selection; null, and told, where it is refused. */
  function press(slot: Slot, selection: Selection): Exclude<Choice, { case: 'refused' }> | null {
    const state = store.getState();
    const offer = offerOf(slot, state);
    if (!offer) return null;
    if (positionIn(slot, state) !== null && !isSelected(slot.id, selection)) {
      store.setState({ told: { case: 'in-list', slot } });
      return null;
    }
    const choice = choose(slot, selection, offer, bookingsOf(state), state.now);
    if (choice.case !== 'refused') return choice;
    store.setState({ told: { case: 'refused', slot, refusal: choice.refusal } });
    toastRefusal(slot, choice.refusal, context);
    return null;
  }

  function show(wanted: PlainDate, columns: number, by = 0): number {
    const state = store.getState();
    const days = daysOf(state);
    const column = firstColumn(wanted, days, columns, by);
    const seen = days.slice(column, column + columns);
    store.setState({ first: seen[0] ?? wanted, told: null });
    const last = seen.at(-1) ?? wanted;
    if (last >= horizon) {
      while (last >= horizon) horizon = addDays(horizon, named().weeks * 7);
      context.guard(() => session.load('quietly'));
    }
    return column - firstColumn(state.first, days, columns);
  }

  return {
    ...store,
    key,
    retry: load,
    refresh: () => context.guard(() => store.getState().session.status === 'loaded' && load('quietly')),
    move: (days, columns) => show(store.getState().first, columns, days),
    showToday: (columns) => void show(store.getState().today, columns),
    toggleMore() {
      store.setState(({ isExpanded }) => ({ isExpanded: !isExpanded }));
    },
    setFilter(name, value) {
      const filter = {
        ...store.getState().filter,
        [name]: name === 'intensity' && value !== null ? Number(value) : value,
      };
      page.data.setState(({ filters }) => ({ filters: { ...filters, [key()]: filter } }));
    },
    toggle(slot) {
      const choice = press(slot, store.getState().selection);
      if (choice?.case === 'confirm-waiting') store.setState({ confirming: choice.selection });
      else if (choice) change(choice.selection);
    },
    remove(id) {
      change(deselect(id, store.getState().selection));
    },
    replace(slots) {
      let selection = NOTHING_SELECTED;
      for (const slot of slots) {
        const choice = press(slot, selection);
        if (!choice) return;
        selection = choice.selection;
      }
      change(selection);
    },
    answerWaiting(agrees) {
      const { confirming } = store.getState();
      if (agrees && confirming) change(confirming);
      else store.setState({ confirming: null });
    },
    async leaveList(id) {
      store.setState({ told: null });
      try {
        await leaveWaiting(page.client, id);
      } catch (error) {
        // Who is not in the list any more has left it.
        if (!isApiError(error) || error.code !== 'not-found') {
          store.setState({ told: { case: 'not-left', id } });
          throw error;
        }
      }
      bookingsChanged(page);
    },
    async book() {
      const { selection } = store.getState();
      const [slot] = selection;
      if (!slot) return store.setState({ told: { case: 'nothing-selected' } });
      const offer = offerOf(slot, store.getState());
      if (offer && !isChainWhole(selection, offer)) return store.setState({ told: { case: 'broken-chain' } });
      if (!emit(host, 'creneau-checkout', { slots: selection })) return;
      if (!page.data.getState().isSignedIn && !(await askToSignIn(host, page))) return;
      beginPurchase(page, { case: 'slots', calendar: key(), event: String(slot.offerId) });
    },
  };
}
