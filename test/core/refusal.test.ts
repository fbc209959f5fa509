import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bookings,
  isWaiting,
  NO_BOOKINGS,
  placesLeft,
  type Refusal,
  refusal,
} from '../../core/booking/refusal.ts';
import type { Selection } from '../../core/booking/selection.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { BOOKING_DEFAULTS, type SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import {
  aBooking,
  anOffer,
  aSelection,
  aSlot,
  aWaitingSlot,
  bookingsOf,
  inParis,
  NOW,
  someBookings,
} from '../fixtures/factories.ts';

/** What a slot (08:00 of Tuesday 24 November 2026, six places) meets; whatever a row does not name forbids nothing. */
interface Situation {
  readonly slot?: Slot;
  readonly selection?: Selection;
  readonly offer?: Partial<SlottedOffer>;
  readonly bookings?: Bookings;
  readonly now?: number;
}

function ask({ slot = aSlot(), selection = [], offer, bookings = NO_BOOKINGS, now = NOW }: Situation): Refusal | null {
  return refusal(slot, selection, anOffer(offer), bookings, now);
}

type Row = readonly [title: string, situation: Situation, answer: Refusal | null];

const at = (start: WallTime) => aSlot({ at: start });
const full = someBookings({ taken: [[aSlot(), 6]] });

describe('§5 case 0, other-offer: the selection holds slots of another offer', () => {
  it.each<Row>([
    ['nothing selected', {}, null],
    ['a slot of the same offer', { selection: aSelection('2026-11-24T09:00') }, null],
    ['a slot of another', { selection: aSelection(aSlot({ offerId: 8 })) }, { case: 'other-offer' }],
    [
      'one of each, as a page may have stored it',
      { selection: aSelection('2026-11-24T09:00', aSlot({ offerId: 8 })) },
      { case: 'other-offer' },
    ],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5 case 1, past: the start is before now', () => {
  it.each<Row>([
    ['a minute before the start', { now: inParis('2026-11-24T07:59') }, null],
    ['at the start', { now: inParis('2026-11-24T08:00') }, null],
    ['a millisecond after it', { now: inParis('2026-11-24T08:00') + 1 }, { case: 'past' }],
    ['the day after', { now: inParis('2026-11-25T07:00') }, { case: 'past' }],
    ['the start is read in Paris, in winter', { now: Date.UTC(2026, 10, 24, 7, 0, 0, 1) }, { case: 'past' }],
    ['and in summer', { slot: at('2026-07-01T08:00'), now: Date.UTC(2026, 6, 1, 6) }, null],
    [
      'in the spring gap 02:30 is 03:30: at 03:15 it is still to come',
      { slot: at('2026-03-29T02:30'), now: inParis('2026-03-29T03:15') },
      null,
    ],
    [
      'in autumn 02:30 is the first 02:30: in the second it is gone',
      { slot: at('2026-10-25T02:30'), now: Date.UTC(2026, 9, 25, 1, 30) },
      { case: 'past' },
    ],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5 case 2, outside-period: before startSlotted or after endSlotted, both days included', () => {
  it.each<Row>([
    ['on the first day', { offer: { startSlotted: '2026-11-24' } }, null],
    ['before the first day', { offer: { startSlotted: '2026-11-25' } }, { case: 'outside-period' }],
    ['on the last day', { offer: { endSlotted: '2026-11-24' } }, null],
    ['late on the last day', { slot: at('2026-11-24T23:30'), offer: { endSlotted: '2026-11-24' } }, null],
    ['after the last day', { offer: { endSlotted: '2026-11-23' } }, { case: 'outside-period' }],
    ['a period of one day', { offer: { startSlotted: '2026-11-24', endSlotted: '2026-11-24' } }, null],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5 case 3, day-off: in a daysOff range, both ends included', () => {
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
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5 case 4, already-booked: the user has booked that start in any slotted offer', () => {
  const own = (...booked: readonly ReturnType<typeof aBooking>[]) => someBookings({ own: booked });
  it.each<Row>([
    ['this very slot', { bookings: own(aBooking('2026-11-24T08:00')) }, { case: 'already-booked' }],
    ['the same start elsewhere', { bookings: own(aBooking('2026-11-24T08:00', 8)) }, { case: 'already-booked' }],
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
      { case: 'already-booked' },
    ],
    [
      'both, where repeats are allowed',
      { offer: { maxMultiSlots: 3 }, bookings: own(aBooking('2026-11-24T08:00'), aBooking('2026-11-24T08:00', 8)) },
      { case: 'already-booked' },
    ],
    ['selected already, without repeats', { selection: aSelection(aSlot()) }, { case: 'already-booked' }],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5 case 5, multi-limit: bookings and selections of this very slot have reached maxMultiSlots', () => {
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
    ['other slots do not', { offer: twice, selection: aSelection('2026-11-24T09:00', '2026-11-24T09:00') }, null],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5 case 6, full: no place is left and there is no waiting list', () => {
  const taken = (places: number) => someBookings({ taken: [[aSlot(), places]] });
  it.each<Row>([
    ['one place left', { bookings: taken(5) }, null],
    ['no place left', { bookings: taken(6) }, { case: 'full' }],
    ['more taken than there are', { bookings: taken(9) }, { case: 'full' }],
    ['a session of no places', { slot: aSlot({ capacity: 0 }) }, { case: 'full' }],
    ['another session is full', { slot: at('2026-11-24T09:00'), bookings: taken(6) }, null],
    [
      'the last place is in the selection',
      { offer: { maxMultiSlots: 9 }, bookings: taken(5), selection: aSelection(aSlot()) },
      { case: 'full' },
    ],
    ['full, with a waiting list', { offer: { waitListBooking: true }, bookings: taken(6) }, null],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });

  it('an accepted slot of a full session is a waiting one, a slot with a place is not', () => {
    const offer = anOffer({ waitListBooking: true });
    expect(isWaiting(aSlot(), [], offer, taken(6))).toBe(true);
    expect(isWaiting(aSlot(), [], offer, taken(5))).toBe(false);
    expect(isWaiting(aSlot(), [], anOffer(), taken(6))).toBe(false);
  });

  it('a waiting selection holds no place', () => {
    expect(placesLeft(aSlot(), aSelection(aWaitingSlot()), taken(5))).toBe(1);
    expect(placesLeft(aSlot(), aSelection(aSlot()), taken(5))).toBe(0);
  });

  it('a session that nobody has touched has all its places, of which none by default is more than one', () => {
    expect(placesLeft(aSlot(), [], NO_BOOKINGS)).toBe(6);
    expect(BOOKING_DEFAULTS.capacity).toBe(1);
  });
});

describe('§5 case 7, max-slots: the selection already holds maxSlot slots', () => {
  const two = aSelection('2026-11-24T09:00', '2026-11-24T10:00');
  it.each<Row>([
    ['one below', { offer: { maxSlot: 3 }, selection: two }, null],
    ['reached', { offer: { maxSlot: 2 }, selection: two }, { case: 'max-slots', limit: 2 }],
    [
      'passed, after the offer was made stricter',
      { offer: { maxSlot: 1 }, selection: two },
      { case: 'max-slots', limit: 1 },
    ],
    ['none at all', { offer: { maxSlot: 0 } }, { case: 'max-slots', limit: 0 }],
    [
      'waiting slots count too',
      { offer: { maxSlot: 1 }, selection: aSelection(aWaitingSlot({ at: '2026-11-24T09:00' })) },
      { case: 'max-slots', limit: 1 },
    ],
    [
      'a waiting slot obeys it',
      { offer: { maxSlot: 2, waitListBooking: true }, bookings: full, selection: two },
      { case: 'max-slots', limit: 2 },
    ],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5 case 8, monthly-limit: bookings and selected slots of the month have reached bookMonth', () => {
  const limit = (count: number, month = '2026-11'): Refusal => ({ case: 'monthly-limit', limit: count, month });
  const own = (count: number, offerId = 7) => someBookings({ own: bookingsOf('2026-11', count, offerId) });
  it.each<Row>([
    ['one below', { offer: { bookMonth: 3 }, bookings: own(2) }, null],
    ['reached by bookings', { offer: { bookMonth: 3 }, bookings: own(3) }, limit(3)],
    [
      'reached by bookings and selected slots together',
      { offer: { bookMonth: 3 }, bookings: own(2), selection: aSelection('2026-11-24T09:00') },
      limit(3),
    ],
    [
      'bookings of the month before',
      { offer: { bookMonth: 1 }, bookings: someBookings({ own: bookingsOf('2026-10', 9) }) },
      null,
    ],
    [
      'bookings of the same month of another year',
      { offer: { bookMonth: 1 }, bookings: someBookings({ own: bookingsOf('2025-11', 9) }) },
      null,
    ],
    ['selected slots of another month', { offer: { bookMonth: 1 }, selection: aSelection('2026-12-01T08:00') }, null],
    [
      "the month is the slot's, not that of now",
      {
        slot: at('2026-12-01T08:00'),
        offer: { bookMonth: 1 },
        bookings: someBookings({ own: bookingsOf('2026-12', 1) }),
      },
      limit(1, '2026-12'),
    ],
    [
      'the month is that of Paris: 00:30 of the 1st is November at UTC',
      { slot: at('2026-12-01T00:30'), offer: { bookMonth: 1 }, bookings: own(9) },
      null,
    ],
    ['0 blocks every selection', { offer: { bookMonth: 0 } }, limit(0)],
    ['bookMonthUnique 0: every slotted offer counts', { offer: { bookMonth: 3 }, bookings: own(3, 8) }, limit(3)],
    [
      'bookMonthUnique 1: this offer alone counts',
      { offer: { bookMonth: 3, bookMonthUnique: true }, bookings: own(3, 8) },
      null,
    ],
    [
      "`org`: the organisation's bookings count",
      {
        offer: { bookMonth: 3, maxMonthlyBookBasedOn: 'org' },
        bookings: someBookings({ organization: bookingsOf('2026-11', 3) }),
      },
      limit(3),
    ],
    [
      "`org`: a person's own do not count beside them",
      {
        offer: { bookMonth: 3, maxMonthlyBookBasedOn: 'org' },
        bookings: someBookings({ own: bookingsOf('2026-11', 3), organization: bookingsOf('2026-11', 2) }),
      },
      null,
    ],
    [
      '`org` without an organisation: their own count',
      { offer: { bookMonth: 3, maxMonthlyBookBasedOn: 'org' }, bookings: own(3) },
      limit(3),
    ],
    [
      '`org` and bookMonthUnique 1: of the organisation, this offer alone',
      {
        offer: { bookMonth: 3, bookMonthUnique: true, maxMonthlyBookBasedOn: 'org' },
        bookings: someBookings({ organization: [...bookingsOf('2026-11', 2), ...bookingsOf('2026-11', 5, 8)] }),
      },
      null,
    ],
    [
      "`user`: the organisation's do not count",
      { offer: { bookMonth: 3 }, bookings: someBookings({ organization: bookingsOf('2026-11', 9) }) },
      null,
    ],
    [
      'a waiting slot is judged when a place is offered',
      {
        offer: { bookMonth: 3, waitListBooking: true },
        bookings: someBookings({ own: bookingsOf('2026-11', 3), taken: [[aSlot(), 6]] }),
      },
      null,
    ],
    [
      'waiting slots of the selection are passed over',
      { offer: { bookMonth: 1 }, selection: aSelection(aWaitingSlot({ at: '2026-11-24T09:00' })) },
      null,
    ],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });

  it('answers what a count by hand answers', () => {
    const months = ['2026-10', '2026-11', '2026-12'];
    const booked = fc
      .tuple(fc.constantFrom(...months), fc.integer({ min: 10, max: 28 }), fc.constantFrom(7, 8))
      .map(([month, day, offerId]) => aBooking(`${month}-${day}T06:15` as WallTime, offerId));
    const someone = fc.array(booked, { maxLength: 8 });
    const chosen = fc
      .array(fc.tuple(fc.constantFrom(...months), fc.boolean()), { maxLength: 4 })
      .map((rows) =>
        rows.map(([month, isWaitBooking], day) => ({ ...at(`${month}-${10 + day}T09:00` as WallTime), isWaitBooking })),
      );
    const rules = fc.record({
      bookMonth: fc.nat(6),
      bookMonthUnique: fc.boolean(),
      maxMonthlyBookBasedOn: fc.constantFrom('user' as const, 'org' as const),
    });
    fc.assert(
      fc.property(someone, fc.option(someone), chosen, rules, (own, organization, selection, offer) => {
        let count = 0;
        for (const { start, offerId } of offer.maxMonthlyBookBasedOn === 'org' && organization ? organization : own) {
          if (start.startsWith('2026-11-') && (offerId === 7 || !offer.bookMonthUnique)) count += 1;
        }
        for (const { start, isWaitBooking } of selection) {
          if (start.startsWith('2026-11-') && !isWaitBooking) count += 1;
        }
        const answer = ask({ selection, offer, bookings: someBookings({ own, organization }) });
        expect(answer).toEqual(count >= offer.bookMonth ? limit(offer.bookMonth) : null);
      }),
      { numRuns: 500 },
    );
  });
});

describe('§5 case 9, not-consecutive: slotTime minutes from a selected start, or equal to one', () => {
  const chain = { consecutive: true, slotTime: 60 };
  const far: Refusal = { case: 'not-consecutive', slotTime: 60 };
  it.each<Row>([
    ['nothing selected', { offer: chain }, null],
    ['right after a selected one', { offer: chain, selection: aSelection('2026-11-24T07:00') }, null],
    ['right before a selected one', { offer: chain, selection: aSelection('2026-11-24T09:00') }, null],
    ['a gap of one', { offer: chain, selection: aSelection('2026-11-24T10:00') }, far],
    ['a minute too near', { offer: chain, selection: aSelection('2026-11-24T08:59') }, far],
    ['the same hour of the next day', { offer: chain, selection: aSelection('2026-11-25T08:00') }, far],
    ['next to one of several', { offer: chain, selection: aSelection('2026-11-24T09:00', '2026-11-24T10:00') }, null],
    [
      'equal to a selected one, where repeats are allowed',
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
      'a waiting slot obeys it, and is a link of the chain',
      {
        offer: { ...chain, waitListBooking: true },
        bookings: full,
        selection: aSelection(aWaitingSlot({ at: '2026-11-24T10:00' })),
      },
      far,
    ],
    ['next to a waiting one', { offer: chain, selection: aSelection(aWaitingSlot({ at: '2026-11-24T09:00' })) }, null],
    ['off: any gap will do', { selection: aSelection('2026-11-24T18:00') }, null],
  ])('%s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('§5: the first hit is what the user is told', () => {
  /** Everything is wrong at once; each row puts one thing right, beginning with the first. */
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
    '$answer is told before all that follow',
    ({ step, answer }) => {
      const situation: Situation = Object.assign({}, worst, ...mended.slice(0, step + 1).map(([, one]) => one));
      expect(ask(situation)?.case ?? 'nothing').toBe(answer);
    },
  );

  it('multi-limit stands between already-booked and full', () => {
    const offer = { maxMultiSlots: 1 };
    const booked = [aBooking('2026-11-24T08:00')];
    const taken = [[aSlot(), 6]] as const;
    expect(ask({ offer, bookings: someBookings({ own: booked, taken }) })?.case).toBe('multi-limit');
    const elsewhere = [...booked, aBooking('2026-11-24T08:00', 8)];
    expect(ask({ offer, bookings: someBookings({ own: elsewhere, taken }) })?.case).toBe('already-booked');
  });

  it('the defaults are those of the table', () => {
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
