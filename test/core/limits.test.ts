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

describe('D-refusal-monthly-limit: bookings that count towards the limit of a month', () => {
  it.each<Row>([
    ['nothing', {}, 0],
    ["the person's bookings of the month", { bookings: own(3) }, 3],
    [
      'bookings in the first and last minute of the month',
      { bookings: someBookings({ own: ends('2026-11-01', '2026-11-30') }) },
      2,
    ],
    ['no bookings of the months around it', { bookings: someBookings({ own: ends('2026-12-01', '2026-10-31') }) }, 0],
    [
      'no bookings of the same month of other years',
      { bookings: someBookings({ own: ends('2025-11-01', '2027-11-30') }) },
      0,
    ],
    ['selected slots of the month', { selection: aSelection('2026-11-24T08:00', '2026-12-01T08:00') }, 1],
    ['each repeat', { selection: aSelection(aSlot(), aSlot()) }, 2],
    ['no waiting slots', { selection: aSelection(aWaitingSlot(), aSlot()) }, 1],
    ['bookings and selected slots together', { selection: aSelection(aSlot()), bookings: own(2) }, 3],
    ['bookings of other slotted offers, with bookMonthUnique 0', { bookings: own(3, 8) }, 3],
    [
      'no bookings of other slotted offers, with bookMonthUnique 1',
      { offer: { bookMonthUnique: true }, bookings: own(3, 8) },
      0,
    ],
    ['bookings of this offer, with bookMonthUnique 1', { offer: { bookMonthUnique: true }, bookings: own(3) }, 3],
    ["the organisation's bookings, with `org`", { offer: { maxMonthlyBookBasedOn: 'org' }, bookings: both(1, 4) }, 4],
    ["the person's own bookings, with `user`", { bookings: both(1, 4) }, 1],
    [
      'nothing for an organisation without bookings',
      { offer: { maxMonthlyBookBasedOn: 'org' }, bookings: both(3, 0) },
      0,
    ],
    [
      "the person's own bookings, with `org` but without an organisation",
      { offer: { maxMonthlyBookBasedOn: 'org' }, bookings: own(2) },
      2,
    ],
  ])('the monthly limit counts %s', (_, { selection = [], offer, bookings = NO_BOOKINGS }, count) => {
    expect(monthCount(NOVEMBER, selection, anOffer(offer), bookings)).toBe(count);
  });

  it('the count of a month agrees with a simple count', () => {
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
    ['the ones that are left', { offer: { bookMonth: 3 }, bookings: own(2) }, 1],
    ['none at the limit', { offer: { bookMonth: 3 }, bookings: own(3) }, 0],
    ['none above it', { offer: { bookMonth: 3 }, bookings: own(9) }, 0],
    ['none if the limit is 0', { offer: { bookMonth: 0 } }, 0],
    ['one less for each selected slot', { offer: { bookMonth: 3 }, selection: aSelection(aSlot()) }, 2],
    ['as many with a waiting slot', { offer: { bookMonth: 3 }, selection: aSelection(aWaitingSlot()) }, 3],
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
