import type { ComponentType } from 'react';
import type { Selection } from '../../core/booking/selection.ts';
import type { SlotId } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { Failure } from '../../core/checkout/failure.ts';
import type { GuestFields } from '../../core/checkout/guest.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { SentAgain } from '../../core/checkout/stage.ts';
import type { OfferedItem } from '../shared/api/booking/item.ts';
import type { SavedCard } from '../shared/api/booking/payment.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { PaymentPart } from './provider/part.ts';
import type { Review } from './provider/review.ts';
import type { ShownUnheld } from './unheld.ts';

/** The order is confirmed. */
export interface Done {
  readonly step: 'done';
  readonly order: Order;
  /** The waiting lists that the buyer has left since the order. */
  readonly left: readonly SlotId[];
  /** Whether the API is being asked to cancel the order, to leave a list, or to send the confirmation again. */
  readonly isBusy: boolean;
  /** Why the last attempt to cancel the order or to leave a waiting list failed; null if it did not. */
  readonly error: Failure | null;
  /** The result of sending the confirmation again; null if it was not requested. */
  readonly sentAgain: SentAgain | null;
}

/** The form for the guest's details is shown. */
interface GuestForm {
  readonly step: 'guest';
  readonly errors: Readonly<Record<string, string>>;
  readonly isSending: boolean;
  /** Whether places were held before, until the guest's token ended. */
  readonly isAgain: boolean;
}

/** The stage of a purchase as it is shown. */
export type ShownStage =
  | { readonly step: 'idle' }
  | GuestForm
  /** What is bought needs an account. */
  | { readonly step: 'account' }
  /** A reload interrupted the purchase, and the API has not said yet where it stands. */
  | { readonly step: 'unanswered'; readonly isOrdered: boolean; readonly retry: () => Promise<void> }
  | Review
  /** No places are held, and none were held before: there is nothing to review. */
  | ShownUnheld
  | Done
  | { readonly step: 'cancelled'; readonly order: Order }
  /** The buyer is back from a bank's page and the order cannot be read: `View` shows the payment's state at Stripe. */
  | { readonly step: 'returned'; readonly View: ComponentType }
  /** The order was paid too late to be confirmed; the payment is refunded. */
  | { readonly step: 'refunded'; readonly order: Order };

export interface CheckoutState {
  readonly stage: ShownStage;
  readonly selection: Selection;
  readonly offer: SlottedOffer | null;
  /** The item that the `item` attribute names; null if it names none. */
  readonly item: Resource<OfferedItem> | null;
  /** The code of the payment provider; null before a card is needed. */
  readonly provider: Resource<PaymentPart | null> | null;
  /** The saved cards of the signed-in buyer. */
  readonly cards: readonly SavedCard[];
  readonly isSignedIn: boolean;
  /** The name that a guest has given; empty without one. */
  readonly guestName: string;
  /** The details that a guest has typed for this purchase; null before anything is typed. */
  readonly guestFields: GuestFields | null;
  /** Another element's request to focus what is shown; a new object for each request. */
  readonly focusRequest: object | null;
}

export const NOTHING_BOUGHT: CheckoutState = {
  stage: { step: 'idle' },
  selection: [],
  offer: null,
  item: null,
  provider: null,
  cards: [],
  isSignedIn: false,
  guestName: '',
  guestFields: null,
  focusRequest: null,
};
