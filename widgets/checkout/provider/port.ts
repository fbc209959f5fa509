import type { Attempted, BankAnswer, Card, PaymentFailure } from '../../../core/checkout/card.ts';
import type { Payment } from '../../../core/checkout/order.ts';

/** What a payment provider answers to an attempt. */
export interface PaymentResult {
  readonly case: Attempted;
}

/**
 * A provider of payments, as the checkout uses it. Failures are ApiErrors, with a `PaymentFailure` as code if the card
 * is to blame.
 */
export interface PaymentPort {
  /** Checks the card during the press itself, before anything is ordered; resolves with what is wrong with it. */
  prepare(card: Card): Promise<PaymentFailure | null>;
  /** Makes one attempt to pay; `key` is the same for each retry of it, `buyer` the full name of the person who pays. */
  pay(payment: Payment, card: Card, key: string, buyer: string): Promise<PaymentResult>;
  /** Sends the cardholder's answer to the test gateway's bank. */
  authenticate(payment: Payment, answer: BankAnswer, key: string): Promise<PaymentResult>;
}
