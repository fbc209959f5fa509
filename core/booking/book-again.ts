import { addDays, dateOf, type PlainDate, type WallTime } from '../time/wall-time.ts';
import { PARIS, toWallTime } from '../time/zone.ts';

/**
 * Returns the day on which the calendar opens to book the same offer again: the same weekday, a week later or the first
 * one after today.
 */
export function bookAgainDay(start: WallTime, now: number): PlainDate {
  const today = dateOf(toWallTime(now, PARIS));
  let day = addDays(dateOf(start), 7);
  while (day <= today) day = addDays(day, 7);
  return day;
}
