import type { BookingRules } from '../catalogue/slotted.ts';
import { addDays, mondayOf, type PlainDate } from '../time/wall-time.ts';

/** Weeks that the calendar shows and that can be booked, the current one included (D-horizon). */
export const BOOKABLE_WEEKS = 12;

/** Returns the last day that can be booked on `today` (a day in Paris): a Sunday. */
export function lastBookableDay(today: PlainDate): PlainDate {
  return addDays(mondayOf(today), BOOKABLE_WEEKS * 7 - 1);
}

/** The bookable day that is nearest to a wanted day which cannot be booked: the first or the last. */
export interface Beyond {
  readonly case: 'first' | 'last';
  readonly day: PlainDate;
}

/**
 * Returns the first bookable day if `wanted` is before it, the last bookable day if `wanted` is after it (D-date-jump),
 * or else null. The first bookable day is `today`; the last is the end of the 12 weeks, or the day on which the last of
 * the offers ends if that is earlier.
 */
export function beyond(
  wanted: PlainDate,
  offers: readonly Pick<BookingRules, 'endSlotted'>[],
  today: PlainDate,
): Beyond | null {
  if (wanted < today) return { case: 'first', day: today };
  const horizon = lastBookableDay(today);
  const ends = offers.map(({ endSlotted }) => endSlotted ?? horizon).sort();
  const end = ends.at(-1) ?? horizon;
  const last = end < horizon ? end : horizon;
  return wanted > last ? { case: 'last', day: last } : null;
}
