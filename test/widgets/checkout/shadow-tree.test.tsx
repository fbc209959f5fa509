import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Checkout } from '../../../widgets/checkout/Checkout.tsx';
import { press, render } from '../render.tsx';
import { aCheckoutApi, aReview, step } from './a-checkout.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('D-checkout-shadow-tree: in a shadow tree of the page', () => {
  it('a free selection is booked in place in a shadow tree of the page', async () => {
    const api = aCheckoutApi();
    const { context, store, host } = await aReview();
    const outer = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(host);
    const view = await render(context, <Checkout store={store} />);
    await press(view, 'Confirmer la réservation');
    await act(() => step(store, 'confirmed'));
    expect(api.to('POST /v1/order')).toHaveLength(1);
  });
});
