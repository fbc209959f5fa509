import { endInstant } from '../time/session.ts';
import type { WallTime } from '../time/wall-time.ts';
import { PARIS, toInstant } from '../time/zone.ts';
import { type CalendarEntry, type CalendarStatus, calendarFile } from './calendar-file.ts';

interface Provider {
  readonly fullName: string;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/** A session of an order, or its item; several places of a session have the same id. */
export interface BookedTime {
  readonly id: string;
  readonly start: WallTime;
  readonly end: WallTime;
  /** The id of the entry that calendars have for it, if sessions that touch need not be in one (D-calendar-entries). */
  readonly entry?: string | undefined;
}

/** The parts of an order that its calendar file needs. */
export interface CalendarOrder {
  readonly id: string;
  readonly slots: readonly BookedTime[];
  /** Null for an order of slots. */
  readonly item: {
    readonly ref: string;
    readonly start: WallTime | null;
    readonly end: WallTime | null;
  } | null;
  readonly user: Provider;
}

/** The texts of an order's calendar entries. */
export type CalendarTexts = Pick<CalendarEntry, 'title' | 'description' | 'url'>;

/** One or more sessions without a gap between them; `id` is that of their entry. */
export interface Visit extends Omit<BookedTime, 'entry'> {
  readonly ids: readonly string[];
  readonly places: number;
}

/**
 * Returns the times for which an order is booked, in the order of their starts: several places of a session are one
 * visit, and so are sessions that touch (D-calendar-entries).
 */
export function visitsOf(order: CalendarOrder): readonly Visit[] {
  const dates = datesOf(order).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const visits: Visit[] = [];
  for (const { id, start, end, entry } of dates) {
    if (visits.some(({ ids }) => ids.includes(id))) continue;
    const places = dates.filter((date) => date.id === id).length;
    const isNext = (visit: Visit) =>
      visit.places === places &&
      visit.id === (entry ?? visit.id) &&
      endInstant(visit.start, visit.end) === toInstant(start, PARIS);
    const joined = visits.findIndex(isNext);
    const before = visits[joined];
    if (before) visits[joined] = { ...before, end, ids: [...before.ids, id] };
    else visits.push({ id: entry ?? id, start, end, ids: [id], places });
  }
  return visits;
}

/** Returns the entries of an order's calendar, one for each visit. */
export function orderEntries(
  order: CalendarOrder,
  { title, description, url }: CalendarTexts,
): readonly CalendarEntry[] {
  return visitsOf(order).map(({ id, start, end, places }) => ({
    uid: `${order.id}-${id}@creneau`,
    start,
    end,
    title: places > 1 ? `${title} × ${places}` : title,
    organizer: order.user.fullName,
    location: locationOf(order.user),
    description,
    url,
  }));
}

/** Returns the order's .ics file; null if nothing in the order has a date. */
export function orderCalendar(
  order: CalendarOrder,
  about: CalendarTexts,
  status: CalendarStatus,
  now: number,
): string | null {
  const entries = orderEntries(order, about);
  return entries.length === 0 ? null : calendarFile(entries, status, now);
}

/** Returns a provider's location as text, such as 'Studio Lumière, 69001 Lyon'. */
export function locationOf({ fullName, postalCode, city }: Provider): string {
  return [fullName, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** Returns the short reference of an order for people: the first eight characters of its id, in capitals. */
export function referenceOf({ id }: Pick<CalendarOrder, 'id'>): string {
  return id.slice(0, 8).toUpperCase();
}

/** Returns the sessions of an order; an item with a date is one. */
export function datesOf({ slots, item }: CalendarOrder): readonly BookedTime[] {
  if (!item) return slots;
  return item.start === null ? [] : [{ id: item.ref, start: item.start, end: item.end ?? item.start }];
}
