import { describe, expect, it } from 'vitest';
import type { CalendarStatus } from '../../core/booking/calendar-file.ts';
import {
  type CalendarOrder,
  locationOf,
  orderCalendar,
  referenceOf,
  visitsOf,
} from '../../core/booking/order-calendar.ts';
import { NOW } from '../fixtures/data/factories.ts';

const ABOUT = {
  title: 'Yoga doux',
  description: 'Réservation',
  url: 'https://market.example/order/',
} as const;
const SLOT = { id: '7_20261124T0800', start: '2026-11-24T08:00', end: '2026-11-24T09:00' } as const;
const LATER = { id: '7_20261124T1000', start: '2026-11-24T10:00', end: '2026-11-24T11:00' } as const;

function anOrder(changes: Partial<CalendarOrder> = {}): CalendarOrder {
  const user = { fullName: 'Studio Lumière', city: 'Lyon', postalCode: '69001' };
  return { id: '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001', slots: [SLOT], item: null, user, ...changes };
}

/** Returns the values of a property, one for each event. */
const valuesOf = (order: CalendarOrder, name: string, status: CalendarStatus = 'confirmed') =>
  [
    ...(orderCalendar(order, ABOUT, status, NOW)
      ?.replaceAll('\r\n ', '')
      .matchAll(new RegExp(`^${name}[;:](.*)\r$`, 'gm')) ?? []),
  ]
    .map(([, value]) => value)
    .filter((value) => !/^19/.test(value ?? ''));

describe('D-calendar-entries: the entries of an order', () => {
  const at = (start: string, end: string, day = '2026-11-24') =>
    ({ id: `${day} ${start}`, start: `${day}T${start}`, end: `${day}T${end}` }) as CalendarOrder['slots'][number];
  const autumn = (start: string, end: string) => at(start, end, '2026-10-25');

  it.each<readonly [string, CalendarOrder['slots'], readonly string[]]>([
    ['sessions that touch are one', [at('08:00', '09:00'), at('09:00', '10:00')], ['24T08:00 10:00 1']],
    [
      'in any order, also three',
      [at('09:00', '10:00'), at('10:00', '10:30'), at('08:00', '09:00')],
      ['24T08:00 10:30 1'],
    ],
    ['sessions apart are two', [at('08:00', '09:00'), at('09:15', '10:00')], ['24T08:00 09:00 1', '24T09:15 10:00 1']],
    ['places of a session are one', [at('08:00', '09:00'), at('08:00', '09:00')], ['24T08:00 09:00 2']],
    [
      'equally many places are joined',
      Array(2)
        .fill([at('08:00', '09:00'), at('09:00', '10:00')])
        .flat(),
      ['24T08:00 10:00 2'],
    ],
    [
      'other numbers are not',
      [at('08:00', '09:00'), at('09:00', '10:00'), at('09:00', '10:00')],
      ['24T08:00 09:00 1', '24T09:00 10:00 2'],
    ],
    ['the repeated hour joins by instants', [autumn('01:00', '02:00'), autumn('02:00', '03:00')], ['25T01:00 03:00 1']],
    [
      'what the repeated hour parts is two',
      [autumn('02:00', '03:00'), autumn('03:00', '04:00')],
      ['25T02:00 03:00 1', '25T03:00 04:00 1'],
    ],
  ])('the sessions of an order are entries: %s', (_, slots, expected) => {
    const shown = visitsOf(anOrder({ slots })).map(
      ({ start, end, places }) => `${start.slice(8)} ${end.slice(11)} ${places}`,
    );
    expect(shown).toEqual(expected);
  });
});

describe('the calendar of an order', () => {
  it('the calendar of an order has an event for each session, with the same place, text and address', () => {
    const order = anOrder({ slots: [SLOT, LATER] });
    expect(valuesOf(order, 'UID')).toEqual([
      '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001-7_20261124T0800@creneau',
      '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001-7_20261124T1000@creneau',
    ]);
    expect(valuesOf(order, 'DTSTART')).toEqual([
      'TZID=Europe/Paris:20261124T080000',
      'TZID=Europe/Paris:20261124T100000',
    ]);
    expect(valuesOf(order, 'LOCATION')).toEqual(Array(2).fill('Studio Lumière\\, 69001 Lyon'));
    expect(valuesOf(order, 'URL')).toEqual(Array(2).fill('https://market.example/order/'));
    expect(valuesOf(order, 'STATUS')).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  it('D-confirmation-mail: the title of an event says how many places of a session are booked', () => {
    expect(valuesOf(anOrder({ slots: [SLOT, LATER, SLOT] }), 'SUMMARY')).toEqual(['Yoga doux × 2', 'Yoga doux']);
  });

  it('D-calendar-entries: an order of which calendars have each session alone is cancelled with the UIDs of its sessions', () => {
    const slots = [SLOT, { ...LATER, start: SLOT.end }];
    const uids = (isApart: boolean) =>
      valuesOf(
        anOrder({ slots: slots.map((slot) => ({ ...slot, entry: isApart ? slot.id : undefined })) }),
        'UID',
        'cancelled',
      );
    expect(uids(true)).toEqual(slots.map(({ id }) => `0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001-${id}@creneau`));
    expect(uids(false)).toEqual(uids(true).slice(0, 1));
  });

  it.each([
    ['with an end', '2026-12-01T12:00', ['TZID=Europe/Paris:20261201T120000']],
    ['without an end', null, []],
  ] as const)('the calendar has an event for an item %s', (_, end, ends) => {
    const order = anOrder({ slots: [], item: { ref: 'event:12', start: '2026-12-01T10:00', end } });
    expect(valuesOf(order, 'UID')).toEqual(['0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001-event:12@creneau']);
    expect(valuesOf(order, 'DTSTART')).toEqual(['TZID=Europe/Paris:20261201T100000']);
    expect(valuesOf(order, 'DTEND')).toEqual(ends);
  });

  it('an order in which nothing has a date has no calendar', () => {
    expect(orderCalendar(anOrder({ slots: [] }), ABOUT, 'confirmed', NOW)).toBeNull();
    const item = { ref: 'membership-option:3', start: null, end: null };
    expect(orderCalendar(anOrder({ slots: [], item }), ABOUT, 'confirmed', NOW)).toBeNull();
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
