import { describe, expect, it } from 'vitest';
import type { CalendarStatus } from '../../core/booking/calendar-file.ts';
import { type CalendarOrder, locationOf, orderCalendar, referenceOf } from '../../core/booking/order-calendar.ts';
import { NOW } from '../fixtures/data/factories.ts';

const ABOUT = {
  title: 'Yoga doux',
  description: 'Réservation',
  url: 'https://market.example/order/',
  status: 'confirmed',
} as const;
const SLOT = { id: '7_20261124T0800', start: '2026-11-24T08:00', end: '2026-11-24T09:00' } as const;
const LATER = { id: '7_20261124T0900', start: '2026-11-24T09:00', end: '2026-11-24T10:00' } as const;

function anOrder(changes: Partial<CalendarOrder> = {}): CalendarOrder {
  const user = { fullName: 'Studio Lumière', city: 'Lyon', postalCode: '69001' };
  return { id: '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001', slots: [SLOT], item: null, user, ...changes };
}

/** Returns the values of a property, one for each event. */
const valuesOf = (order: CalendarOrder, name: string, status: CalendarStatus = 'confirmed') =>
  [
    ...(orderCalendar(order, { ...ABOUT, status }, NOW)
      ?.replaceAll('\r\n ', '')
      .matchAll(new RegExp(`^${name}[;:](.*)\r$`, 'gm')) ?? []),
  ]
    .map(([, value]) => value)
    .filter((value) => !/^19/.test(value ?? ''));

describe('the calendar of an order', () => {
  it('the calendar of an order has an event for each slot, with the same place, text and address', () => {
    const order = anOrder({ slots: [SLOT, LATER] });
    expect(valuesOf(order, 'UID')).toEqual([
      '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001-7_20261124T0800@creneau',
      '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001-7_20261124T0900@creneau',
    ]);
    expect(valuesOf(order, 'DTSTART')).toEqual([
      'TZID=Europe/Paris:20261124T080000',
      'TZID=Europe/Paris:20261124T090000',
    ]);
    expect(valuesOf(order, 'LOCATION')).toEqual(Array(2).fill('Studio Lumière\\, 69001 Lyon'));
    expect(valuesOf(order, 'URL')).toEqual(Array(2).fill('https://market.example/order/'));
    expect(valuesOf(order, 'STATUS')).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  it('D-confirmation-mail: the calendar has one event for several places of a slot, which says how many', () => {
    const order = anOrder({ slots: [SLOT, LATER, SLOT] });
    expect(valuesOf(order, 'UID')).toHaveLength(2);
    expect(valuesOf(order, 'SUMMARY')).toEqual(['Yoga doux × 2', 'Yoga doux']);
  });

  it('D-confirmation-mail: a file with the same UIDs and a higher sequence cancels the events of the calendar', () => {
    const order = anOrder({ slots: [SLOT, LATER] });
    const properties = (status: 'confirmed' | 'cancelled') =>
      ['UID', 'SEQUENCE', 'STATUS'].map((name) => valuesOf(order, name, status));
    const [uids, sequences, states] = properties('confirmed');
    expect([sequences, states]).toEqual([Array(2).fill('0'), Array(2).fill('CONFIRMED')]);
    expect(properties('cancelled')).toEqual([uids, Array(2).fill('1'), Array(2).fill('CANCELLED')]);
  });

  it.each([
    ['with an end', '2026-12-01T12:00', '20261201T120000'],
    ['without an end, which ends when it starts', null, '20261201T100000'],
  ] as const)('the calendar has an event for an item %s', (_, end, written) => {
    const order = anOrder({ slots: [], item: { ref: 'event:12', start: '2026-12-01T10:00', end } });
    expect(valuesOf(order, 'UID')).toEqual(['0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001-event:12@creneau']);
    expect(valuesOf(order, 'DTSTART')).toEqual(['TZID=Europe/Paris:20261201T100000']);
    expect(valuesOf(order, 'DTEND')).toEqual([`TZID=Europe/Paris:${written}`]);
  });

  it('an order in which nothing has a date has no calendar', () => {
    expect(orderCalendar(anOrder({ slots: [] }), ABOUT, NOW)).toBeNull();
    const item = { ref: 'membership-option:3', start: null, end: null };
    expect(orderCalendar(anOrder({ slots: [], item }), ABOUT, NOW)).toBeNull();
  });

  it.each([
    [{ city: 'Lyon', postalCode: '69001' }, 'Studio, 69001 Lyon'],
    [{ city: 'Lyon', postalCode: null }, 'Studio, Lyon'],
    [{ city: '', postalCode: '69001' }, 'Studio, 69001'],
    [{}, 'Studio'],
  ])('the calendar names the known parts of the place: %o', (where, expected) => {
    expect(locationOf({ fullName: 'Studio', ...where })).toBe(expected);
  });

  it('the calendar has a short reference that is easy to read out', () => {
    expect(referenceOf(anOrder())).toBe('0B9C1A52');
  });
});
