import type { StoreApi } from 'zustand/vanilla';
import type { Selection } from '../../../core/booking/selection.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import type { WidgetContext } from '../../shared/element/definition.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { attributes } from '../attributes.ts';
import type { PaymentPort } from '../provider/port.ts';
import type { CheckoutState } from '../state.ts';
import type { Attempt } from './attempt.ts';
import type { Guest } from './guest.ts';
import type { SaveDraft } from './save-draft.ts';

/** What the parts of one checkout share. */
export interface CheckoutContext {
  readonly context: WidgetContext<typeof attributes>;
  readonly state: StoreApi<CheckoutState>;
  /** Returns the current purchase of the checkout; null between purchases. */
  purchase(): Purchase | null;
  dispatch(event: PurchaseEvent): Promise<void>;
}

/** What the requests and side effects of one purchase work with. */
export interface PurchaseContext {
  readonly context: WidgetContext<typeof attributes>;
  readonly state: StoreApi<CheckoutState>;
  readonly purchase: Purchase;
  readonly attempt: Attempt;
  readonly saveDraft: SaveDraft;
  readonly port: PaymentPort;
  /** The offer whose slots are bought; null for an item, or if it could not be fetched. */
  readonly offered: Promise<SlottedOffer | null>;
  /** Whether no other purchase has begun since. */
  isCurrent(): boolean;
  /** Returns the key of the purchase in browser storage. */
  storageKey(): string;
  readonly guest: Guest;
  /** Sets the selection of the purchase and of its calendar. */
  select(selection: Selection): void;
}
