import type { Cents } from '../../../core/pricing/money.ts';

/** Where a payment stands at its provider; one that is `processing` can neither be paid nor ended. */
export type PaymentState = 'open' | 'authenticating' | 'processing' | 'captured' | 'cancelled' | 'refunded';

export type ProviderName = 'test' | 'stripe';

/** Who takes new payments; `none` takes none. */
export type TakerName = ProviderName | 'none';

/** A card as its provider knows it, and what is shown of it. */
export interface KeptCard {
  readonly provider: ProviderName;
  /** What the provider takes it by; never its number. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  /** The same for one card however often it was typed in; null where the provider does not say. */
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
  /** What the buyer's browser pays with; null where it needs none. */
  readonly clientSecret: string | null;
  /** The card that has paid and that the buyer wants kept; null where there is none. */
  readonly card: KeptCard | null;
}

/** An order that is to be paid. */
export interface ToBePaid {
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  /** Its payment; null where none has been opened yet. */
  readonly payment: PaymentRef | null;
}

/** Who takes payments: the test gateway, or a real provider. Every call may be made again and has its effect once. */
export interface PaymentPort {
  readonly provider: TakerName;
  /** What the buyer's browser is to be told; null where it needs no key. */
  readonly publicKey: string | null;
  /** The one payment of an order, made where there is none yet. */
  open(order: ToBePaid): Promise<ProviderPayment>;
  read(payment: PaymentRef): Promise<ProviderPayment>;
  /** Ends a payment that has not been captured, for good; returns its state after that. */
  cancel(payment: PaymentRef): Promise<ProviderPayment>;
  /** Gives a captured payment back whole. */
  refund(payment: PaymentRef): Promise<void>;
}
