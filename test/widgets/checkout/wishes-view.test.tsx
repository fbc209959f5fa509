import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkout } from '../../../widgets/checkout/Checkout.tsx';
import { fetchOrder } from '../../../widgets/shared/api/booking/known-order.ts';
import {
  aHoldPayload,
  anItemPayload,
  anOrderPayload,
  aPendingOrderPayload,
  aQuotePayload,
  type Payload,
} from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { json, noContent, problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aCheckout, aCheckoutApi, aPaidApi, aReview, EIGHT, NINE, ORDER_ID, reviewIn, step } from './a-checkout.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const priced = (changes: Payload) => aQuotePayload([EIGHT.id, NINE.id], 12, changes);

/** Renders the review of a hold with these changes. */
async function aDrawnReview(changes: Payload = {}) {
  const api = aPaidApi();
  api.on('POST /v1/hold', json(aHoldPayload([EIGHT.id, NINE.id], { quote: priced({}), ...changes }), 201));
  const checkout = await aReview();
  const view = await render(checkout.context, <Checkout store={checkout.store} />);
  const fill = (id: string, text: string) =>
    act(async () => {
      const field = view.querySelector<HTMLInputElement>(`#${id}`);
      if (!field) throw new Error(`There is no field ${id}.`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const quoted = () =>
    act(async () => eventually(() => expect(reviewIn(checkout.store)).toMatchObject({ busy: null })));
  return { ...checkout, api, view, fill, quoted };
}

describe('D-quote: the review', () => {
  it('the review explains its lines: free slots, and waiting slots with their position, which cost nothing', async () => {
    const quote = priced({
      slots: [
        { id: EIGHT.id, free: true, waiting: false, price: 0 },
        { id: NINE.id, free: false, waiting: true, price: 0 },
      ],
      pay: 0,
      subtotal: 0,
      total: 0,
    });
    const [eight, nine] = aHoldPayload([EIGHT.id, NINE.id])['slots'] as readonly object[];
    const { view } = await aDrawnReview({ quote, slots: [eight, { ...nine, waiting: true, position: 3 }] });
    expect([...view.querySelectorAll('.line .tag')].map(textOf)).toEqual(['Offert', "Liste d'attente, position 3"]);
    expect(textOf(view)).toContain("n'est facturée que si une place vous est proposée");
  });

  it('the review has a countdown only if places are held', async () => {
    const { view } = await aDrawnReview({ keepsPlaces: false });
    expect(said(view, 'timer')).toEqual([]);
  });

  it('the wishes of an order are fixed after a reload: the recipient is shown, and no coupon or recipient can be entered', async () => {
    const { view, store, api, page } = await aDrawnReview();
    const { stage } = await step(store, 'reviewing');
    api.on(`GET /v1/order/${ORDER_ID}`, aPendingOrderPayload({ gift: { fullName: 'Nora Lefèvre', email: null } }));
    const order = await fetchOrder(page.client, ORDER_ID);
    const sale = { ...stage.sale, wishes: null };
    await act(async () => store.setState({ stage: { step: 'payable', sale, order, notice: null, errors: {} } }));
    expect(textOf(view)).toContain('Offert à Nora Lefèvre');
    expect(view.querySelector('#coupon, .gift, .applied')).toBeNull();
    await act(async () => eventually(() => expect(view.querySelector('.payment')).not.toBeNull()));
  });

  it.each([
    ['2026-11-24T06:45:00.000Z', "Annulation gratuite jusqu'au mardi 24 nov. 2026, 07h45."],
    ['2026-11-24T06:00:00.000Z', 'Cette réservation ne pourra plus être annulée : elle commence trop bientôt.'],
  ])('D-cancel: the review says until when an order can be cancelled: %s', async (cancellableUntil, said) => {
    const { view } = await aDrawnReview({ cancellableUntil });
    expect(textOf(view.querySelector('.summary'))).toContain(said);
  });

  it('coupon and credit are subtracted before the total', async () => {
    const quote = priced({
      coupon: { code: 'CADEAU5', amount: 5 },
      credit: { balance: 50, amount: 19 },
      total: 0,
    });
    const { view } = await aDrawnReview({ quote });
    expect([...view.querySelectorAll('.sums > div')].map(textOf)).toEqual([
      '2 créneaux à 12,00 €24,00 €',
      'Code promo CADEAU5-5,00 €',
      "Crédit de l'entreprise-19,00 €",
      'Total0,00 €',
    ]);
    expect(buttonNamed(view, 'Confirmer la réservation')).toBeTruthy();
  });

  it.each<[string, Payload, string]>([
    [
      'only waiting places',
      {
        slots: (aHoldPayload([EIGHT.id])['slots'] as object[]).map((slot) => ({ ...slot, waiting: true, position: 1 })),
      },
      "Rejoindre la liste d'attente",
    ],
    [
      'a membership',
      { slots: [], slotted: null, item: { ref: 'membership-option:1', title: 'M', url: 'm', start: null, end: null } },
      "Confirmer l'abonnement",
    ],
  ])('D-pay-button: the button of an order without a price names what it does: %s', async (_, changes, name) => {
    const { view } = await aDrawnReview({ quote: priced({ total: 0, subtotal: 0, pay: 0 }), ...changes });
    expect(buttonNamed(view, name)).toBeTruthy();
  });
});

describe('S-forms: the coupon', () => {
  it('a refused coupon shows "Code promo invalide" at its field, which gets the focus', async () => {
    const { view, api, fill, quoted } = await aDrawnReview();
    api.on('POST /v1/quote', problem(422, 'coupon-invalid'));
    await press(view, 'Ajouter un code promo');
    await fill('coupon', 'EXPIRE');
    await press(view, 'Appliquer');
    await quoted();
    const field = view.querySelector('#coupon');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(textOf(view.querySelector(`#${field?.getAttribute('aria-describedby')}`))).toBe('Code promo invalide');
  });

  it('an applied coupon is shown, and can be removed', async () => {
    const { view, api, fill, quoted } = await aDrawnReview();
    api.on('POST /v1/quote', priced({ coupon: { code: 'CADEAU5', amount: 5 }, total: 19 }), priced({}));
    await press(view, 'Ajouter un code promo');
    await fill('coupon', 'cadeau5');
    await press(view, 'Appliquer');
    await quoted();
    expect(textOf(view.querySelector('.applied'))).toContain('Code promo CADEAU5 appliqué');
    expect(textOf(buttonNamed(view, /^Payer/))).toBe('Payer 19,00 €');
    await press(view, 'Retirer le code promo');
    await quoted();
    expect(view.querySelector('#coupon')).not.toBeNull();
  });
});

describe('D-typed-not-applied: a draft that is not applied', () => {
  it('confirming first saves a typed recipient, and the second press books for this recipient', async () => {
    const { view, api, fill, quoted } = await aDrawnReview({ quote: priced({ total: 0, subtotal: 0, pay: 0 }) });
    api.on('POST /v1/quote', priced({ total: 0, subtotal: 0, pay: 0 }));
    api.on('POST /v1/order', json(anOrderPayload(), 201));
    await act(async () => view.querySelector<HTMLInputElement>('.gift input')?.click());
    await fill('gift-firstName', 'Ana');
    await fill('gift-lastName', 'Petit');
    await fill('gift-email', 'ana@example.org');
    await press(view, 'Confirmer la réservation');
    await quoted();
    expect(api.to('POST /v1/order')).toEqual([]);
    expect(textOf(view.querySelector('.applied'))).toContain('Offert à Ana Petit');
    expect(said(view, 'alert')).toEqual([
      'Ce que vous aviez saisi est maintenant pris en compte. Vérifiez, puis confirmez.',
    ]);
    await press(view, 'Confirmer la réservation');
    const gift = { firstName: 'Ana', lastName: 'Petit', email: 'ana@example.org' };
    await eventually(() => expect(api.to('POST /v1/order')[0]?.body).toMatchObject({ gift }));
  });

  it('nothing is ordered with a coupon that is refused, and its field gets the focus', async () => {
    const { view, api, fill, quoted } = await aDrawnReview({
      quote: priced({ total: 0, credit: { balance: 50, amount: 24 } }),
    });
    api.on('POST /v1/quote', problem(422, 'coupon-invalid'));
    await press(view, 'Ajouter un code promo');
    await fill('coupon', 'EXPIRE');
    await press(view, 'Confirmer la réservation');
    await quoted();
    expect(document.activeElement?.id).toBe('coupon');
    expect(view.querySelector<HTMLInputElement>('#coupon')?.value).toBe('EXPIRE');
    expect(api.to('POST /v1/order')).toEqual([]);
  });
});

describe('D-credit-default: choosing credit and subscription', () => {
  it('the credit is a box that is ticked by default; without it the whole sum is paid', async () => {
    const { view, api, quoted } = await aDrawnReview({
      quote: priced({ credit: { balance: 50, amount: 24 }, total: 0 }),
    });
    const box = view.querySelector<HTMLInputElement>('.means > .choice input');
    expect(box?.checked).toBe(true);
    await act(async () => box?.click());
    await quoted();
    expect(api.to('POST /v1/quote')[0]?.body).toMatchObject({ credit: false });
  });

  it('subscriptions are chosen by title and last day, or none', async () => {
    const subscriptions = [{ id: 3, title: 'Illimité', start: '2026-11-01', end: '2026-12-01' }];
    const { view } = await aDrawnReview({ quote: priced({ subscriptions, subscription: 3 }) });
    expect([...view.querySelectorAll('.subscriptions label')].map(textOf)).toEqual([
      "Illimité, jusqu'au 1er déc. 2026",
      'Sans abonnement',
    ]);
  });
});

describe('D-gift: the gift', () => {
  it("the gift shows the specification's messages at its fields, and finds people", async () => {
    const { view, api, fill, quoted } = await aDrawnReview();
    const errors = [
      { field: 'gift.firstName', code: 'name-required' },
      { field: 'gift.email', code: 'email-used' },
    ];
    api.on('POST /v1/quote', problem(422, 'email-used', { errors }), priced({}));
    api.on('GET /search/user/ana', [{ id: 9, fullName: 'Ana Petit' }]);
    await act(async () => view.querySelector<HTMLInputElement>('.gift input')?.click());
    await press(view, 'Enregistrer le destinataire');
    await quoted();
    expect([...view.querySelectorAll('.recipient .problem')].map(textOf)).toEqual([
      'Le prénom est obligatoire',
      'E-mail déjà utilisé ou incorrect',
    ]);
    await press(view, 'Rechercher une personne qui a un compte');
    await fill('gift-search', 'ana');
    await press(view, 'Rechercher');
    await act(async () => eventually(() => expect(view.querySelector('.found')).not.toBeNull()));
    await press(view, 'Offrir à Ana Petit');
    await quoted();
    expect(textOf(view.querySelector('.applied'))).toContain('Offert à Ana Petit');
  });
});

describe('C-elements: the texts of an item', () => {
  it.each([
    ['an event', {}, 'Je Réserve'],
    [
      "a membership's option",
      { item: { ref: 'membership-option:1', title: 'Illimité', url: 'i', start: null, end: null } },
      "Je m'abonne",
    ],
  ])('the checkout of an item has one button: %s', async (_, changes, name) => {
    const api = aCheckoutApi();
    api.on('GET /v1/item/event%3A12', anItemPayload(changes));
    const { context, store } = aCheckout({ item: 'event:12' });
    const view = await render(context, <Checkout store={store} />);
    await act(() => until(store, ({ item }) => item?.status === 'loaded'));
    expect([...view.querySelectorAll('button')].map(textOf)).toEqual([name]);
    expect(textOf(view)).toContain('18,00 €');
  });

  it.each([
    ['past', "C'est terminé : il n'y a plus de place à prendre."],
    ['already-booked', 'Vous avez déjà réservé votre place.'],
    ['full', "Il n'y a plus de place."],
  ])('the checkout of an item shows why a place can no longer be booked: %s', async (code, sentence) => {
    const api = aCheckoutApi();
    api.on('GET /v1/item/event%3A12', anItemPayload());
    api.on('POST /v1/hold', problem(409, code));
    const { context, store } = aCheckout({ item: 'event:12' });
    const view = await render(context, <Checkout store={store} />);
    await act(() => until(store, ({ item }) => item?.status === 'loaded'));
    await press(view, 'Je Réserve');
    await act(async () => void (await step(store, 'failed')));
    expect(said(view, 'alert')).toEqual([sentence]);
  });
});

describe('D-cancel, D-next-week: what the confirmation offers', () => {
  /** Renders the confirmation of an order. */
  async function aDrawnConfirmation(changes: Payload) {
    const api = aCheckoutApi();
    api.on('POST /v1/order', json(anOrderPayload(undefined, changes), 201));
    const checkout = await aReview();
    await checkout.store.confirm(null);
    return { ...checkout, api, view: await render(checkout.context, <Checkout store={checkout.store} />) };
  }

  it('cancelling asks for confirmation, inline, and names the refund', async () => {
    const { view, api, store } = await aDrawnConfirmation({ total: 12, cancellableUntil: '2026-11-24T06:45:00.000Z' });
    const payment = { provider: 'test', id: 'pay_1', amount: 12, currency: 'EUR', state: 'refunded' };
    api.on(`DELETE /v1/order/${ORDER_ID}`, anOrderPayload(undefined, { state: 'cancelled', total: 12, payment }));
    await press(view, 'Annuler la réservation');
    expect(textOf(document.activeElement)).toBe('Annuler cette réservation ? Montant remboursé : 12,00 €.');
    await press(view, 'Oui, annuler');
    await act(() => step(store, 'ended'));
    expect(textOf(view)).toContain('12,00 € vous sont remboursés');
  });

  it.each([
    ['refused', "Le remboursement de 12,00 € n'a pas encore pu être fait"],
    ['returned', 'Votre banque a renvoyé le remboursement de 12,00 €'],
  ])('D-refunds: a cancelled order whose refund was %s says that the money is still due', async (state, sentence) => {
    const { view, api, store } = await aDrawnConfirmation({ total: 12, cancellableUntil: '2026-11-24T06:45:00.000Z' });
    const payment = { provider: 'stripe', id: 'pi_1', amount: 12, currency: 'EUR', state: 'captured' };
    const refund = { state, amount: 12 };
    const cancelled = anOrderPayload(undefined, { state: 'cancelled', total: 12, payment, refund });
    api.on(`DELETE /v1/order/${ORDER_ID}`, cancelled);
    await press(view, 'Annuler la réservation');
    await press(view, 'Oui, annuler');
    await act(() => step(store, 'ended'));
    expect(textOf(view)).toContain(sentence);
    expect(textOf(view)).not.toContain('vous sont remboursés');
  });

  it('D-refunds: the question before cancelling names what has not been refunded yet', async () => {
    const refund = { state: 'made', amount: 5 };
    const { view } = await aDrawnConfirmation({ total: 12, refund, cancellableUntil: '2026-11-24T06:45:00.000Z' });
    await press(view, 'Annuler la réservation');
    expect(textOf(document.activeElement)).toBe('Annuler cette réservation ? Montant remboursé : 7,00 €.');
  });

  it('D-place-link: the place of a confirmed order has a link to a map if it is known', async () => {
    const user = { id: 42, fullName: 'Studio Lumière', city: 'Lyon', postalCode: '69001' };
    const there = await aDrawnConfirmation({ user: { ...user, lat: 45.76, long: 4.83 } });
    const link = there.view.querySelector<HTMLAnchorElement>('.place a');
    expect(link?.href).toBe('https://www.openstreetmap.org/?mlat=45.76&mlon=4.83#map=17/45.76/4.83');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    const nowhere = await aDrawnConfirmation({ user });
    expect(textOf(nowhere.view.querySelector('.place'))).toBe('Studio Lumière, 69001 Lyon');
    expect(nowhere.view.querySelector('.place a')).toBeNull();
  });

  it('the confirmation says that an order can no longer be cancelled when it is too late', async () => {
    const { view } = await aDrawnConfirmation({ cancellableUntil: '2026-11-24T06:00:00.000Z' });
    expect(view.querySelector('.cancel')).toBeNull();
  });

  it('a waiting list can be left from the confirmation', async () => {
    const waiting = [{ id: NINE.id, start: NINE.start, end: NINE.end, position: 2 }];
    const { view, api } = await aDrawnConfirmation({ waiting });
    api.on(`DELETE /v1/waiting-list/${NINE.id}`, noContent);
    await press(view, 'Quitter la liste');
    await act(async () => eventually(() => expect(textOf(view)).toContain('Liste quittée')));
  });

  it('a membership has no date, and so no calendar file', async () => {
    const item = { ref: 'membership-option:1', title: 'Illimité', url: 'illimite', start: null, end: null };
    const { view } = await aDrawnConfirmation({ slots: [], slotted: null, item });
    expect(view.querySelector('a[download]')).toBeNull();
    expect(textOf(view)).toContain('Abonnement confirmé');
  });

  it.each([
    ['2026-11-24', 'Votre abonnement est actif. Bienvenue, Camille !'],
    ['2026-11-25', 'Votre abonnement commence le mercredi 25 novembre 2026. Merci, Camille !'],
  ])('the confirmation of a membership that runs from %s says: %s', async (runsFrom, text) => {
    const item = { ref: 'membership-option:1', title: 'Illimité', url: 'illimite', start: null, end: null, runsFrom };
    const { view } = await aDrawnConfirmation({ slots: [], slotted: null, item });
    expect(textOf(view)).toContain(text);
  });

  it('an order of only waiting places is not called a booking in heading and button, and not called paid', async () => {
    const waiting = [{ id: NINE.id, start: NINE.start, end: NINE.end, position: 2 }];
    const { view } = await aDrawnConfirmation({ slots: [], waiting });
    expect(textOf(view.querySelector('h2'))).toBe("Inscription en liste d'attente");
    expect(textOf(view)).toContain("rien n'est réservé avant");
    expect(textOf(view)).not.toMatch(/confirmée|À bientôt/);
  });

  it('the confirmation of a gift names its recipient', async () => {
    const { view } = await aDrawnConfirmation({ gift: { fullName: 'Ana Petit', email: null } });
    expect(textOf(view)).toContain('Cadeau envoyé à Ana Petit');
  });
});
