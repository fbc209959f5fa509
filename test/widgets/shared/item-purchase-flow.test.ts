import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createItemPurchaseFlow } from '../../../widgets/shared/page/item-purchase-flow.ts';
import { beginPurchase, type PageState } from '../../../widgets/shared/page/page-state.ts';
import { aContext, aPage } from '../../fixtures/data/widget-context.ts';

const ITEM = 'event:1';

/** An element that sells an item, on this page. */
function aSeller(page: PageState, sold = ITEM) {
  const context = aContext<Record<never, never>>('creneau-event-details', {}, { page });
  const set = vi.fn();
  const sale = createItemPurchaseFlow(context, (item) => item === sold, set);
  onTestFinished(page.data.subscribe(sale.follow));
  return { ...context, sale, set };
}

/** A page whose signed-in user has begun to buy in a first element. */
async function aPurchase() {
  const page = aPage();
  page.data.setState({ isSignedIn: true });
  const first = aSeller(page);
  await first.sale.begin(ITEM);
  return { page, first };
}

const bought = { bought: ITEM };

describe('D-one-checkout: the purchase of an item', () => {
  it('the purchase of an item goes on in the element that is made anew', async () => {
    const { page, first } = await aPurchase();
    const { purchase } = page.data.getState();
    first.leave();
    const second = aSeller(page);
    second.sale.resume();
    expect(second.set.mock.calls).toEqual([[bought]]);
    expect(page.data.getState().purchase).toBe(purchase);
  });

  it('the purchase of an item stays where it was begun while that element is on the page', async () => {
    const { page } = await aPurchase();
    const second = aSeller(page);
    second.sale.resume();
    expect(second.set).not.toHaveBeenCalled();
  });

  it('the purchase of an item is not taken up by an element that sells something else', async () => {
    const { page, first } = await aPurchase();
    first.leave();
    const second = aSeller(page, 'event:2');
    second.sale.resume();
    expect(second.set).not.toHaveBeenCalled();
  });

  it("the purchase of an item is not taken from a checkout of the page's own", () => {
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
