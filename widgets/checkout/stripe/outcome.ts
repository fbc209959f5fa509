import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentFailure } from '../../../core/checkout/card.ts';
import type { CardProblemCode } from '../../../core/payment/stripe-code.ts';
import { problemOfStripe } from '../../../core/payment/stripe-code.ts';
import { ApiError } from '../../shared/api/errors.ts';
import type { PaymentResult } from '../provider/port.ts';

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
