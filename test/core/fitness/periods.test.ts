import { describe, expect, it } from 'vitest';
import { firstOfMonth, periodsOf, type Range } from '../../../core/fitness/periods.ts';
import type { PlainDate } from '../../../core/time/wall-time.ts';

const starts = (range: Range, now: string) => periodsOf(range, Date.parse(now)).map(({ start }) => start);
const begun = (now: string) => periodsOf('day', Date.parse(now)).filter(({ isAhead }) => !isAhead).length;

describe('D-fitness-periods: the periods of a range, in days of Paris', () => {
  it('a week is the last seven days, today the last of them', () => {
    const week = starts('week', '2026-11-24T09:00:00Z');
    expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-11-18T00:00', '2026-11-24T00:00']);
  });

  it('a month is the last thirty days', () => {
    const month = starts('month', '2026-11-24T09:00:00Z');
    expect([month.length, month[0], month.at(-1)]).toEqual([30, '2026-10-26T00:00', '2026-11-24T00:00']);
  });

  it('a year is the last twelve months, over a new year', () => {
    const year = starts('year', '2026-02-28T09:00:00Z');
    expect([year.length, year[0], year[10], year[11]]).toEqual([
      12,
      '2025-03-01T00:00',
      '2026-01-01T00:00',
      '2026-02-01T00:00',
    ]);
  });

  it('the day of a period in Paris may be another than in UTC', () => {
    expect(starts('week', '2026-11-24T23:30:00Z').at(-1)).toBe('2026-11-25T00:00');
    expect(starts('year', '2026-12-31T23:30:00Z').at(-1)).toBe('2027-01-01T00:00');
  });

  it('no period of days is in the future', () => {
    for (const range of ['week', 'month', 'year'] as const) {
      expect(periodsOf(range, Date.parse('2026-11-24T09:00:00Z')).some(({ isAhead }) => isAhead)).toBe(false);
    }
  });
});

describe('D-fitness-periods: the hours of today', () => {
  it('the hours of today include all hours of the day; hours that have not started are marked as future', () => {
    expect(starts('day', '2026-11-24T09:00:00Z')).toHaveLength(24);
    expect([begun('2026-11-24T08:59:59Z'), begun('2026-11-24T09:00:00Z')]).toEqual([10, 11]);
    expect([begun('2026-11-23T23:00:00Z'), begun('2026-11-24T22:59:00Z')]).toEqual([1, 24]);
  });

  it('D-clock-change: the hour that a clock change skips is left out', () => {
    const hours = starts('day', '2026-03-29T12:00:00Z');
    expect([hours.length, hours[1], hours[2]]).toEqual([23, '2026-03-29T01:00', '2026-03-29T03:00']);
    expect(begun('2026-03-29T01:00:00Z')).toBe(3);
  });

  it('D-clock-change: the hour that occurs twice is one period', () => {
    const hours = starts('day', '2026-10-25T12:00:00Z');
    expect([hours.length, new Set(hours).size]).toEqual([24, 24]);
    expect([begun('2026-10-25T00:30:00Z'), begun('2026-10-25T01:30:00Z'), begun('2026-10-25T02:00:00Z')]).toEqual([
      3, 3, 4,
    ]);
  });
});

it.each([
  ['2026-11-24', 0, '2026-11-01'],
  ['2026-01-31', -1, '2025-12-01'],
  ['2026-11-24', -11, '2025-12-01'],
  ['2026-12-24', 1, '2027-01-01'],
] as const)('D-fitness-periods: the month of %s, moved by %i, starts on %s', (date: PlainDate, months, first) => {
  expect(firstOfMonth(date, months)).toBe(first);
});
