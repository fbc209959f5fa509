import { addDays, mondayOf, type PlainDate } from '../time/wall-time.ts';

/** Weeks that the calendar shows and that can be booked, the current one included (D-horizon). */
export const BOOKABLE_WEEKS = 12;

/** The last day that can be booked on `today` (a day in Paris): a Sunday. */
export function lastBookableDay(today: PlainDate): PlainDate {
  return addDays(mondayOf(today), BOOKABLE_WEEKS * 7 - 1);
}
