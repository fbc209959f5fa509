import type { BookingRules } from '../catalogue/slotted.ts';
import { addDays, mondayOf, type PlainDate } from '../time/wall-time.ts';

/** Weeks that the calendar shows and that can be booked, the current one included (D-horizon). */
export const BOOKABLE_WEEKS = 12;

/** Returns the last day that can be booked on `today` (a day in Paris): a Sunday. */
export function lastBookableDay(today: PlainDate): PlainDate {
  return addDays(mondayOf(today), BOOKABLE_WEEKS * 7 - 1);
}

/** The end of what can be booked that a wanted day lies beyond: the first or the last day. */
export interface Beyond {
  readonly case: 'first' | 'last';
  readonly day: PlainDate;
}

/**
 * Returns the first or the last bookable day if `wanted` lies before or after it (D-date-jump); else null. The first
 * one is `today`, the last one the end of the 12 weeks, or the end of the offers if all of them end before it.
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
