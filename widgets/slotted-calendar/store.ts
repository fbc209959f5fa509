import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BookedSlot, type Bookings, type Refusal, refusal } from '../../core/booking/refusal.ts';
import { deselectAll, isSelected, type Selection, select } from '../../core/booking/selection.ts';
import type { Slot, SlotId } from '../../core/booking/slot.ts';
import type { Person } from '../../core/catalogue/person.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { offerSummary } from '../../core/pricing/offer-summary.ts';
import { addDays, dateOf, mondayOf, type PlainDate } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { fetchOrganizationBookings, fetchOwnBookings, fetchSlotted, fetchTaken } from '../shared/api/slotted.ts';
import { emit } from '../shared/emit.ts';
import { selectionOf, setSelection } from '../shared/page-state.ts';
import { createResource, LOADING, type Resource } from '../shared/resource.ts';
import type { WidgetContext } from '../shared/widget.ts';
import type { attributes } from './attributes.ts';

/** The offer, and the places gone when it was last asked. */
export interface Session {
  readonly offer: SlottedOffer;
  readonly taken: ReadonlyMap<SlotId, number>;
}

export interface CalendarState {
  /** The offer's url or id; null where the tag names none. */
  readonly event: string | null;
  readonly mode: 'default' | 'picker';
  readonly session: Resource<Session>;
  readonly own: readonly BookedSlot[];
  readonly organization: readonly BookedSlot[] | null;
  readonly person: Person | null;
  readonly selection: Selection;
  /** The first day that is shown. */
  readonly first: PlainDate;
  /** The day that it is in Paris, and the instant in milliseconds. */
  readonly today: PlainDate;
  readonly now: number;
  readonly isExpanded: boolean;
  /** The refusal that was last told, and of which slot. */
  readonly told: { readonly slot: Slot; readonly refusal: Refusal } | null;
  /** This calendar's selection is on its way through the checkout. */
  readonly isBuying: boolean;
  /** 'Je Réserve' was pressed with nothing selected. */
  readonly isPrompted: boolean;
}

export interface CalendarStore extends StoreApi<CalendarState> {
  /** The key of its selection in the page state. */
  readonly key: () => string;
  retry(): Promise<void>;
  /** Shows `days` later days, or earlier ones; from this week's Monday to 12 weeks on. */
  move(days: number): void;
  showToday(): void;
  toggleMore(): void;
  /** Chooses a slot, or gives it up; what cannot be had is told. */
  toggle(slot: Slot): void;
  remove(id: SlotId): void;
  /** Leads the selection to the checkout, unless the page takes it over. */
  book(): Promise<void>;
}

const WEEKS = 12;

export function createCalendarStore(context: WidgetContext<typeof attributes>): CalendarStore {
  const { host, page, signal } = context;
  const event = () => context.attributes.getState().event;
  const key = () => host.id || `event:${event()}`;
  const clockNow = () => {
    const now = page.clock.now();
    return { now, today: dateOf(toWallTime(now, PARIS)) };
  };
  const start = clockNow();
  const store = createStore<CalendarState>()(() => ({
    ...start,
    event: event(),
    mode: context.attributes.getState().mode,
    session: LOADING,
    own: [],
    organization: null,
    person: page.data.getState().person,
    selection: selectionOf(page.data.getState(), key()),
    first: mondayOf(start.today),
    isExpanded: false,
    isBuying: page.data.getState().purchase?.calendar === key(),
    told: null,
    isPrompted: false,
  }));

  let isReady = false;
  const session = createResource<Session>({
    signal,
    fetch: async (until) => {
      const id = event() ?? '';
      const options = { signal: until };
      const [offer, taken] = await Promise.all([
        fetchSlotted(page.client, id, options),
        fetchTaken(page.client, id, options),
      ]);
      return { offer, taken };
    },
    set: (resource) => {
      store.setState({ session: resource, ...clockNow() });
      if (resource.status !== 'loaded' || isReady) return;
      isReady = true;
      store.setState(({ today }) => ({ first: mondayOf(today) }));
      emit(host, 'creneau-ready', null);
    },
    onFailure: context.report,
  });

  let latest = 0;
  async function loadOwn(): Promise<void> {
    latest += 1;
    const mine = latest;
    const { isSignedIn, person } = page.data.getState();
    if (!isSignedIn) {
      store.setState({ own: [], organization: null });
      return;
    }
    const options = { signal };
    try {
      const [own, organization] = await Promise.all([
        fetchOwnBookings(page.client, options),
        person?.organization ? fetchOrganizationBookings(page.client, options) : null,
      ]);
      if (mine === latest) store.setState({ own, organization });
    } catch (error) {
      // What an earlier user's call comes to is nobody's concern.
      if (mine === latest) throw error;
    }
  }

  function load(): Promise<void> {
    context.guard(loadOwn);
    return event() ? session.load() : Promise.resolve();
  }

  const stops = [
    context.attributes.subscribe(({ mode, event: next }, before) => {
      store.setState({ event: next, mode, selection: selectionOf(page.data.getState(), key()) });
      if (next === before.event) return;
      store.setState({ told: null, isPrompted: false });
      context.guard(load);
    }),
    page.data.subscribe((data, before) => {
      store.setState({
        person: data.person,
        selection: selectionOf(data, key()),
        isBuying: data.purchase?.calendar === key(),
      });
      const isOther = data.person !== before.person || data.isSignedIn !== before.isSignedIn;
      if (isOther || data.bookingsVersion !== before.bookingsVersion) context.guard(loadOwn);
      if (data.bookingsVersion !== before.bookingsVersion) context.guard(() => event() && session.load('quietly'));
    }),
  ];
  const minute = setInterval(() => store.setState(clockNow()), 30_000);
  signal.addEventListener('abort', () => {
    clearInterval(minute);
    for (const stop of stops) stop();
  });
  context.guard(load);

  function change(selection: Selection): void {
    setSelection(page, key(), selection);
    store.setState({ told: null, isPrompted: false });
    const { session: loaded, person } = store.getState();
    if (loaded.status !== 'loaded') return;
    const summary = offerSummary(selection, loaded.value.offer, person?.subscription ?? null);
    emit(host, 'creneau-selectionchange', { slots: selection, summary });
  }

  return {
    ...store,
    key,
    retry: load,
    move(days) {
      const { today, first: shown } = store.getState();
      const earliest = mondayOf(today);
      const latest = addDays(earliest, WEEKS * 7 - Math.abs(days));
      const wanted = addDays(shown, days);
      const [, first] = [earliest, wanted, latest].sort() as [PlainDate, PlainDate, PlainDate];
      store.setState({ first, told: null });
    },
    showToday() {
      store.setState(({ today }) => ({ first: today }));
    },
    toggleMore() {
      store.setState(({ isExpanded }) => ({ isExpanded: !isExpanded }));
    },
    toggle(slot) {
      const { session: loaded, selection, now } = store.getState();
      if (loaded.status !== 'loaded') return;
      if (isSelected(slot.id, selection)) return change(deselectAll(slot.id, selection));
      const refused = refusal(slot, selection, loaded.value.offer, bookingsOf(store.getState()), now);
      if (refused) store.setState({ told: { slot, refusal: refused } });
      else change(select(slot, selection));
    },
    remove(id) {
      change(deselectAll(id, store.getState().selection));
    },
    async book() {
      const { selection } = store.getState();
      if (selection.length === 0) {
        store.setState({ isPrompted: true });
        return;
      }
      if (!emit(host, 'creneau-checkout', { slots: selection })) return;
      if (!page.data.getState().isSignedIn && !(await askToSignIn(context))) return;
      page.data.setState({ purchase: { calendar: key(), event: event() ?? '' } });
    },
  };
}

/** What is booked, as far as this calendar knows. */
export function bookingsOf(state: CalendarState): Bookings {
  const taken = state.session.status === 'loaded' ? state.session.value.taken : new Map<SlotId, number>();
  return { own: state.own, organization: state.organization, taken };
}

/** Lets the page sign its visitor in; true where the booking can go on: signed in, or as a guest. */
async function askToSignIn({ host, page }: WidgetContext<typeof attributes>): Promise<boolean> {
  let answer: Promise<string> | null = null;
  const isGuest = emit(host, 'creneau-signinrequired', {
    signIn: (token) => {
      answer = Promise.resolve(token);
    },
  });
  if (!answer) return isGuest;
  page.session.accept(await answer);
  return true;
}
