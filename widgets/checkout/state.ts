import type { ComponentType } from 'react';
import type { Selection } from '../../core/booking/selection.ts';
import type { SlotId } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { OfferedItem } from '../shared/api/booking/item.ts';
import type { SavedCard } from '../shared/api/booking/payment.ts';
import type { ApiError } from '../shared/api/errors.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { LostSlot } from './failure.ts';
import type { PaymentPart } from './payment/part.ts';
import type { Review } from './review.ts';

/** The order is confirmed. */
export interface Done {
  readonly step: 'done';
  readonly order: Order;
  /** What is asked of the API: to cancel the order, or to leave a list. */
  readonly isBusy: boolean;
  /** The last of that failed. */
  readonly error: ApiError | null;
}

/** Where a purchase stands. */
export type Stage =
  | { readonly step: 'idle' }
  | { readonly step: 'guest'; readonly errors: Readonly<Record<string, string>>; readonly isSending: boolean }
  /** What is bought needs an account. */
  | { readonly step: 'account' }
  | { readonly step: 'holding' }
  | Review
  | { readonly step: 'expired' }
  | {
      readonly step: 'lost';
      readonly lost: readonly LostSlot[];
      readonly selection: Selection;
      /** The selection with the nearest free slots; null where there are none, or none known yet. */
      readonly instead: Selection | null;
    }
  | { readonly step: 'failed'; readonly error: ApiError; readonly retry: () => Promise<void> }
  | Done
  | { readonly step: 'cancelled'; readonly order: Order }
  /** Back from a bank's page, a guest whose token is gone: what the provider says of the payment. */
  | { readonly step: 'returned'; readonly View: ComponentType }
  /** Paid for when the place was gone: the money goes back. */
  | { readonly step: 'refunded'; readonly order: Order };

export interface CheckoutState {
  readonly stage: Stage;
  readonly selection: Selection;
  readonly offer: SlottedOffer | null;
  /** What the `item` attribute names; null without one. */
  readonly item: Resource<OfferedItem> | null;
  /** Whose code takes the payment; null before a card is to be used. */
  readonly provider: Resource<PaymentPart | null> | null;
  /** Those of the signed-in buyer. */
  readonly cards: readonly SavedCard[];
  readonly isSignedIn: boolean;
  /** Of another element, to bring the focus to what is shown; a new object for each request. */
  readonly focusRequest: object | null;
  /** The lists that the buyer has left since. */
  readonly left: ReadonlySet<SlotId>;
}

export const NOTHING_BOUGHT: CheckoutState = {
  stage: { step: 'idle' },
  selection: [],
  offer: null,
  item: null,
  provider: null,
  cards: [],
  isSignedIn: false,
  focusRequest: null,
  left: new Set(),
};

/** Whether the purchase has come to its end, well or not. */
export function isSettled({ step }: Stage): boolean {
  return step === 'done' || step === 'cancelled' || step === 'refunded';
}

/** Whether the API is being asked to order or to pay. */
export function isAnswering(stage: Stage): boolean {
  return stage.step === 'review' && (stage.busy === 'ordering' || stage.busy === 'paying');
}

/** Whether an order was paid for, in time or not. */
export function isBought({ state }: Order): boolean {
  return state === 'confirmed' || state === 'refunded';
}
