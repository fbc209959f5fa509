import { describe, expect, it } from 'vitest';
import { type Bookings, NO_BOOKINGS } from '../../core/booking/bookings.ts';
import { leftInMonth, monthCount } from '../../core/booking/limits.ts';
import type { Selection } from '../../core/booking/selection.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import {
  aBooking,
  anOffer,
  aSelection,
  aSlot,
  aWaitingSlot,
  bookingsOf,
  someBookings,
} from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';

const NOVEMBER = '2026-11';

interface Situation {
  readonly selection?: Selection;
  readonly offer?: Partial<SlottedOffer>;
  readonly bookings?: Bookings;
}

type Row = readonly [title: string, situation: Situation, count: number];

const own = (count: number, offerId = 7) => someBookings({ own: bookingsOf(NOVEMBER, count, offerId) });

describe('D-refusal-monthly-limit: what counts for a month', () => {
  it.each<Row>([
    ['nothing', {}, 0],
    ["the person's bookings of the month", { bookings: own(3) }, 3],
    ['its first and last minute', { bookings: someBookings({ own: ends('2026-11-01', '2026-11-30') }) }, 2],
    ['not those around it', { bookings: someBookings({ own: ends('2026-12-01', '2026-10-31') }) }, 0],
    ['not the same month of other years', { bookings: someBookings({ own: ends('2025-11-01', '2027-11-30') }) }, 0],
    ['selected slots of the month', { selection: aSelection('2026-11-24T08:00', '2026-12-01T08:00') }, 1],
    ['repeats, each', { selection: aSelection(aSlot(), aSlot()) }, 2],
    ['not waiting ones', { selection: aSelection(aWaitingSlot(), aSlot()) }, 1],
    ['bookings and selected slots together', { selection: aSelection(aSlot()), bookings: own(2) }, 3],
    ['other slotted offers, with bookMonthUnique 0', { bookings: own(3, 8) }, 3],
    ['not with bookMonthUnique 1', { offer: { bookMonthUnique: true }, bookings: own(3, 8) }, 0],
    ['this offer with either', { offer: { bookMonthUnique: true }, bookings: own(3) }, 3],
    ["the organisation's with `org`", { offer: { maxMonthlyBookBasedOn: 'org' }, bookings: both(1, 4) }, 4],
    ["a person's own with `user`", { bookings: both(1, 4) }, 1],
    [
      'an organisation without bookings counts none',
      { offer: { maxMonthlyBookBasedOn: 'org' }, bookings: both(3, 0) },
      0,
    ],
    ['`org` without an organisation: their own', { offer: { maxMonthlyBookBasedOn: 'org' }, bookings: own(2) }, 2],
  ])('the limit of a month counts %s', (_, { selection = [], offer, bookings = NO_BOOKINGS }, count) => {
    expect(monthCount(NOVEMBER, selection, anOffer(offer), bookings)).toBe(count);
  });

  it('the count of a month agrees with a count by hand', () => {
    fc.assert(
      fc.property(someone, fc.option(someone), chosen, rules, month, (mine, theirs, selection, offer, asked) => {
        let count = 0;
        for (const { start, offerId } of (offer.maxMonthlyBookBasedOn === 'org' ? theirs : null) ?? mine) {
          if (start.startsWith(`${asked}-`) && (offerId === 7 || !offer.bookMonthUnique)) count += 1;
        }
        for (const { start, isWaitBooking } of selection) {
          if (start.startsWith(`${asked}-`) && !isWaitBooking) count += 1;
        }
        const bookings = someBookings({ own: mine, organization: theirs });
        expect(monthCount(asked, selection, anOffer(offer), bookings)).toBe(count);
        const left = leftInMonth(asked, selection, anOffer(offer), bookings);
        expect(left).toBe(count > offer.bookMonth ? 0 : offer.bookMonth - count);
      }),
      { numRuns: 500 },
    );
  });
});

describe('how many more a month allows', () => {
  it.each<Row>([
    ['all of them', { offer: { bookMonth: 3 } }, 3],
    ['those that are left', { offer: { bookMonth: 3 }, bookings: own(2) }, 1],
    ['none at the limit', { offer: { bookMonth: 3 }, bookings: own(3) }, 0],
    ['none above it', { offer: { bookMonth: 3 }, bookings: own(9) }, 0],
    ['none where the month allows nothing', { offer: { bookMonth: 0 } }, 0],
    ['one less with each that is selected', { offer: { bookMonth: 3 }, selection: aSelection(aSlot()) }, 2],
    ['as many with one that waits', { offer: { bookMonth: 3 }, selection: aSelection(aWaitingSlot()) }, 3],
  ])('a month still allows %s', (_, { selection = [], offer, bookings = NO_BOOKINGS }, left) => {
    expect(leftInMonth(NOVEMBER, selection, anOffer(offer), bookings)).toBe(left);
  });
});

function ends(first: string, last: string) {
  return [aBooking(`${first}T00:00` as WallTime), aBooking(`${last}T23:59` as WallTime)];
}

function both(mine: number, theirs: number): Bookings {
  return someBookings({ own: bookingsOf(NOVEMBER, mine), organization: bookingsOf(NOVEMBER, theirs) });
}

const month = fc.constantFrom('2025-11', '2026-10', NOVEMBER, '2026-12');
const day = fc.integer({ min: 10, max: 28 });
const someone = fc.array(
  fc
    .tuple(month, day, fc.constantFrom(7, 8))
    .map(([inMonth, on, offerId]) => aBooking(`${inMonth}-${on}T06:15` as WallTime, offerId)),
  { maxLength: 10 },
);
const chosen = fc.array(
  fc
    .tuple(month, day, fc.boolean())
    .map(([inMonth, on, isWaitBooking]) => ({ ...aSlot({ at: `${inMonth}-${on}T09:00` as WallTime }), isWaitBooking })),
  { maxLength: 6 },
);
const rules = fc.record({
  bookMonth: fc.nat(6),
  bookMonthUnique: fc.boolean(),
  maxMonthlyBookBasedOn: fc.constantFrom('user' as const, 'org' as const),
});
