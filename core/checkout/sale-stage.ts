import type { BankAnswer, Card, PaymentFailure } from './card.ts';
import type { Draft } from './draft.ts';
import type { Action } from './event.ts';
import type { Failure } from './failure.ts';
import type { Hold } from './hold.ts';
import type { Order } from './order.ts';
import type { Wishes } from './wishes.ts';

/** The error code of each invalid field, as `field → code`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is being sold: a hold, with its quote for these wishes. */
export interface Sale {
  readonly hold: Hold;
  /** Null if the wishes can no longer change, because the order was made before a reload (D-pending-order-fixed). */
  readonly wishes: Wishes | null;
  readonly draft: Draft;
  /** The result of the press that asks for more time; null or missing if there is nothing to say about it. */
  readonly moreTime?: 'asked' | 'limit' | 'failed' | null;
}

/** The message about the buyer's last attempt. */
export type Notice =
  | {
      readonly case: 'failed';
      readonly what: 'quote' | 'order';
      readonly failure: Failure;
      readonly retry: Action;
    }
  | { readonly case: 'quote-changed' }
  /** The draft has been applied: the buyer must agree to the new quote (D-typed-not-applied). */
  | { readonly case: 'applied' }
  /** The coupon has been used up, and is removed. */
  | { readonly case: 'coupon-gone' }
  /** The card was refused; another can be tried. */
  | { readonly case: 'card'; readonly code: PaymentFailure };

/** The places are held; nothing is ordered. */
export interface Reviewing {
  readonly step: 'reviewing';
  readonly sale: Sale;
  readonly notice: Notice | null;
  readonly errors: FieldErrors;
}

/** Changed wishes are being quoted; `order` is an earlier order that waits for its payment or its replacement. */
export interface Quoting {
  readonly step: 'quoting';
  readonly sale: Sale;
  readonly order: Order | null;
  readonly asked: Wishes;
  readonly notice: Notice | null;
  readonly errors: FieldErrors;
}

/** The card is being checked, before anything is ordered or paid with it. */
interface Preparing {
  readonly step: 'preparing';
  readonly sale: Sale;
  readonly order: Order | null;
  readonly card: Card;
}

/** `card` is null if there is nothing to pay. */
export interface Ordering {
  readonly step: 'ordering';
  readonly sale: Sale;
  readonly card: Card | null;
}

/**
 * The response to the order's request was lost: the request is sent again with the same idempotency key
 * (D-unknown-payment).
 */
export interface OrderUnknown {
  readonly step: 'order-unknown';
  readonly sale: Sale;
  readonly card: Card | null;
  readonly tries: number;
}

/** The order waits for a card. */
export interface Payable {
  readonly step: 'payable';
  readonly sale: Sale;
  readonly order: Order;
  readonly notice: Notice | null;
  readonly errors: FieldErrors;
}

export interface Paying {
  readonly step: 'paying';
  readonly sale: Sale;
  readonly order: Order;
  readonly card: Card;
}

/** The bank waits for the cardholder. */
export interface Authenticating {
  readonly step: 'authenticating';
  readonly sale: Sale;
  readonly order: Order;
  readonly notice: Notice | null;
}

/** The cardholder's answer is on its way to the bank. */
export interface Answering {
  readonly step: 'answering';
  readonly sale: Sale;
  readonly order: Order;
  readonly answer: BankAnswer;
}

/** It is not known whether the order is paid; the order is fetched until this is known (D-unknown-payment). */
export interface PaymentUnknown {
  readonly step: 'payment-unknown';
  readonly sale: Sale;
  readonly order: Order;
  /**
   * Why this is not known, in the order of the values: the response was lost, the payment was made but the order does
   * not show it yet, the payment provider still processes it, the visitor is back from a bank's page, or the time to
   * pay is up.
   */
  readonly why: 'lost' | 'captured' | 'processing' | 'back' | 'late';
  /** How often the order has been fetched. */
  readonly tries: number;
}

/** The outcome of the order can no longer be fetched, because the token of its buyer has ended. */
export interface OutOfReach {
  readonly step: 'out-of-reach';
  readonly sale: Sale;
  readonly order: Order;
}

/** The purchase was left: the order is being given up, unless it has been paid after all. */
export interface GivingUp {
  readonly step: 'giving-up';
  readonly sale: Sale;
  readonly order: Order;
  /** Why it is not known whether the order is paid; null if it is known that the order is unpaid. */
  readonly why: PaymentUnknown['why'] | null;
}

/** The stages from the hold to the order's outcome. */
export type SaleStage =
  | Reviewing
  | Quoting
  | Preparing
  | Ordering
  | OrderUnknown
  | Payable
  | Paying
  | Authenticating
  | Answering
  | PaymentUnknown
  | OutOfReach
  | GivingUp;
