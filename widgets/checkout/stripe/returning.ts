import { createStore, type StoreApi } from 'zustand/vanilla';
import { readStored } from '../../shared/storage.ts';
import type { Work } from '../work.ts';
import { failureOf } from './load-stripe.ts';
import type { Opening } from './opening.ts';
import { type Returned, takeReturned } from './return-address.ts';

/** What Stripe says of a payment whose order can be asked for by nobody any more; null while it is not known. */
export type ToldPayment = 'paid' | 'processing' | 'unpaid' | null;

/** The way back from a bank's page. */
export interface Returning extends StoreApi<{ readonly told: ToldPayment }> {
  /** Cleans the address; `showTold` is asked for where Stripe alone can tell what has become of the payment. */
  take(showTold: () => void): void;
}

export function createReturning(work: Work, opening: Opening): Returning {
  const store = createStore<{ readonly told: ToldPayment }>()(() => ({ told: null }));
  return {
    ...store,
    take(showTold) {
      const returned = takeReturned();
      if (!returned) return;
      // The order is found by what was stored, and tells the truth itself.
      if (readStored('creneau.checkout') !== null || work.purchase()) return followOrder(work, returned);
      showTold();
      ask(returned.clientSecret);
    },
  };

  function ask(clientSecret: string): void {
    const stop = opening.subscribe((at) => {
      if (at.case !== 'open') return;
      work.context.guard(async () => {
        const { paymentIntent, error } = await at.stripe.retrievePaymentIntent(clientSecret);
        if (error) return opening.fail(failureOf(error), error.message);
        stop();
        const { status } = paymentIntent;
        store.setState({ told: status === 'succeeded' ? 'paid' : status === 'processing' ? 'processing' : 'unpaid' });
      });
    });
    opening.want();
  }
}

/** A bank that has refused is named where the order waits for another card. */
function followOrder(work: Work, { payment, isFailed }: Returned): void {
  if (!isFailed) return;
  const see = () => {
    const at = work.review();
    if (at?.order?.payment?.id !== payment || at.notice) return;
    stop();
    work.stage({ ...at, notice: { case: 'card', code: 'authentication-failed' } });
  };
  const stop = work.state.subscribe(see);
  work.context.signal.addEventListener('abort', stop);
  see();
}
