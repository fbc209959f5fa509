import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginPurchase, type PageState } from '../../../../widgets/shared/page/page-state.ts';
import { createItemPurchaseFlow } from '../../../../widgets/shared/selling/item-purchase-flow.ts';
import { aContext, aPage } from '../../../fixtures/data/widget-context.ts';

const ITEM = 'event:1';

/** An element that sells an item on this page. */
function aSeller(page: PageState, sold = ITEM) {
  const context = aContext<Record<never, never>>('creneau-event-details', {}, { page });
  const set = vi.fn();
  const sale = createItemPurchaseFlow(context, (item) => item === sold, set);
  onTestFinished(page.data.subscribe(sale.follow));
  return { ...context, sale, set };
}

/** A page on which a signed-in user has begun a purchase in a first element. */
async function aPurchase() {
  const page = aPage();
  page.data.setState({ isSignedIn: true });
  const first = aSeller(page);
  await first.sale.begin(ITEM);
  return { page, first };
}

const bought = { bought: ITEM };

describe('D-one-checkout: the purchase of an item', () => {
  it('the purchase of an item continues in the element that replaces its own', async () => {
    const { page, first } = await aPurchase();
    const { purchase } = page.data.getState();
    first.leave();
    const second = aSeller(page);
    second.sale.resume();
    expect(second.set.mock.calls).toEqual([[bought]]);
    expect(page.data.getState().purchase).toBe(purchase);
  });

  it('the purchase of an item stays in the element in which it began while that element is on the page', async () => {
    const { page } = await aPurchase();
    const second = aSeller(page);
    second.sale.resume();
    expect(second.set).not.toHaveBeenCalled();
  });

  it('an element that sells something else does not continue the purchase of an item', async () => {
    const { page, first } = await aPurchase();
    first.leave();
    const second = aSeller(page, 'event:2');
    second.sale.resume();
    expect(second.set).not.toHaveBeenCalled();
  });

  it('an element does not take the purchase of an item from a checkout that the page has added', () => {
    const page = aPage();
    beginPurchase(page, { case: 'item', item: ITEM });
    const seller = aSeller(page);
    seller.sale.resume();
    expect(seller.set).not.toHaveBeenCalled();
  });

  it('the purchase of an item ends in every element that shows it', async () => {
    const { page, first } = await aPurchase();
    first.leave();
    const second = aSeller(page);
    second.sale.resume();
    page.data.setState({ purchase: null });
    expect(second.set).toHaveBeenLastCalledWith({ bought: null });
  });
});
