import { describe, expect, it } from 'vitest';
import { beyond, lastBookableDay } from '../../core/booking/horizon.ts';
import { openDays } from '../../core/booking/shown-days.ts';
import { addDays, dateOf, mondayOf, type PlainDate, type WallTime } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { aSelection, aSlot, inParis } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';
import { ask, type Row } from './situation.ts';

const at = (start: WallTime) => aSlot({ at: start });
const outside = { case: 'outside-period' } as const;

describe('D-horizon: slots can be booked for 12 weeks, the current one included', () => {
  it.each<[today: PlainDate, last: PlainDate]>([
    ['2026-11-16', '2027-02-07'],
    ['2026-11-20', '2027-02-07'],
    ['2026-11-22', '2027-02-07'],
    ['2026-11-23', '2027-02-14'],
    ['2024-02-29', '2024-05-19'],
    ['2026-12-31', '2027-03-21'],
  ])('on %s the last bookable day is Sunday %s', (today, last) => {
    expect(lastBookableDay(today)).toBe(last);
  });

  it.each<[wanted: PlainDate, ends: readonly (PlainDate | null)[], nearest: ReturnType<typeof beyond>]>([
    ['2026-11-24', [null], null],
    ['2026-11-23', [null], { case: 'first', day: '2026-11-24' }],
    ['2027-02-14', [null], null],
    ['2027-02-15', [null], { case: 'last', day: '2027-02-14' }],
    ['2027-02-15', [], { case: 'last', day: '2027-02-14' }],
    ['2026-12-10', ['2026-12-10'], null],
    ['2026-12-11', ['2026-12-10', '2026-12-01'], { case: 'last', day: '2026-12-10' }],
    ['2026-12-11', ['2026-12-10', null], null],
    ['2027-06-01', ['2027-12-31'], { case: 'last', day: '2027-02-14' }],
  ])(
    'D-date-jump: on 2026-11-24, for %s and offers that end on %j, the nearest bookable day is %j',
    (wanted, ends, nearest) => {
      const offers = ends.map((endSlotted) => ({ endSlotted }));
      expect(beyond(wanted, offers, '2026-11-24')).toEqual(nearest);
    },
  );

  it.each<Row>([
    ['the last minute of the last day', { slot: at('2027-02-14T23:59') }, null],
    ['the first minute of the day after', { slot: at('2027-02-15T00:00') }, outside],
    ['a day many years from now', { slot: at('2099-12-01T10:00') }, outside],
    ['the last day that a date can name', { slot: at('9999-12-31T23:59') }, outside],
    [
      'the last minute of the week in Paris',
      { slot: at('2027-02-08T08:00'), now: Date.UTC(2026, 10, 22, 22, 59, 59, 999) },
      outside,
    ],
    [
      'Monday has begun in Paris, not yet in London',
      { slot: at('2027-02-08T08:00'), now: Date.UTC(2026, 10, 22, 23) },
      null,
    ],
    [
      'the last day has a spring gap, and the slot is in it',
      { slot: at('2027-03-28T02:30'), now: inParis('2027-01-04T00:00') },
      null,
    ],
    ['the clocks change on the last day', { slot: at('2027-03-29T00:00'), now: inParis('2027-01-04T00:00') }, outside],
    ['the clocks change this week', { slot: at('2027-01-10T23:30'), now: inParis('2026-10-25T23:30') }, null],
    ['the offer ends later', { slot: at('2027-02-15T08:00'), offer: { endSlotted: '2027-12-31' } }, outside],
    ['the offer ends earlier', { slot: at('2027-02-14T08:00'), offer: { endSlotted: '2027-02-13' } }, outside],
    [
      'a day off after the limit is refused as outside the period',
      { slot: at('2027-02-15T08:00'), offer: { daysOff: [{ start: '2027-02-15', end: '2027-02-15' }] } },
      outside,
    ],
    [
      'another offer is still the first reason',
      { slot: at('2099-12-01T10:00'), selection: aSelection(aSlot({ offerId: 8 })) },
      { case: 'other-offer' },
    ],
  ])('a slot can be booked within the 12 weeks, and no later: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });

  it('the days that can be booked are exactly the days that the calendar can show, at any instant', () => {
    const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(instants, (now) => {
        const monday = mondayOf(dateOf(toWallTime(now, PARIS)));
        const days = openDays(monday, 84, []);
        const isOutside = (day: PlainDate) => ask({ slot: at(`${day}T23:45`), now })?.case === 'outside-period';
        expect(days.filter(isOutside)).toEqual([]);
        expect([1, 2, 7, 365].map((later) => isOutside(addDays(monday, 83 + later)))).toEqual([true, true, true, true]);
      }),
      { numRuns: 200 },
    );
  });
});
