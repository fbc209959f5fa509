import { endInstant } from '../time/session.ts';
import type { WallTime } from '../time/wall-time.ts';
import { PARIS, toInstant } from '../time/zone.ts';
import { type CalendarEntry, type CalendarStatus, calendarFile } from './calendar-file.ts';

interface Provider {
  readonly fullName: string;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

interface Session {
  readonly id: string;
  readonly start: WallTime;
  readonly end: WallTime;
}

/** The parts of an order that its calendar file needs. */
export interface CalendarOrder {
  readonly id: string;
  readonly slots: readonly Session[];
  /** Null for an order of slots. */
  readonly item: {
    readonly ref: string;
    readonly start: WallTime | null;
    readonly end: WallTime | null;
  } | null;
  readonly user: Provider;
  /** Whether calendars have sessions that touch as entries of their own (D-calendar-entries). */
  readonly isApart?: boolean | undefined;
}

/** The texts of an order's calendar entries. */
export type CalendarTexts = Pick<CalendarEntry, 'title' | 'description' | 'url'>;

/** One or more sessions without a gap between them, `id` being that of the first. */
export interface Visit extends Session {
  readonly places: number;
}

/**
 * Returns the times for which an order is booked, in the order of their starts: several places of a session are one
 * visit, and so are sessions that touch (D-calendar-entries).
 */
export function visitsOf(order: CalendarOrder): readonly Visit[] {
  const dates = datesOf(order);
  const visits: Visit[] = [];
  for (const start of [...new Set(dates.map((date) => date.start))].sort()) {
    const [{ id, end } = { id: '', end: start }, ...more] = dates.filter((date) => date.start === start);
    const visit = { id, start, end, places: more.length + 1 };
    const last = visits.at(-1);
    const doTouch = last?.places === visit.places && endInstant(last.start, last.end) === toInstant(start, PARIS);
    if (doTouch && !order.isApart) visits[visits.length - 1] = { ...last, end };
    else visits.push(visit);
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

function datesOf({ slots, item }: CalendarOrder): readonly Session[] {
  if (!item) return slots;
  return item.start === null ? [] : [{ id: item.ref, start: item.start, end: item.end ?? item.start }];
}
