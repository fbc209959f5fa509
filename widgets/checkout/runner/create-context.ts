import type { StoreApi } from 'zustand/vanilla';
import type { Selection } from '../../../core/booking/selection.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { fetchSlotted } from '../../shared/api/catalogue/slotted.ts';
import type { WidgetContext } from '../../shared/element/definition.ts';
import { type PageState, setSelection } from '../../shared/page/page-state.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { attributes } from '../attributes.ts';
import type { PaymentPort } from '../provider/port.ts';
import type { CheckoutState } from '../state.ts';
import type { PurchaseContext } from './contexts.ts';
import { createSaveDraft } from './save-draft.ts';

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
