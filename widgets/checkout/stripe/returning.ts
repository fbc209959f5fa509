import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { until } from '../../shared/base/until.ts';
import { openAround } from '../../shared/page/embedding/over-body.ts';
import { storedGuestPurchase, storedPurchase } from '../../shared/selling/stored.ts';
import { ASK_MS } from '../payments.ts';
import { reviewOf } from '../provider/review.ts';
import type { CheckoutContext } from '../runner/contexts.ts';
import { failureOf } from './load-stripe.ts';
import type { Opening } from './opening.ts';
import { type Returned, takeReturned } from './return-address.ts';

/** The state of a payment at Stripe, for a buyer who cannot read the order any more; null while it is not known. */
export type ReportedPayment = 'paid' | 'processing' | 'unpaid' | null;

/** Handles the return from a bank's page. */
export interface Returning extends StoreApi<{ readonly reported: ReportedPayment }> {
  /** Handles the return, if there is one; calls `showReported` if only Stripe can tell the outcome of the payment. */
  take(showReported: () => void): void;
}

export function createReturning(checkout: CheckoutContext, opening: Opening): Returning {
  const store = createStore<{ readonly reported: ReportedPayment }>()(() => ({ reported: null }));
  return {
    ...store,
    take(showReported) {
      const returned = takeReturned();
      if (!returned) return;
      const { guard, host } = checkout.context;
      guard(() => openAround(host));
      const guests = storedGuestPurchase(checkout.context.page.url);
      const users = storedPurchase();
      // The stored purchase names the order, which shows its state itself as soon as its buyer is known.
      if (guests || users || checkout.purchase()) followOrder(checkout, returned);
      if (checkout.purchase() || (checkout.state.getState().isSignedIn ? users : guests)) return;
      showReported();
      ask(returned.clientSecret);
    },
  };

  function ask(clientSecret: string): void {
    const { guard, signal } = checkout.context;
    let again: ReturnType<typeof setTimeout> | undefined;
    until(signal, () => clearTimeout(again));
    const report = async (stripe: Stripe): Promise<void> => {
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      if (error && !store.getState().reported) return opening.fail(failureOf(error), error.message);
      stop();
      if (paymentIntent) store.setState({ reported: reportedOf(paymentIntent) });
      if (store.getState().reported !== 'processing') return;
      if (!signal.aborted) again = setTimeout(() => guard(() => report(stripe)), ASK_MS);
    };
    const stop = opening.subscribe((at) => {
      if (at.case === 'open') guard(() => report(at.stripe));
    });
    opening.request();
  }
}

function reportedOf({ status }: PaymentIntent): ReportedPayment {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'processing' : 'unpaid';
}

/** If the bank refused the payment, shows the refusal once the order waits for another card. */
function followOrder(checkout: CheckoutContext, { payment, isFailed }: Returned): void {
  if (!isFailed) return;
  const see = () => {
    const review = reviewOf(checkout.state.getState().stage);
    if (review?.order?.payment?.id !== payment || review.busy !== null || review.notice) return;
    stop();
    checkout.context.guard(() => checkout.dispatch({ on: 'bank-refused' }));
  };
  const stop = checkout.state.subscribe(see);
  until(checkout.context.signal, stop);
  see();
}
