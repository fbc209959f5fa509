import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../core/booking/refusal.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import { aBooking, aSelection, aSlot, aWaitingSlot, bookingsOf, someBookings } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';
import { ask, type Row } from './situation.ts';

const at = (start: WallTime) => aSlot({ at: start });
const full = someBookings({ taken: [[aSlot(), 6]] });

describe('D-refusal-max-slots: the selection already holds maxSlot slots', () => {
  const two = aSelection('2026-11-24T09:00', '2026-11-24T10:00');
  it.each<Row>([
    ['one below', { offer: { maxSlot: 3 }, selection: two }, null],
    ['reached', { offer: { maxSlot: 2 }, selection: two }, { case: 'max-slots', limit: 2 }],
    [
      'exceeded, after the offer was made stricter',
      { offer: { maxSlot: 1 }, selection: two },
      { case: 'max-slots', limit: 1 },
    ],
    ['maxSlot 0', { offer: { maxSlot: 0 } }, { case: 'max-slots', limit: 0 }],
    [
      'waiting slots count too',
      { offer: { maxSlot: 1 }, selection: aSelection(aWaitingSlot({ at: '2026-11-24T09:00' })) },
      { case: 'max-slots', limit: 1 },
    ],
    [
      'a waiting slot is refused too',
      { offer: { maxSlot: 2, waitListBooking: true }, bookings: full, selection: two },
      { case: 'max-slots', limit: 2 },
    ],
  ])('a slot is refused once the selection holds maxSlot slots: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });
});

describe('D-refusal-monthly-limit, D-waiting-month-zero: bookings and selected slots of the month have reached bookMonth', () => {
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
      'bookMonthUnique 1: only this offer counts',
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
      "`org`: a person's own bookings do not count beside the organisation's",
      {
        offer: { bookMonth: 3, maxMonthlyBookBasedOn: 'org' },
        bookings: someBookings({ own: bookingsOf('2026-11', 3), organization: bookingsOf('2026-11', 2) }),
      },
      null,
    ],
    [
      "`org` without an organisation: the person's own bookings count",
      { offer: { bookMonth: 3, maxMonthlyBookBasedOn: 'org' }, bookings: own(3) },
      limit(3),
    ],
    [
      "`org` and bookMonthUnique 1: only the organisation's bookings of this offer count",
      {
        offer: { bookMonth: 3, bookMonthUnique: true, maxMonthlyBookBasedOn: 'org' },
        bookings: someBookings({ organization: [...bookingsOf('2026-11', 2), ...bookingsOf('2026-11', 5, 8)] }),
      },
      null,
    ],
    [
      "`user`: the organisation's bookings do not count",
      { offer: { bookMonth: 3 }, bookings: someBookings({ organization: bookingsOf('2026-11', 9) }) },
      null,
    ],
    [
      'a waiting slot: the limit is checked when a place is offered',
      {
        offer: { bookMonth: 3, waitListBooking: true },
        bookings: someBookings({ own: bookingsOf('2026-11', 3), taken: [[aSlot(), 6]] }),
      },
      null,
    ],
    [
      'bookMonth 0 blocks a waiting slot too: no place could ever be offered',
      { offer: { bookMonth: 0, waitListBooking: true }, bookings: full },
      limit(0),
    ],
    [
      'waiting slots of the selection do not count',
      { offer: { bookMonth: 1 }, selection: aSelection(aWaitingSlot({ at: '2026-11-24T09:00' })) },
      null,
    ],
  ])('a slot is refused once the month has bookMonth bookings and selected slots: %s', (_, situation, answer) => {
    expect(ask(situation)).toEqual(answer);
  });

  it('the refusal by the monthly limit agrees with a simple count', () => {
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
