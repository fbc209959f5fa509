import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openAround } from '../../shared/page/embedding/over-body.ts';
import { storedGuestPurchase, storedPurchase } from '../../shared/page/stored-purchase.ts';
import { ASK_MS } from '../payments.ts';
import type { Work } from '../purchase/work.ts';
import { failureOf } from './load-stripe.ts';
import type { Opening } from './opening.ts';
import { type Returned, takeReturned } from './return-address.ts';

/** What Stripe says about a payment, if nobody can read its order any more; null while it is not known. */
export type ToldPayment = 'paid' | 'processing' | 'unpaid' | null;

/** The way back from a bank's page. */
export interface Returning extends StoreApi<{ readonly told: ToldPayment }> {
  /** Takes up the return; `showTold` is called if only Stripe knows the outcome of the payment. */
  take(showTold: () => void): void;
}

export function createReturning(work: Work, opening: Opening): Returning {
  const store = createStore<{ readonly told: ToldPayment }>()(() => ({ told: null }));
  return {
    ...store,
    take(showTold) {
      const returned = takeReturned();
      if (!returned) return;
      const { guard, host } = work.context;
      guard(() => openAround(host));
      const guests = storedGuestPurchase(work.context.page.url);
      const users = storedPurchase();
      // The order is found by what was stored, and shows its state itself as soon as its buyer is known.
      if (guests || users || work.purchase()) followOrder(work, returned);
      if (work.purchase() || (work.state.getState().isSignedIn ? users : guests)) return;
      showTold();
      ask(returned.clientSecret);
    },
  };

  function ask(clientSecret: string): void {
    const { guard, signal } = work.context;
    let again: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => clearTimeout(again));
    const tell = async (stripe: Stripe): Promise<void> => {
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      if (error && !store.getState().told) return opening.fail(failureOf(error), error.message);
      stop();
      if (paymentIntent) store.setState({ told: toldOf(paymentIntent) });
      if (store.getState().told !== 'processing') return;
      if (!signal.aborted) again = setTimeout(() => guard(() => tell(stripe)), ASK_MS);
    };
    const stop = opening.subscribe((at) => {
      if (at.case === 'open') guard(() => tell(at.stripe));
    });
    opening.want();
  }
}

function toldOf({ status }: PaymentIntent): ToldPayment {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'processing' : 'unpaid';
}

/** A bank that has refused is named once the order waits for another card. */
function followOrder(work: Work, { payment, isFailed }: Returned): void {
  if (!isFailed) return;
  const see = () => {
    const { stage } = work.state.getState();
    const isWaiting = stage.step === 'review' && stage.busy === null && stage.order?.payment?.id === payment;
    if (!isWaiting || stage.notice) return;
    stop();
    work.context.guard(() => work.dispatch({ on: 'bank-refused' }));
  };
  const stop = work.state.subscribe(see);
  work.context.signal.addEventListener('abort', stop);
  see();
}
