import type { SlotId } from '../booking/slot.ts';
import type { Cents } from '../money/money.ts';
import type { PlainDate, WallTime } from '../time/wall-time.ts';

/** The server's price of a hold with certain wishes. */
export interface Quote {
  readonly slots: readonly {
    readonly id: SlotId;
    readonly free: boolean;
    readonly waiting: boolean;
    readonly price: Cents;
  }[];
  /** How many slots are free, and how many are to be paid. */
  readonly free: number;
  readonly pay: number;
  readonly quantity: number;
  readonly pricePerSlot: Cents;
  readonly subtotal: Cents;
  readonly coupon: { readonly code: string; readonly amount: Cents } | null;
  /** The company's credit, and how much of it is used; null if there is no credit. */
  readonly credit: { readonly balance: Cents; readonly amount: Cents } | null;
  /** The id of the subscription that is used, or null; `subscriptions` are those that can be used. */
  readonly subscription: number | null;
  readonly subscriptions: readonly {
    readonly id: number;
    readonly title: string;
    readonly start: PlainDate;
    readonly end: PlainDate;
  }[];
  readonly total: Cents;
  readonly currency: string;
}

/** A place of an event or animation, or a membership option. `start` and `end` are null if it has no date. */
export interface Item {
  readonly ref: string;
  readonly title: string;
  readonly url: string;
  readonly start: WallTime | null;
  readonly end: WallTime | null;
}

/** The provider of what is bought. */
export interface Seller {
  readonly id: number;
  readonly fullName: string;
  readonly url?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly lat?: number | null | undefined;
  readonly long?: number | null | undefined;
}

/** The slotted offer whose slots are bought. */
export interface SlottedRef {
  readonly id: number;
  readonly title: string;
  readonly url?: string | null | undefined;
}

/** Places kept for one person until `expiresAt` (milliseconds since 1970), and what they cost. */
export interface Hold {
  readonly id: string;
  readonly expiresAt: number;
  /** The latest end to which the hold can be extended (D-hold-longer); null or missing if it cannot be extended. */
  readonly latestExpiry?: number | null | undefined;
  /** Whether places are kept that could be lost during the purchase; false for a membership, for example. */
  readonly keepsPlaces: boolean;
  /** The picture of what is bought; null if it has none. */
  readonly picture?: { readonly medium?: string | null | undefined } | null | undefined;
  /** Until when the order can be cancelled once it is confirmed, in milliseconds since 1970; null without a date. */
  readonly cancellableUntil?: number | null | undefined;
  readonly slots: readonly {
    readonly id: SlotId;
    readonly start: WallTime;
    readonly end: WallTime;
    readonly waiting: boolean;
    readonly position: number | null;
  }[];
  readonly item: Item | null;
  readonly slotted: SlottedRef | null;
  readonly user: Seller;
  readonly quote: Quote;
}
