import { describe, expect, it } from 'vitest';
import { addsAgain, type Choice } from '../../core/booking/choose.ts';
import type { RefusalCase } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import {
  aBooking,
  aSelection,
  aSlot,
  aWaitingSlot,
  bookingsOf,
  inParis,
  someBookings,
} from '../fixtures/data/factories.ts';
import { given, press, type Situation } from './situation.ts';

const eight = aSlot();
const nine = aSlot({ at: '2026-11-24T09:00' });
const ten = aSlot({ at: '2026-11-24T10:00' });
const taken = (...slots: readonly Slot[]) => someBookings({ taken: slots.map((slot) => [slot, 6] as const) });
const full = taken(eight, nine, ten);

describe('D-toggle: pressing a slot that is not selected', () => {
  it('pressing a slot that is not selected adds it at its place in the order', () => {
    expect(press({ slot: nine, selection: aSelection(eight, ten) })).toEqual({
      case: 'added',
      selection: aSelection(eight, nine, ten),
    });
  });

  it('pressing a slot that cannot be booked returns the refusal with its figures', () => {
    expect(press({ selection: aSelection(nine), offer: { maxSlot: 1 } })).toEqual({
      case: 'refused',
      refusal: { case: 'max-slots', limit: 1 },
    });
  });
});

describe('D-toggle: the second press of a double click', () => {
  it.each<[string, Situation, boolean]>([
    ['undoes nothing', { selection: aSelection(eight) }, false],
    ['adds one where repeats are allowed', { offer: { maxMultiSlots: 2 }, selection: aSelection(eight) }, true],
    ['adds none beyond the cap', { offer: { maxMultiSlots: 2 }, selection: aSelection(eight, eight) }, false],
    ['does not select what the first has removed', { offer: { maxMultiSlots: 2 } }, false],
  ])('the second press of a double click %s', (_, situation, adds) => {
    expect(addsAgain(...given(situation))).toBe(adds);
  });
});

describe('D-toggle: pressing a selected slot', () => {
  const twice = { maxMultiSlots: 2 };
  type Row = readonly [title: string, situation: Situation, choice: Choice];
  it.each<Row>([
    ['removes it', { selection: aSelection(eight) }, { case: 'removed', selection: [] }],
    ['removes no other slot', { selection: aSelection(eight, nine) }, { case: 'removed', selection: aSelection(nine) }],
    [
      'adds a repeat if repeats are allowed',
      { offer: twice, selection: aSelection(eight) },
      { case: 'added', selection: aSelection(eight, eight) },
    ],
    [
      'removes every repeat at the limit of repeats',
      { offer: twice, selection: aSelection(eight, eight, nine) },
      { case: 'removed', selection: aSelection(nine) },
    ],
    [
      'removes it if bookings have reached the limit of repeats',
      { offer: twice, selection: aSelection(eight), bookings: someBookings({ own: [aBooking(eight.start)] }) },
      { case: 'removed', selection: [] },
    ],
    [
      'removes every repeat if another limit forbids one more',
      { offer: { maxMultiSlots: 9, maxSlot: 3 }, selection: aSelection(eight, eight, nine) },
      { case: 'removed', selection: aSelection(nine) },
    ],
    [
      'removes it if no place is left for a repeat',
      { offer: twice, selection: aSelection(eight), bookings: someBookings({ taken: [[eight, 5]] }) },
      { case: 'removed', selection: [] },
    ],
    [
      'removes a waiting slot',
      { offer: { waitListBooking: true }, selection: aSelection(aWaitingSlot(), nine), bookings: full },
      { case: 'removed', selection: aSelection(nine) },
    ],
    [
      'removes a slot that has begun meanwhile',
      { selection: aSelection(eight), now: inParis('2026-11-24T08:01') },
      { case: 'removed', selection: [] },
    ],
    [
      'removes a slot of a day that has become a day off, whether repeats are allowed or not',
      { offer: { ...twice, daysOff: [{ start: '2026-11-24', end: '2026-11-24' }] }, selection: aSelection(eight) },
      { case: 'removed', selection: [] },
    ],
    [
      'removes it even if slots of another offer are selected',
      { selection: aSelection(eight, aSlot({ offerId: 8 })) },
      { case: 'removed', selection: aSelection(aSlot({ offerId: 8 })) },
    ],
    [
      'may break a chain',
      { slot: nine, offer: { consecutive: true }, selection: aSelection(eight, nine, ten) },
      { case: 'removed', selection: aSelection(eight, ten) },
    ],
  ])('pressing a selected slot %s', (_, situation, choice) => {
    expect(press(situation)).toEqual(choice);
  });
});

describe('D-waiting-confirmation: the first waiting slot is added at once, each later one needs a confirmation', () => {
  const waitList = { waitListBooking: true };
  type Row = readonly [title: string, situation: Situation, choice: Choice];
  it.each<Row>([
    ['the first', { bookings: full }, { case: 'added', selection: aSelection(aWaitingSlot()) }],
    [
      'the first, beside slots with places',
      { bookings: taken(eight), selection: aSelection(nine, ten) },
      { case: 'added', selection: aSelection(aWaitingSlot(), nine, ten) },
    ],
    [
      'the second asks, with the selection that applies if the visitor agrees',
      { slot: nine, bookings: full, selection: aSelection(aWaitingSlot()) },
      { case: 'confirm-waiting', selection: aSelection(aWaitingSlot(), { ...nine, isWaitBooking: true }) },
    ],
    [
      'a slot with a place beside a waiting slot does not ask',
      { slot: nine, bookings: taken(eight), selection: aSelection(aWaitingSlot()) },
      { case: 'added', selection: aSelection(aWaitingSlot(), nine) },
    ],
    [
      'a repeat beyond the last place waits',
      { offer: { maxMultiSlots: 3 }, bookings: someBookings({ taken: [[eight, 5]] }), selection: aSelection(eight) },
      { case: 'added', selection: aSelection(eight, aWaitingSlot()) },
    ],
    [
      'a second repeat that waits asks',
      {
        offer: { maxMultiSlots: 3 },
        bookings: someBookings({ taken: [[eight, 5]] }),
        selection: aSelection(eight, aWaitingSlot()),
      },
      { case: 'confirm-waiting', selection: aSelection(eight, aWaitingSlot(), aWaitingSlot()) },
    ],
    [
      'a place that became free meanwhile is selected, beside the waiting repeat',
      { offer: { maxMultiSlots: 3 }, selection: aSelection(aWaitingSlot()) },
      { case: 'added', selection: aSelection(eight, aWaitingSlot()) },
    ],
  ])('a waiting slot is added at once or asks first: %s', (_, situation, choice) => {
    expect(press({ ...situation, offer: { ...waitList, ...situation.offer } })).toEqual(choice);
  });

  it('once the only waiting slot is removed, the next one counts as the first', () => {
    const first = press({ offer: waitList, bookings: full });
    if (first.case !== 'added') throw new Error('The first is added.');
    const removed = press({ offer: waitList, bookings: full, selection: first.selection });
    if (removed.case !== 'removed') throw new Error('Pressed again, it is removed.');
    expect(press({ slot: nine, offer: waitList, bookings: full, selection: removed.selection }).case).toBe('added');
  });

  it('a full slot without a waiting list cannot be a waiting slot', () => {
    expect(press({ bookings: full })).toEqual({ case: 'refused', refusal: { case: 'full' } });
  });
});

describe('D-waiting-rules: the rules for waiting slots', () => {
  const own = (...booked: readonly ReturnType<typeof aBooking>[]) => someBookings({ own: booked, taken: [[eight, 6]] });
  type Row = readonly [answer: RefusalCase | 'added', title: string, situation: Situation];
  it.each<Row>([
    ['other-offer', 'a selection of another offer', { selection: aSelection(aSlot({ offerId: 8 })) }],
    ['past', 'the start is before now', { now: inParis('2026-11-24T08:00') + 1 }],
    ['outside-period', 'before the first day', { offer: { startSlotted: '2026-11-25' } }],
    ['day-off', 'on a day off', { offer: { daysOff: [{ start: '2026-11-24', end: '2026-11-24' }] } }],
    ['already-booked', 'the same start is booked elsewhere', { bookings: own(aBooking(eight.start, 8)) }],
    [
      'multi-limit',
      'booked as often as allowed',
      { offer: { maxMultiSlots: 1 }, bookings: own(aBooking(eight.start)) },
    ],
    ['max-slots', 'the selection is as long as allowed', { offer: { maxSlot: 1 }, selection: aSelection(nine) }],
    ['not-consecutive', 'away from the chain', { offer: { consecutive: true }, selection: aSelection(ten) }],
    ['monthly-limit', 'bookMonth 0 blocks every selection', { offer: { bookMonth: 0 } }],
    [
      'added',
      'the month is full: the limit is checked when a place is offered',
      { bookings: own(...bookingsOf('2026-11', 5)) },
    ],
    ['added', 'the selection fills the month', { offer: { bookMonth: 2 }, selection: aSelection(nine, ten) }],
  ])('a waiting slot gets the answer %s: %s', (answer, _, situation) => {
    const choice = press({ bookings: full, ...situation, offer: { waitListBooking: true, ...situation.offer } });
    expect(choice.case === 'refused' ? choice.refusal.case : choice.case).toBe(answer);
  });
});
