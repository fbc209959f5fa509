import type { WallTime } from '../time/wall-time.ts';
import { existing, PARIS, toInstant } from '../time/zone.ts';
import type { CalendarEntry } from './calendar-file.ts';

/** Addresses of the forms of online calendars, filled in with an entry. */
export interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** Returns where an entry can be added to an online calendar, for browsers that save no file (D-calendar-links). */
export function calendarLinks({ title, start, end, location, description, url }: CalendarEntry): CalendarLinks {
  const body = `${description}\n${url}`;
  const digits = (time: WallTime) => `${existing(time)}:00`.replaceAll(/[-:]/g, '');
  const utc = (time: WallTime) => new Date(toInstant(time, PARIS)).toISOString().slice(0, 19).concat('Z');
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${digits(start)}/${digits(end)}`,
      ctz: PARIS,
      details: body,
      location,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/action/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: utc(start),
      enddt: utc(end),
      body,
      location,
    }),
  };
}

/** Outlook takes a `+` for itself: spaces are written as `%20`. */
function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}
