import type { ComponentType } from 'react';
import type { Selection } from '../../core/booking/selection.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { GuestFields } from '../../core/checkout/guest.ts';
import { CHOOSING, type Stage } from '../../core/checkout/stage.ts';
import type { OfferedItem } from '../shared/api/booking/item.ts';
import type { SavedCard } from '../shared/api/booking/payment.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { PaymentPart } from './provider/part.ts';

/** The buyer is back from a bank's page and the order cannot be read: `View` shows the payment's state at Stripe. */
interface Returned {
  readonly step: 'returned';
  readonly View: ComponentType;
}

export interface CheckoutState {
  readonly stage: Stage | Returned;
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
  stage: CHOOSING,
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
