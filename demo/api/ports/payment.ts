import type { Cents } from '../../../core/money/money.ts';

/** The state of a payment at its payment provider; a `processing` one can neither be paid nor ended. */
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
  /** The same for one card however often it was typed in; null if the payment provider does not say. */
  readonly fingerprint: string | null;
}

/** What names a payment: who takes it, and its id there. */
export interface PaymentRef {
  readonly provider: ProviderName;
  readonly id: string;
}

/** A payment as its payment provider knows it. */
export interface ProviderPayment extends PaymentRef {
  readonly amount: Cents;
  readonly currency: string;
  readonly state: PaymentState;
  /** Needed by the buyer's browser to pay; null if it needs none. */
  readonly clientSecret: string | null;
  /** The card that has paid and that the buyer wants saved; null for none. */
  readonly card: SavedCard | null;
}

/** An order to pay. */
export interface ToBePaid {
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  /** Its payment; null if none has been opened yet. */
  readonly payment: PaymentRef | null;
}

/** A payment provider: the test gateway or a real one. Every call may be repeated and has its effect once. */
export interface PaymentPort {
  readonly provider: TakerName;
  /** The key for the buyer's browser; null if it needs none. */
  readonly publicKey: string | null;
  /** Returns the payment of an order, of which there is one; makes it if needed. */
  open(order: ToBePaid): Promise<ProviderPayment>;
  read(payment: PaymentRef): Promise<ProviderPayment>;
  /** Ends a payment that has not been captured, for good; returns its state after that. */
  cancel(payment: PaymentRef): Promise<ProviderPayment>;
  /** Refunds a captured payment whole. */
  refund(payment: PaymentRef): Promise<void>;
}
