import {
  addMinutes,
  dateOf,
  type TimeOfDay,
  timeOf,
  type WallTime,
  type Weekday,
  wallTime,
  weekdayOf,
} from '../time/wall-time.ts';
import type { CatalogueEvent, Occurrence } from './event.ts';

/** Opening hours that are the same on several weekdays. */
export interface Hours {
  readonly weekdays: readonly Weekday[];
  readonly start: TimeOfDay;
  /** The start plus the event's duration; null if the duration is unknown. */
  readonly end: TimeOfDay | null;
}

/** When an event takes place, as its card shows it (S-event-card, S-occurrences). */
export type EventTimes =
  | { readonly case: 'once'; readonly start: WallTime }
  | {
      readonly case: 'weekly';
      readonly weekday: Weekday;
      readonly start: WallTime;
      readonly occurrences: readonly Occurrence[];
    }
  | { readonly case: 'open'; readonly hours: readonly Hours[] }
  /** From the first slot on. */
  | { readonly case: 'slots'; readonly first: WallTime }
  | { readonly case: 'undated' };

export function eventTimes(event: CatalogueEvent): EventTimes {
  const { type, start, firstSlot, occurrences } = event;
  if (type === 'open') return openTimes(event);
  if (type === 'slotted') return firstSlot ? { case: 'slots', first: firstSlot } : { case: 'undated' };
  if (start === null) return { case: 'undated' };
  if (type === 'single') return { case: 'once', start };
  return { case: 'weekly', weekday: event.weekday ?? weekdayOf(dateOf(start)), start, occurrences };
}

function openTimes({ openings, duration, firstSlot }: CatalogueEvent): EventTimes {
  const byStart = new Map<TimeOfDay, Weekday[]>();
  for (const { weekday, start } of openings) byStart.set(start, [...(byStart.get(start) ?? []), weekday]);
  const hours = [...byStart].map(([start, weekdays]) => ({ weekdays, start, end: endOf(start, duration) }));
  if (hours.length > 0) return { case: 'open', hours };
  return firstSlot ? { case: 'slots', first: firstSlot } : { case: 'undated' };
}

/** Returns the time of day at which a visit ends, which may be after midnight. */
function endOf(start: TimeOfDay, duration: number | null): TimeOfDay | null {
  return duration === null ? null : timeOf(addMinutes(wallTime('2001-01-01', start), Math.round(duration * 60)));
}
