import { describe, expect, it } from 'vitest';
import { type CalendarEntry, closedDays } from '../../../core/schedule/closed-days.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';

const entry = (start: string, end: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...{ start: start as WallTime, end: end as WallTime, transparency: null, status: null },
  ...more,
});
const DAY = entry('2026-12-24T00:00', '2026-12-25T00:00');

describe('D-closure-calendar: the days that a calendar closes', () => {
  it.each<[string, readonly CalendarEntry[], readonly string[]]>([
    ['an all-day event', [DAY], ['2026-12-24 2026-12-24']],
    ['one of several days', [entry('2026-12-24T00:00', '2026-12-27T00:00')], ['2026-12-24 2026-12-26']],
    ['a day that ends at its last minute', [entry('2026-12-24T00:00', '2026-12-25T23:59')], ['2026-12-24 2026-12-25']],
    ['an event of some hours', [entry('2026-12-24T10:00', '2026-12-24T12:00')], []],
    ['a night', [entry('2026-12-24T18:00', '2026-12-25T08:00')], []],
    ['from Friday evening to Monday', [entry('2026-12-25T18:00', '2026-12-28T08:00')], ['2026-12-26 2026-12-27']],
    ['two halves of a day', [entry('2026-12-24T00:00', '2026-12-24T12:00'), entry('2026-12-24T12:00', DAY.end)], []],
    ['an event without a length', [entry('2026-12-24T00:00', '2026-12-24T00:00')], []],
    ['one that ends before it begins', [entry('2026-12-24T00:00', '2026-12-20T00:00')], []],
    ['free time', [{ ...DAY, transparency: 'TRANSPARENT' }], []],
    ['a cancelled event', [{ ...DAY, status: 'CANCELLED' }], []],
    ['a tentative one', [{ ...DAY, status: 'TENTATIVE', transparency: 'OPAQUE' }], ['2026-12-24 2026-12-24']],
    ['one that began before today', [entry('2020-01-01T00:00', '2026-11-22T00:00')], ['2026-11-20 2026-11-21']],
    ['one that ends after the last day', [entry('2028-11-19T00:00', '2099-01-01T00:00')], ['2028-11-19 2028-11-20']],
    ['one that is over', [entry('2026-11-01T00:00', '2026-11-20T00:00')], []],
    [
      'days that touch, overlap or come twice, in any order',
      [entry('2026-12-25T00:00', '2026-12-27T00:00'), DAY, entry('2026-12-26T00:00', '2026-12-29T00:00'), DAY],
      ['2026-12-24 2026-12-28'],
    ],
    [
      'days apart',
      [entry('2026-12-31T00:00', '2027-01-02T00:00'), DAY],
      ['2026-12-24 2026-12-24', '2026-12-31 2027-01-01'],
    ],
  ])('the days that one event covers wholly are closed: %s', (_, entries, expected) => {
    const days = closedDays(entries, '2026-11-20', '2028-11-20');
    expect(days.map(({ start, end }) => `${start} ${end}`)).toEqual(expected);
  });
});
