import type { StoreApi } from 'zustand/vanilla';
import type { WidgetContext } from '../../shared/element/definition.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { attributes } from '../attributes.ts';
import type { ItemSale } from '../item.ts';
import type { PaymentPort } from '../payment/port.ts';
import type { CheckoutState } from '../state.ts';
import type { PurchaseWork } from '../work.ts';
import { createKeep } from './keep.ts';
import { loadOffer } from './load-offer.ts';
import { selectFor } from './select.ts';

export interface PurchasesOptions {
  readonly context: WidgetContext<typeof attributes>;
  readonly state: StoreApi<CheckoutState>;
  readonly item: ItemSale;
  readonly port: PaymentPort;
}

/** What the calls of a purchase are made with. */
export function workOf(
  bought: Purchase,
  { context, state, item, port, ...own }: PurchasesOptions & Pick<PurchaseWork, 'attempt' | 'guest' | 'isCurrent'>,
): PurchaseWork {
  const { page, signal } = context;
  return {
    ...{ context, state, port, ...own, purchase: bought },
    keep: createKeep(page.client, signal),
    offered: loadOffer(context, bought, (offer) => own.isCurrent() && state.setState({ offer })),
    storageKey: () => (bought.case === 'slots' ? bought.calendar : item.key()),
    select: selectFor(bought, page, state),
  };
}
