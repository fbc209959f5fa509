import type { BookingRules } from '../catalogue/slotted.ts';
import { addDays, type PlainDate } from '../time/wall-time.ts';
import { isDayOff } from './refusal.ts';

/**
 * The first `count` days from `from` on, but for those that are off for every one of `offers`: days that are left out of a
 * calendar of these (D-days-off-columns). Of no offer every day is there.
 */
export function openDays(
  from: PlainDate,
  count: number,
  offers: readonly Pick<BookingRules, 'daysOff'>[],
): readonly PlainDate[] {
  const days = Array.from({ length: count }, (_, day) => addDays(from, day));
  return offers.length === 0 ? days : days.filter((day) => !offers.every((offer) => isDayOff(day, offer)));
}

/**
 * The index in `days` of the first of `columns` that are shown together: of `wanted`, or of the next day where it is left
 * out, and `by` days of those that are there further on (back where it is negative); as far as `columns` of them follow, 0
 * where there are not as many.
 */
export function firstColumn(wanted: PlainDate, days: readonly PlainDate[], columns: number, by = 0): number {
  const within = (column: number) => Math.max(0, Math.min(column, days.length - columns));
  return within(within(days.filter((day) => day < wanted).length) + by);
}
