import type { ScheduledSlot } from '../../../../core/catalogue/slotted.ts';
import { addMinutes, type TimeOfDay, timeOf } from '../../../../core/time/wall-time.ts';

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;
export const WORKING_DAYS = [0, 1, 2, 3, 4] as const;
export const WEEKEND = [5, 6] as const;

/** Slots of `minutes` one after the other from `from` until `to` on these weekdays (0 is Monday). */
export function sessions(
  weekdays: readonly number[],
  from: TimeOfDay,
  to: TimeOfDay,
  minutes: number,
  capacity: number,
): readonly (readonly ScheduledSlot[])[] {
  const day: ScheduledSlot[] = [];
  for (let start = from; start < to; ) {
    const end = timeOf(addMinutes(`2026-01-01T${start}`, minutes));
    day.push({ start, end, capacity });
    if (end <= start) break;
    start = end;
  }
  return EVERY_DAY.map((weekday) => (weekdays.includes(weekday) ? day : []));
}
