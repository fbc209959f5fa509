import { addDays, dateOf, type PlainDate, type WallTime } from '../time/wall-time.ts';
import { PARIS, toWallTime } from '../time/zone.ts';

/**
 * Returns the day at which the calendar opens to book the same offer again: the first day after today that is one or
 * more whole weeks after `start`.
 */
export function bookAgainDay(start: WallTime, now: number): PlainDate {
  const today = dateOf(toWallTime(now, PARIS));
  let day = addDays(dateOf(start), 7);
  while (day <= today) day = addDays(day, 7);
  return day;
}
