import { describe, expect, it } from 'vitest';
import { NO_BOOKINGS } from '../../core/booking/bookings.ts';
import type { Refusal } from '../../core/booking/refusal.ts';
import { BOOKING_DEFAULTS } from '../../core/catalogue/slotted.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import {
  aBooking,
  aSelection,
  aSlot,
  aWaitingSlot,
  bookingsOf,
  inParis,
  NOW,
  someBookings,
} from '../fixtures/data/factories.ts';
import { ask, type Row, type Situation } from './situation.ts';

const at = (start: WallTime) => aSlot({ at: start });
const full = someBookings({ taken: [[aSlot(), 6]] });

describe('D-refusal-not-consecutive: slotTime minutes from a selected start, or equal to one', () => {
  const chain = { consecutive: true, slotTime: 60 };
  const far: Refusal = { case: 'not-consecutive', slotTime: 60 };
  it.each<Row>([
    ['nothing selected', { offer: chain }, null],
    ['right after a selected slot', { offer: chain, selection: aSelection('2026-11-24T07:00') }, null],
    ['right before a selected slot', { offer: chain, selection: aSelection('2026-11-24T09:00') }, null],
    ['a gap of one', { offer: chain, selection: aSelection('2026-11-24T10:00') }, far],
    ['a minute too near', { offer: chain, selection: aSelection('2026-11-24T08:59') }, far],
    ['the same hour of the next day', { offer: chain, selection: aSelection('2026-11-25T08:00') }, far],
    [
      'next to one of several selected slots',
      { offer: chain, selection: aSelection('2026-11-24T09:00', '2026-11-24T10:00') },
      null,
    ],
    [
      'equal to a selected slot, if repeats are allowed',
      { offer: { ...chain, maxMultiSlots: 2 }, selection: aSelection(aSlot()) },
      null,
    ],
    [
      'over midnight: another day',
      { slot: at('2026-11-25T00:00'), offer: chain, selection: aSelection('2026-11-24T23:00') },
      far,
    ],
    [
      'by the wall clock, over the spring change',
      {
        slot: at('2026-03-29T03:30'),
        offer: { consecutive: true, slotTime: 120 },
        selection: aSelection('2026-03-29T01:30'),
        now: inParis('2026-03-28T08:00'),
      },
      null,
    ],
    [
      'by the wall clock, over the autumn change',
      {
        slot: at('2026-10-25T03:00'),
        offer: { consecutive: true, slotTime: 120 },
        selection: aSelection('2026-10-25T01:00'),
        now: inParis('2026-10-24T08:00'),
      },
      null,
    ],
    [
      'a waiting slot must follow the chain, and is a link of it',
      {
        offer: { ...chain, waitListBooking: true },
        bookings: full,
        selection: aSelection(aWaitingSlot({ at: '2026-11-24T10:00' })),
      },
      far,
    ],
    ['next to a waiting slot', { offer: chain, selection: aSelection(aWaitingSlot({ at: '2026-11-24T09:00' })) }, null],
    ['an offer without consecutive slots: any gap is allowed', { selection: aSelection('2026-11-24T18:00') }, null],
  ])('a slot is refused unless it follows or repeats a selected slot: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-order, D-one-answer: the user sees the first case that applies', () => {
  /** A situation with every fault; each row corrects one fault, in the order of the refusals. */
  const stranger = aSlot({ offerId: 8, at: '2026-11-24T10:00' });
  const own = [aBooking('2026-11-24T08:00', 8), ...bookingsOf('2026-11', 5)];
  const worst = {
    selection: aSelection('2026-11-24T10:00', '2026-11-24T11:00', '2026-11-24T12:00', stranger),
    offer: {
      startSlotted: '2026-11-25',
      daysOff: [{ start: '2026-11-24', end: '2026-11-24' }],
      maxSlot: 3,
      consecutive: true,
    },
    bookings: someBookings({ own, taken: [[aSlot(), 6]] }),
    now: inParis('2026-11-24T12:00'),
  } satisfies Situation;
  const mended: readonly (readonly [Refusal['case'] | null, Situation])[] = [
    ['other-offer', {}],
    ['past', { selection: worst.selection.slice(0, 3) }],
    ['outside-period', { now: NOW }],
    ['day-off', { offer: { ...worst.offer, startSlotted: null } }],
    ['already-booked', { offer: { maxSlot: 3, consecutive: true } }],
    ['full', { bookings: someBookings({ own: own.slice(1), taken: [[aSlot(), 6]] }) }],
    ['max-slots', { bookings: someBookings({ own: own.slice(1) }) }],
    ['monthly-limit', { offer: { maxSlot: 9, consecutive: true } }],
    ['not-consecutive', { bookings: NO_BOOKINGS }],
    [null, { offer: { maxSlot: 9 } }],
  ];
  it.each(mended.map(([answer], step) => ({ answer: answer ?? 'nothing', step })))(
    'the refusal $answer comes before all later ones of the order',
    ({ step, answer }) => {
      const situation: Situation = Object.assign({}, worst, ...mended.slice(0, step + 1).map(([, one]) => one));
      expect(ask(situation)?.case ?? 'nothing').toBe(answer);
    },
  );

  it('multi-limit comes between already-booked and full', () => {
    const offer = { maxMultiSlots: 1 };
    const booked = [aBooking('2026-11-24T08:00')];
    const taken = [[aSlot(), 6]] as const;
    expect(ask({ offer, bookings: someBookings({ own: booked, taken }) })?.case).toBe('multi-limit');
    const elsewhere = [...booked, aBooking('2026-11-24T08:00', 8)];
    expect(ask({ offer, bookings: someBookings({ own: elsewhere, taken }) })?.case).toBe('already-booked');
  });

  it("the defaults are those of the decisions' table", () => {
    expect(BOOKING_DEFAULTS).toEqual({
      maxSlot: 5,
      bookMonth: 5,
      bookMonthUnique: false,
      freeSlot: 1,
      consecutive: true,
      maxMultiSlots: 0,
      capacity: 1,
    });
  });
});
