import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { attemptOf, problemOf } from '../../../../widgets/checkout/stripe/stripe-port.ts';

const intent = (status: string) => ({ id: 'pi_1', status }) as PaymentIntent;

const failed = (error: Partial<StripeError>): PaymentIntentResult => ({ error: error as StripeError });

describe("D-error-codes: Stripe's responses", () => {
  it.each(['succeeded', 'processing', 'canceled'])(
    'after the status %s, with or without an error, the order decides the outcome',
    (status) => {
      expect(attemptOf({ paymentIntent: intent(status) })).toEqual({ case: 'captured' });
      const code = 'payment_intent_unexpected_state';
      const error = { type: 'invalid_request_error', code, payment_intent: intent(status) } as const;
      expect(attemptOf(failed(error))).toEqual({ case: 'captured' });
    },
  );

  it.each<[Partial<StripeError>, string, string]>([
    [
      { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
      'problem',
      'insufficient-funds',
    ],
    [{ type: 'card_error', code: 'expired_card' }, 'problem', 'card-expired-year'],
    [
      { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
      'problem',
      'authentication-failed',
    ],
    [{ type: 'api_error' }, 'problem', 'processing-error'],
    [{ type: 'rate_limit_error' }, 'problem', 'processing-error'],
    [{ type: 'api_connection_error' }, 'network', 'network'],
    [{ type: 'invalid_request_error', code: 'parameter_missing' }, 'bad-answer', 'bad-answer'],
  ])("Stripe's error %o becomes %s, %s", (error, kind, code) => {
    expect(() => attemptOf(failed(error))).toThrow(expect.objectContaining({ kind, code }));
  });

  it.each(['requires_action', 'requires_payment_method'])(
    'the status %s without an error is not a payment',
    (status) => {
      const answer = { paymentIntent: intent(status) };
      expect(() => attemptOf(answer)).toThrow(expect.objectContaining({ code: 'authentication-failed' }));
    },
  );

  it('an input error has a code; a lost connection has none', () => {
    expect(problemOf({ type: 'validation_error', code: 'incomplete_cvc' }, 'card')).toBe(
      'card-incomplete-security-code',
    );
    expect(problemOf({ type: 'validation_error', code: 'incomplete_payment_details' }, 'card')).toBe(
      'card-incomplete-number',
    );
    expect(problemOf({ type: 'validation_error', code: 'incomplete_something_new' }, 'card')).toBe(
      'card-incomplete-number',
    );
    expect(() => problemOf({ type: 'api_connection_error' }, 'card')).toThrow(
      expect.objectContaining({ kind: 'network' }),
    );
  });

  it.each(['google_pay', 'apple_pay', 'sepa_debit'])(
    "an error of %s, or a closed sheet, is not a card's failure",
    (means) => {
      expect(problemOf({ type: 'validation_error' }, means)).toBe('unpaid');
      expect(problemOf({ type: 'validation_error', code: 'incomplete_iban' }, means)).toBe('unpaid');
      expect(() => problemOf({ type: 'api_connection_error' }, means)).toThrow(
        expect.objectContaining({ kind: 'network' }),
      );
    },
  );
});
