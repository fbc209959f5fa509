import type { BookingRules } from '../catalogue/slotted.ts';
import { daysFrom } from '../time/days-from.ts';
import type { PlainDate } from '../time/wall-time.ts';
import { isDayOff } from './refusal.ts';

/**
 * Returns the first `count` days from `from` on, without days on which all `offers` are off (D-days-off-columns). If
 * `offers` is empty, no day is left out.
 */
export function openDays(
  from: PlainDate,
  count: number,
  offers: readonly Pick<BookingRules, 'daysOff'>[],
): readonly PlainDate[] {
  const days = daysFrom(from, count);
  return offers.length === 0 ? days : days.filter((day) => !offers.every((offer) => isDayOff(day, offer)));
}

/**
 * Returns the index in `days` of the first day to show: the index of `wanted` (or of the next day in `days` if `wanted`
 * is not there), moved by `by` days. It is clamped so that `columns` days can be shown; 0 if there are fewer.
 */
export function firstColumn(wanted: PlainDate, days: readonly PlainDate[], columns: number, by = 0): number {
  const within = (column: number) => Math.max(0, Math.min(column, days.length - columns));
  return within(within(days.filter((day) => day < wanted).length) + by);
}
