import { describe, expect, it } from 'vitest';
import { joinedPeriods, membershipPeriod } from '../../core/catalogue/membership-period.ts';
import type { DateRange } from '../../core/catalogue/slotted.ts';
import { addDays, addMonths, type PlainDate } from '../../core/time/wall-time.ts';
import { fc } from '../fixtures/data/properties.ts';

/** Returns the periods of memberships of one month that are bought one after the other on one day. */
const single = (today: PlainDate, count: number): readonly DateRange[] =>
  Array.from({ length: count }).reduce<readonly DateRange[]>(
    (before) => [...before, membershipPeriod(before, 1, today)],
    [],
  );

describe('D-membership-terms: the days of a membership', () => {
  it.each<[PlainDate, number, PlainDate, PlainDate]>([
    ['2026-11-20', 1, '2026-11-20', '2026-12-19'],
    ['2026-11-30', 3, '2026-11-30', '2027-02-27'],
    ['2027-01-31', 1, '2027-01-31', '2027-02-27'],
    ['2027-01-31', 2, '2027-01-31', '2027-03-30'],
    ['2028-02-29', 12, '2028-02-29', '2029-02-27'],
    ['2026-11-20', 95_677, '2026-11-20', '9999-12-19'],
    ['2026-11-20', 95_678, '2026-11-20', '9999-12-31'],
    ['2026-11-20', 2_000_000_000, '2026-11-20', '9999-12-31'],
  ])('a membership bought on %s for %i months runs from %s to %s', (today, months, start, end) => {
    expect(membershipPeriod([], months, today)).toEqual({ start, end });
  });

  it('renewals keep the day of the first period: 31 January, 28 February, 31 March', () => {
    expect(single('2027-01-31', 4).map(({ start }) => start)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('memberships of one month in a row end on the same day as one long membership', () => {
    const day = fc.nat(2000).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 14 }), (today, months) => {
        expect(single(today, months).at(-1)?.end).toBe(addDays(addMonths(today, months), -1));
      }),
    );
  });

  it('a membership begins today after a pause, and its days are counted anew after a period that is not whole months', () => {
    const odd = { start: '2026-11-10', end: '2026-12-04' } as const;
    expect(membershipPeriod([odd], 1, '2027-01-15')).toEqual({ start: '2027-01-15', end: '2027-02-14' });
    expect(membershipPeriod([odd], 1, '2026-12-01')).toEqual({ start: '2026-12-05', end: '2027-01-04' });
  });

  it('a renewal on the day after the last one continues its months, whatever the order and the gaps of earlier periods', () => {
    const [old, last] = [
      { start: '2026-06-05', end: '2026-07-04' },
      { start: '2027-01-31', end: '2027-02-27' },
    ] as const;
    const renewed = { start: '2027-02-28', end: '2027-03-30' };
    for (const earlier of [[old, last], [last, old], [last]]) {
      expect(membershipPeriod(earlier, 1, '2027-02-10')).toEqual(renewed);
      expect(membershipPeriod(earlier, 1, '2027-02-28')).toEqual(renewed);
    }
  });

  it('a membership beside one without an end begins today', () => {
    const endless = { start: '2026-01-01', end: '9999-12-31' } as const;
    expect(membershipPeriod([endless], 1, '2026-11-20')).toEqual({ start: '2026-11-20', end: '2026-12-19' });
  });

  it('periods of one membership with a gap, and of unknown memberships, stay apart', () => {
    const of = (membership: number | null, start: PlainDate, end: PlainDate) => ({ membership, start, end });
    const apart = [
      of(1, '2026-12-21', '2027-01-20'),
      of(1, '2026-11-20', '2026-12-19'),
      of(null, '2026-10-01', '2026-10-31'),
      of(null, '2026-09-01', '2026-09-30'),
    ];
    expect(joinedPeriods(apart.toReversed())).toEqual(apart);
  });

  it('renewals of a membership that follow each other are one period', () => {
    const of = (membership: number | null, start: PlainDate, end: PlainDate) => ({ membership, start, end });
    expect(
      joinedPeriods([
        of(1, '2026-12-20', '2027-01-19'),
        of(1, '2026-11-20', '2026-12-19'),
        of(2, '2027-01-20', '2027-02-19'),
        of(null, '2026-11-01', '2026-11-19'),
        of(3, '2026-11-02', '2027-02-28'),
        of(4, '2026-11-03', '2027-02-19'),
      ]),
    ).toEqual([
      of(3, '2026-11-02', '2027-02-28'),
      of(4, '2026-11-03', '2027-02-19'),
      of(2, '2027-01-20', '2027-02-19'),
      of(1, '2026-11-20', '2027-01-19'),
      of(null, '2026-11-01', '2026-11-19'),
    ]);
  });
});
