import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../../core/booking/calendar-file.ts';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { actionsOf, type Circumstances, startOf } from '../../../widgets/order-history/actions.ts';
import { anItem, aPendingOrderPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { press, said, textOf } from '../render.tsx';
import { aPaidOrder, aWaitingOrder, orderOf } from './a-history.ts';
import { aView, linkNamed, MENU } from './a-view.tsx';

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
  ])('the date box of an order shows its date: %s', async (_, order, leaf) => {
    const { view } = await aView(order);
    expect([...view.querySelectorAll('.leaf > span')].map(textOf).join(' ')).toBe(leaf);
  });

  it('the day of each date is written out if the date box does not show it', async () => {
    const shown = (view: HTMLElement) => [...view.querySelectorAll('.date > .strong')].map(textOf);
    const [one] = aPaidOrder()['slots'] as readonly object[];
    const other = { id: '7_20261125T0800', start: '2026-11-25T08:00:00', end: '2026-11-25T09:00:00', free: false };
    expect(shown((await aView()).view)).toEqual([]);
    const { view } = await aView(aPaidOrder({ slots: [one, other] }));
    expect(shown(view)).toEqual(['mardi 24 nov. 2026', 'mercredi 25 nov. 2026']);
  });

  it.each([
    ['from the API', { picture: { medium: '/pictures/yoga-1.medium.svg' } }, 1, 1],
    ['as a pattern, if the offer has none', { picture: { medium: null } }, 1, 0],
    ['as a pattern, if its address is unsafe', { picture: { medium: 'javascript:alert(1)' } }, 1, 0],
    ['not at all, if the API sends no pictures', {}, 0, 0],
  ])('a row shows a picture %s', async (_, changes, places, pictures) => {
    const { view } = await aView(aPaidOrder(changes));
    expect([view.querySelectorAll('.picture').length, view.querySelectorAll('img').length]).toEqual([places, pictures]);
  });

  it.each([
    [aPaidOrder(), '12,00 €'],
    [aPaidOrder({ total: 0 }), 'Gratuit'],
    [aPaidOrder({ state: 'cancelled', payment: REFUNDED }), '12,00 €Remboursé'],
    [aPaidOrder({ state: 'cancelled', refund: { state: 'made', amount: 12 } }), '12,00 €Remboursé'],
    [aPaidOrder({ state: 'cancelled', refund: { state: 'due', amount: 12 } }), '12,00 €Remboursement en cours'],
    [aPaidOrder({ state: 'cancelled', refund: { state: 'refused', amount: 12 } }), '12,00 €Remboursement retardé'],
    [
      aPaidOrder({ state: 'cancelled', refund: { state: 'returned', amount: 12 } }),
      '12,00 €Remboursement renvoyé par la banque',
    ],
    [aPaidOrder({ refund: { state: 'made', amount: 5 } }), '12,00 €dont 5,00 € remboursés'],
    [aWaitingOrder(), ''],
  ])('a row shows the price of the order and its refund: %#', async (order, price) => {
    const { view } = await aView(order);
    expect(textOf(view.querySelector('.price'))).toBe(price);
  });

  it('discounts and reference of an order are collapsed', async () => {
    const { view } = await aView();
    const details = view.querySelector('details');
    expect([details?.open, details?.querySelector('summary')?.getAttribute('aria-label')]).toEqual([
      false,
      'Détails\u00a0: Yoga doux',
    ]);
    expect(textOf(details)).toMatch(/Total12,00 €.*Référence 0B9C1A52/);
  });
});

/** Returns the calendar entry of a session at 08:00 on this day. */
const anEntry = (day: PlainDate): CalendarEntry => {
  const texts = {
    title: 'Yoga doux',
    organizer: 'Studio',
    location: 'Lyon',
    description: '',
    url: 'https://a.example/order/',
  };
  return { uid: day, start: `${day}T08:00`, end: `${day}T09:00`, ...texts };
};
const ONE = anEntry('2026-11-24');
const AT = { siteUrl: 'https://a.example', isBegunHere: false, file: 'blob:1', entries: [] };

describe('D-order-row: the actions of a row', () => {
  it.each([
    ['an order to be paid here', aPendingOrderPayload(), { isBegunHere: true }, 'pay', ['give up']],
    ['an order to be paid elsewhere', aPendingOrderPayload(), {}, undefined, ['give up']],
    ['a booking', aPaidOrder(), {}, 'again', ['file', 'cancel']],
    ['a booking of one session', aPaidOrder(), { entries: [ONE] }, 'again', ['file', 'google', 'outlook', 'cancel']],
    ['a booking without a calendar file', aPaidOrder(), { file: null }, 'again', ['cancel']],
    ['a waiting place', aWaitingOrder(), {}, 'again', ['leave']],
    ['an offered place', aWaitingOrder(OFFERED), {}, 'take', ['again', 'leave']],
    ['a membership', anItemOrder(MEMBERSHIP), { file: null }, 'again', ['cancel']],
  ])(
    'a row has one main action, and the others in a menu: %s',
    async (_, payload, changes: Partial<Circumstances>, first, further) => {
      const { store } = await aView(payload);
      const { main, others } = actionsOf(orderOf(store), { ...AT, now: store.now(), ...changes });
      expect([main?.case, others.map((action) => action.case)]).toEqual([first, further]);
    },
  );

  it('D-calendar-links: the menu links each session that is not over to the online calendars, with its start', async () => {
    const { store } = await aView();
    const entries = [anEntry('2026-11-23'), ONE, anEntry('2026-11-25')];
    const { others } = actionsOf(orderOf(store), { ...AT, now: store.now(), entries });
    const online = others.filter((action) => action.case === 'google' || action.case === 'outlook');
    expect(online.map((action) => [action.case, startOf(action)])).toEqual([
      ['google', '2026-11-24T08:00'],
      ['outlook', '2026-11-24T08:00'],
      ['google', '2026-11-25T08:00'],
      ['outlook', '2026-11-25T08:00'],
    ]);
    expect(online.map((action) => 'href' in action && /202611\d\d|2026-11-\d\d/.exec(action.href)?.[0])).toEqual([
      '20261124',
      '2026-11-24',
      '20261125',
      '2026-11-25',
    ]);
  });

  it('D-calendar-links: the menu names the day of each session if there are several', async () => {
    const [one] = aPaidOrder()['slots'] as readonly object[];
    const other = { id: '7_20261125T0800', start: '2026-11-25T08:00:00', end: '2026-11-25T09:00:00', free: false };
    const { view } = await aView(aPaidOrder({ slots: [one, other] }));
    await press(view, MENU);
    expect(linkNamed(view, /Google Agenda.*mardi 24 nov\. 2026/)?.host).toBe('calendar.google.com');
    expect(linkNamed(view, /Google Agenda.*mercredi 25 nov\. 2026/)?.host).toBe('calendar.google.com');
    expect([...view.querySelectorAll('[role="menu"] small')].map(textOf)).toContain('mercredi 25 nov. 2026, 08h00');
  });

  it('the menu of a row has the other actions, and its first item gets the focus; a choice closes it', async () => {
    const { view } = await aView(aWaitingOrder(OFFERED));
    await press(view, MENU);
    expect(said(view, 'menuitem')).toEqual(['Réserver à nouveau', 'Quitter la liste']);
    expect(textOf(document.activeElement)).toBe('Réserver à nouveau');
    await press(view, MENU);
    expect(said(view, 'menuitem')).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  });
});
