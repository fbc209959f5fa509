import type { TestCard } from '../../../core/checkout/card.ts';
import type { Payment } from '../../../core/checkout/order.ts';
import type { CardProblemCode } from '../../../core/payment/stripe-code.ts';

/** What a payment is made with: a card that was typed in, to be kept or not, or one that was kept. */
export type Card =
  /** At the test gateway. */
  | {
      readonly case: 'typed';
      readonly card: TestCard;
      /** What is shown of it when it is kept; null where it is not to be. */
      readonly save: { readonly expiresMonth: number; readonly expiresYear: number } | null;
    }
  | { readonly case: 'saved'; readonly id: number }
  /** What stands in Stripe's own form; `name` is the cardholder's, empty for a wallet, which has its own. */
  | { readonly case: 'form'; readonly name: string; readonly keep: boolean }
  | { readonly case: 'kept'; readonly paymentMethod: string };

/** What an attempt at a payment came to: it is for the order's truth to say, or the bank wants to hear from the cardholder first. */
export type Attempted = { readonly case: 'captured' } | { readonly case: 'authenticate' };

/** The codes of a payment that failed (D-error-codes): it can be mended, or another card tried. */
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

export type PaymentProblem = CardProblemCode;

/** Why a payment was not made: the card, or nothing that anybody can name, a wallet's sheet that was closed say. */
export type PaymentFailure = PaymentProblem | 'unpaid';

/** A provider of payments, as the checkout uses it. Failures are ApiErrors, whose code is one of the above where the card is to blame. */
export interface PaymentPort {
  /** What has to happen in the press itself, before anything is ordered: looks at the card; answers what is wrong with it. */
  prepare(card: Card): Promise<PaymentFailure | null>;
  /** One attempt; `key` is the same for each retry of it, `buyer` the full name of who pays. */
  pay(payment: Payment, card: Card, key: string, buyer: string): Promise<Attempted>;
  /** The cardholder's answer at the test gateway's bank. */
  authenticate(payment: Payment, answer: 'passed' | 'refused', key: string): Promise<Attempted>;
}

export function isPaymentProblem(code: string): code is PaymentProblem {
  return PAYMENT_PROBLEMS.some((known) => known === code);
}
