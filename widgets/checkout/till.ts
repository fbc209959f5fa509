import type { Selection } from '../../core/booking/selection.ts';
import type { PurchaseEvent } from '../../core/checkout/event.ts';
import { beginAfter, CHOOSING, isSettled, progressOf, type Stage } from '../../core/checkout/stage.ts';
import { type PageState, selectionOf } from '../shared/page/page-state.ts';
import type { Purchase, StoredGuest, StoredPurchase } from '../shared/page/purchase.ts';
import { giveBack } from '../shared/selling/interrupted.ts';
import { storedOf, storePurchase } from '../shared/selling/stored.ts';
import type { OfferedItemSale } from './item.ts';
import { type Attempt, createAttempt } from './runner/attempt.ts';
import { createPurchaseContext, type PurchaseContextOptions } from './runner/contexts.ts';
import { createGuestOf, type Guest } from './runner/guest.ts';
import type { Runner } from './runner/runner.ts';
import { runnerOf } from './runner/runner.ts';
import { signIn } from './runner/sign-in.ts';
import type { CheckoutState } from './state.ts';

/** What a checkout shows of a purchase besides its stage. */
type Shown = Pick<CheckoutState, 'selection' | 'offer' | 'cards' | 'guestName' | 'guestFields'>;

/** A purchase that one checkout hands over to another, so that nothing is held or ordered a second time. */
export interface Handover {
  readonly stage: Stage;
  readonly attempt: Attempt;
  readonly guest: StoredGuest | undefined;
  readonly shown: Shown;
}

/** The till of a checkout: carries out its purchases, one after the other. */
export interface Till {
  /** Returns the current purchase; null between purchases. */
  current(): Purchase | null;
  stage(): Stage;
  /** Begins a purchase, which replaces the current one, or goes on with one that was handed over. */
  begin(purchase: Purchase, handover?: Handover | null): Promise<void>;
  dispatch(event: PurchaseEvent): Promise<void>;
  /**
   * Gives the purchase up to another checkout, which continues it (D-one-checkout); null without a purchase. No call may
   * be under way.
   */
  handOver(): Handover | null;
  /** After a guest has signed in, releases the guest's hold and holds the places again for the user. */
  signIn(): Promise<void>;
  /**
   * Ends the purchase because the selection has changed. If nothing is ordered yet, what was typed is kept for the next
   * purchase (D-kept-typing).
   */
  chooseAnew(selection: Selection): Promise<void>;
  /** Settles when no call of the current purchase is under way. */
  settled(): Promise<void>;
  /** Forgets the guest, whose token is valid for one hold and its order only (D-guest-token). */
  endGuest(): void;
}

interface TillOptions extends Omit<PurchaseContextOptions, 'itemKey'> {
  readonly item: OfferedItemSale;
}

export function createTill(options: TillOptions): Till {
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
    const purchaseContext = createPurchaseContext(bought, {
      context,
      state,
      port,
      itemKey: item.key,
      attempt,
      guest,
      isCurrent,
    });
    const own = runnerOf(purchaseContext, from, (next) => {
      // If an order ends after its purchase was handed over, its outcome is shown, unless another purchase has begun.
      if (isCurrent() || (runner === null && isSettled(next))) show(next);
    });
    return own;
  }

  function show(next: Stage): void {
    const progress = progressOf(next);
    if (next.step === 'choosing' || next.step === 'leaving') purchase = null;
    else if (progress !== page.data.getState().progress) page.data.setState({ progress });
    state.setState({ stage: next });
  }

  return {
    current: () => purchase,
    stage,
    endGuest,
    async signIn() {
      if (runner) await signIn(page, runner, guest);
    },
    async chooseAnew(selection) {
      // Set before the event is dispatched: the purchase has this selection from now on.
      state.setState({ selection });
      await runner?.dispatch({ on: 'choose-anew' });
    },
    dispatch: async (event) => runner?.dispatch(event),
    settled: async () => runner?.settled(),
    handOver() {
      if (!purchase || !runner) return null;
      const { selection, offer, cards, guestName, guestFields } = state.getState();
      const shown = { selection, offer, cards, guestName, guestFields };
      const handover = { stage: stage(), attempt, guest: guest.take(), shown };
      runner.stop();
      [purchase, runner, attempt] = [null, null, createAttempt()];
      state.setState({ stage: CHOOSING, guestFields: null, guestName: '', cards: [] });
      return handover;
    },
    async begin(wanted, handover) {
      if (isSettled(stage())) endGuest();
      const before = runner;
      const from = handover?.stage ?? (isOfSame(wanted, purchase) ? beginAfter(stage()) : CHOOSING);
      purchase = wanted;
      state.setState({ ...shownAtFirst(wanted, page), ...(from === CHOOSING && { cards: [] }), ...handover?.shown });
      if (handover) attempt = handover.attempt;
      runner = run(wanted, from);
      const begun = runner;
      if (before) guard(() => before.dispatch({ on: 'leave' }));
      if (!handover) return beginOrResume(begun, wanted, guest, options);
      if (handover.guest) guest.set(handover.guest);
      show(from);
      // A request that was waiting for its retry is sent at once.
      return begun.dispatch({ on: 'retry' });
    },
  };
}

/** Whether both purchases are of slots of the same calendar. */
function isOfSame(one: Purchase, other: Purchase | null): boolean {
  return one.case === 'slots' && other?.case === 'slots' && one.calendar === other.calendar;
}

function shownAtFirst(wanted: Purchase, { data }: PageState): Pick<CheckoutState, 'selection' | 'offer'> {
  return { selection: wanted.case === 'slots' ? selectionOf(data.getState(), wanted.calendar) : [], offer: null };
}

/** Begins a purchase, or resumes a stored one. */
async function beginOrResume(
  runner: Runner,
  wanted: Purchase,
  guest: Guest,
  { context: { page }, item }: TillOptions,
): Promise<void> {
  const { isSignedIn } = page.data.getState();
  const stored = storedOf(wanted) ?? wanted.resumes;
  if (stored && isSignedIn && stored.guest) giveBack(page, stored, stored.guest);
  else if (stored) return resume(runner, wanted, stored, guest);
  const who = isSignedIn ? 'user' : guest.current() ? 'guest' : 'nobody';
  return runner.dispatch({ on: 'begin', who, needsAccount: item.needsAccount(wanted) });
}

function resume(runner: Runner, purchase: Purchase, stored: StoredPurchase, guest: Guest): Promise<void> {
  if (stored.guest) guest.set(stored.guest);
  // Stores it as a purchase of this page, so that the page forgets it when it ends.
  storePurchase(stored, purchase);
  return runner.dispatch({ on: 'resume', hold: stored.hold, order: stored.order });
}
