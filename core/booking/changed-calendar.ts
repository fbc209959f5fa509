import type { WallTime } from '../time/wall-time.ts';
import { calendarFile } from './calendar-file.ts';
import {
  type BookedTime,
  type CalendarOrder,
  type CalendarTexts,
  datesOf,
  orderEntries,
  visitsOf,
} from './order-calendar.ts';

/** A session of an order that is moved or shortened to a period, or called off (`null`). */
export interface SessionChange {
  readonly id: string;
  readonly period: { readonly start: WallTime; readonly end: WallTime } | null;
}

/** What a change makes of the sessions of an order, and the .ics file for the calendars of its buyer or recipient. */
export interface ChangedCalendar {
  /** To be kept with the order: the next change needs their entries. */
  readonly times: readonly BookedTime[];
  readonly file: string;
}

/**
 * Returns what becomes of an order by a change of one of its sessions (D-calendar-entries); null if the order does not
 * have the session. Nothing is joined that calendars have apart, so that one file, with one method, tells it all.
 */
export function changedCalendar(
  order: CalendarOrder,
  { id, period }: SessionChange,
  about: CalendarTexts,
  now: number,
): ChangedCalendar | null {
  const visits = visitsOf(order);
  const visit = visits.find(({ ids }) => ids.includes(id));
  if (!visit) return null;
  const dates = datesOf(order);
  const rest = dates
    .filter((date) => visit.ids.includes(date.id) && (date.id !== id || period !== null))
    .map((date): BookedTime => ({ ...date, ...(date.id === id && period), entry: undefined }));
  const parts = visitsOf({ ...order, item: null, slots: rest });
  // The entry goes on as the part with the session that gave it its name or, without it, with its earliest session.
  const heir = [visit.id, ...visit.ids]
    .map((one) => parts.find(({ ids }) => ids.includes(one)))
    .find((part) => part !== undefined);
  const entryOf = (time: BookedTime) => {
    const part = parts.find(({ ids }) => ids.includes(time.id));
    return { ...time, entry: part === heir ? visit.id : part?.id };
  };
  const changed = rest.map(entryOf);
  const others = dates
    .filter((date) => !visit.ids.includes(date.id))
    .map((date) => ({ ...date, entry: visits.find(({ ids }) => ids.includes(date.id))?.id }));
  const told = changed.length > 0 ? changed : dates.filter((date) => date.id === id);
  const entries = orderEntries({ ...order, item: null, slots: told }, about);
  return {
    times: [...others, ...changed],
    file: calendarFile(entries, changed.length > 0 ? 'changed' : 'cancelled', now),
  };
}
