import type { CardProblemCode } from '../payment/stripe-code.ts';

/** The test gateway's cards, by the outcome of a payment with them. */
export type TestCard = 'success' | 'declined' | 'insufficient-funds' | 'processing-error' | 'authentication';

/** What a payment is made with: a card that was typed in, to be saved or not, or a saved one. */
export type Card =
  /** At the test gateway. */
  | {
      readonly case: 'typed';
      readonly card: TestCard;
      /** What is shown of it once it is saved; null if it is not to be. */
      readonly save: { readonly expiresMonth: number; readonly expiresYear: number } | null;
    }
  | { readonly case: 'saved'; readonly id: number }
  /** What stands in Stripe's own form; `name` is the cardholder's, empty for a wallet, which has its own. */
  | { readonly case: 'form'; readonly name: string; readonly save: boolean }
  | { readonly case: 'saved-at-stripe'; readonly paymentMethod: string };

/** The bank's answer at the test gateway. */
export type BankAnswer = 'passed' | 'refused';

/** The result of an attempt to pay: the order shows the outcome, or the bank must authenticate the cardholder first. */
export type Attempted = 'captured' | 'authenticate';

/** Why a payment was not made: the card, or a wallet's sheet that was closed. */
export type PaymentFailure = CardProblemCode | 'unpaid';

/** The codes of a payment that failed: the card can be corrected, or another one used (D-error-codes). */
export const PAYMENT_PROBLEMS = [
  'card-declined',
  'insufficient-funds',
  'authentication-failed',
  'processing-error',
  'card-incomplete-number',
  'card-incomplete-expiry',
  'card-incomplete-security-code',
  'card-incomplete-postal-code',
  'card-expired-year',
  'card-name-missing',
] as const satisfies readonly CardProblemCode[];

export function isPaymentProblem(code: string): code is CardProblemCode {
  return PAYMENT_PROBLEMS.some((known) => known === code);
}
