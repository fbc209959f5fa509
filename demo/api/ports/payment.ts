import type { Cents } from '../../../core/money/money.ts';

/** The state of a payment at its payment provider. A `processing` payment can neither be paid nor ended. */
export type PaymentState = 'open' | 'authenticating' | 'processing' | 'captured' | 'cancelled' | 'refunded';

export type ProviderName = 'test' | 'stripe';

/** The payment provider of new payments; `none` if no payments are taken. */
export type TakerName = ProviderName | 'none';

/** A saved card as its payment provider knows it, and what is shown of it. */
export interface SavedCard {
  readonly provider: ProviderName;
  /** The payment provider's id of the card; never its number. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  /** Equal for the same card, however often it is entered; null if the payment provider does not say. */
  readonly fingerprint: string | null;
}

/** Identifies a payment: its payment provider, and its id there. */
export interface PaymentRef {
  readonly provider: ProviderName;
  readonly id: string;
}

/** The state of a payer's dispute of a payment at the bank; a `lost` one has taken the money back. */
export type Dispute = 'open' | 'won' | 'lost';

/** What has happened to the money of a payment since it was captured. */
export interface MoneyBack {
  /** What has gone back to the payer, or is on its way. */
  readonly refunded: Cents;
  /** Whether a bank has returned a refund. */
  readonly isReturned: boolean;
  /** Null without a dispute. */
  readonly dispute: Dispute | null;
}

/** The money of a payment that nobody has asked to give back. */
export const NOTHING_BACK: MoneyBack = { refunded: 0, isReturned: false, dispute: null };

/** A payment as its payment provider knows it. */
export interface ProviderPayment extends PaymentRef, MoneyBack {
  readonly amount: Cents;
  readonly currency: string;
  readonly state: PaymentState;
  /** The secret that the buyer's browser needs to pay; null if it needs none. */
  readonly clientSecret: string | null;
  /** The card that has paid and that the buyer wants saved; null for none. */
  readonly card: SavedCard | null;
}

/** An order to pay. */
export interface ToBePaid {
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  /** The payment of the order; null if none has been opened yet. */
  readonly payment: PaymentRef | null;
}

/** A part of a payment that goes back: what has gone back of it before, and then. */
export interface RefundedPart {
  readonly from: Cents;
  readonly to: Cents;
  /** What the bank has returned of earlier parts, which does not go back again. */
  readonly returned: Cents;
  /** How often the payment provider has refused a refund of the payment. */
  readonly refusals: number;
}

/** A payment provider: the test gateway or a real one. Every call may be repeated and has its effect once. */
export interface PaymentPort {
  readonly provider: TakerName;
  /** The key for the buyer's browser; null if it needs none. */
  readonly publicKey: string | null;
  /** Returns the payment of an order; opens one if the order has none. An order has at most one payment. */
  open(order: ToBePaid): Promise<ProviderPayment>;
  read(payment: PaymentRef): Promise<ProviderPayment>;
  /** Ends a payment for good, unless it has been captured; returns the payment in its state after that. */
  cancel(payment: PaymentRef): Promise<ProviderPayment>;
  /** Refunds a part of a captured payment or, with null, what is left of it. */
  refund(payment: PaymentRef, part: RefundedPart | null): Promise<void>;
}
