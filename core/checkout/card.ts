import type { CardProblemCode } from '../payment/stripe-code.ts';

/** The test gateway's cards, by the outcome of a payment with them. */
export type TestCard = 'success' | 'declined' | 'insufficient-funds' | 'processing-error' | 'authentication';

/** What a payment is made with: a card that was typed in, to be saved or not, or a saved one. */
export type Card =
  /** A card typed in at the test gateway. */
  | {
      readonly case: 'typed';
      readonly card: TestCard;
      /** What is shown of the card once it is saved; null if the buyer does not save it. */
      readonly save: { readonly expiresMonth: number; readonly expiresYear: number } | null;
    }
  | { readonly case: 'saved'; readonly id: number }
  /**
   * The card in Stripe's own form; `name` is the cardholder's name, empty for a wallet, which supplies the name itself.
   */
  | { readonly case: 'form'; readonly name: string; readonly save: boolean }
  | { readonly case: 'saved-at-stripe'; readonly paymentMethod: string };

/** The bank's answer at the test gateway. */
export type BankAnswer = 'passed' | 'refused';

/** The result of an attempt to pay: the order shows the outcome, or the bank must authenticate the cardholder first. */
export type Attempted = 'captured' | 'authenticate';

/** Why a payment was not made: a problem with the card; or `unpaid`, for example if a wallet's sheet was closed. */
export type PaymentFailure = CardProblemCode | 'unpaid';

/** The codes of failed payments after which the buyer can correct the card or use another (D-error-codes). */
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
