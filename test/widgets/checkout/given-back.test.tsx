import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../core/text/language.ts';
import { Checkout } from '../../../widgets/checkout/Checkout.tsx';
import { anOrderPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { json } from '../fake-api.ts';
import { press, render, said, textOf } from '../render.tsx';
import { aCheckoutApi, aReview, ORDER_ID, step } from './a-checkout.ts';

const DISCOUNTS = [
  { kind: 'coupon', amount: 3 },
  { kind: 'credit', amount: 9 },
];
const SOLD = { subtotal: 12, total: 0, discounts: DISCOUNTS, cancellableUntil: '2026-11-24T06:45:00.000Z' };

const TEXTS = {
  fr: {
    ask: 'Annuler la réservation',
    question:
      "Annuler cette réservation ? Le code promo utilisé vous est rendu. Le crédit de l'entreprise utilisé est rendu.",
    yes: 'Oui, annuler',
    ended:
      "Yoga doux chez Studio Lumière est annulé. Le code promo utilisé vous est rendu. Le crédit de l'entreprise utilisé est rendu.",
    free: "Annuler cette réservation ? Rien n'a été payé.",
  },
  en: {
    ask: 'Cancel the booking',
    question:
      'Cancel this booking? The promo code that was used is given back. The company credit that was used is given back.',
    yes: 'Yes, cancel',
    ended:
      'Yoga doux at Studio Lumière is cancelled. The promo code that was used is given back. The company credit that was used is given back.',
    free: 'Cancel this booking? Nothing was paid.',
  },
};

/** Renders the confirmation of an order. */
async function aConfirmation(changes: Payload, lang: Language = 'fr') {
  const api = aCheckoutApi();
  api.on('POST /v1/order', json(anOrderPayload(undefined, changes), 201));
  const { context, store } = await aReview();
  context.settings.setState({ lang });
  await store.confirm(null);
  const view = await render(context, <Checkout store={store} />);
  return { api, store, view };
}

describe('D-cancel: what a cancelled order gives back', () => {
  it.each(['fr', 'en'] as const)(
    'the question before cancelling names the credit and the coupon that come back, and never says that nothing was paid: %s',
    async (lang) => {
      const { ask, question, yes, ended } = TEXTS[lang];
      const { view, api, store } = await aConfirmation(SOLD, lang);
      await press(view, ask);
      expect(textOf(document.activeElement)).toBe(question);
      api.on(`DELETE /v1/order/${ORDER_ID}`, anOrderPayload(undefined, { ...SOLD, state: 'cancelled' }));
      await press(view, yes);
      await act(() => step(store, 'ended'));
      expect(said(view, 'alert')[0]).toBe(ended);
    },
  );

  it.each(['fr', 'en'] as const)(
    'the question says that nothing was paid if the order cost nothing: %s',
    async (lang) => {
      const { view } = await aConfirmation({ ...SOLD, discounts: [{ kind: 'free-slot', amount: 12 }] }, lang);
      await press(view, TEXTS[lang].ask);
      expect(textOf(document.activeElement)).toBe(TEXTS[lang].free);
    },
  );

  it('the question before cancelling names money, coupon and credit', async () => {
    const { view } = await aConfirmation({ ...SOLD, subtotal: 20, total: 8 });
    await press(view, 'Annuler la réservation');
    expect(textOf(document.activeElement)).toMatch(/Montant remboursé : 8,00 €\. Le code promo .* Le crédit /);
  });
});
