import type { PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import type { Card, PaymentFailure } from '../../../core/checkout/card.ts';
import type { Payment } from '../../../core/checkout/order.ts';
import { type CardProblemCode, problemOfStripe } from '../../../core/payment/stripe-code.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { isBodyOutOfReach } from '../../shared/page/embedding/over-body.ts';
import type { PaymentPort, PaymentResult } from '../provider/port.ts';
import type { CardForm } from './card-form.ts';
import { confirmByRedirect, confirmFormByRedirect } from './confirm-by-redirect.ts';
import type { Opening } from './opening.ts';
import { returnAddress } from './return-address.ts';

/**
 * Returns the parameters that save a card. They are options of the card and not of the payment intent, because the
 * intent would keep them after a refusal of the card, and contradict the form. The types of `@stripe/stripe-js` do not
 * have these parameters, but Stripe's API accepts them with a public key.
 */
const saving = (isSaved: boolean) => isSaved && { payment_method_options: { card: ON_SESSION } };

// The optional `network` makes the object fit the library's type, which has no `setup_future_usage`.
const ON_SESSION: { readonly network?: string; readonly setup_future_usage: string } = {
  setup_future_usage: 'on_session',
};

type Means = Extract<Card, { readonly case: 'form' | 'saved-at-stripe' }>;

/** Creates the port of Stripe. Our server makes the payment intent, Stripe takes the card; the port stores neither. */
export function createStripePort(
  host: HTMLElement,
  opening: Opening,
  form: CardForm,
): Pick<PaymentPort, 'prepare' | 'pay'> {
  return {
    async prepare(card) {
      if (card.case !== 'form') return null;
      const placed = form.placed();
      if (!placed) return null;
      // The page has put the checkout into a modal dialog since the form was placed.
      if (!placed.leadsAway && isBodyOutOfReach(host)) {
        form.renew();
        return 'unpaid';
      }
      // Called during the press itself, because a wallet opens its sheet only then.
      const submitted = await Promise.race([placed.elements.submit(), placed.moved]);
      if (submitted === 'moved') return 'unpaid';
      return submitted.error ? problemOf(submitted.error, placed.means()) : null;
    },
    async pay(payment, card, _key, buyer) {
      const at = opening.getState();
      if (at.case !== 'open') throw new ApiError('network', "Stripe's code is gone from the page.");
      const answer = await confirm(at.stripe, payment, card as Means, buyer);
      if (answer === 'moved') throw new ApiError('network', "The frame of Stripe's form has gone before its answer.");
      return attemptOf(answer);
    },
  };

  function confirm(stripe: Stripe, payment: Payment, card: Means, buyer: string) {
    const { clientSecret } = payment;
    if (!clientSecret) throw new ApiError('bad-answer', 'The payment can be confirmed by nobody.');
    const return_url = returnAddress();
    const redirect = 'if_required';
    if (card.case === 'saved-at-stripe') {
      const confirmParams = { return_url, payment_method: card.paymentMethod };
      if (isBodyOutOfReach(host)) return confirmByRedirect(stripe, clientSecret, confirmParams);
      return stripe.confirmPayment({ clientSecret, confirmParams, redirect });
    }
    const { elements, moved, leadsAway } = chargedFor(payment);
    const billing_details = { name: card.name || buyer };
    const payment_method_data = { billing_details, ...(card.save && { allow_redisplay: 'always' as const }) };
    const params = { return_url, ...saving(card.save) };
    const confirmed = leadsAway
      ? confirmFormByRedirect(stripe, clientSecret, elements, payment_method_data, params)
      : stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { ...params, payment_method_data },
          redirect,
        });
    return Promise.race([confirmed, moved]);
  }

  /** Returns the form; throws an ApiError if its price is not the payment's: only the sum on the button is charged. */
  function chargedFor({ amount, currency }: Payment) {
    const placed = form.placed();
    const price = placed?.price();
    if (!placed) throw new ApiError('network', "Stripe's form is gone from the page.");
    if (price?.amount !== amount || price.currency !== currency) {
      throw new ApiError('bad-answer', 'The payment is not for the sum that was agreed to.');
    }
    return placed;
  }
}

/** Returns the result of a confirmation by Stripe; throws an ApiError if it was refused or Stripe did not answer. */
export function attemptOf({ error, paymentIntent }: PaymentIntentResult): PaymentResult {
  const { status } = error?.payment_intent ?? paymentIntent ?? {};
  // Paid, processing, or cancelled (in another tab, for example): the order shows the outcome.
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return { case: 'captured' };
  if (!error) throw refused('authentication-failed', `The payment ended as ${status}.`);
  throw failureOf(error);
}

/** Returns the problem with the chosen means of payment; throws an ApiError if the visitor cannot correct it. */
export function problemOf(error: StripeError, means: string): PaymentFailure {
  // The visitor has closed a wallet's sheet, or Stripe's form shows the problem itself.
  if (error.type === 'validation_error' && means !== 'card') return 'unpaid';
  const failure = failureOf(error);
  if (failure.kind !== 'problem') throw failure;
  return failure.code as CardProblemCode;
}

function failureOf({ type, code, decline_code, message = type }: StripeError): ApiError {
  if (type === 'api_connection_error') return new ApiError('network', message);
  const isOurs = type === 'invalid_request_error' && code !== 'payment_intent_authentication_failure';
  if (isOurs) return new ApiError('bad-answer', message);
  const problem = problemOfStripe(code ?? null, decline_code ?? null);
  // The cardholder can correct everything that Stripe's form finds invalid.
  const isTyped = type === 'validation_error' && problem === 'processing-error';
  return refused(isTyped ? 'card-incomplete-number' : problem, message);
}

function refused(code: CardProblemCode, message: string): ApiError {
  return new ApiError('problem', message, 402, { code });
}
