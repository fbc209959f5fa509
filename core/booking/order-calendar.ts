import type { WallTime } from '../time/wall-time.ts';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

interface Provider {
  readonly fullName: string;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/** What of an order stands in a calendar. */
export interface CalendarOrder {
  readonly id: string;
  readonly slots: readonly { readonly id: string; readonly start: WallTime; readonly end: WallTime }[];
  /** Null for slots. */
  readonly item: {
    readonly ref: string;
    readonly start: WallTime | null;
    readonly end: WallTime | null;
  } | null;
  readonly user: Provider;
}

/** The order's .ics file, with an event for each slot; null if nothing in it has a date. */
export function orderCalendar(
  order: CalendarOrder,
  about: Pick<CalendarEntry, 'title' | 'description' | 'url'>,
  now: number,
): string | null {
  const location = locationOf(order.user);
  const entries = datesOf(order).map(({ id, start, end }) => ({
    uid: `${order.id}-${id}@creneau`,
    start,
    end,
    location,
    ...about,
  }));
  return entries.length === 0 ? null : calendarFile(entries, now);
}

/** Where it takes place: 'Studio Lumière, 69001 Lyon'. */
export function locationOf({ fullName, postalCode, city }: Provider): string {
  return [fullName, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** What an order is called towards people: the first piece of its id, in capitals. */
export function referenceOf({ id }: Pick<CalendarOrder, 'id'>): string {
  return id.slice(0, 8).toUpperCase();
}

function datesOf({ slots, item }: CalendarOrder) {
  if (!item) return slots;
  return item.start === null ? [] : [{ id: item.ref, start: item.start, end: item.end ?? item.start }];
}
