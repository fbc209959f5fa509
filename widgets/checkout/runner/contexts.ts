import type { StoreApi } from 'zustand/vanilla';
import type { Selection } from '../../../core/booking/selection.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import { fetchSlotted } from '../../shared/api/catalogue/slotted.ts';
import type { WidgetContext } from '../../shared/element/definition.ts';
import { type PageState, setSelection } from '../../shared/page/page-state.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { attributes } from '../attributes.ts';
import type { PaymentPort } from '../provider/port.ts';
import type { CheckoutState } from '../state.ts';
import type { Attempt } from './attempt.ts';
import type { Guest } from './guest.ts';
import { createSaveDraft, type SaveDraft } from './save-draft.ts';

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

/** What all purchases of one checkout share. */
export interface PurchaseContextOptions {
  readonly context: WidgetContext<typeof attributes>;
  readonly state: StoreApi<CheckoutState>;
  readonly port: PaymentPort;
  /** Returns the key of an item's purchase in browser storage. */
  readonly itemKey: () => string;
}

/** Creates the context that the requests and side effects of a purchase work with. */
export function createPurchaseContext(
  bought: Purchase,
  {
    context,
    state,
    port,
    itemKey,
    ...own
  }: PurchaseContextOptions & Pick<PurchaseContext, 'attempt' | 'guest' | 'isCurrent'>,
): PurchaseContext {
  const { page, signal } = context;
  return {
    ...{ context, state, port, ...own, purchase: bought },
    saveDraft: createSaveDraft(page.client, signal),
    offered: loadOffer(context, bought, (offer) => own.isCurrent() && state.setState({ offer })),
    storageKey: () => (bought.case === 'slots' ? bought.calendar : itemKey()),
    select: selectFor(bought, page, state),
  };
}

/**
 * Loads the offer whose slots are bought, which is needed to propose alternatives and to book the next week. Resolves
 * with null for an item, or if loading fails.
 */
async function loadOffer(
  { page, signal, report }: WidgetContext<typeof attributes>,
  bought: Purchase,
  onLoad: (offer: SlottedOffer) => void,
): Promise<SlottedOffer | null> {
  if (bought.case !== 'slots') return null;
  try {
    const offer = await fetchSlotted(page.client, bought.event, { signal });
    onLoad(offer);
    return offer;
  } catch (error) {
    report(error);
    return null;
  }
}

/** Returns a function that sets the selection of a purchase and of its calendar; it does nothing for an item. */
function selectFor(bought: Purchase, page: PageState, state: StoreApi<CheckoutState>): (selection: Selection) => void {
  return (selection) => {
    if (bought.case !== 'slots') return;
    // The purchase's selection is set first: if the calendar's differs from it, the purchase ends.
    state.setState({ selection });
    setSelection(page, bought.calendar, selection);
  };
}
