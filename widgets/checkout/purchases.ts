import type { Selection } from '../../core/booking/selection.ts';
import type { PurchaseEvent } from '../../core/checkout/event.ts';
import { beginAfter, CHOOSING, isSettled, progressOf, type Stage } from '../../core/checkout/stage.ts';
import { giveBack } from '../shared/page/broken-off.ts';
import { type PageState, selectionOf } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { keptOf, type StoredPurchase, storePurchase } from '../shared/page/stored-purchase.ts';
import type { ItemSale } from './item.ts';
import { createAttempt } from './purchase/attempt.ts';
import { createGuestOf, type Guest } from './purchase/guest.ts';
import { hand, takeHanded } from './purchase/handed.ts';
import type { Runner } from './purchase/runner.ts';
import { runnerOf } from './purchase/runner-of.ts';
import { signIn } from './purchase/sign-in.ts';
import { type WorkOptions, workOf } from './purchase/work-of.ts';
import { shownStage } from './shown.ts';
import type { CheckoutState } from './state.ts';

/** The purchases of a checkout, one after the other. */
export interface Purchases {
  /** The one that the checkout is at; null between purchases. */
  current(): Purchase | null;
  stage(): Stage;
  /** Begins a purchase, in the place of any other. */
  begin(purchase: Purchase): Promise<void>;
  dispatch(event: PurchaseEvent): Promise<void>;
  /** Leaves the purchase as it is to another checkout, which begins it (D-one-checkout). No call may be under way. */
  handOver(): void;
  /** A user has signed in. What a guest holds is given back, and held again for the user. */
  signIn(): Promise<void>;
  /**
   * Ends the purchase because something else is selected; what was typed is kept for the next one, if nothing is
   * ordered (D-kept-typing).
   */
  chooseAnew(selection: Selection): Promise<void>;
  /** Settles when no call of the current purchase is under way. */
  settled(): Promise<void>;
  /** Forgets the guest: the token is for one hold and its order alone (D-guest-token). */
  endGuest(): void;
}

export interface PurchasesOptions extends Omit<WorkOptions, 'itemKey'> {
  readonly item: ItemSale;
}

export function createPurchases(options: PurchasesOptions): Purchases {
  const { context, state, item, port } = options;
  const { page, guard } = context;
  let attempt = createAttempt();
  const guest = createGuestOf(page);
  let purchase: Purchase | null = null;
  let runner: Runner | null = null;

  const stage = () => runner?.stage() ?? CHOOSING;
  const endGuest = () => {
    guest.end();
    state.setState({ guestFields: null });
  };

  function run(bought: Purchase, from: Stage): Runner {
    const isCurrent = () => runner === own;
    const work = workOf(bought, { context, state, port, itemKey: item.key, attempt, guest, isCurrent });
    const own = runnerOf(work, from, (next) => {
      // What was bought after all is shown, if nothing else has begun.
      if (isCurrent() || (runner === null && isSettled(next))) show(next, own);
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
    endGuest,
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
    handOver() {
      if (!purchase || !runner) return;
      hand(purchase, { stage: stage(), attempt, guest: guest.take(), shown: state.getState() });
      runner.stop();
      [purchase, runner, attempt] = [null, null, createAttempt()];
      state.setState({ stage: { step: 'idle' }, guestFields: null, guestName: '', cards: [] });
    },
    async begin(wanted) {
      if (isSettled(stage())) endGuest();
      const before = runner;
      const handed = takeHanded(wanted);
      const from = handed?.stage ?? (isOfSame(wanted, purchase) ? beginAfter(stage()) : CHOOSING);
      purchase = wanted;
      state.setState({ ...shownAtFirst(wanted, page), ...(from === CHOOSING && { cards: [] }), ...handed?.shown });
      if (handed) attempt = handed.attempt;
      runner = run(wanted, from);
      const begun = runner;
      if (before) guard(() => before.dispatch({ on: 'leave' }));
      if (!handed) return enter(begun, wanted, guest, options);
      if (handed.guest) guest.set(handed.guest);
      show(from, begun);
      // What waited for its time is asked for at once.
      return begun.dispatch({ on: 'look' });
    },
  };
}

/** Whether two purchases are of one calendar. */
function isOfSame(one: Purchase, other: Purchase | null): boolean {
  return one.case === 'slots' && other?.case === 'slots' && one.calendar === other.calendar;
}

function shownAtFirst(wanted: Purchase, { data }: PageState): Pick<CheckoutState, 'selection' | 'offer'> {
  return { selection: wanted.case === 'slots' ? selectionOf(data.getState(), wanted.calendar) : [], offer: null };
}

/** Begins a purchase, or resumes what was stored of it. */
async function enter(
  runner: Runner,
  wanted: Purchase,
  guest: Guest,
  { context: { page }, item }: PurchasesOptions,
): Promise<void> {
  const { isSignedIn } = page.data.getState();
  const stored = keptOf(wanted) ?? wanted.resumes;
  if (stored && isSignedIn && stored.guest) giveBack(page, stored, stored.guest);
  else if (stored) return resume(runner, wanted, stored, guest);
  const who = isSignedIn ? 'user' : guest.current() ? 'guest' : 'nobody';
  return runner.dispatch({ on: 'begin', who, needsAccount: item.needsAccount(wanted) });
}

function resume(runner: Runner, purchase: Purchase, stored: StoredPurchase, guest: Guest): Promise<void> {
  if (stored.guest) guest.set(stored.guest);
  // It is this page's from now on, and this page forgets it.
  storePurchase(stored, purchase);
  return runner.dispatch({ on: 'resume', hold: stored.hold, order: stored.order });
}
