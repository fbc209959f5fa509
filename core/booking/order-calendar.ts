import type { WallTime } from '../time/wall-time.ts';
import { type CalendarEntry, type CalendarStatus, calendarFile } from './calendar-file.ts';

interface Provider {
  readonly fullName: string;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/** The parts of an order that its calendar file needs. */
export interface CalendarOrder {
  readonly id: string;
  readonly slots: readonly { readonly id: string; readonly start: WallTime; readonly end: WallTime }[];
  /** Null for an order of slots. */
  readonly item: {
    readonly ref: string;
    readonly start: WallTime | null;
    readonly end: WallTime | null;
  } | null;
  readonly user: Provider;
}

/** The texts and the status of an order's calendar file. */
export interface CalendarTexts extends Pick<CalendarEntry, 'title' | 'description' | 'url'> {
  readonly status: CalendarStatus;
}

/** Returns the entries of an order's calendar, one for each session; several places of one session are one entry. */
export function orderEntries(
  order: CalendarOrder,
  { title, description, url }: Omit<CalendarTexts, 'status'>,
): readonly CalendarEntry[] {
  const location = locationOf(order.user);
  const dates = datesOf(order);
  const placesOf = (id: string) => dates.filter((date) => date.id === id).length;
  return dates
    .filter(({ id }, index) => dates.findIndex((date) => date.id === id) === index)
    .map(({ id, start, end }) => ({
      uid: `${order.id}-${id}@creneau`,
      start,
      end,
      title: placesOf(id) > 1 ? `${title} × ${placesOf(id)}` : title,
      location,
      description,
      url,
    }));
}

/** Returns the order's .ics file; null if nothing in the order has a date. */
export function orderCalendar(order: CalendarOrder, { status, ...about }: CalendarTexts, now: number): string | null {
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

function datesOf({ slots, item }: CalendarOrder) {
  if (!item) return slots;
  return item.start === null ? [] : [{ id: item.ref, start: item.start, end: item.end ?? item.start }];
}
