import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Checkout } from '../../../widgets/checkout/Checkout.tsx';
import { eventually } from '../../fixtures/eventually.ts';
import { buttonNamed, render, textOf } from '../render.tsx';
import { aPaidApi, aReview } from './a-checkout.ts';

beforeEach(() => {
  localStorage.clear();
});

describe("D-currency: a quote and a pay button show the API's currency", () => {
  it("a quote and a pay button show the API's currency whatever the setting says", async () => {
    const api = aPaidApi();
    const { context, store, settings } = await aReview();
    settings.setState({ currency: 'GBP' });
    await eventually(() => expect(api.to('GET /v1/cards')).toHaveLength(1));
    const view = await render(context, <Checkout store={store} />);
    await act(async () => eventually(() => expect(view.querySelector('.payment')).not.toBeNull()));
    expect(textOf(buttonNamed(view, /^Payer/))).toBe('Payer 24,00 €');
    expect(textOf(view)).not.toContain('£');
  });
});
