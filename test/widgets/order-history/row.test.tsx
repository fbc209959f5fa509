import { describe, expect, it } from 'vitest';
import { actionsOf, type Circumstances } from '../../../widgets/order-history/actions.ts';
import { anItem, aPendingOrderPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { press, said, textOf } from '../render.tsx';
import { aPaidOrder, aWaitingOrder, orderOf } from './a-history.ts';
import { aView, MENU } from './a-view.tsx';

const MEMBERSHIP = { ref: 'membership-option:1', start: null, end: null };
const REFUNDED = { provider: 'test', id: 'pay_1', amount: 12, currency: 'EUR', state: 'refunded' };
const OFFERED = { state: 'offered', offeredUntil: '2026-11-24T07:45:00.000Z' };

/** An order of an item instead of slots. */
const anItemOrder = (item: Payload) => aPaidOrder({ slots: [], slotted: null, item: anItem(item) });

describe('D-order-row: an order at a glance', () => {
  it.each([
    ['a session', aPaidOrder(), 'mar. 24 nov. 2026'],
    ['a membership', anItemOrder({ ...MEMBERSHIP, runsUntil: '2026-12-23' }), "jusqu'au 23 déc. 2026"],
    ['an open event', anItemOrder({ start: null, end: null }), 'Sans date – '],
  ])('the leaf of an order shows its date: %s', async (_, order, leaf) => {
    const { view } = await aView(order);
    expect([...view.querySelectorAll('.leaf > span')].map(textOf).join(' ')).toBe(leaf);
  });

  it('the day of each date is written where the leaf does not show it', async () => {
    const shown = (view: HTMLElement) => [...view.querySelectorAll('.date > .strong')].map(textOf);
    const [one] = aPaidOrder()['slots'] as readonly object[];
    const other = { id: '7_20261125T0800', start: '2026-11-25T08:00:00', end: '2026-11-25T09:00:00', free: false };
    expect(shown((await aView()).view)).toEqual([]);
    const { view } = await aView(aPaidOrder({ slots: [one, other] }));
    expect(shown(view)).toEqual(['mardi 24 nov. 2026', 'mercredi 25 nov. 2026']);
  });

  it.each([
    ['from the API', { picture: { medium: '/pictures/yoga-1.medium.svg' } }, 1, 1],
    ['that the offer has not, as a pattern', { picture: { medium: null } }, 1, 0],
    ['with an unsafe address, as a pattern', { picture: { medium: 'javascript:alert(1)' } }, 1, 0],
    ['of an API that sends none, which takes no place', {}, 0, 0],
  ])('a row shows a picture %s', async (_, changes, places, pictures) => {
    const { view } = await aView(aPaidOrder(changes));
    expect([view.querySelectorAll('.picture').length, view.querySelectorAll('img').length]).toEqual([places, pictures]);
  });

  it.each([
    [aPaidOrder(), '12,00 €'],
    [aPaidOrder({ total: 0 }), 'Gratuit'],
    [aPaidOrder({ state: 'cancelled', payment: REFUNDED }), '12,00 €Remboursé'],
    [aWaitingOrder(), ''],
  ])('a row says what the order cost at a glance: %#', async (order, price) => {
    const { view } = await aView(order);
    expect(textOf(view.querySelector('.price'))).toBe(price);
  });

  it('discounts and reference are folded away', async () => {
    const { view } = await aView();
    const details = view.querySelector('details');
    expect([details?.open, details?.querySelector('summary')?.getAttribute('aria-label')]).toEqual([
      false,
      'Détails\u00a0: Yoga doux',
    ]);
    expect(textOf(details)).toMatch(/Total12,00 €.*Référence 0B9C1A52/);
  });
});

const ONLINE = { google: 'https://calendar.google.com/', outlook: 'https://outlook.live.com/' };

describe('D-order-row: what a row offers', () => {
  it.each([
    ['an order to be paid here', aPendingOrderPayload(), { isBegunHere: true }, 'pay', ['give up']],
    ['one to be paid elsewhere', aPendingOrderPayload(), {}, undefined, ['give up']],
    ['a booking', aPaidOrder(), {}, 'again', ['file', 'cancel']],
    ['a booking of one session', aPaidOrder(), { online: ONLINE }, 'again', ['file', 'google', 'outlook', 'cancel']],
    ['one whose dates have no file', aPaidOrder(), { file: null }, 'again', ['cancel']],
    ['a waiting place', aWaitingOrder(), {}, 'again', ['leave']],
    ['an offered place', aWaitingOrder(OFFERED), {}, 'take', ['again', 'leave']],
    ['a membership', anItemOrder(MEMBERSHIP), { file: null }, 'again', ['cancel']],
  ])('a row offers one action: %s', async (_, payload, changes: Partial<Circumstances>, first, further) => {
    const { store } = await aView(payload);
    const at = { siteUrl: 'https://a.example', now: store.now(), isBegunHere: false, file: 'blob:1', online: null };
    const { main, others } = actionsOf(orderOf(store), { ...at, ...changes });
    expect([main?.case, others.map((action) => action.case)]).toEqual([first, further]);
  });

  it('the menu of a row has the other actions, the first of which gets the focus; a choice closes it', async () => {
    const { view } = await aView(aWaitingOrder(OFFERED));
    await press(view, MENU);
    expect(said(view, 'menuitem')).toEqual(['Réserver à nouveau', 'Quitter la liste']);
    expect(textOf(document.activeElement)).toBe('Réserver à nouveau');
    await press(view, MENU);
    expect(said(view, 'menuitem')).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  });
});
