import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OrderHistory } from '../../../widgets/order-history/OrderHistory.tsx';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { anItem, anOrderPayload, aPendingOrderPayload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { press, render, said, textOf } from '../render.tsx';
import { aHistory, aHistoryApi, aPaidOrder, FUTURE, ID, isLoaded } from './a-history.ts';
import { aView, linkNamed, MENU } from './a-view.tsx';

const discounts = [
  { kind: 'free-slot', amount: 12 },
  { kind: 'coupon', amount: 2.4 },
];

describe('S-order-history: the content of an order', () => {
  it('an order shows what was bought, where, when, the price and the state, each in words', async () => {
    const { view, text } = await aView();
    expect(text()).toMatch(/^Yoga doux.*chez.*Confirmée/);
    expect(textOf(view.querySelector('.date'))).toBe('mardi 24 nov. 2026 08h00 – 09h00'.replace('2026 ', '2026'));
    expect(text()).toMatch(/Total12,00 €/);
    expect(linkNamed(view, /^Yoga doux$/)?.href).toBe('https://marketplace.example/slotted/yoga-doux');
  });

  it.each([
    ['fr', 'Sous-total24,00 €Créneaux offerts-12,00 €Code promo-2,40 €Total9,60 €'],
    ['en', 'Subtotal€24.00Free slots-€12.00Promo code-€2.40Total€9.60'],
  ] as const)('D-price-order: an order shows the full price and every discount (%s)', async (lang, sums) => {
    const order = aPaidOrder({ subtotal: 12, total: 9.6, discounts });
    const { view } = await aView(order, { lang });
    expect(textOf(view.querySelector('.sums'))).toBe(sums);
  });

  it("prices are in the order's own currency", async () => {
    const { view } = await aView(aPaidOrder({ currency: 'CHF' }));
    expect(textOf(view.querySelector('.sums'))).toContain('CHF');
  });

  it('D-display-zone: hours are in the display zone, with its name, and with the date if it differs', async () => {
    const { view } = await aView(aPaidOrder(), { lang: 'en', timeZone: 'America/Los_Angeles' });
    expect(textOf(view.querySelector('.date'))).toMatch(/^Tuesday 24 Nov 2026.*11:00 PM .*\(23 Nov\)/);
  });

  it('D-free-slots: an order shows free slots, the recipient of a gift and waiting places', async () => {
    const base = anOrderPayload();
    const [slot] = base['slots'] as readonly object[];
    const waiting = [{ id: '7_20261124T0900', start: '2026-11-24T09:00:00', end: '2026-11-24T10:00:00', position: 3 }];
    const gift = { fullName: 'Léa Roy', email: null };
    const { view, text } = await aView({ ...base, slots: [{ ...slot, free: true }], waiting, gift });
    expect([...view.querySelectorAll('.tag')].map(textOf)).toEqual(['Offert', "Liste d'attente, position 3"]);
    expect(text()).toContain('Offert à Léa Roy');
  });

  it.each([
    ['fr', 'Déplacé, au lieu du mardi 24 nov. 2026 à 07h45'],
    ['en', 'Moved, instead of Tuesday 24 Nov 2026 at 07:45 AM'],
  ] as const)(
    'D-schedule-change: a moved session and a moved event say when they were to be (%s)',
    async (lang, said) => {
      const movedFrom = '2026-11-24T07:45:00';
      const [slot] = anOrderPayload()['slots'] as readonly object[];
      const item = { ...anItem({ start: '2026-11-24T09:00:00', end: null }), movedFrom };
      for (const moved of [{ slots: [{ ...slot, movedFrom }] }, { slots: [], slotted: null, item }]) {
        const { view } = await aView(aPaidOrder(moved), { lang });
        expect(textOf(view.querySelector('.date .muted'))).toBe(said);
      }
    },
  );

  it.each([
    [{ state: 'cancelled' }, 'Annulée'],
    [{ state: 'expired' }, 'Expirée, non payée'],
    [{ state: 'refunded' }, 'Trop tard – remboursée'],
    [{ slots: [], waiting: [] }, 'Terminée'],
    [{ slots: [], slotted: null, item: anItem({ start: null, end: null }) }, 'Confirmée'],
  ])('an order with %j has the state: %s', async (changes, standing) => {
    const { view } = await aView(aPaidOrder(changes));
    expect(textOf(view.querySelector('.standing'))).toBe(standing);
  });

  it('an order of a membership shows until when it runs', async () => {
    const item = anItem({ ref: 'membership-option:1', start: null, end: null, runsUntil: '2026-12-24' });
    const { view, text } = await aView(aPaidOrder({ slots: [], slotted: null, item }));
    expect(text()).toContain("Valable jusqu'au jeudi 24 déc. 2026 inclus");
    expect(linkNamed(view, /Réserver à nouveau/)?.href).toBe('https://marketplace.example/memberships/');
  });

  it('D-pending-order-place: an unpaid order shows until when it can be paid, and a link to continue in the browser in which it began', async () => {
    const begun = await aView(aPendingOrderPayload());
    const there = 'Pour payer, reprenez sur la page où vous avez commencé.';
    expect(textOf(begun.view.querySelector('.pay-by'))).toBe(
      `À payer avant 08h00, sinon les places sont rendues.${there}`,
    );
    localStorage.setItem('creneau.checkout', JSON.stringify({ key: 'k', what: 'yoga-doux', hold: 'h', order: ID }));
    const here = await aView(aPendingOrderPayload(), { siteUrl: location.origin });
    expect(linkNamed(here.view, /^Terminer le paiement/)?.href).toContain('/slotted/yoga-doux');
    const elsewhere = await aView(aPendingOrderPayload());
    expect(linkNamed(elsewhere.view, /^Terminer le paiement/)).toBeUndefined();
    expect(elsewhere.text()).toContain(there);
    localStorage.setItem('creneau.checkout', '{nonsense');
    const nonsense = await aView(aPendingOrderPayload(), { siteUrl: location.origin });
    expect(linkNamed(nonsense.view, /^Terminer le paiement/)).toBeUndefined();
    localStorage.removeItem('creneau.checkout');
    const late = await aView(aPendingOrderPayload({ payBy: '2026-11-24T05:00:00.000Z' }));
    expect(textOf(late.view.querySelector('.pay-by'))).toBe('Le délai de paiement est écoulé.');
    expect(textOf(late.view.querySelector('.standing'))).toBe('Non payée');
  });

  const membership = { ref: 'membership-option:1', start: null, end: null };
  const open = { start: null, end: null };
  const itemBy = 'À payer avant 08h00, sinon la commande est abandonnée.';

  it.each([
    ['a membership that is not paid', 'pending', membership, ["L'abonnement commence dès qu'il est payé.", itemBy]],
    ['an event that is not paid', 'pending', {}, [itemBy]],
    ['an open event', 'confirmed', open, ['Sans date : quand vous voulez, aux heures indiquées']],
    ['an open event that was cancelled', 'cancelled', open, ['Sans date']],
    ['a membership that was cancelled', 'cancelled', membership, []],
  ])('an order shows what is known about its dates: %s', async (_, state, item, texts) => {
    const payBy = state === 'pending' ? '2026-11-24T07:00:00.000Z' : null;
    const { view } = await aView(aPaidOrder({ state, payBy, slots: [], slotted: null, item: anItem(item) }));
    const said = [...view.querySelectorAll('.order-what > p:not(.pay-by), .pay-by > :first-child')];
    expect(said.map(textOf)).toEqual(texts);
    expect(linkNamed(view, /Réserver à nouveau/) !== undefined).toBe(state === 'cancelled');
  });

  it.each([
    ['confirmed', ["Vous n'êtes plus sur la liste d'attente."]],
    ['cancelled', []],
  ])('an order whose waiting place has ended says so: %s', async (state, texts) => {
    const { view } = await aView(aPaidOrder({ state, slots: [], waiting: [] }));
    expect([...view.querySelectorAll('.order-what > p')].map(textOf)).toEqual(texts);
  });
});

describe('D-book-again, D-cancel: the actions of an order', () => {
  it('an order offers a calendar file, and booking the same a week later', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { view } = await aView();
    await press(view, MENU);
    expect(linkNamed(view, /Ajouter à l'agenda.*Yoga doux/)?.download).toBe('creneau.ics');
    const google = linkNamed(view, /Ajouter à Google Agenda.*Yoga doux/);
    expect([google?.host, google?.target, google?.rel]).toEqual([
      'calendar.google.com',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(linkNamed(view, /Réserver à nouveau.*Yoga doux/)?.search).toBe('?date=2026-12-01');
  });

  it.each([
    ['the time to cancel is over', { cancellableUntil: '2026-11-24T05:00:00.000Z' }],
    ['its provider allows no cancelling', { cancellableUntil: null }],
  ])('an order cannot be cancelled if %s', async (_, changes) => {
    const { view } = await aView(aPaidOrder(changes));
    await press(view, MENU);
    expect(said(view, 'menuitem')).toEqual([
      "Ajouter à l'agenda (.ics)",
      'Ajouter à Google Agenda',
      'Ajouter à Outlook',
    ]);
  });
});

describe('S-list-states: the states of the history', () => {
  it('a visitor is asked to sign in, and gets a message if the page does not handle it', async () => {
    aHistoryApi();
    const { context, store } = aHistory({}, null);
    await until(store, ({ isVisitor }) => isVisitor);
    const view = await render(context, <OrderHistory store={store} />);
    expect(textOf(view)).toContain('Connectez-vous pour retrouver vos commandes.');
    await press(view, 'Se connecter');
    expect(said(view, 'status')).toContain('Connectez-vous sur ce site, puis revenez ici.');
  });

  it.each([
    ['future', "Vous n'avez rien de prévu pour le moment."],
    ['past', "Vous n'avez pas encore de commande passée."],
  ] as const)('a history without orders says so, and links to offers: %s', async (period, text) => {
    const api = aHistoryApi([]);
    api.on('GET /v1/order/past/', aPageOf([]));
    const { context, store } = aHistory({ period });
    await until(store, isLoaded);
    const view = await render(context, <OrderHistory store={store} />);
    expect(textOf(view.querySelector('[part="empty"] p'))).toBe(text);
    expect(linkNamed(view, /événements/)?.href).toBe('https://marketplace.example/event/list/');
  });

  it('D-statuses: a token that nobody renews leads to a button to sign in; any other failure has a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aHistoryApi();
    api.on(FUTURE, problem(401, 'token-invalid'));
    const { context, store } = aHistory();
    await until(store, ({ list }) => list.status === 'failed');
    const view = await render(context, <OrderHistory store={store} />);
    expect(said(view, 'alert')[0]).toContain('Votre session a expiré.');
    api.on(FUTURE, problem(403, 'forbidden'), aPageOf([aPaidOrder()]));
    await act(async () => context.page.session.setToken('another'));
    await expect.poll(() => said(view, 'alert')[0]).toContain("Vos commandes n'ont pas pu être chargées.");
    await press(view, 'Réessayer');
    await expect.poll(() => view.querySelectorAll('article').length).toBe(1);
  });

  it('the skeleton of an order history is shown until the first response', async () => {
    const api = aHistoryApi();
    api.on(FUTURE, () => new Promise(() => {}));
    const { context, store } = aHistory();
    const view = await render(context, <OrderHistory store={store} />);
    expect(view.querySelectorAll('[role="status"][aria-label="Chargement des commandes…"]')).toHaveLength(1);
  });
});
