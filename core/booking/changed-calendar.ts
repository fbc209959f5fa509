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
 * Returns what becomes of an order by changes of its sessions (D-calendar-entries), and a file that tells of the sessions
 * `told`; null if the order has none of these. Nothing is joined that calendars have apart, so that one file, with one
 * method, tells it all: entries that are to be removed are only in a file without others.
 */
export function changedCalendar(
  order: CalendarOrder,
  changes: readonly SessionChange[],
  told: readonly string[] = changes.map(({ id }) => id),
): ChangedCalendar | null {
  const dates = datesOf(order);
  const withSlots = (slots: readonly BookedTime[]) => ({ ...order, item: null, slots });
  const visits = visitsOf(withSlots(dates));
  const touched = visits.filter(({ ids }) => told.some((id) => ids.includes(id))).flatMap(({ ids }) => ids);
  if (touched.length === 0) return null;
  const times = visits.flatMap(({ id, ids }) => {
    const rest = dates.filter((date) => ids.includes(date.id)).flatMap((date) => changedTime(date, changes));
    const parts = visitsOf(withSlots(rest));
    // The entry goes on as the part with the session that gave it its name or, without it, with its earliest session.
    const heir = [id, ...ids]
      .map((one) => parts.find((part) => part.ids.includes(one)))
      .find((part) => part !== undefined);
    return rest.map((time) => {
      const part = parts.find((one) => one.ids.includes(time.id));
      return { ...time, entry: part === heir ? id : part?.id };
    });
  });
  const changed = times.filter(({ id }) => touched.includes(id));
  const before = dates.filter(({ id }) => touched.includes(id));
  const status = changed.length > 0 ? 'changed' : 'cancelled';
  return {
    ...{ times, status, entries: visitsOf(withSlots(before)).length },
    file: (about, now) =>
      calendarFile(orderEntries(withSlots(status === 'changed' ? changed : before), about), status, now),
  };
}

/** Returns a session of an order after the changes, as one of no entry; none if it is called off. */
function changedTime(date: BookedTime, changes: readonly SessionChange[]): readonly BookedTime[] {
  const change = changes.find(({ id }) => id === date.id);
  return change?.period === null ? [] : [{ ...date, ...change?.period, entry: undefined }];
}
