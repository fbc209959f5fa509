import { describe, expect, it } from 'vitest';
import { problem } from '../fake-api.ts';
import { aCheckout, aCheckoutApi, aReview, buy, EIGHT, review, step } from './a-checkout.ts';

describe('D-calendar-folds: the page state knows the progress of the purchase', () => {
  it('a purchase is under way until it is confirmed, and the next purchase is under way again', async () => {
    aCheckoutApi();
    const { store, page } = await aReview();
    expect(page.data.getState().progress).toBe('under-way');
    await store.confirm(null);
    await step(store, 'confirmed');
    expect(page.data.getState().progress).toBe('settled');
    await store.leave();
    buy(page);
    await review(store);
    expect(page.data.getState().progress).toBe('under-way');
  });

  it('a purchase asks the buyer if places are lost, until places are held again', async () => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, 'full', { slots: [{ id: EIGHT.id, code: 'full' }] }));
    const { store, page } = aCheckout();
    buy(page);
    await step(store, 'lost');
    expect(page.data.getState().progress).toBe('asking');
    const held = store.goOn('with-rest');
    expect(page.data.getState().progress).toBe('under-way');
    await held;
  });

  it('a request for the focus concerns only the checkout of that purchase', async () => {
    aCheckoutApi();
    const { store, page } = await aReview();
    page.data.setState({ focusRequest: { purchase: { case: 'slots', calendar: 'cal', event: '7' } } });
    expect(store.getState().focusRequest).toBeNull();
    page.data.setState(({ purchase }) => ({ focusRequest: purchase && { purchase } }));
    expect(store.getState().focusRequest).toBe(page.data.getState().focusRequest);
    expect(store.getState().focusRequest).not.toBeNull();
  });
});
