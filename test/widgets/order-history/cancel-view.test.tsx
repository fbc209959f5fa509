import { describe, expect, it } from 'vitest';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aPendingOrderPayload } from '../../fixtures/data/payloads.ts';
import { held, json, noContent, offline, problem } from '../fake-api.ts';
import { buttonNamed, press, said, textOf } from '../render.tsx';
import { aPaidOrder, aWaitingOrder, DELETE, FUTURE, LEAVE, quiet } from './a-history.ts';
import { aView, choose, linkNamed, MENU } from './a-view.tsx';

const CANCEL = /^Annuler\s: Yoga doux$/;
const LEAVING = /^Quitter la liste\s: Yoga doux, mardi 24 nov. 2026, 09 h 00$/;

const discounts = [
  { kind: 'free-slot', amount: 12 },
  { kind: 'coupon', amount: 2.4 },
];

const CREDIT = [{ kind: 'credit', amount: 5 }];

describe('D-cancel: cancelling an order of the history', () => {
  it('cancelling asks first and says what is given back, and the focus returns if the visitor declines', async () => {
    const { view, api } = await aView(aPaidOrder({ discounts }));
    await choose(view, CANCEL);
    const question = document.activeElement;
    expect(textOf(question)).toBe(
      'Annuler cette réservation ? Montant remboursé : 12,00 €. Le code promo utilisé vous est rendu.',
    );
    await press(view, 'Non, garder');
    expect(document.activeElement).toBe(buttonNamed(view, MENU));
    expect(api.to(DELETE)).toEqual([]);
  });

  it('D-focus-kept: an order that is cancelled leaves the list, which is announced, and the focus stays in the list', async () => {
    const { view, api } = await aView();
    api.on(DELETE, aPaidOrder({ state: 'cancelled', payment: refunded, cancellableUntil: null }));
    api.on(FUTURE, aPageOf([]));
    await choose(view, CANCEL);
    await press(view, 'Oui, annuler');
    await expect.poll(() => view.querySelectorAll('article').length).toBe(0);
    expect(said(view, 'status')[0]).toBe(
      'Réservation annulée : Yoga doux. Remboursement sur votre moyen de paiement : 12,00 €.',
    );
    expect(view.contains(document.activeElement)).toBe(true);
  });

  it.each([
    [
      'D-cancel: an order for which it is too late',
      'too-late-to-cancel',
      'Il est trop tard pour annuler cette réservation.',
    ],
    [
      'D-membership-terms: a membership that has made bookings free',
      'membership-in-use',
      "Annulez d'abord les réservations que cet abonnement a offertes.",
    ],
  ])('%s is not cancelled, and the order says why', async (_, code, text) => {
    quiet();
    const { view, api } = await aView();
    api.on(DELETE, problem(409, code));
    await choose(view, CANCEL);
    await press(view, 'Oui, annuler');
    await expect.poll(() => said(view, 'alert')).toEqual([text]);
  });

  it('a message is shown while an order is being cancelled, and no other action is possible; a failure is announced once', async () => {
    quiet();
    const { view, api } = await aView();
    const answer = held(problem(500, 'server-error'));
    api.on(DELETE, answer.answer);
    await choose(view, CANCEL);
    await press(view, 'Oui, annuler');
    await press(view, 'Annulation…');
    await press(view, 'Non, garder');
    expect([
      buttonNamed(view, 'Annulation…').getAttribute('aria-disabled'),
      view.querySelectorAll('.sure').length,
    ]).toEqual(['true', 1]);
    answer.release();
    await expect.poll(() => said(view, 'alert')).toEqual(["L'annulation n'a pas abouti. Vous pouvez réessayer."]);
    expect(api.to(DELETE)).toHaveLength(1);
    await press(view, 'Non, garder');
    await choose(view, CANCEL);
    expect(said(view, 'alert')).toEqual([]);
  });

  it.each([
    ['money of the order and credit', [{ kind: 'credit', amount: 5 }], 'Montant remboursé : 12,00 €. Le crédit'],
    ['only money', [], 'Montant remboursé : 12,00 €.'],
  ])('the question before cancelling says what is given back: %s', async (_, kinds, text) => {
    const { view } = await aView(aPaidOrder({ discounts: kinds }));
    await choose(view, CANCEL);
    expect(textOf(view.querySelector('.sure'))).toContain(text);
  });

  it.each([
    ['Annuler', aPaidOrder({ total: 0, discounts: CREDIT }), 'Oui, annuler', 'Réservation annulée'],
    ['Abandonner', aPendingOrderPayload({ discounts: CREDIT }), 'Oui, abandonner', 'Commande abandonnée'],
  ])(
    '%s: the credit that is given back is named before and after, and nothing is called unpaid',
    async (name, order, yes, done) => {
      const { view, api } = await aView(order);
      api.on(DELETE, { ...order, state: 'cancelled', payBy: null, cancellableUntil: null });
      api.on(FUTURE, aPageOf([]));
      await choose(view, new RegExp(`^${name}\\s: Yoga doux$`));
      expect(textOf(document.activeElement)).toMatch(
        /^\S+ cette \S+ \? Le crédit de l'entreprise utilisé est rendu\.$/,
      );
      await press(view, yes);
      const gone = `${done} : Yoga doux. Le crédit de l'entreprise utilisé est rendu.`;
      await expect.poll(() => said(view, 'status')[0]).toBe(gone);
    },
  );

  it('a refunded order is called refunded, however it ended', async () => {
    const { view } = await aView(aPaidOrder({ state: 'cancelled', payment: refunded, cancellableUntil: null }));
    expect(textOf(view.querySelector('.sums'))).toBe('Total12,00 €Remboursement12,00 €');
  });

  it('an order that is not paid can be cancelled, and cannot be booked again before', async () => {
    const { view, api } = await aView(aPendingOrderPayload());
    expect(linkNamed(view, /Réserver à nouveau/)).toBeUndefined();
    api.on(DELETE, aPendingOrderPayload({ state: 'cancelled', payBy: null }));
    api.on(FUTURE, aPageOf([]));
    await choose(view, /^Abandonner\s: Yoga doux$/);
    expect(textOf(document.activeElement)).toBe("Abandonner cette commande ? Rien n'est payé.");
    await press(view, 'Oui, abandonner');
    await expect.poll(() => said(view, 'status')[0]).toBe('Commande abandonnée : Yoga doux.');
  });
});

describe('D-leaving-list: a waiting place of the history', () => {
  it('a waiting place shows its position, and a button to leave the list', async () => {
    const { view, api } = await aView(aWaitingOrder());
    expect(textOf(view.querySelector('.tag'))).toBe("Liste d'attente, position 3");
    expect(linkNamed(view, /Prendre la place/)).toBeUndefined();
    api.on(LEAVE, noContent);
    api.on(FUTURE, aPageOf([]));
    await choose(view, LEAVING);
    await expect.poll(() => said(view, 'status')[0]).toBe("Vous avez quitté la liste d'attente : Yoga doux.");
    await expect.poll(() => view.querySelectorAll('article').length).toBe(0);
  });

  it('D-offered-place-link: an offered place shows until when it is kept and a link; an expired offer has no link', async () => {
    const offered = await aView(aWaitingOrder({ state: 'offered', offeredUntil: '2026-11-24T07:45:00.000Z' }));
    expect(textOf(offered.view.querySelector('.tag'))).toBe("Place proposée jusqu'à 08h45");
    expect(linkNamed(offered.view, /^Prendre la place\s: Yoga doux/)?.href).toMatch(
      /\/slotted\/yoga-doux\?date=2026-11-24$/,
    );
    const late = await aView(aWaitingOrder({ state: 'offered', offeredUntil: '2026-11-24T05:00:00.000Z' }));
    expect(textOf(late.view.querySelector('.tag'))).toBe('Proposition écoulée');
    expect(linkNamed(late.view, /^Prendre la place/)).toBeUndefined();
  });

  it('a slot that is no longer in the schedule shows only its start; a slot that has begun has no button to leave the list', async () => {
    const gone = await aView(aWaitingOrder({ end: '2026-11-24T09:00:00' }));
    expect(textOf(gone.view.querySelector('.date'))).toContain("202609h00Liste d'attente");
    const begun = await aView(aWaitingOrder({ start: '2026-11-24T06:00:00' }));
    expect([...begun.view.querySelectorAll('button')]).toEqual([]);
  });

  it('a waiting place shows an error if its list cannot be left', async () => {
    quiet();
    const { view, api } = await aView(aWaitingOrder());
    api.on(LEAVE, offline, json({}));
    await choose(view, LEAVING);
    const failure = "La liste n'a pas pu être quittée. Vous pouvez réessayer.";
    await expect.poll(() => said(view, 'alert')).toEqual([failure]);
  });
});

const refunded = { provider: 'test', id: 'pay_1', amount: 12, currency: 'EUR', state: 'refunded' };
