import type { Cents } from '../../../core/pricing/money.ts';

/** Where a payment stands at its provider. */
export type PaymentState = 'open' | 'authenticating' | 'captured' | 'cancelled' | 'refunded';

/** A payment as its provider knows it. */
export interface ProviderPayment {
  readonly id: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly state: PaymentState;
}

/** Who takes payments: the test gateway, or a real provider. Every call may be made again and has its effect once. */
export interface PaymentPort {
  readonly provider: 'test';
  /** The one payment of an order (`reference`), made where there is none yet. Answers it as it was made: open. */
  open(order: {
    readonly reference: string;
    readonly amount: Cents;
    readonly currency: string;
  }): Promise<ProviderPayment>;
  read(id: string): Promise<ProviderPayment>;
  /** Ends a payment that has not been captured, for good; answers where it stands then. */
  cancel(id: string): Promise<ProviderPayment>;
  /** Gives a captured payment back whole. */
  refund(id: string): Promise<void>;
}
