import { makeLater } from '../page/later.ts';
import type { Purchase } from '../page/purchase.ts';
import type { PurchaseStarter, SaleContext, SaleState } from './sale.ts';

/** The sale of an element's items; its code comes in the later file, with React, which calls `begin`. */
export interface ItemSale {
  /** Begins the purchase of an item: `membership-option:3`. */
  begin(item: string): Promise<void>;
  /** Resumes a purchase, if there is one to resume; call it whenever the element's items have changed. */
  resume(): void;
}

export const NOTHING_SOLD: SaleState = { bought: null, opening: null };

/** Creates the sale of the items that `isSold` accepts; `set` is called with each change. */
export function createItemSale(
  context: SaleContext,
  isSold: (item: string) => boolean,
  set: (state: Partial<SaleState>) => void,
): ItemSale {
  const sells = (purchase: Purchase) => purchase.case === 'item' && isSold(purchase.item);
  const resumeIn = (sale: PurchaseStarter | null) =>
    sale?.resume(({ key, what }) => (key === `item:${what}` && isSold(what) ? { case: 'item', item: what } : null));
  const sale = makeLater<typeof import('./sale.ts'), PurchaseStarter>('later', context, ({ createSale }) => {
    const made = createSale(context, sells, set);
    resumeIn(made);
    return made;
  });
  return {
    begin: async (item) => sale()?.begin({ case: 'item', item }),
    resume: () => resumeIn(sale()),
  };
}

/** How far the purchase of an item is. */
export type SaleStatus = 'bought' | 'coming' | 'failed' | null;

export function saleStatus({ bought, opening }: SaleState, item: string): SaleStatus {
  if (item === bought) return 'bought';
  return opening?.what === item ? opening.status : null;
}
