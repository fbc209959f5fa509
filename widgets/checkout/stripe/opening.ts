import type { Stripe } from '@stripe/stripe-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { until } from '../../shared/base/until.ts';
import { hasConsent } from '../../shared/page/consent.ts';
import { warnOfUnsetConsent } from '../../shared/page/embedding/warn-of-unset-consent.ts';
import { emit } from '../../shared/page/emit.ts';
import type { CheckoutContext } from '../runner/contexts.ts';
import { loadStripeCode, type StripeFailure } from './load-stripe.ts';

/** The state of Stripe's code: not needed (`off`), without the page's consent, loading, failed, or loaded (`open`). */
export type OpeningState =
  | { readonly case: 'off' }
  | { readonly case: 'consent' }
  | { readonly case: 'loading' }
  | { readonly case: 'failed'; readonly why: StripeFailure }
  | { readonly case: 'open'; readonly stripe: Stripe };

/** Fetches Stripe's code when it is requested and the page's consent allows it. */
export interface Opening extends StoreApi<OpeningState> {
  request(): void;
  leave(): void;
  retry(): void;
  askConsent(): void;
  /** Reports that the loaded code is unusable; `said` is Stripe's message. */
  fail(why: StripeFailure, said?: string): void;
}

export function createOpening({ context }: CheckoutContext, publicKey: string): Opening {
  const { host, settings, guard } = context;
  const store = createStore<OpeningState>()(() => ({ case: 'off' }));
  let isRequested = false;
  let latest = 0;

  async function open(): Promise<void> {
    latest += 1;
    const mine = latest;
    if (!isRequested) return store.setState({ case: 'off' }, true);
    warnOfUnsetConsent(settings.getState().consent);
    if (!hasConsent(settings.getState().consent, 'payment')) return store.setState({ case: 'consent' }, true);
    store.setState({ case: 'loading' }, true);
    const loaded = await loadStripeCode(publicKey);
    if (mine !== latest) return;
    if (loaded.case === 'loaded') store.setState({ case: 'open', stripe: loaded.stripe }, true);
    else fail(loaded.why);
  }

  function fail(why: StripeFailure, said?: string): void {
    store.setState({ case: 'failed', why }, true);
    context.report(new Error(`Stripe's code cannot be used: ${why}${said === undefined ? '' : `, ${said}`}.`));
  }

  const start = () => guard(open);
  const stop = settings.subscribe(({ consent }, before) => {
    // Consent for another purpose changes nothing: the form would lose what was typed.
    if (isRequested && hasConsent(consent, 'payment') !== hasConsent(before.consent, 'payment')) start();
  });
  until(context.signal, stop);
  const setRequested = (isIt: boolean) => {
    if (isRequested === isIt) return;
    isRequested = isIt;
    start();
  };
  return {
    ...store,
    request: () => setRequested(true),
    leave: () => setRequested(false),
    retry: start,
    askConsent: () => void emit(host, 'creneau-consentrequired', { purpose: 'payment' }),
    fail,
  };
}
