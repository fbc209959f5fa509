import { describe, expect, it } from 'vitest';
import { problemOfStripe } from '../../core/payment/stripe-code.ts';

describe("D-error-codes: Stripe's errors map to our codes", () => {
  it.each([
    ['card_declined', 'generic_decline', 'card-declined'],
    ['card_declined', 'lost_card', 'card-declined'],
    ['card_declined', 'stolen_card', 'card-declined'],
    ['card_declined', 'do_not_honor', 'card-declined'],
    ['card_declined', null, 'card-declined'],
    ['card_declined', 'insufficient_funds', 'insufficient-funds'],
    ['card_declined', 'authentication_required', 'authentication-failed'],
    ['card_declined', 'expired_card', 'card-expired-year'],
    ['card_declined', 'incorrect_cvc', 'card-incomplete-security-code'],
    ['card_declined', 'processing_error', 'processing-error'],
    ['expired_card', 'expired_card', 'card-expired-year'],
    ['incorrect_cvc', 'incorrect_cvc', 'card-incomplete-security-code'],
    ['processing_error', 'processing_error', 'processing-error'],
    ['processing_error', null, 'processing-error'],
    ['incorrect_number', null, 'card-incomplete-number'],
    ['incomplete_number', null, 'card-incomplete-number'],
    ['incomplete_payment_details', null, 'card-incomplete-number'],
    ['invalid_number', null, 'card-incomplete-number'],
    ['incomplete_expiry', null, 'card-incomplete-expiry'],
    ['invalid_expiry_month', null, 'card-incomplete-expiry'],
    ['invalid_expiry_year', null, 'card-expired-year'],
    ['invalid_expiry_year_past', null, 'card-expired-year'],
    ['invalid_expiry_month_past', null, 'card-expired-year'],
    ['incomplete_cvc', null, 'card-incomplete-security-code'],
    ['incorrect_zip', null, 'card-incomplete-postal-code'],
    ['incomplete_zip', null, 'card-incomplete-postal-code'],
    ['incomplete_name', null, 'card-name-missing'],
    ['payment_intent_authentication_failure', null, 'authentication-failed'],
    ['payment_intent_authentication_failure', 'generic_decline', 'authentication-failed'],
  ])("Stripe's error %s with the decline code %s becomes %s", (code, declineCode, expected) => {
    expect(problemOfStripe(code, declineCode)).toBe(expected);
  });

  it('an unknown error becomes one that can be retried, and a decline with an unknown reason a declined card', () => {
    expect(problemOfStripe(null, null)).toBe('processing-error');
    expect(problemOfStripe('', null)).toBe('processing-error');
    expect(problemOfStripe('constructor', null)).toBe('processing-error');
    expect(problemOfStripe('rate_limit', null)).toBe('processing-error');
    expect(problemOfStripe('what_is_new', 'what_is_newer')).toBe('card-declined');
    expect(problemOfStripe(null, 'toString')).toBe('card-declined');
  });
});
