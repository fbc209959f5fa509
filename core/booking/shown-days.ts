import type { BookingRules } from '../catalogue/slotted.ts';
import { daysFrom } from '../time/days-from.ts';
import type { PlainDate } from '../time/wall-time.ts';
import { isDayOff } from './refusal.ts';

/**
 * Returns the first `count` days from `from` on, without days on which all `offers` are off (D-days-off-columns).
 * Without offers, all of them.
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
 * Returns the index in `days` of the first of the `columns` days shown: that of `wanted` (or of the next day, if it is
 * left out), moved by `by` days. Clamped so that `columns` days follow; 0 if there are fewer.
 */
export function firstColumn(wanted: PlainDate, days: readonly PlainDate[], columns: number, by = 0): number {
  const within = (column: number) => Math.max(0, Math.min(column, days.length - columns));
  return within(within(days.filter((day) => day < wanted).length) + by);
}
