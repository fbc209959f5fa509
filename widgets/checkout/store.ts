import { createStore, type StoreApi } from 'zustand/vanilla';
import { deselectAll, type Selection } from '../../core/booking/selection.ts';
import type { SlotId } from '../../core/booking/slot.ts';
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

/** A slot that somebody else was given, with the case of its refusal. */
export interface LostSlot {
  readonly id: SlotId;
  readonly code: string;
}

/** Where a purchase stands. */
export type Stage =
  | { readonly step: 'idle' }
  | { readonly step: 'guest'; readonly errors: Readonly<Record<string, string>>; readonly isSending: boolean }
  | { readonly step: 'holding' }
  | { readonly step: 'review'; readonly hold: Hold; readonly isOrdering: boolean; readonly notice: ApiError | null }
  | { readonly step: 'expired' }
  | { readonly step: 'lost'; readonly lost: readonly LostSlot[]; readonly selection: Selection }
  | { readonly step: 'failed'; readonly error: ApiError }
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
      store.setState({ offer });
    });
    if (page.data.getState().isSignedIn || isGuest) await hold();
    else stage({ step: 'guest', errors: {}, isSending: false });
  }

  async function hold(): Promise<void> {
    const { selection } = store.getState();
    const slots = selection.map((slot) => slot.id);
    stage({ step: 'holding' });
    try {
      const held = await createHold(page.client, slots, attempt.key('hold', slots));
      attempt.end();
      if (signal.aborted || purchase === null) return void releaseHold(page.client, held.id).catch(() => null);
      page.data.setState({ hold: held });
      stage({ step: 'review', hold: held, isOrdering: false, notice: null });
    } catch (error) {
      const failure = asApiError(error);
      if (failure.kind === 'problem') attempt.end();
      stage(stageOf(failure, selection));
      if (failure.status !== 409) context.report(failure);
    }
  }

  async function confirm(): Promise<void> {
    const { stage: at, selection } = store.getState();
    if (at.step !== 'review' || at.isOrdering) return;
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
      finish(order);
    } catch (error) {
      const failure = asApiError(error);
      if (failure.kind === 'problem') attempt.end();
      if (failure.code === 'hold-expired') return stage({ step: 'expired' });
      if (failure.code === 'quote-changed') {
        const quote = decodeQuote(failure.problem['quote']);
        return stage({ ...at, hold: { ...at.hold, quote }, isOrdering: false, notice: failure });
      }
      const next = stageOf(failure, selection);
      stage(next.step === 'lost' ? next : { ...at, isOrdering: false, notice: failure });
      if (next.step !== 'lost') context.report(failure);
    }
  }

  function finish(order: Order): void {
    const bought = purchase;
    stage({ step: 'done', order });
    page.data.setState(({ bookingsVersion }) => ({ hold: null, bookingsVersion: bookingsVersion + 1 }));
    if (bought) setSelection(page, bought.calendar, []);
    emit(host, 'creneau-order', { order });
  }

  /** Gives kept places back at once, and lets the calendar look again. */
  async function release(): Promise<void> {
    const { hold: held } = page.data.getState();
    if (!held) return;
    page.data.setState({ hold: null });
    await releaseHold(page.client, held.id).catch(() => null);
    page.data.setState(({ bookingsVersion }) => ({ bookingsVersion: bookingsVersion + 1 }));
  }

  async function leave(): Promise<void> {
    purchase = null;
    stage({ step: 'idle' });
    const released = release();
    page.data.setState({ purchase: null });
    await released;
    if (isGuest) page.session.setGuest(null);
    isGuest = false;
  }

  function follow(data: PageData, before: PageData | null): void {
    const { step } = store.getState().stage;
    if (data.purchase !== purchase && step !== 'done') {
      if (isMine(data.purchase)) context.guard(() => begin(data.purchase as Purchase));
      else if (purchase && data.purchase === null) context.guard(leave);
      return;
    }
    if (!purchase || step === 'done' || !before) return;
    // Choosing something else ends the purchase and frees the places (decisions §7).
    const chosen = selectionOf(data, purchase.calendar);
    if (chosen !== selectionOf(before, purchase.calendar) && step !== 'lost') context.guard(leave);
    else if (step === 'guest' && data.isSignedIn && !before.isSignedIn) context.guard(hold);
  }

  const stop = page.data.subscribe(follow);
  signal.addEventListener('abort', stop);
  queueMicrotask(() => {
    if (!signal.aborted) follow(page.data.getState(), null);
  });

  return {
    ...store,
    now: page.clock.now,
    async enter(fields) {
      stage({ step: 'guest', errors: {}, isSending: true });
      try {
        page.session.setGuest(await createGuest(page.client, fields, signal));
        isGuest = true;
        await hold();
      } catch (error) {
        const failure = asApiError(error);
        if (failure.status !== 422) return stage({ step: 'failed', error: failure });
        stage({ step: 'guest', errors: fieldErrors(failure), isSending: false });
      }
    },
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

/** What a refused hold or order comes to: slots that were lost, or a failure. */
function stageOf(failure: ApiError, selection: Selection): Stage {
  const slots = failure.status === 409 ? failure.problem['slots'] : null;
  const lost = Array.isArray(slots) ? (slots as readonly LostSlot[]).filter((slot) => isIn(slot, selection)) : [];
  return lost.length > 0 ? { step: 'lost', lost, selection } : { step: 'failed', error: failure };
}

function isIn(slot: LostSlot, selection: Selection): boolean {
  return selection.some(({ id }) => id === slot?.id);
}

/** A form's problem document as `field → code`. */
function fieldErrors(failure: ApiError): Readonly<Record<string, string>> {
  const { errors } = failure.problem;
  const entries = (Array.isArray(errors) ? errors : []) as readonly { readonly field: string; readonly code: string }[];
  return Object.fromEntries(entries.map(({ field, code }) => [field, code]));
}
