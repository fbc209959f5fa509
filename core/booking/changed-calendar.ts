import type { WallTime } from '../time/wall-time.ts';
import { type CalendarStatus, calendarFile } from './calendar-file.ts';
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

/** What changes make of the sessions of an order, and of the calendars of its buyer or recipient. */
export interface ChangedCalendar {
  /** To be kept with the order: the next change needs their entries. */
  readonly times: readonly BookedTime[];
  /** What the file is to do with the entries that calendars have. */
  readonly status: CalendarStatus;
  /** How many entries the changes concern. */
  readonly entries: number;
  /** Returns the .ics file that tells it. */
  file(about: CalendarTexts, now: number): string;
}

/**
 * Returns what becomes of an order by changes of its sessions (D-calendar-entries); null if the order has none of them.
 * Nothing is joined that calendars have apart, so that one file, with one method, tells it all: entries that are to be
 * removed are only in a file without others.
 */
export function changedCalendar(order: CalendarOrder, changes: readonly SessionChange[]): ChangedCalendar | null {
  const dates = datesOf(order);
  let times = dates;
  const touched = new Set<string>();
  for (const change of changes) {
    const step = stepOf({ ...order, item: null, slots: times }, change);
    if (!step) continue;
    times = step.times;
    for (const id of step.visit) touched.add(id);
  }
  if (touched.size === 0) return null;
  const changed = times.filter(({ id }) => touched.has(id));
  const before = dates.filter(({ id }) => touched.has(id));
  const status = changed.length > 0 ? 'changed' : 'cancelled';
  const told = (slots: readonly BookedTime[]) => ({ ...order, item: null, slots });
  return {
    ...{ times, status, entries: visitsOf(told(before)).length },
    file: (about, now) => calendarFile(orderEntries(told(status === 'changed' ? changed : before), about), status, now),
  };
}

/** Returns the sessions after one change, and those of the visit that it concerns. */
function stepOf(order: CalendarOrder, { id, period }: SessionChange) {
  const visits = visitsOf(order);
  const visit = visits.find(({ ids }) => ids.includes(id));
  if (!visit) return null;
  const rest = order.slots
    .filter((date) => visit.ids.includes(date.id) && (date.id !== id || period !== null))
    .map((date): BookedTime => ({ ...date, ...(date.id === id && period), entry: undefined }));
  const parts = visitsOf({ ...order, slots: rest });
  // The entry goes on as the part with the session that gave it its name or, without it, with its earliest session.
  const heir = [visit.id, ...visit.ids]
    .map((one) => parts.find(({ ids }) => ids.includes(one)))
    .find((part) => part !== undefined);
  const entryOf = (time: BookedTime) => {
    const part = parts.find(({ ids }) => ids.includes(time.id));
    return { ...time, entry: part === heir ? visit.id : part?.id };
  };
  const others = order.slots
    .filter((date) => !visit.ids.includes(date.id))
    .map((date) => ({ ...date, entry: visits.find(({ ids }) => ids.includes(date.id))?.id }));
  return { times: [...others, ...rest.map(entryOf)], visit: visit.ids };
}
