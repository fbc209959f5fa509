import { addDays, addMonths, LAST_DAY, monthsBetween, type PlainDate } from '../time/wall-time.ts';
import type { DateRange } from './slotted.ts';

/**
 * Returns the first and last day of a membership of `months` months that is bought today. It starts today, or on the
 * day after the last of the `earlier` periods ends. Months of consecutive periods are counted from the start of the
 * first period, so that twelve single months end on the same day as a year (D-membership-terms).
 */
export function membershipPeriod(earlier: readonly DateRange[], months: number, today: PlainDate): DateRange {
  const last = earlier.toSorted((a, b) => (a.end < b.end ? -1 : 1)).at(-1);
  const next = last && last.end < LAST_DAY ? addDays(last.end, 1) : undefined;
  if (next === undefined || next < today) return period(today, today, months);
  const first = runOf(earlier, next).find((day) => addMonths(day, monthsBetween(day, next)) === next) ?? next;
  return period(next, first, monthsBetween(first, next) + months);
}

function period(start: PlainDate, first: PlainDate, months: number): DateRange {
  const isEndless = months > monthsBetween(first, LAST_DAY);
  return { start, end: isEndless ? LAST_DAY : addDays(addMonths(first, months), -1) };
}

/** Returns the first days of the consecutive periods that lead up to `next`, the earliest first. */
function runOf(earlier: readonly DateRange[], next: PlainDate): readonly PlainDate[] {
  const before = earlier.find(({ start, end }) => start < next && addDays(end, 1) === next);
  return before ? [...runOf(earlier, before.start), before.start] : [];
}

/** A period and the id of its membership; null if the membership is unknown. */
export interface Held extends DateRange {
  readonly membership: number | null;
}

/**
 * Joins consecutive periods of one membership: the first period gets the end of the last. Sorted by end, the latest
 * first.
 */
export function joinedPeriods<Period extends Held>(periods: readonly Period[]): readonly Period[] {
  const joined: Period[] = [];
  for (const one of periods.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const at = joined.findIndex(
      ({ membership, end }) => membership !== null && membership === one.membership && addDays(end, 1) === one.start,
    );
    const before = joined[at];
    if (before) joined[at] = { ...before, end: one.end };
    else joined.push(one);
  }
  return joined.sort((a, b) => (a.end > b.end ? -1 : Number(a.end < b.end)));
}
