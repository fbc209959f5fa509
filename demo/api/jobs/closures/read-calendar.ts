import type { DateRange } from '../../../../core/catalogue/slotted.ts';
import { type CalendarEntry, closedDays } from '../../../../core/schedule/closed-days.ts';
import { addDays, addMonths, asUtcMs, dateOf, type WallTime } from '../../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../../core/time/zone.ts';
import { inThread, ThreadFailure } from '../../in-thread.ts';
import { CalendarFailure } from './calendar-failure.ts';

/** How far ahead closures are read, in months. */
const MONTHS = 24;
const MOST_STEPS = 50_000;
const MEMORY_MB = 128;
const PATIENCE_MS = 10_000;

type Time = number | WallTime;
type Read = Omit<CalendarEntry, 'start' | 'end'> & { readonly start: Time; readonly end: Time };

/**
 * Returns the days that an iCalendar file closes from today on, for two years (D-closure-calendar). Throws a CalendarFailure
 * if it is not a calendar, or has more occurrences than a studio writes or than can be read in `patience` milliseconds.
 */
export async function readCalendar(text: string, now: number, patience = PATIENCE_MS): Promise<readonly DateRange[]> {
  const today = dateOf(toWallTime(now, PARIS));
  const last = addMonths(today, MONTHS);
  // Times without a zone are those of no known place: a day more at each end.
  const window = { from: asUtcMs(addDays(today, -1)), until: asUtcMs(addDays(last, 2)) };
  const data = { text, ...window, mostSteps: MOST_STEPS };
  const limits = { memoryMb: MEMORY_MB, patience };
  const entries = await inThread<readonly Read[]>(
    new URL('./calendar-worker.mjs', import.meta.url),
    data,
    limits,
  ).catch((error: unknown) => {
    const isTooMuch = error instanceof ThreadFailure && error.reason === 'too-much';
    throw new CalendarFailure(isTooMuch ? 'too-many-events' : 'not-a-calendar');
  });
  return closedDays(
    entries.map((entry) => ({ ...entry, start: inParis(entry.start), end: inParis(entry.end) })),
    today,
    last,
  );
}

function inParis(time: Time): WallTime {
  return typeof time === 'number' ? toWallTime(time, PARIS) : time;
}
