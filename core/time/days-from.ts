import { addDays, type PlainDate } from './wall-time.ts';

/** Returns `count` days from `from` on; an empty list if `count` is negative. */
export function daysFrom(from: PlainDate, count: number): readonly PlainDate[] {
  return [...new Array(Math.max(0, count)).keys()].map((day) => addDays(from, day));
}
