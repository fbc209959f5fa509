import type { Selection } from '../../../core/booking/selection.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import type { Item } from '../catalogue/items.ts';

/** What is bought, with the facts on which its price depends. */
export type Goods =
  | { readonly case: 'slots'; readonly offer: SlottedOffer; readonly selection: Selection }
  | { readonly case: 'item'; readonly item: Item };
