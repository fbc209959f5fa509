import { describe, expect, it } from 'vitest';
import { NO_BOOKINGS } from '../../core/booking/bookings.ts';
import { isWaiting, placesLeft } from '../../core/booking/refusal.ts';
import { BOOKING_DEFAULTS } from '../../core/catalogue/slotted.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import {
  aBooking,
  anOffer,
  aSelection,
  aSlot,
  aWaitingSlot,
  inParis,
  someBookings,
} from '../fixtures/data/factories.ts';
import { ask, type Row } from './situation.ts';

const at = (start: WallTime) => aSlot({ at: start });
const full = someBookings({ taken: [[aSlot(), 6]] });

describe('D-refusal-other-offer, S-slot-selection: the selection holds slots of another offer', () => {
  it.each<Row>([
    ['nothing selected', {}, null],
    ['a slot of the same offer', { selection: aSelection('2026-11-24T09:00') }, null],
    ['a slot of another offer', { selection: aSelection(aSlot({ offerId: 8 })) }, { case: 'other-offer' }],
    [
      'slots of both offers, as a page may have stored them',
      { selection: aSelection('2026-11-24T09:00', aSlot({ offerId: 8 })) },
      { case: 'other-offer' },
    ],
  ])('a slot is refused while the selection holds slots of another offer: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-past: the start is before now', () => {
  it.each<Row>([
    ['a minute before the start', { now: inParis('2026-11-24T07:59') }, null],
    ['at the start', { now: inParis('2026-11-24T08:00') }, null],
    ['a millisecond after the start', { now: inParis('2026-11-24T08:00') + 1 }, { case: 'past' }],
    ['the day after', { now: inParis('2026-11-25T07:00') }, { case: 'past' }],
    ['the start is read in Paris, in winter', { now: Date.UTC(2026, 10, 24, 7, 0, 0, 1) }, { case: 'past' }],
    ['the start is read in Paris, in summer', { slot: at('2026-07-01T08:00'), now: Date.UTC(2026, 6, 1, 6) }, null],
    [
      '02:30 in the spring gap is 03:30, which is still to come at 03:15',
      { slot: at('2026-03-29T02:30'), now: inParis('2026-03-29T03:15') },
      null,
    ],
    [
      '02:30 in autumn is the first 02:30, which is over at the second',
      { slot: at('2026-10-25T02:30'), now: Date.UTC(2026, 9, 25, 1, 30) },
      { case: 'past' },
    ],
  ])('a slot is refused once its start is over: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-outside-period: before startSlotted or after endSlotted, both days included', () => {
  it.each<Row>([
    ['on the first day', { offer: { startSlotted: '2026-11-24' } }, null],
    ['before the first day', { offer: { startSlotted: '2026-11-25' } }, { case: 'outside-period' }],
    ['on the last day', { offer: { endSlotted: '2026-11-24' } }, null],
    ['late on the last day', { slot: at('2026-11-24T23:30'), offer: { endSlotted: '2026-11-24' } }, null],
    ['after the last day', { offer: { endSlotted: '2026-11-23' } }, { case: 'outside-period' }],
    ['a period of one day', { offer: { startSlotted: '2026-11-24', endSlotted: '2026-11-24' } }, null],
  ])('a slot is refused outside the period of its offer: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-day-off: in a daysOff range, both ends included', () => {
  const off = (start: `${number}-${number}-${number}`, end = start) => ({ daysOff: [{ start, end }] });
  it.each<Row>([
    ['on the day', { offer: off('2026-11-24') }, { case: 'day-off' }],
    ['on the first of several', { offer: off('2026-11-24', '2026-11-30') }, { case: 'day-off' }],
    ['on the last of several', { offer: off('2026-11-18', '2026-11-24') }, { case: 'day-off' }],
    ['the day after', { offer: off('2026-11-18', '2026-11-23') }, null],
    ['the day before', { offer: off('2026-11-25', '2026-11-30') }, null],
    [
      'in the second range',
      { offer: { daysOff: [...off('2026-01-01').daysOff, ...off('2026-11-24').daysOff] } },
      { case: 'day-off' },
    ],
    ['a range that ends before it starts holds no day', { offer: off('2026-11-25', '2026-11-23') }, null],
  ])('a slot is refused on a day off: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-already-booked, D-refusal-texts: the user has booked that start in any slotted offer', () => {
  const ELSEWHERE = { case: 'already-booked', isElsewhere: true } as const;
  const own = (...booked: readonly ReturnType<typeof aBooking>[]) => someBookings({ own: booked });
  it.each<Row>([
    ['this very slot', { bookings: own(aBooking('2026-11-24T08:00')) }, { case: 'already-booked' }],
    ['the same start elsewhere', { bookings: own(aBooking('2026-11-24T08:00', 8)) }, ELSEWHERE],
    [
      'this very slot and the same start elsewhere',
      { bookings: own(aBooking('2026-11-24T08:00', 8), aBooking('2026-11-24T08:00')) },
      { case: 'already-booked' },
    ],
    ['an hour later', { bookings: own(aBooking('2026-11-24T09:00')) }, null],
    ['the same hour of another day', { bookings: own(aBooking('2026-11-25T08:00')) }, null],
    ['a colleague has booked it', { bookings: someBookings({ organization: [aBooking('2026-11-24T08:00')] }) }, null],
    [
      'this very slot, where repeats are allowed',
      { offer: { maxMultiSlots: 2 }, bookings: own(aBooking('2026-11-24T08:00')) },
      null,
    ],
    [
      'the same start elsewhere, where repeats are allowed here',
      { offer: { maxMultiSlots: 2 }, bookings: own(aBooking('2026-11-24T08:00', 8)) },
      ELSEWHERE,
    ],
    [
      'this very slot and the same start elsewhere, where repeats are allowed',
      { offer: { maxMultiSlots: 3 }, bookings: own(aBooking('2026-11-24T08:00'), aBooking('2026-11-24T08:00', 8)) },
      ELSEWHERE,
    ],
    ['selected already, without repeats', { selection: aSelection(aSlot()) }, { case: 'already-booked' }],
  ])('a slot is refused if the user has booked its start: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-multi-limit: bookings and selections of this very slot have reached maxMultiSlots', () => {
  const twice = { maxMultiSlots: 2 };
  it.each<Row>([
    ['selected once of two', { offer: twice, selection: aSelection(aSlot()) }, null],
    [
      'selected twice of two',
      { offer: twice, selection: aSelection(aSlot(), aSlot()) },
      { case: 'multi-limit', limit: 2 },
    ],
    [
      'booked once and selected once of two',
      { offer: twice, selection: aSelection(aSlot()), bookings: someBookings({ own: [aBooking('2026-11-24T08:00')] }) },
      { case: 'multi-limit', limit: 2 },
    ],
    [
      'a waiting repeat counts',
      {
        offer: { ...twice, waitListBooking: true },
        bookings: full,
        selection: aSelection(aWaitingSlot(), aWaitingSlot()),
      },
      { case: 'multi-limit', limit: 2 },
    ],
    [
      'bookings of other hours, and of other offers, do not count',
      {
        offer: twice,
        bookings: someBookings({
          own: [aBooking('2026-11-24T09:00'), aBooking('2026-11-25T08:00'), aBooking('2026-11-24T10:00', 8)],
        }),
      },
      null,
    ],
    [
      'other selected slots do not count',
      { offer: twice, selection: aSelection('2026-11-24T09:00', '2026-11-24T09:00') },
      null,
    ],
  ])('a slot is refused once it is booked and selected maxMultiSlots times: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-full: no place is left and there is no waiting list', () => {
  const taken = (places: number) => someBookings({ taken: [[aSlot(), places]] });
  it.each<Row>([
    ['one place left', { bookings: taken(5) }, null],
    ['no place left', { bookings: taken(6) }, { case: 'full' }],
    ['more taken than there are', { bookings: taken(9) }, { case: 'full' }],
    ['a slot with a capacity of 0', { slot: aSlot({ capacity: 0 }) }, { case: 'full' }],
    ['another slot is full', { slot: at('2026-11-24T09:00'), bookings: taken(6) }, null],
    [
      'the last place is in the selection',
      { offer: { maxMultiSlots: 9 }, bookings: taken(5), selection: aSelection(aSlot()) },
      { case: 'full' },
    ],
    ['full, with a waiting list', { offer: { waitListBooking: true }, bookings: taken(6) }, null],
  ])('a slot is refused if no place is left: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });

  it('a full slot that is accepted becomes a waiting slot, and a slot with a place does not', () => {
    const offer = anOffer({ waitListBooking: true });
    expect(isWaiting(aSlot(), [], offer, taken(6))).toBe(true);
    expect(isWaiting(aSlot(), [], offer, taken(5))).toBe(false);
    expect(isWaiting(aSlot(), [], anOffer(), taken(6))).toBe(false);
  });

  it('a waiting slot of the selection takes no place', () => {
    expect(placesLeft(aSlot(), aSelection(aWaitingSlot()), taken(5))).toBe(1);
    expect(placesLeft(aSlot(), aSelection(aSlot()), taken(5))).toBe(0);
  });

  it('a selection of another slot takes no place', () => {
    expect(placesLeft(aSlot(), aSelection('2026-11-24T09:00'), taken(5))).toBe(1);
  });

  it('a slot that nobody has booked has all its places; a slot without a capacity has one', () => {
    expect(placesLeft(aSlot(), [], NO_BOOKINGS)).toBe(6);
    expect(BOOKING_DEFAULTS.capacity).toBe(1);
  });
});
