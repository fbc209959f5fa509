import { createStore, type StoreApi } from 'zustand/vanilla';
import { deselectAll, type Selection } from '../../core/booking/selection.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { Hold } from '../../core/checkout/hold.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { FoundUser } from '../../core/checkout/wishes.ts';
import { NO_WISHES } from '../../core/checkout/wishes.ts';
import { searchUsers } from '../shared/api/booking/gift.ts';
import { releaseHold } from '../shared/api/booking/hold.ts';
import { fetchCards } from '../shared/api/booking/payment.ts';
import { fetchSlotted } from '../shared/api/catalogue/slotted.ts';
import { asApiError } from '../shared/api/errors.ts';
import { createGuest, type GuestFields } from '../shared/api/person.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import { bookingsChanged, endPurchase, type PageData, selectionOf, setSelection } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { forgetPurchase, storePurchase } from '../shared/page/stored-purchase.ts';
import { createAttempt } from './attempt.ts';
import type { attributes } from './attributes.ts';
import { fieldErrors } from './failure.ts';
import { createFinished, type Finished } from './finished.ts';
import { createHolding } from './holding.ts';
import { createItem } from './item.ts';
import { createPaying, type Paying } from './paying.ts';
import { createPayments } from './payments.ts';
import { createQuoting, type Quoting } from './quoting.ts';
import { resume } from './resuming.ts';
import type { Review } from './review.ts';
import { retire } from './stand-in.ts';
import { type CheckoutState, isAnswering, isSettled, NOTHING_BOUGHT } from './state.ts';
import type { Work } from './work.ts';

export interface CheckoutStore
  extends StoreApi<CheckoutState>,
    Pick<Paying, 'confirm' | 'authenticate' | 'loadPayments'>,
    Pick<Quoting, 'change'>,
    Finished {
  /** The API's time, in milliseconds since 1970. */
  now(): number;
  /** Begins the purchase of what the `item` attribute names. */
  buyItem(): Promise<void>;
  retryItem(): Promise<void>;
  /** Goes on as a guest with these details. */
  enter(fields: GuestFields): Promise<void>;
  /** Keeps the places (again). */
  hold(): Promise<void>;
  expire(): Promise<void>;
  /** People whom a gift can be for. */
  search(text: string): Promise<readonly FoundUser[]>;
  /** Goes on without the slots that were lost, or with those that are proposed in their place. */
  goOn(how: 'with-rest' | 'instead'): Promise<void>;
  /** Leaves the purchase, or closes its confirmation; places that are kept are given back. */
  leave(): Promise<void>;
}

export function createCheckoutStore(context: WidgetContext<typeof attributes>): CheckoutStore {
  const { host, page, signal } = context;
  const { isSignedIn } = page.data.getState();
  const store = createStore<CheckoutState>()(() => ({ ...NOTHING_BOUGHT, isSignedIn }));
  let purchase: Purchase | null = null;
  let offered: Promise<SlottedOffer | null> = Promise.resolve(null);
  let isGuest = false;

  const work: Work = {
    context,
    state: store,
    attempt: createAttempt(),
    purchase: () => purchase,
    offered: () => offered,
    stage: (next) => store.setState({ stage: next }),
    review() {
      const { stage } = store.getState();
      return stage.step === 'review' ? stage : null;
    },
    remember(hold, order) {
      if (isGuest || !purchase) return;
      const [key, what] = purchase.case === 'slots' ? [purchase.calendar, purchase.event] : [item.key(), purchase.item];
      storePurchase({ key, what, hold, order: order?.id ?? null, at: page.clock.now() });
    },
    arrive,
    expire,
    finish,
  };
  const { stage } = work;
  const item = createItem(work);
  const holding = createHolding(work);
  const quoting = createQuoting(work);
  const paying = createPaying(work, createPayments(work), holding, quoting);

  const isMine = (wanted: Purchase | null): boolean => {
    if (wanted?.case !== 'slots') return wanted !== null && item.isOwn(wanted);
    const { for: calendar, item: sold } = context.attributes.getState();
    return sold === null && (calendar === null || calendar === wanted.calendar);
  };

  async function begin(wanted: Purchase): Promise<void> {
    if (isSettled(store.getState().stage)) endGuest();
    purchase = wanted;
    const selection = wanted.case === 'slots' ? selectionOf(page.data.getState(), wanted.calendar) : [];
    store.setState({ selection, offer: null, cards: [], left: new Set() });
    offered = loadOffer(wanted);
    if (wanted.resumes) return resume(work, wanted.resumes, leave);
    if (page.data.getState().isSignedIn || isGuest) await holding.hold();
    else stage(item.needsAccount(wanted) ? { step: 'account' } : { step: 'guest', errors: {}, isSending: false });
  }

  /** What the lost view and the next week need; the purchase goes on without it. */
  async function loadOffer(wanted: Purchase): Promise<SlottedOffer | null> {
    if (wanted.case !== 'slots') return null;
    try {
      const offer = await fetchSlotted(page.client, wanted.event, { signal });
      if (purchase === wanted) store.setState({ offer });
      return offer;
    } catch (error) {
      context.report(error);
      return null;
    }
  }

  function arrive(hold: Hold, more: Partial<Review> = {}): void {
    page.data.setState({ hold });
    const fresh = { asked: null, order: null, isFixed: false, busy: null, isAuthenticating: false } as const;
    stage({ step: 'review', hold, wishes: NO_WISHES, ...fresh, notice: null, errors: {}, ...more });
    if (hold.quote.subtotal === 0 || !page.data.getState().isSignedIn) return;
    const bought = purchase;
    context.guard(async () => {
      const cards = await fetchCards(page.client).catch(() => []);
      if (purchase === bought) store.setState({ cards });
    });
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
    await holding.hold();
  }

  function finish(order: Order, bought: Purchase | null): void {
    // A newer purchase under way is not drawn over.
    const isOurs = purchase === null || purchase === bought;
    if (!isOurs) return void (order.state === 'confirmed' && emit(host, 'creneau-order', { order }));
    forgetPurchase();
    if (order.state === 'confirmed') stage({ step: 'done', order, isBusy: false, error: null });
    else if (order.state === 'expired') stage({ step: 'expired' });
    else stage({ step: order.state === 'refunded' ? 'refunded' : 'cancelled', order });
    page.data.setState({ hold: null });
    bookingsChanged(page);
    if (order.state !== 'confirmed') return;
    if (bought?.case === 'slots') setSelection(page, bought.calendar, []);
    emit(host, 'creneau-order', { order });
  }

  function expire(): void {
    forgetPurchase();
    page.data.setState({ hold: null });
    stage({ step: 'expired' });
  }

  /** Ends the purchase, gives kept places back at once, and lets the calendar look again. */
  async function leave(): Promise<void> {
    const left = purchase;
    const review = work.review();
    const { hold: held } = page.data.getState();
    purchase = null;
    stage({ step: 'idle' });
    endPurchase(page, left);
    // What is being paid is ended by its payment's answer.
    if (review?.order && review.busy !== 'paying') await paying.giveUp(review.order);
    else if (held && !review?.order) {
      await releaseHold(page.client, held.id).catch(() => null);
      bookingsChanged(page);
    }
    await holding.settled();
    if (purchase !== null) return;
    endGuest();
    retire(host);
  }

  /** A guest's token is for one hold and its order alone (D-guest-token). */
  function endGuest(): void {
    if (isGuest) page.session.setGuest(null);
    isGuest = false;
  }

  function follow(data: PageData, before: PageData | null): void {
    if (data.isSignedIn !== store.getState().isSignedIn) store.setState({ isSignedIn: data.isSignedIn });
    if (data.isSignedIn && !before?.isSignedIn) item.resume();
    if (page.data.getState() !== data) return;
    if (data.purchase !== purchase) {
      if (isMine(data.purchase)) context.guard(() => begin(data.purchase as Purchase));
      else if (purchase) context.guard(leave);
      return;
    }
    const { stage: at, selection } = store.getState();
    // What is being ordered or paid goes on to its answer.
    if (!purchase || isSettled(at) || isAnswering(at)) return;
    const isOther = purchase.case === 'slots' && selectionOf(data, purchase.calendar) !== selection;
    const isAsked = at.step === 'guest' || at.step === 'account';
    // Choosing something else ends the purchase and frees the places (D-hold-release).
    if (isOther) context.guard(leave);
    else if (isAsked && data.isSignedIn && !before?.isSignedIn) context.guard(holding.hold);
  }

  signal.addEventListener('abort', page.data.subscribe(follow));
  const leaveOther = () => context.guard(() => purchase && leave());
  signal.addEventListener('abort', item.follow(leaveOther));
  queueMicrotask(() => signal.aborted || follow(page.data.getState(), null));

  return {
    ...store,
    ...createFinished(work),
    now: page.clock.now,
    buyItem: item.buy,
    loadPayments: paying.loadPayments,
    retryItem: item.load,
    enter,
    hold: holding.hold,
    expire: paying.timeUp,
    change: quoting.change,
    confirm: paying.confirm,
    authenticate: paying.authenticate,
    search: (text) => searchUsers(page.client, text, signal),
    async goOn(how) {
      const { stage: at } = store.getState();
      if (at.step !== 'lost' || purchase?.case !== 'slots') return;
      const rest = at.lost.reduce<Selection>((chosen, { id }) => deselectAll(id, chosen), at.selection);
      const selection = how === 'instead' ? (at.instead ?? rest) : rest;
      store.setState({ selection });
      setSelection(page, purchase.calendar, selection);
      bookingsChanged(page);
      if (selection.length === 0) await leave();
      else await holding.hold();
    },
    leave: () => paying.back(leave),
  };
}
