import type { Payment, TestCard } from '../../shared/api/payment.ts';

/** What a payment is made with: a card that was typed in, to be kept or not, or one that was kept. */
export type Card =
  | {
      readonly case: 'typed';
      readonly card: TestCard;
      /** What is shown of it when it is kept; null where it is not to be. */
      readonly save: { readonly expiresMonth: number; readonly expiresYear: number } | null;
    }
  | { readonly case: 'saved'; readonly id: number };

/** What an attempt at a payment came to: the money is taken, or the bank wants to hear from the cardholder first. */
export type Attempted = { readonly case: 'captured' } | { readonly case: 'authenticate' };

/** The codes of a payment that failed (decisions §8): another card can be tried. */
export const PAYMENT_PROBLEMS = [
  'card-declined',
  'insufficient-funds',
  'authentication-failed',
  'processing-error',
] as const;

export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** A provider of payments, as the checkout uses it. Failures are ApiErrors, whose code is one of the above where the card is to blame. */
export interface PaymentPort {
  /** One attempt; `key` is the same for each retry of it. */
  pay(payment: Payment, card: Card, key: string): Promise<Attempted>;
  /** The cardholder's answer at the bank's step. */
  authenticate(payment: Payment, answer: 'passed' | 'refused', key: string): Promise<Attempted>;
}

export function isPaymentProblem(code: string): code is PaymentProblem {
  return PAYMENT_PROBLEMS.some((known) => known === code);
}
