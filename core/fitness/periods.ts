import { addDays, dateOf, monthOf, type PlainDate, type WallTime, wallTime } from '../time/wall-time.ts';
import { PARIS, toInstant, toWallTime } from '../time/zone.ts';

/**
 * `day`: today by hour. `week`, `month`: the last 7 and 30 days by day. `year`: the last 12 months by month. All
 * include the current period.
 */
export const RANGES = ['day', 'week', 'month', 'year'] as const;

export type Range = (typeof RANGES)[number];

/** One hour, day or month of a range, by the Paris wall time at which it starts. */
export interface Period {
  readonly start: WallTime;
  /** Whether the period has not started yet, like a later hour of today. */
  readonly isAhead: boolean;
}

/** Returns the range that is shown: the picked one, or the week (D-fitness-defaults). */
export function effectiveRange(picked: Range | null): Range {
  return picked ?? 'week';
}

/**
 * Returns the periods of a range at `now` (milliseconds since 1970), in order. An hour that a clock change skips is
 * left out; an hour that occurs twice is one period.
 */
export function periodsOf(range: Range, now: number): readonly Period[] {
  const current = toWallTime(now, PARIS);
  return startsOf(range, dateOf(current)).map((start) => ({ start, isAhead: start > current }));
}

function startsOf(range: Range, today: PlainDate): readonly WallTime[] {
  switch (range) {
    case 'day':
      return count(24, (hour) => wallTime(today, `${twoDigits(hour)}:00` as `${number}:${number}`)).filter(exists);
    case 'week':
      return count(7, (day) => startOfDay(addDays(today, day - 6)));
    case 'month':
      return count(30, (day) => startOfDay(addDays(today, day - 29)));
    case 'year':
      return count(12, (month) => startOfDay(firstOfMonth(today, month - 11)));
  }
}

/** Returns the first day of the month that is `months` months after the month of `date`. */
export function firstOfMonth(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = monthOf(date).split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}-01` as PlainDate;
}

function exists(wall: WallTime): boolean {
  return toWallTime(toInstant(wall, PARIS), PARIS) === wall;
}

function startOfDay(date: PlainDate): WallTime {
  return wallTime(date, '00:00');
}

function count<Item>(length: number, item: (index: number) => Item): Item[] {
  return [...new Array(length).keys()].map(item);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
