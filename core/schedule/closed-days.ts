import type { DateRange } from '../catalogue/slotted.ts';
import { addDays, dateOf, type PlainDate, timeOf, type WallTime } from '../time/wall-time.ts';

/** One occurrence of an event of a calendar, in wall times of the venue, and what iCalendar says of it. */
export interface CalendarEntry {
  readonly start: WallTime;
  /** The first instant after it: an all-day event ends at 00:00 of the next day. */
  readonly end: WallTime;
  /** `TRANSP` and `STATUS`, in capitals; null if the event has none. */
  readonly transparency: string | null;
  readonly status: string | null;
}

/**
 * Returns the days from `first` to `last` on which a calendar closes a venue, as ranges that do not touch: those that one
 * event covers wholly, unless it is cancelled or leaves the time free (D-closure-calendar).
 */
export function closedDays(entries: readonly CalendarEntry[], first: PlainDate, last: PlainDate): readonly DateRange[] {
  const closing = entries.filter(
    ({ transparency, status }) => transparency !== 'TRANSPARENT' && status !== 'CANCELLED',
  );
  const ranges = closing.map(wholeDays).map(({ start, end }) => ({
    start: start < first ? first : start,
    end: end > last ? last : end,
  }));
  const merged: DateRange[] = [];
  for (const range of ranges.filter(({ start, end }) => start <= end).sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const before = merged.at(-1);
    if (!before || addDays(before.end, 1) < range.start) merged.push(range);
    else if (before.end < range.end) merged.splice(-1, 1, { start: before.start, end: range.end });
  }
  return merged;
}

/** Some programs write the end of a day as its last minute. */
const LAST_MINUTE = '23:59';

function wholeDays({ start, end }: CalendarEntry): DateRange {
  return {
    start: timeOf(start) === '00:00' ? dateOf(start) : addDays(dateOf(start), 1),
    end: timeOf(end) === LAST_MINUTE ? dateOf(end) : addDays(dateOf(end), -1),
  };
}

/** For how long the days of a calendar that cannot be read are taken as they were, before its venue is told. */
const OLD_MS = 2 * 86_400_000;

/** Whether the days of a calendar, which could be read last at `readAt` (milliseconds since 1970), are old at `now`. */
export function isOld(readAt: number, now: number): boolean {
  return now - readAt > OLD_MS;
}
