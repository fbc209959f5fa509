import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CardForm } from '../../../../widgets/checkout/stripe/card-form.ts';
import type { Opening, OpeningState } from '../../../../widgets/checkout/stripe/opening.ts';
import { createStripePort } from '../../../../widgets/checkout/stripe/stripe-port.ts';
import { aStripe } from './a-stripe.ts';

const PAYMENT = {
  provider: 'stripe',
  id: 'pi_1',
  amount: 2400,
  currency: 'EUR',
  state: 'open',
  clientSecret: 'pi_1_secret_2',
} as const;

type Port = ReturnType<typeof createStripePort>;

/** Stripe with a form for a payment of 24 €, which `moved` tells to have been moved. */
function aPort(stripe: Stripe, group: object, moved: Promise<unknown> = new Promise(() => {})): Port {
  const opening = createStore<OpeningState>()(() => ({ case: 'open', stripe }));
  const placed = () => ({ elements: group, price: () => PAYMENT, means: () => 'google_pay', moved });
  return createStripePort(
    document.createElement('creneau-checkout'),
    opening as Opening,
    { placed } as unknown as CardForm,
  );
}

/** What Stripe is asked to confirm with, where the card in its form is to be kept or not. */
async function confirmedWith(keep: boolean): Promise<object> {
  const { stripe, group, confirmPayment } = aStripe();
  const port = aPort(stripe, group);
  await port.pay(PAYMENT, { case: 'form', name: 'Camille Martin', keep }, 'key', 'Camille Martin');
  return Reflect.get(confirmPayment.mock.calls[0]?.[0] ?? {}, 'confirmParams') as object;
}

describe('D-saved-cards: the parameters of a confirmation', () => {
  const return_url = `${location.origin}${location.pathname}?creneau=1`;
  const billing_details = { name: 'Camille Martin' };

  it('the wish to save a card is set for that card only, never for the intent', async () => {
    expect(await confirmedWith(true)).toEqual({
      return_url,
      payment_method_data: { billing_details, allow_redisplay: 'always' },
      payment_method_options: { card: { setup_future_usage: 'on_session' } },
    });
  });

  it('without the wish no such parameter is sent', async () => {
    expect(await confirmedWith(false)).toEqual({ return_url, payment_method_data: { billing_details } });
  });
});

describe('D-card-form-moved: a form that is moved in the page while it confirms', () => {
  const FORM = { case: 'form', name: '', keep: false } as const;
  const never = () => new Promise<never>(() => {});

  it('is checked again by the next press, before anything is ordered', async () => {
    const { stripe, group } = aStripe();
    group.submit.mockImplementation(never);
    expect(await aPort(stripe, group, Promise.resolve('moved')).prepare(FORM)).toBe('unpaid');
  });

  it('leaves the outcome of a payment to the order', async () => {
    const { stripe, group, confirmPayment } = aStripe();
    confirmPayment.mockImplementation(never);
    const port = aPort(stripe, group, Promise.resolve('moved'));
    expect(await port.pay(PAYMENT, FORM, 'key', 'Camille Martin')).toEqual({ case: 'captured' });
  });

  it("a wallet's sheet that is closed is neither a payment nor an error", async () => {
    const { stripe, group } = aStripe();
    group.submit.mockResolvedValue({ error: { type: 'validation_error' } });
    expect(await aPort(stripe, group).prepare(FORM)).toBe('unpaid');
  });
});
