import { lastBookableDay } from '../../core/booking/horizon.ts';
import { mondayOf, type PlainDate, parseDate } from '../../core/time/wall-time.ts';
import { readStored, store } from '../shared/base/storage.ts';

/** `date`, or the nearest day over which the calendar moves: from this week's Monday on, 12 weeks. */
export function withinBounds(date: PlainDate, today: PlainDate): PlainDate {
  const earliest = mondayOf(today);
  const latest = lastBookableDay(today);
  if (date < earliest) return earliest;
  return date > latest ? latest : date;
}

/**
 * The day that a link has chosen: `?date=yyyy-MM-dd` of the page's address, else the stored date, once. Null without one.
 * `search` is the query of the address.
 */
export function chosenDate(search: string): PlainDate | null {
  const asked = parseDate(new URLSearchParams(search).get('date') ?? '');
  if (asked) return asked;
  if (readStored('creneau.preSelected') !== 'false') return null;
  const stored = parseDate((readStored('creneau.selectedDate') ?? '').slice(0, 10).replaceAll('/', '-'));
  if (stored) store('creneau.preSelected', 'true');
  return stored;
}

/** Remembers the slot whose link is followed, for the calendar that it leads to (S-slot-content). */
export function rememberChoice(date: PlainDate, column: number): void {
  store('creneau.preSelected', 'false');
  store('creneau.selectedDate', date.replaceAll('-', '/'));
  store('creneau.columnIndex', String(column));
}
