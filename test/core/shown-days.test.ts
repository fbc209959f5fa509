import { describe, expect, it } from 'vitest';
import { firstColumn, openDays } from '../../core/booking/shown-days.ts';
import { addDays, daysBetween, type PlainDate } from '../../core/time/wall-time.ts';
import { anOffer } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';
import { plainDate } from './arbitraries.ts';

const MONDAY: PlainDate = '2026-11-23';
const WEEKS_12 = 84;

/** An offer with a range of days off for each given pair of days after `MONDAY`, both included. */
const off = (...ranges: readonly (readonly [first: number, last: number])[]) =>
  anOffer({ daysOff: ranges.map(([first, last]) => ({ start: addDays(MONDAY, first), end: addDays(MONDAY, last) })) });

/** Converts days to their distance from `MONDAY`. */
const distances = (days: readonly PlainDate[]) => days.map((day) => daysBetween(MONDAY, day));

describe('D-days-off-columns: a day off is left out', () => {
  it.each([
    ['no offer: every day', [], [0, 1, 2, 3, 4, 5, 6]],
    ['no day off', [off()], [0, 1, 2, 3, 4, 5, 6]],
    ['one day', [off([2, 2])], [0, 1, 3, 4, 5, 6]],
    ['both ends included', [off([1, 3])], [0, 4, 5, 6]],
    ['ranges that touch, overlap or lie outside', [off([0, 1], [1, 2], [3, 3], [9, 12])], [4, 5, 6]],
    ['of several offers, the days on which all are off', [off([1, 3]), off([3, 5])], [0, 1, 2, 4, 5, 6]],
    ['of several offers, none if one offer is never off', [off([0, 6]), off()], [0, 1, 2, 3, 4, 5, 6]],
    ['all of them', [off([-3, 9])], []],
    ['a range that ends before it begins has no days', [off([4, 2])], [0, 1, 2, 3, 4, 5, 6]],
  ])('a day on which all offers are off is left out: %s', (_, offers, expected) => {
    expect(distances(openDays(MONDAY, 7, offers))).toEqual(expected);
  });

  it('a day without slots is not a day off', () => {
    expect(openDays(MONDAY, 7, [anOffer({ schedule: [], startSlotted: '2027-01-01' })])).toHaveLength(7);
  });

  it('the days after three weeks of days off are shown', () => {
    const days = openDays(MONDAY, WEEKS_12, [off([0, 20])]);
    expect(distances(days.slice(0, 3))).toEqual([21, 22, 23]);
    expect(days).toHaveLength(WEEKS_12 - 21);
  });
});

describe('D-days-off-columns, D-calendar-bounds: the start of a view of the shown days', () => {
  const days = openDays(MONDAY, 14, [off([2, 8])]);

  it.each([
    ['the day itself', 1, 2, 1],
    ['the next shown day, for a day that is left out', 4, 2, 9],
    ['the first day, for an earlier one', -5, 2, 0],
    ['the day that fills the view up to the end', 13, 4, 10],
    ['the day that fills the view up to the end, for a day beyond the end', 99, 4, 10],
    ['the first day, if all fit in the view', 9, 10, 0],
  ])('a view of the shown days starts at %s', (_, wanted, columns, expected) => {
    const column = firstColumn(addDays(MONDAY, wanted), days, columns);
    expect(daysBetween(MONDAY, days[column] as PlainDate)).toBe(expected);
  });

  it('a view starts at column 0 if no day is shown', () => {
    expect(firstColumn(MONDAY, [], 4)).toBe(0);
    expect(firstColumn(MONDAY, [], 4, 4)).toBe(0);
  });

  it.each([
    ['forward over days off', 0, 2, 2, 9],
    ['back over days off', 9, 2, -2, 0],
    ['forward from a day that is left out', 4, 2, 2, 11],
    ['back to the first day', 1, 2, -2, 0],
    ['forward to the end and no further', 11, 2, 4, 12],
    ['back from the end, for a day beyond it', 99, 2, -2, 10],
  ])('a view of the shown days is moved %s', (_, wanted, columns, by, expected) => {
    const column = firstColumn(addDays(MONDAY, wanted), days, columns, by);
    expect(daysBetween(MONDAY, days[column] as PlainDate)).toBe(expected);
  });
});

const ranges = fc.array(
  fc
    .tuple(fc.integer({ min: -10, max: 90 }), fc.integer({ min: 0, max: 40 }))
    .map(([at, more]) => [at, at + more] as const),
  { maxLength: 4 },
);
const someOffers = fc.array(
  ranges.map((each) => off(...each)),
  { maxLength: 3 },
);
const columns = fc.integer({ min: 1, max: 7 });

describe('D-days-off-columns: properties of the shown days', () => {
  it('each shown day occurs once, in order, within the range, and only if at least one offer is open', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const days = openDays(MONDAY, WEEKS_12, offers);
        expect(days).toEqual([...new Set(days)].toSorted());
        for (let distance = 0; distance < WEEKS_12; distance += 1) {
          const day = addDays(MONDAY, distance);
          const isOn = offers.some(({ daysOff }) => !daysOff.some(({ start, end }) => start <= day && day <= end));
          expect(days.includes(day)).toBe(isOn || offers.length === 0);
        }
      }),
    );
  });

  it('a view is full if there are enough days, and only at the end starts before the requested day', () => {
    fc.assert(
      fc.property(someOffers, columns, plainDate, (offers, count, wanted) => {
        const days = openDays(MONDAY, WEEKS_12, offers);
        const first = firstColumn(wanted, days, count);
        const seen = days.slice(first, first + count);
        expect(seen).toHaveLength(Math.min(count, days.length));
        const isAtEnd = first + count >= days.length;
        if (!isAtEnd) expect((seen[0] as PlainDate) >= wanted).toBe(true);
        const before = days[first - 1];
        if (before !== undefined) expect(before < wanted).toBe(true);
      }),
    );
  });

  it('paging by the number of shown days reaches every day, and back to the first', () => {
    fc.assert(
      fc.property(someOffers, columns, (offers, count) => {
        const days = openDays(MONDAY, WEEKS_12, offers);
        for (const [start, by] of [
          [MONDAY, count],
          [addDays(MONDAY, WEEKS_12), -count],
        ] as const) {
          const seen = new Set<PlainDate>();
          let column = firstColumn(start, days, count);
          for (let steps = 0; steps <= WEEKS_12 / count; steps += 1) {
            for (const day of days.slice(column, column + count)) seen.add(day);
            column = firstColumn(days[column] ?? MONDAY, days, count, by);
          }
          expect([...seen].toSorted()).toEqual(days);
        }
      }),
    );
  });
});
