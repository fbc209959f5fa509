import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  asUtcMs,
  dateOf,
  daysBetween,
  minutesBetween,
  mondayOf,
  monthOf,
  parseDate,
  parseTimeOfDay,
  timeOf,
  wallFromUtc,
  wallTime,
  weekdayOf,
} from '../../core/time/wall-time.ts';
import { fc } from '../fixtures/data/properties.ts';
import { plainDate, timeOfDay, wall } from './arbitraries.ts';

describe('D-wall-time: a day is yyyy-MM-dd and nothing else', () => {
  it.each(['2026-11-24', '2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01', '9999-12-31'])(
    'a day is read from %s',
    (text) => {
      expect(parseDate(text)).toBe(text);
    },
  );

  it.each([
    ['no such day', '2026-02-29'],
    ['no such day in a century without a leap day', '1900-02-29'],
    ['the 31st of April', '2026-04-31'],
    ['month 0', '2026-00-10'],
    ['month 13', '2026-13-01'],
    ['day 0', '2026-11-00'],
    ['slashes', '2026/11/24'],
    ['one digit', '2026-1-2'],
    ['a time after it', '2026-11-24T00:00'],
    ['spaces around it', ' 2026-11-24 '],
    ['a line break after it', '2026-11-24\n'],
    ['a year of five digits', '12026-11-24'],
    ['a negative year', '-2026-11-24'],
    ['the year 0, which does not exist', '0000-01-01'],
    ['full-width digits', '２０２６-11-24'],
    ['a word', 'demain'],
    ['nothing', ''],
  ])('a text that is not a day is refused: %s', (_, text) => {
    expect(parseDate(text)).toBeNull();
  });
});

describe('D-wall-time: an hour is HH:mm', () => {
  it.each([
    ['08:00', '08:00'],
    ['8:00', '08:00'],
    ['00:00', '00:00'],
    ['0:05', '00:05'],
    ['23:59', '23:59'],
    ['14:30:59', '14:30'],
    ['14:30:00.000000', '14:30'],
  ])('an hour is read from %s as %s', (text, expected) => {
    expect(parseTimeOfDay(text)).toBe(expected);
  });

  it.each([
    '24:00',
    '23:60',
    '14:30:60',
    '14:30:99',
    '8',
    '8h30',
    '08:0',
    '08:000',
    '-1:00',
    '08:00 PM',
    ' 08:00',
    '14:30.5',
    '',
  ])('the hour "%s" is refused', (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
  });
});

describe('D-wall-time: a wall time is a date and an hour', () => {
  it('a wall time is made of a date and an hour, and can be split into both again', () => {
    fc.assert(
      fc.property(plainDate, timeOfDay, (date, time) => {
        const both = wallTime(date, time);
        expect([dateOf(both), timeOf(both), monthOf(both)]).toEqual([date, time, date.slice(0, 7)]);
      }),
    );
  });

  it('wall times sort as text in the order of time', () => {
    fc.assert(
      fc.property(wall, wall, (a, b) => {
        expect(a < b).toBe(asUtcMs(a) < asUtcMs(b));
      }),
    );
  });

  it('a wall time converts to milliseconds and back, for years of four digits', () => {
    fc.assert(
      fc.property(wall, (at) => {
        expect(wallFromUtc(asUtcMs(at))).toBe(at);
      }),
    );
    expect(wallFromUtc(asUtcMs('0050-03-01T08:00'))).toBe('0050-03-01T08:00');
  });

  it('minutes are counted in wall time: an hour that clocks skip or repeat counts like any other', () => {
    expect(addMinutes('2026-03-29T01:30', 60)).toBe('2026-03-29T02:30');
    expect(minutesBetween('2026-03-29T01:30', '2026-03-29T03:30')).toBe(120);
    expect(addMinutes('2026-10-25T01:30', 120)).toBe('2026-10-25T03:30');
    expect(addMinutes('2026-12-31T23:30', 60)).toBe('2027-01-01T00:30');
  });

  it('addMinutes and minutesBetween undo each other', () => {
    fc.assert(
      fc.property(wall, fc.integer({ min: -100_000, max: 100_000 }), (at, minutes) => {
        expect(minutesBetween(at, addMinutes(at, minutes))).toBe(minutes);
      }),
    );
  });
});

describe('D-calendar-grid: days and weeks', () => {
  it.each([
    ['2026-11-23', 0],
    ['2026-11-24', 1],
    ['2026-11-29', 6],
    ['2024-02-29', 3],
    ['2000-01-01', 5],
  ] as const)('the day %s is weekday %i, Monday being 0', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2026-03-29', '2026-03-23'],
    ['2024-03-01', '2024-02-26'],
  ] as const)('the week of %s starts on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it('the Monday of a week is at most six days back, and is the Monday of its own week', () => {
    fc.assert(
      fc.property(plainDate, (date) => {
        const monday = mondayOf(date);
        expect(weekdayOf(monday)).toBe(0);
        expect(mondayOf(monday)).toBe(monday);
        expect(daysBetween(monday, date)).toBe(weekdayOf(date));
      }),
    );
  });

  it('addDays and daysBetween undo each other, over leap days and clock changes', () => {
    fc.assert(
      fc.property(plainDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysBetween('2026-11-24', '2026-11-23')).toBe(-1);
  });
});
