import type { StoreApi } from 'zustand/vanilla';
import type { WidgetContext } from '../../shared/element/definition.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { attributes } from '../attributes.ts';
import type { PaymentPort } from '../provider/port.ts';
import type { CheckoutState } from '../state.ts';
import { createKeep } from './keep.ts';
import { loadOffer } from './load-offer.ts';
import { selectFor } from './select.ts';
import type { PurchaseWork } from './work.ts';

/** What a checkout has for all of its purchases. */
export interface WorkOptions {
  readonly context: WidgetContext<typeof attributes>;
  readonly state: StoreApi<CheckoutState>;
  readonly port: PaymentPort;
  /** Returns the key of an item's purchase in browser storage. */
  readonly itemKey: () => string;
}

/** What the calls of a purchase are made with. */
export function workOf(
  bought: Purchase,
  { context, state, port, itemKey, ...own }: WorkOptions & Pick<PurchaseWork, 'attempt' | 'guest' | 'isCurrent'>,
): PurchaseWork {
  const { page, signal } = context;
  return {
    ...{ context, state, port, ...own, purchase: bought },
    keep: createKeep(page.client, signal),
    offered: loadOffer(context, bought, (offer) => own.isCurrent() && state.setState({ offer })),
    storageKey: () => (bought.case === 'slots' ? bought.calendar : itemKey()),
    select: selectFor(bought, page, state),
  };
}
