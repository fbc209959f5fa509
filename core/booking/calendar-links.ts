import { endInstant } from '../time/session.ts';
import { PARIS, toInstant } from '../time/zone.ts';
import { type CalendarEntry, plainText } from './calendar-file.ts';

/** Addresses that open an online calendar's form for a new entry, filled in. */
export interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** Returns the links that add an entry to an online calendar, for browsers that save no file (D-calendar-links). */
export function calendarLinks({ title, start, end, location, description, url }: CalendarEntry): CalendarLinks {
  const body = `${description}\n${url}`;
  const [from = '', until = ''] = [toInstant(start, PARIS), endInstant(start, end)].map(utc);
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${from}/${until}`.replaceAll(/[-:]/g, ''),
      ctz: PARIS,
      details: body,
      location,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/action/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: from,
      enddt: until,
      body,
      location,
    }),
  };
}

/** Returns an instant such as `2026-12-01T09:00:00Z`. */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** Adds a query to an address; spaces are written as `%20`, because Outlook shows a `+` as it is. */
function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(plainText(value))}`);
  return `${address}?${query.join('&')}`;
}
