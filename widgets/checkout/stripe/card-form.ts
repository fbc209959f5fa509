import type { StripeError } from '@stripe/stripe-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { followScheme } from '../../shared/base/scheme.ts';
import { until } from '../../shared/base/until.ts';
import { reviewOf } from '../provider/review.ts';
import type { CheckoutContext } from '../runner/contexts.ts';
import { failureOf } from './load-stripe.ts';
import type { Opening } from './opening.ts';
import { type PlacedForm, type Price, placeForm } from './placed-form.ts';

/** Stripe's form, placed once its code is loaded and something is to be paid; its price follows the quote. */
export interface CardForm extends StoreApi<CardFormState> {
  /** Shows the form, with the look of the view's `root`. */
  show(root: Element | null): void;
  hide(): void;
  /** Replaces the form by an empty one, and tells the visitor. */
  renew(): void;
  /** Returns the form that is in the page; null if there is none. */
  placed(): PlacedForm | null;
}

export interface CardFormState {
  readonly isReady: boolean;
  /** The means of payment that is chosen in the form; `card` by default. */
  readonly means: string;
  /** Whether the form was replaced by an empty one, and nothing has been typed since. */
  readonly isAnew: boolean;
  /** Whether the bank's step is a separate page. */
  readonly leadsAway: boolean;
}

const NOTHING: CardFormState = { isReady: false, means: 'card', isAnew: false, leadsAway: false };

export function createCardForm(checkout: CheckoutContext, opening: Opening): CardForm {
  const { host, settings, signal, report, guard } = checkout.context;
  const store = createStore<CardFormState>()(() => NOTHING);
  let placed: PlacedForm | null = null;
  let root: Element | null = null;

  function follow(): void {
    const at = opening.getState();
    const price = priceOf(checkout);
    if (at.case !== 'open' || !price) remove();
    else if (placed) placed.setPrice(price);
    else {
      try {
        placed = placeForm(at.stripe, host, { price, lang: settings.getState().lang, root: () => root }, events);
        store.setState({ leadsAway: placed.leadsAway });
      } catch (error) {
        report(error);
        opening.fail('outdated');
      }
    }
  }

  const events = {
    guard,
    onReady: () => store.setState({ isReady: true }),
    onChange: (isEmpty: boolean) =>
      store.setState(({ isAnew }) => ({ means: placed?.means() ?? 'card', isAnew: isAnew && isEmpty })),
    onMoved: renew,
    onFailure: (error: StripeError) => opening.fail(failureOf(error), error.message),
  };

  function renew(): void {
    remove();
    store.setState({ isAnew: true });
    follow();
  }

  function remove(): void {
    placed?.remove();
    placed = null;
    store.setState(NOTHING);
  }

  let stopFollowing = () => {};
  until(
    signal,
    opening.subscribe(follow),
    checkout.state.subscribe(follow),
    settings.subscribe(({ lang }, before) => lang !== before.lang && placed?.setLocale(lang)),
    () => stopFollowing(),
    remove,
  );
  return {
    ...store,
    show(shown) {
      root = shown;
      placed?.setAppearance();
      stopFollowing();
      stopFollowing = shown ? followScheme(shown, () => placed?.setAppearance()) : () => {};
      opening.request();
    },
    hide: opening.leave,
    renew,
    placed: () => placed,
  };
}

/** Returns the price to be paid; null if there is nothing to pay. */
function priceOf({ state }: CheckoutContext): Price | null {
  const quote = reviewOf(state.getState().stage)?.hold.quote;
  return quote && quote.total > 0 ? { amount: quote.total, currency: quote.currency } : null;
}
