import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Card } from '../../../../core/checkout/card.ts';
import type { Review } from '../../../../widgets/checkout/provider/review.ts';
import type { CardForm, CardFormState } from '../../../../widgets/checkout/stripe/card-form.ts';
import type { Opening, OpeningState } from '../../../../widgets/checkout/stripe/opening.ts';
import { StripeFields } from '../../../../widgets/checkout/stripe/StripeFields.tsx';
import { render } from '../../render.tsx';
import { aCheckoutContext, aStripe } from './a-stripe.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const KEPT = { id: 5, brand: 'Visa', last4: '4242', expiresMonth: 4, expiresYear: 2029, paymentMethod: 'pm_1' };

/** Renders Stripe's fields for a buyer who is signed in. */
async function fields(at: OpeningState, chosen: typeof KEPT | null = null, cardholder = '') {
  const fail = vi.fn();
  const opening = { ...createStore<OpeningState>()(() => at), fail } as unknown as Opening;
  const form = createStore<CardFormState>()(() => ({ isReady: false, means: 'card', isAnew: false, leadsAway: false }));
  const reader: { current: (() => Card | null) | null } = { current: null };
  const view = await render(
    aCheckoutContext(),
    <StripeFields
      review={{} as Review}
      isSignedIn
      cardholder={cardholder}
      chosen={chosen}
      reader={reader}
      opening={opening}
      form={{ ...form, show() {}, hide() {}, placed: () => null } as unknown as CardForm}
    />,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { view, form, opening, fail, reader, pass };
}

const OPEN = { case: 'open', stripe: aStripe().stripe } as const;

describe("D-stripe: Stripe's fields", () => {
  it('a card can be saved, another means of payment cannot', async () => {
    const { view, form, reader } = await fields(OPEN);
    const box = () => view.querySelector<HTMLInputElement>('[type="checkbox"]');
    await act(async () => box()?.click());
    await act(async () => form.setState({ isReady: true, means: 'bancontact' }));
    const read = await act(async () => reader.current?.());
    expect([box(), read]).toEqual([null, { case: 'form', name: '', save: false }]);
    await act(async () => form.setState({ means: 'card' }));
    expect(box()?.checked).toBe(true);
  });

  it("a payment by wallet needs no cardholder's name, and none is sent", async () => {
    const { view, form, reader } = await fields(OPEN);
    expect(view.querySelector('#card-name')).not.toBeNull();
    await act(async () => form.setState({ isReady: true, means: 'google_pay' }));
    expect(view.querySelector('#card-name')).toBeNull();
    expect(await act(async () => reader.current?.())).toEqual({ case: 'form', name: '', save: false });
  });

  it("D-cardholder-name: a guest's name is filled in as the cardholder's", async () => {
    const { view } = await fields(OPEN, null, 'Zoé Petit');
    expect(view.querySelector<HTMLInputElement>('#card-name')?.value).toBe('Zoé Petit');
  });

  it('fields that were drawn again show a message until something is typed', async () => {
    const { view, form } = await fields(OPEN);
    const said = () => view.querySelector('.stripe [role="status"]')?.textContent;
    expect(said()).toBe('');
    await act(async () => form.setState({ isReady: true, isAnew: true }));
    expect(said()).toBe('Le formulaire a été rechargé. Saisissez votre carte à nouveau.');
    await act(async () => form.setState({ isAnew: false }));
    expect(said()).toBe('');
  });

  it("the checkout waits 15 seconds for Stripe's fields, including the time for their code", async () => {
    const { opening, fail, pass } = await fields({ case: 'loading' });
    await pass(10_000);
    await act(async () => opening.setState(OPEN, true));
    await pass(4_999);
    expect(fail).not.toHaveBeenCalled();
    await pass(1);
    expect(fail.mock.calls).toEqual([['slow']]);
  });

  it.each([
    ['ready', null],
    ['not needed', KEPT],
  ] as const)('fields that are %s are no longer waited for', async (_, chosen) => {
    const { form, fail, pass } = await fields(OPEN, chosen);
    if (!chosen) await act(async () => form.setState({ isReady: true }));
    await pass(20_000);
    expect(fail).not.toHaveBeenCalled();
  });
});
