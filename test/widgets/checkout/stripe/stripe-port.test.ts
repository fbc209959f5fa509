import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
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

/** Stripe with a form for a payment of 24 €; `moved` fires the event that the form was moved. */
function aPort(
  stripe: Stripe,
  group: object,
  moved: Promise<unknown> = new Promise(() => {}),
  { host = document.createElement('creneau-checkout'), leadsAway = false, renew = () => {} } = {},
): Port {
  const opening = createStore<OpeningState>()(() => ({ case: 'open', stripe }));
  const placed = () => ({ elements: group, price: () => PAYMENT, means: () => 'google_pay', moved, leadsAway });
  return createStripePort(host, opening as Opening, { placed, renew } as unknown as CardForm);
}

/** Returns the parameters with which Stripe is asked to confirm. */
async function confirmedWith(save: boolean): Promise<object> {
  const { stripe, group, confirmPayment } = aStripe();
  const port = aPort(stripe, group);
  await port.pay(PAYMENT, { case: 'form', name: 'Camille Martin', save }, 'key', 'Camille Martin');
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

  it('without the wish to save the card, no parameter to save it is sent', async () => {
    expect(await confirmedWith(false)).toEqual({ return_url, payment_method_data: { billing_details } });
  });
});

describe('D-card-form-moved: a form that is moved in the page while it confirms', () => {
  const FORM = { case: 'form', name: '', save: false } as const;
  const never = () => new Promise<never>(() => {});

  it('a form that is moved is checked again by the next press, before anything is ordered', async () => {
    const { stripe, group } = aStripe();
    group.submit.mockImplementation(never);
    expect(await aPort(stripe, group, Promise.resolve('moved')).prepare(FORM)).toBe('unpaid');
  });

  it('D-unknown-payment: after a form is moved, it is unknown whether its confirmation has reached Stripe', async () => {
    const { stripe, group, confirmPayment } = aStripe();
    confirmPayment.mockImplementation(never);
    const port = aPort(stripe, group, Promise.resolve('moved'));
    await expect(port.pay(PAYMENT, FORM, 'key', 'Camille Martin')).rejects.toMatchObject({ kind: 'network' });
  });

  it("a wallet's sheet that is closed is neither a payment nor an error", async () => {
    const { stripe, group } = aStripe();
    group.submit.mockResolvedValue({ error: { type: 'validation_error' } });
    expect(await aPort(stripe, group).prepare(FORM)).toBe('unpaid');
  });
});

describe('D-bank-page: a payment in a dialog of the page', () => {
  const return_url = `${location.origin}${location.pathname}?creneau=1`;
  const still = new Promise(() => {});

  /** A checkout in a dialog that keeps the focus. */
  function hostInDialog(): HTMLElement {
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    const host = document.createElement('creneau-checkout');
    dialog.append(host);
    document.body.append(dialog);
    return host;
  }

  it('a saved card is confirmed without a frame on the page', async () => {
    const { stripe, group, confirmCardPayment, confirmPayment } = aStripe();
    const port = aPort(stripe, group, still, { host: hostInDialog() });
    await port.pay(PAYMENT, { case: 'saved-at-stripe', paymentMethod: 'pm_1' }, 'key', 'Camille Martin');
    expect(confirmCardPayment.mock.calls).toEqual([
      ['pi_1_secret_2', { return_url, payment_method: 'pm_1' }, { handleActions: false }],
    ]);
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it('a typed card that is to be saved is confirmed with that wish', async () => {
    const { stripe, group, confirmCardPayment, createPaymentMethod } = aStripe();
    const port = aPort(stripe, group, still, { host: hostInDialog(), leadsAway: true });
    await port.pay(PAYMENT, { case: 'form', name: 'Camille Martin', save: true }, 'key', 'Camille Martin');
    const params = { billing_details: { name: 'Camille Martin' }, allow_redisplay: 'always' };
    expect(createPaymentMethod.mock.calls).toEqual([[{ elements: group, params }]]);
    expect(confirmCardPayment.mock.calls[0]?.[1]).toEqual({
      return_url,
      payment_method: 'pm_2',
      payment_method_options: { card: { setup_future_usage: 'on_session' } },
    });
  });

  it('a means of payment that always leads to its own page is confirmed as outside a dialog', async () => {
    const { stripe, group, confirmCardPayment, confirmPayment, createPaymentMethod } = aStripe();
    createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_3', type: 'bancontact' } });
    const port = aPort(stripe, group, still, { host: hostInDialog(), leadsAway: true });
    await port.pay(PAYMENT, { case: 'form', name: '', save: false }, 'key', 'Camille Martin');
    const confirmParams = { return_url, payment_method: 'pm_3' };
    expect(confirmPayment.mock.calls).toEqual([
      [{ clientSecret: 'pi_1_secret_2', confirmParams, redirect: 'if_required' }],
    ]);
    expect(confirmCardPayment).not.toHaveBeenCalled();
  });

  it('a form around which the page has opened a dialog is created again, and nothing is ordered', async () => {
    const { stripe, group } = aStripe();
    const renew = vi.fn();
    const port = aPort(stripe, group, still, { host: hostInDialog(), renew });
    expect(await port.prepare({ case: 'form', name: '', save: false })).toBe('unpaid');
    expect([renew.mock.calls.length, group.submit.mock.calls.length]).toEqual([1, 0]);
  });

  it('a step of the bank that has no page counts as a failed authentication', async () => {
    const { stripe, group, confirmCardPayment } = aStripe();
    const next_action = { type: 'use_stripe_sdk' };
    confirmCardPayment.mockResolvedValue({ paymentIntent: { status: 'requires_action', next_action } });
    const port = aPort(stripe, group, still, { host: hostInDialog() });
    const paid = port.pay(PAYMENT, { case: 'saved-at-stripe', paymentMethod: 'pm_1' }, 'key', 'Camille Martin');
    await expect(paid).rejects.toMatchObject({ status: 402 });
  });
});
