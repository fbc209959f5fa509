import type { Attempted, BankAnswer, Card, PaymentFailure } from '../../../core/checkout/card.ts';
import type { Payment } from '../../../core/checkout/order.ts';

/** The payment provider's answer to an attempt to pay. */
export interface PaymentResult {
  readonly case: Attempted;
}

/**
 * A payment provider, as the checkout uses it. The methods reject with an ApiError; its code is a `PaymentFailure` if
 * the card is the cause.
 */
export interface PaymentPort {
  /** Checks the card during the press, before anything is ordered; resolves with the card's problem, or with null. */
  prepare(card: Card): Promise<PaymentFailure | null>;
  /** Attempts to pay. Each retry of an attempt has the same idempotency `key`; `buyer` is the buyer's full name. */
  pay(payment: Payment, card: Card, key: string, buyer: string): Promise<PaymentResult>;
  /** Sends the cardholder's answer at the bank's step to the test gateway. */
  authenticate(payment: Payment, answer: BankAnswer, key: string): Promise<PaymentResult>;
}
