import type { StoreApi } from 'zustand/vanilla';
import type { Selection } from '../../core/booking/selection.ts';
import type { PurchaseEvent } from '../../core/checkout/event.ts';
import { beginAfter, CHOOSING, isSettled, progressOf, type Stage } from '../../core/checkout/stage.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { giveBack } from '../shared/page/broken-off.ts';
import { selectionOf } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { isTakenOver, keptOf, type StoredPurchase, storePurchase } from '../shared/page/stored-purchase.ts';
import type { attributes } from './attributes.ts';
import type { ItemSale } from './item.ts';
import type { PaymentPort } from './payment/port.ts';
import { createAttempt } from './purchase/attempt.ts';
import { isCall, makeCall } from './purchase/calls.ts';
import { performDeed } from './purchase/deeds.ts';
import { createGuestOf, type Guest } from './purchase/guest.ts';
import { createKeep } from './purchase/keep.ts';
import { loadOffer } from './purchase/load-offer.ts';
import { createRunner, type Runner } from './purchase/runner.ts';
import { selectFor } from './purchase/select.ts';
import { signIn } from './purchase/sign-in.ts';
import { shownStage } from './shown.ts';
import type { CheckoutState } from './state.ts';
import type { PurchaseWork } from './work.ts';

/** The purchases of a checkout, one after the other. */
export interface Purchases {
  /** The one that the checkout is at; null between purchases. */
  current(): Purchase | null;
  stage(): Stage;
  /** Begins a purchase, in the place of any other. */
  begin(purchase: Purchase): Promise<void>;
  dispatch(event: PurchaseEvent): Promise<void>;
  /** A user has signed in. What a guest holds is given back, and held again for the user. */
  signIn(): Promise<void>;
  /** Something else is selected: what was typed waits for the purchase of it, where nothing is ordered (D-kept-typing). */
  chooseAnew(selection: Selection): Promise<void>;
  /** Settles when no call of the current purchase is under way. */
  settled(): Promise<void>;
  /** A guest's token is for one hold and its order alone (D-guest-token). */
  endGuest(): void;
}

interface PurchasesOptions {
  readonly context: WidgetContext<typeof attributes>;
  readonly state: StoreApi<CheckoutState>;
  readonly item: ItemSale;
  readonly port: PaymentPort;
}

export function createPurchases(options: PurchasesOptions): Purchases {
  const { context, state, item } = options;
  const { page, guard } = context;
  const attempt = createAttempt();
  const guest = createGuestOf(page);
  let purchase: Purchase | null = null;
  let runner: Runner | null = null;

  const stage = () => runner?.stage() ?? CHOOSING;

  function run(bought: Purchase, from: Stage): Runner {
    const isCurrent = () => runner === own;
    const work = workOf(bought, { ...options, attempt, guest, isCurrent });
    const own = createRunner({
      from,
      isCall,
      call: (call, signal) => makeCall(call, work, signal),
      perform: (deed) => performDeed(deed, work),
      guard,
      signal: context.signal,
      onStage(next) {
        // What was bought after all is shown, where nothing else has begun.
        if (isCurrent() || (runner === null && isSettled(next))) show(next, own);
        if (next.step === 'expired' && isTakenOver(page.clock.now())) guard(() => own.dispatch({ on: 'other-tab' }));
      },
    });
    return own;
  }

  function show(next: Stage, own: Runner): void {
    const progress = progressOf(next);
    if (next.step === 'choosing' || next.step === 'leaving') purchase = null;
    else if (progress !== page.data.getState().progress) page.data.setState({ progress });
    state.setState({ stage: shownStage(next, own.dispatch) });
  }

  return {
    current: () => purchase,
    stage,
    endGuest: guest.end,
    async signIn() {
      if (runner) await signIn(page, runner, guest);
    },
    async chooseAnew(selection) {
      // First here: it is the purchase's from now on.
      state.setState({ selection });
      await runner?.dispatch({ on: 'choose-anew' });
    },
    dispatch: async (event) => runner?.dispatch(event),
    settled: async () => runner?.settled(),
    async begin(wanted) {
      if (isSettled(stage())) guest.end();
      const before = runner;
      const from = isOfSame(wanted, purchase) ? beginAfter(stage()) : CHOOSING;
      purchase = wanted;
      const selection = wanted.case === 'slots' ? selectionOf(page.data.getState(), wanted.calendar) : [];
      state.setState({ selection, offer: null, ...(from === CHOOSING && { cards: [] }) });
      runner = run(wanted, from);
      const begun = runner;
      if (before) guard(() => before.dispatch({ on: 'leave' }));
      const { isSignedIn } = page.data.getState();
      const stored = keptOf(wanted) ?? wanted.resumes;
      if (stored && isSignedIn && stored.guest) giveBack(page, stored, stored.guest);
      else if (stored) return resume(begun, wanted, stored, guest);
      const who = isSignedIn ? 'user' : guest.current() ? 'guest' : 'nobody';
      return begun.dispatch({ on: 'begin', who, needsAccount: item.needsAccount(wanted) });
    },
  };
}

/** Whether two purchases are of one calendar. */
function isOfSame(one: Purchase, other: Purchase | null): boolean {
  return one.case === 'slots' && other?.case === 'slots' && one.calendar === other.calendar;
}

/** What the calls of a purchase are made with. */
function workOf(
  bought: Purchase,
  { context, state, item, port, ...own }: PurchasesOptions & Pick<PurchaseWork, 'attempt' | 'guest' | 'isCurrent'>,
): PurchaseWork {
  const { page, signal } = context;
  return {
    ...{ context, state, port, ...own, purchase: bought },
    keep: createKeep(page.client, signal),
    offered: loadOffer(context, bought, (offer) => own.isCurrent() && state.setState({ offer })),
    storageKey: () => (bought.case === 'slots' ? bought.calendar : item.key()),
    select: selectFor(bought, page, state),
  };
}

function resume(runner: Runner, purchase: Purchase, stored: StoredPurchase, guest: Guest): Promise<void> {
  if (stored.guest) guest.set(stored.guest);
  // It is this page's from now on, and this page forgets it.
  storePurchase(stored, purchase);
  return runner.dispatch({ on: 'resume', hold: stored.hold, order: stored.order });
}
