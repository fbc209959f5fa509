import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkout } from '../../../../widgets/checkout/Checkout.tsx';
import { eventually } from '../../../fixtures/eventually.ts';
import { type Answer, problem } from '../../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../../render.tsx';
import { aPaidApi, aReview, review, reviewIn, shownStep, step } from '../a-checkout.ts';

const GATEWAY = 'POST /v1/test-gateway/pay_1';
const PAY = /^Payer 24,00/;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Renders the payment form for 24 €, with Camille's saved cards. */
async function aPaymentForm(cards: readonly unknown[] = [], root: 'page' | 'shadow tree' = 'page') {
  const api = aPaidApi();
  api.on('GET /v1/cards', [...cards]);
  const checkout = await aReview();
  if (root === 'shadow tree') {
    const outer = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(checkout.host);
  }
  await eventually(() => expect(api.to('GET /v1/cards')).toHaveLength(1));
  const view = await render(checkout.context, <Checkout store={checkout.store} />);
  if (root === 'page') await act(async () => eventually(() => expect(view.querySelector('.payment')).not.toBeNull()));
  const input = (name: string) => view.querySelector<HTMLInputElement>(`#${name}`) as HTMLInputElement;
  const type = (name: string, text: string) =>
    act(async () => {
      const field = input(name);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const fill = async (number: string) => {
    await type('card-number', number);
    await type('card-expiry', '1228');
    await type('card-securityCode', '123');
    await type('card-postalCode', '69001');
    await type('card-name', 'Camille Martin');
  };
  const agree = () => act(async () => input('terms').click());
  return { ...checkout, api, view, input, type, fill, agree };
}

/** Pays with a card for which the bank asks the cardholder; its answers follow. */
async function aBankStep(...answers: readonly (Answer | object)[]) {
  const form = await aPaymentForm();
  form.api.on(GATEWAY, { state: 'authenticating' }, ...answers);
  await form.fill('4000002500003155');
  await form.agree();
  await press(form.view, PAY);
  await act(async () => eventually(() => expect(form.view.querySelector('.authentication')).not.toBeNull()));
  return form;
}

describe('D-pay-button, D-terms: the payment form', () => {
  it('the payment form is labelled as a test, names the sum, the terms and the right of withdrawal', async () => {
    const { view, input } = await aPaymentForm();
    expect(textOf(view.querySelector('.test'))).toContain("Paiement d'essai : aucun argent n'est débité.");
    expect(textOf(buttonNamed(view, PAY))).toBe('Payer 24,00 €');
    expect(input('terms').checked).toBe(false);
    const link = view.querySelector('.terms a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      'https://marketplace.example/terms/studio-lumiere',
      '_blank',
    ]);
    expect(textOf(view.querySelector('.terms'))).toContain("n'ouvre pas de droit de rétractation");
  });

  it('each field of the payment form has its own label', async () => {
    const { view } = await aPaymentForm();
    for (const field of view.querySelectorAll('.card-fields .field input')) {
      expect(textOf(view.querySelector(`label[for="${field.id}"]`))).not.toBe('');
    }
  });

  it('the payment form reads the order when its time is up, even if its payment never gets a response', async () => {
    const { api, store, view, fill, agree } = await aPaymentForm();
    api.on(GATEWAY, () => new Promise<null>(() => {}));
    await fill('4242424242424242');
    await agree();
    await press(view, PAY);
    await review(store, (one) => one.busy === 'paying');
    vi.setSystemTime('2026-11-24T07:00:00.000Z');
    await act(async () => eventually(() => expect(shownStep(store)).toBe('confirmed')));
  });

  it('S-card-messages: the payment form shows the error at each field, and focuses the first', async () => {
    const { view, input, api, agree } = await aPaymentForm();
    await agree();
    await press(view, PAY);
    expect([...view.querySelectorAll('.card-fields .problem')].map(textOf)).toEqual([
      'Le numéro de carte est incomplet',
      "La date d'expiration est incomplète (MM / AA)",
      'Le code de sécurité est incomplet',
      'Le code postal est incomplet',
      'Indiquez le nom du titulaire de la carte',
    ]);
    expect(document.activeElement).toBe(input('card-number'));
    expect(api.to('POST /v1/order')).toEqual([]);
  });

  it('without the terms the payment form shows the error at the box and focuses it', async () => {
    const { view, input, fill, api } = await aPaymentForm();
    await fill('4242424242424242');
    await press(view, PAY);
    expect(document.activeElement).toBe(input('terms'));
    expect(textOf(view.querySelector('#terms-problem'))).toBe('Acceptez les conditions pour continuer');
    expect(api.to('POST /v1/order')).toEqual([]);
  });

  it('the payment form pays, and no request ever has the number of the card', async () => {
    const { view, store, fill, agree, api } = await aPaymentForm();
    await fill('4242424242424242');
    await agree();
    await press(view, PAY);
    await act(() => step(store, 'confirmed'));
    expect(JSON.stringify(api.calls)).not.toMatch(/4242 ?4242/);
    expect(textOf(view.querySelector('.paid'))).toBe('Montant payé 12,00 €');
  });

  it('a refused card is announced as an alert at the form, and the terms stay accepted', async () => {
    const { view, fill, agree, api, input } = await aPaymentForm();
    api.on(GATEWAY, problem(402, 'card-declined'));
    await fill('4000000000000002');
    await agree();
    await press(view, PAY);
    await act(async () => eventually(() => expect(said(view, 'alert')).toEqual(['Votre carte a été refusée.'])));
    expect(input('terms').checked).toBe(true);
    expect(input('card-number').value).toBe('4000 0000 0000 0002');
  });

  it("D-focus-kept: the bank's step is shown inline, gets the focus, and can be refused", async () => {
    const { view } = await aBankStep(problem(402, 'authentication-failed'));
    expect(textOf(document.activeElement)).toBe('Votre banque vous demande votre accord');
    await press(view, 'Refuser');
    await act(async () =>
      eventually(() =>
        expect(said(view, 'alert')).toEqual(["L'authentification a échoué. Choisissez un autre moyen de paiement."]),
      ),
    );
  });

  it("the bank's step hides the pay button, and accepting it pays", async () => {
    const { view, store, api } = await aBankStep({ state: 'captured' });
    expect(reviewIn(store)).toMatchObject({ isAuthenticating: true, busy: null, notice: null });
    expect(view.querySelector('.pay')).toBeNull();
    await press(view, 'Autoriser');
    await act(() => step(store, 'confirmed'));
    expect(api.to(GATEWAY)[1]?.body).toEqual({ authentication: 'passed' });
  });

  it('saved cards come first, and another card can be typed', async () => {
    const card = { id: 5, brand: 'Visa', last4: '4242', expiresMonth: 4, expiresYear: 2029 };
    const { view, agree, api } = await aPaymentForm([card]);
    const radios = [...view.querySelectorAll<HTMLInputElement>('.saved-cards input')];
    expect([...view.querySelectorAll('.saved-cards label')].map(textOf)).toEqual([
      'Visa se terminant par 4242, expire 04/2029',
      'Une autre carte',
    ]);
    expect([radios[0]?.checked, view.querySelector('#card-number')]).toEqual([true, null]);
    await agree();
    await press(view, PAY);
    await act(async () => eventually(() => expect(api.to(GATEWAY)[0]?.body).toEqual({ savedCard: 5 })));
  });

  it('a saved card that has expired is not offered, even if it is the newest', async () => {
    const card = { id: 5, brand: 'Visa', last4: '4242', expiresMonth: 4, expiresYear: 2029 };
    const { view } = await aPaymentForm([{ ...card, id: 6, last4: '3155', expiresMonth: 10, expiresYear: 2026 }, card]);
    const labels = [...view.querySelectorAll('.saved-cards label')].map(textOf);
    expect(labels).toEqual(['Visa se terminant par 4242, expire 04/2029', 'Une autre carte']);
    expect(view.querySelector<HTMLInputElement>('.saved-cards input')?.checked).toBe(true);
  });

  it('the card form is shown when every saved card has expired', async () => {
    const card = { id: 6, brand: 'Visa', last4: '3155', expiresMonth: 12, expiresYear: 2025 };
    const { view, input } = await aPaymentForm([card]);
    expect([view.querySelector('.saved-cards'), input('card-number')?.value]).toEqual([null, '']);
  });

  it('no card is accepted in a shadow tree of the page: the form says so and links to the offer', async () => {
    const { view } = await aPaymentForm([], 'shadow tree');
    expect(view.querySelector('.payment')).toBeNull();
    expect(view.querySelector('.note a')?.getAttribute('href')).toBe('https://marketplace.example/slotted/yoga-doux');
  });
});

describe('D-no-provider: without a payment provider', () => {
  it('an order with a price has no payment form without a provider, and a text says why', async () => {
    const api = aPaidApi();
    api.on('GET /v1/config', {
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      payment: { provider: 'none', publicKey: null },
    });
    const { context, store } = await aReview();
    const view = await render(context, <Checkout store={store} />);
    await act(async () => eventually(() => expect(textOf(view)).toContain("n'est pas encore proposé ici")));
    expect(view.querySelector('.payment')).toBeNull();
    expect(view.querySelector('.pay')).toBeNull();
  });
});
