import { createStore, type StoreApi } from 'zustand/vanilla';
import { deselectAll, type Selection } from '../../core/booking/selection.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import { createHold, createOrder, decodeQuote, type Hold, type Order, releaseHold } from '../shared/api/order.ts';
import { createGuest, type GuestFields } from '../shared/api/person.ts';
import { fetchSlotted } from '../shared/api/slotted.ts';
import { emit } from '../shared/emit.ts';
import { type PageData, type Purchase, selectionOf, setSelection } from '../shared/page-state.ts';
import type { WidgetContext } from '../shared/widget.ts';
import { createAttempt } from './attempt.ts';
import type { attributes } from './attributes.ts';
import { fieldErrors, isAnswered, type LostSlot, lostSlots } from './failure.ts';

/** Where a purchase stands. */
export type Stage =
  | { readonly step: 'idle' }
  | { readonly step: 'guest'; readonly errors: Readonly<Record<string, string>>; readonly isSending: boolean }
  | { readonly step: 'holding' }
  | { readonly step: 'review'; readonly hold: Hold; readonly isOrdering: boolean; readonly notice: ApiError | null }
  | { readonly step: 'expired' }
  | { readonly step: 'lost'; readonly lost: readonly LostSlot[]; readonly selection: Selection }
  | { readonly step: 'failed'; readonly error: ApiError; readonly retry: () => Promise<void> }
  | { readonly step: 'done'; readonly order: Order };

export interface CheckoutState {
  readonly stage: Stage;
  readonly selection: Selection;
  readonly offer: SlottedOffer | null;
}

export interface CheckoutStore extends StoreApi<CheckoutState> {
  /** The API's time, in milliseconds since 1970. */
  now(): number;
  /** Goes on as a guest with these details. */
  enter(fields: GuestFields): Promise<void>;
  /** Keeps the places (again). */
  hold(): Promise<void>;
  expire(): void;
  confirm(): Promise<void>;
  /** Goes on without the slots that were lost. */
  goOnWithRest(): Promise<void>;
  /** Leaves the purchase, or closes its confirmation; places that are kept are given back. */
  leave(): Promise<void>;
}

export function createCheckoutStore(context: WidgetContext<typeof attributes>): CheckoutStore {
  const { host, page, signal } = context;
  const store = createStore<CheckoutState>()(() => ({ stage: { step: 'idle' }, selection: [], offer: null }));
  const attempt = createAttempt();
  let purchase: Purchase | null = null;
  let isGuest = false;
  /** The latest request for places, over when it is answered. */
  let holding: Promise<void> = Promise.resolve();

  const stage = (next: Stage) => store.setState({ stage: next });
  const isMine = (wanted: Purchase | null): boolean => {
    const { for: calendar } = context.attributes.getState();
    return wanted !== null && (calendar === null || calendar === wanted.calendar);
  };

  async function begin(wanted: Purchase): Promise<void> {
    purchase = wanted;
    store.setState({ selection: selectionOf(page.data.getState(), wanted.calendar), offer: null });
    context.guard(async () => {
      const offer = await fetchSlotted(page.client, wanted.event, { signal });
      if (purchase === wanted) store.setState({ offer });
    });
    if (page.data.getState().isSignedIn || isGuest) await hold();
    else stage({ step: 'guest', errors: {}, isSending: false });
  }

  function hold(): Promise<void> {
    holding = keepPlaces();
    return holding;
  }

  async function keepPlaces(): Promise<void> {
    const wanted = purchase;
    const { selection } = store.getState();
    const slots = selection.map((slot) => slot.id);
    const isOver = () => signal.aborted || purchase !== wanted;
    stage({ step: 'holding' });
    try {
      const held = await createHold(page.client, slots, attempt.key('hold', slots));
      attempt.end();
      if (isOver()) {
        // The hold of a purchase that has begun since then replaces this one by itself.
        if (signal.aborted || purchase === null) await releaseHold(page.client, held.id).catch(() => null);
        return;
      }
      page.data.setState({ hold: held });
      stage({ step: 'review', hold: held, isOrdering: false, notice: null });
    } catch (error) {
      const failure = asApiError(error);
      if (isAnswered(failure)) attempt.end();
      if (isOver()) return;
      const lost = lostSlots(failure, selection);
      stage(lost.length > 0 ? { step: 'lost', lost, selection } : { step: 'failed', error: failure, retry: hold });
      if (failure.status !== 409) context.report(failure);
    }
  }

  async function enter(fields: GuestFields): Promise<void> {
    const { stage: at } = store.getState();
    if (at.step === 'guest' && at.isSending) return;
    const wanted = purchase;
    stage({ step: 'guest', errors: {}, isSending: true });
    try {
      const token = await createGuest(page.client, fields, signal);
      if (purchase !== wanted) return;
      page.session.setGuest(token);
      isGuest = true;
    } catch (error) {
      if (signal.aborted || purchase !== wanted) return;
      const failure = asApiError(error);
      if (failure.status === 422) return stage({ step: 'guest', errors: fieldErrors(failure), isSending: false });
      stage({ step: 'failed', error: failure, retry: () => enter(fields) });
      return context.report(failure);
    }
    await hold();
  }

  async function confirm(): Promise<void> {
    const { stage: at, selection } = store.getState();
    if (at.step !== 'review' || at.isOrdering) return;
    const bought = purchase;
    stage({ ...at, isOrdering: true, notice: null });
    try {
      const { partner } = context.settings.getState();
      const { total } = at.hold.quote;
      const order = await createOrder(
        page.client,
        { hold: at.hold.id, total, partner },
        attempt.key('order', [at.hold.id, total]),
      );
      attempt.end();
      finish(order, bought);
    } catch (error) {
      const failure = asApiError(error);
      if (isAnswered(failure)) attempt.end();
      if (purchase !== bought) return;
      if (failure.code === 'hold-expired') return stage({ step: 'expired' });
      if (failure.code === 'quote-changed') return requote(at.hold, failure);
      const lost = lostSlots(failure, selection);
      if (lost.length > 0) return stage({ step: 'lost', lost, selection });
      stage({ ...at, isOrdering: false, notice: failure });
      context.report(failure);
    }
  }

  /** The new total, to be agreed to; without one the places are asked for again, which brings it. */
  function requote(held: Hold, notice: ApiError): void {
    try {
      const quote = decodeQuote(notice.problem['quote']);
      stage({ step: 'review', hold: { ...held, quote }, isOrdering: false, notice });
    } catch (error) {
      stage({ step: 'failed', error: asApiError(error), retry: hold });
      context.report(error);
    }
  }

  function finish(order: Order, bought: Purchase | null): void {
    stage({ step: 'done', order });
    endGuest();
    page.data.setState(({ bookingsVersion }) => ({ hold: null, bookingsVersion: bookingsVersion + 1 }));
    if (bought) setSelection(page, bought.calendar, []);
    emit(host, 'creneau-order', { order });
  }

  /** Ends the purchase, gives kept places back at once, and lets the calendar look again. */
  async function leave(): Promise<void> {
    const left = purchase;
    const { hold: held, purchase: current } = page.data.getState();
    purchase = null;
    stage({ step: 'idle' });
    // In one step: a purchase that still stood there would begin anew.
    page.data.setState({ hold: null, ...(current === left && { purchase: null }) });
    if (held) {
      await releaseHold(page.client, held.id).catch(() => null);
      page.data.setState(({ bookingsVersion }) => ({ bookingsVersion: bookingsVersion + 1 }));
    }
    await holding;
    if (purchase === null) endGuest();
  }

  /** A guest's token is for one hold and its order alone (decisions §7). */
  function endGuest(): void {
    if (isGuest) page.session.setGuest(null);
    isGuest = false;
  }

  function follow(data: PageData, before: PageData | null): void {
    if (data.purchase !== purchase) {
      if (isMine(data.purchase)) context.guard(() => begin(data.purchase as Purchase));
      else if (purchase) context.guard(leave);
      return;
    }
    const { stage: at, selection } = store.getState();
    if (!purchase || at.step === 'done') return;
    // Choosing something else ends the purchase and frees the places (decisions §7).
    if (selectionOf(data, purchase.calendar) !== selection) context.guard(leave);
    else if (at.step === 'guest' && data.isSignedIn && !before?.isSignedIn) context.guard(hold);
  }

  const stop = page.data.subscribe(follow);
  signal.addEventListener('abort', stop);
  queueMicrotask(() => {
    if (!signal.aborted) follow(page.data.getState(), null);
  });

  return {
    ...store,
    now: page.clock.now,
    enter,
    hold,
    expire() {
      page.data.setState({ hold: null });
      stage({ step: 'expired' });
    },
    confirm,
    async goOnWithRest() {
      const { stage: at } = store.getState();
      if (at.step !== 'lost' || !purchase) return;
      const rest = at.lost.reduce((selection, { id }) => deselectAll(id, selection), at.selection);
      store.setState({ selection: rest });
      setSelection(page, purchase.calendar, rest);
      page.data.setState(({ bookingsVersion }) => ({ bookingsVersion: bookingsVersion + 1 }));
      if (rest.length === 0) await leave();
      else await hold();
    },
    leave,
  };
}
