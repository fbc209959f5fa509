import type { StoreApi } from 'zustand/vanilla';
import type { Selection } from '../../core/booking/selection.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { PurchaseEvent } from '../../core/checkout/event.ts';
import { progressOf } from '../../core/checkout/progress.ts';
import { CHOOSING, isSettled, type Stage } from '../../core/checkout/stage.ts';
import { releaseHold } from '../shared/api/booking/release-hold.ts';
import { fetchSlotted } from '../shared/api/catalogue/slotted.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { selectionOf, setSelection } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { forgetPurchase, isTakenOver, type StoredPurchase, storePurchase } from '../shared/page/stored-purchase.ts';
import type { attributes } from './attributes.ts';
import type { ItemSale } from './item.ts';
import type { PaymentPort } from './payment/port.ts';
import { createAttempt } from './purchase/attempt.ts';
import { isCall, makeCall } from './purchase/calls.ts';
import { performDeed } from './purchase/deeds.ts';
import { createGuestOf } from './purchase/guest.ts';
import { createKeep } from './purchase/keep.ts';
import { selectionOfHold } from './purchase/restore.ts';
import { createRunner, type Runner } from './purchase/runner.ts';
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

export function createPurchases({ context, state, item, port }: PurchasesOptions): Purchases {
  const { page, guard } = context;
  const attempt = createAttempt();
  const guest = createGuestOf(page);
  let purchase: Purchase | null = null;
  let runner: Runner | null = null;

  const stage = () => runner?.stage() ?? CHOOSING;

  function run(bought: Purchase): Runner {
    const isCurrent = () => runner === own;
    const work: PurchaseWork = {
      context,
      state,
      port,
      purchase: bought,
      attempt,
      keep: createKeep(page.client, context.signal),
      offered: loadOffer(bought, isCurrent),
      isCurrent,
      storageKey: () => (bought.case === 'slots' ? bought.calendar : item.key()),
      guest,
      select: (selection) => select(selection, bought),
      restore: (hold, offer) => select(selectionOfHold(hold, offer), bought),
    };
    const own = createRunner({
      isCall,
      call: (call, signal) => makeCall(call, work, signal),
      perform: (deed) => performDeed(deed, work),
      guard,
      signal: context.signal,
      onStage(next) {
        if (isCurrent()) show(next, own);
        // What was bought after all is shown, where nothing else has begun.
        else if (runner === null && isSettled(next)) show(next, own);
        if (next.step === 'expired' && isTakenOver(page.clock.now())) guard(() => own.dispatch({ on: 'other-tab' }));
      },
    });
    return own;
  }

  function select(selection: Selection, bought: Purchase): void {
    if (bought.case !== 'slots') return;
    // First here: a selection that is not the purchase's own would end it.
    state.setState({ selection });
    setSelection(page, bought.calendar, selection);
  }

  function show(next: Stage, own: Runner): void {
    const progress = progressOf(next);
    if (next.step === 'choosing' || next.step === 'leaving') purchase = null;
    else if (progress !== page.data.getState().progress) page.data.setState({ progress });
    state.setState({ stage: shownStage(next, own.dispatch) });
  }

  /** What the lost view and the next week need; the purchase goes on without it. */
  async function loadOffer(bought: Purchase, isCurrent: () => boolean): Promise<SlottedOffer | null> {
    if (bought.case !== 'slots') return null;
    try {
      const offer = await fetchSlotted(page.client, bought.event, { signal: context.signal });
      if (isCurrent()) state.setState({ offer });
      return offer;
    } catch (error) {
      context.report(error);
      return null;
    }
  }

  function resume(begun: Runner, stored: StoredPurchase): Promise<void> {
    if (stored.guest) guest.set(stored.guest);
    // It is this page's from now on, and this page forgets it.
    storePurchase(stored);
    return begun.dispatch({ on: 'resume', hold: stored.hold, order: stored.order });
  }

  return {
    current: () => purchase,
    stage,
    endGuest: guest.end,
    async signIn() {
      const at = stage();
      const { token } = guest.current() ?? {};
      if (token === undefined || at.step !== 'reviewing') return runner?.dispatch({ on: 'signed-in' });
      guest.end();
      forgetPurchase();
      await releaseHold(page.clientWith(token), at.sale.hold.id).catch(() => null);
      await runner?.dispatch({ on: 'hold' });
    },
    dispatch: async (event) => runner?.dispatch(event),
    settled: async () => runner?.settled(),
    async begin(wanted) {
      if (isSettled(stage())) guest.end();
      const before = runner;
      purchase = wanted;
      const selection = wanted.case === 'slots' ? selectionOf(page.data.getState(), wanted.calendar) : [];
      state.setState({ selection, offer: null, cards: [] });
      runner = run(wanted);
      const begun = runner;
      if (before) guard(() => before.dispatch({ on: 'leave' }));
      if (wanted.resumes) return resume(begun, wanted.resumes);
      const who = page.data.getState().isSignedIn ? 'user' : guest.current() ? 'guest' : 'nobody';
      return begun.dispatch({ on: 'begin', who, needsAccount: item.needsAccount(wanted) });
    },
  };
}
