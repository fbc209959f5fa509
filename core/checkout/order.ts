import type { SlotId } from '../booking/slot.ts';
import type { Cents } from '../money/money.ts';
import type { PlainDate, WallTime } from '../time/wall-time.ts';
import type { Item, Seller, SlottedRef } from './hold.ts';
import type { Refund } from './refund.ts';

/** The payment of an order, as the payment provider knows it. */
export interface Payment {
  readonly provider: 'test' | 'stripe';
  readonly id: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly state: 'open' | 'authenticating' | 'captured' | 'cancelled' | 'refunded';
  /**
   * The secret with which the browser confirms a payment at Stripe; null or missing if it cannot be paid. It is never
   * stored or logged.
   */
  readonly clientSecret?: string | null | undefined;
}

interface OrderedSlot {
  readonly id: SlotId;
  readonly start: WallTime;
  readonly end: WallTime;
}

/** An order, paid or waiting for its payment. Amounts are whole cents, instants milliseconds since 1970. */
export interface Order {
  readonly id: string;
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  readonly createdAt?: number | null | undefined;
  readonly slots: readonly (OrderedSlot & {
    readonly free: boolean;
    /** The id of the entry that calendars have for it, if it was moved (D-calendar-entries). */
    readonly entry?: string | undefined;
    /** When it was to be before it was moved. */
    readonly movedFrom?: WallTime | undefined;
  })[];
  readonly waiting: readonly (OrderedSlot & {
    readonly position: number;
    /** Until when a place is offered; null if none is offered. */
    readonly offeredUntil: number | null;
  })[];
  /** Null for slots. `runsFrom` and `runsUntil` are the first and last day of a membership, known once it is paid. */
  readonly item:
    | (Item & {
        readonly runsFrom?: PlainDate | null | undefined;
        readonly runsUntil?: PlainDate | null | undefined;
        readonly movedFrom?: WallTime | undefined;
      })
    | null;
  /** The slotted offer; null for an item. */
  readonly slotted: SlottedRef | null;
  /** The provider. */
  readonly user: Seller;
  /** The picture of what was bought; null if it has none, missing if it is unknown. */
  readonly picture?: { readonly medium?: string | null | undefined } | null | undefined;
  readonly subtotal: Cents;
  readonly discounts: readonly {
    readonly kind: 'free-slot' | 'subscription' | 'coupon' | 'credit';
    readonly amount: Cents;
  }[];
  readonly total: Cents;
  readonly currency: string;
  readonly buyer: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly gift: { readonly fullName: string; readonly email: string | null } | null;
  readonly payment: Payment | null;
  /** What has gone back, or is to go back; null or missing if nothing is known of it. */
  readonly refund?: Refund | null | undefined;
  /** Until when a pending order can be paid. */
  readonly payBy: number | null;
  /** Until when the customer can cancel it. */
  readonly cancellableUntil: number | null;
  /** Until when a guest can have its confirmation sent to another address; null or missing if they cannot. */
  readonly addressUntil?: number | null | undefined;
}

/** Whether an order was paid for, in time or not. */
export function isBought({ state }: Order): boolean {
  return state === 'confirmed' || state === 'refunded';
}

/** Whether money was taken for the order, even if it has been refunded since. */
export function isCharged({ state, payment, total }: Order): boolean {
  return total > 0 && (state === 'confirmed' || payment?.state === 'captured' || payment?.state === 'refunded');
}

/**
 * Whether the order can be paid by card now. A Stripe payment without a client secret is being processed, or its time
 * is up.
 */
export function isPayable({ payment }: Order): boolean {
  return payment !== null && (payment.provider !== 'stripe' || Boolean(payment.clientSecret));
}

/** Whether Stripe still processes the payment: it can be neither paid nor ended (D-payment-processing). */
export function isProcessing({ payment }: Order): boolean {
  return payment?.provider === 'stripe' && payment.state === 'authenticating' && !payment.clientSecret;
}
