import { lastBookableDay } from '../../core/booking/horizon.ts';
import { mondayOf, type PlainDate, parseDate } from '../../core/time/wall-time.ts';
import { readStored, store } from '../shared/base/storage.ts';

/** `date`, or the nearest day that the calendar shows: 12 weeks from this week's Monday on. */
export function withinBounds(date: PlainDate, today: PlainDate): PlainDate {
  const earliest = mondayOf(today);
  const latest = lastBookableDay(today);
  if (date < earliest) return earliest;
  return date > latest ? latest : date;
}

/**
 * The day that a link has chosen, or null: `?date=yyyy-MM-dd` in the page's address (`search` is its query), else the
 * stored day, which is used once: `preSelected` is `false` until then.
 */
export function chosenDate(search: string): PlainDate | null {
  const named = parseDate(new URLSearchParams(search).get('date') ?? '');
  if (named) return named;
  if (readStored('creneau.preSelected') !== 'false') return null;
  const stored = parseDate((readStored('creneau.selectedDate') ?? '').slice(0, 10).replaceAll('/', '-'));
  if (stored) store('creneau.preSelected', 'true');
  return stored;
}

/**
 * Stores the day and column of the slot whose link is followed, for the calendar on the next page (S-slot-content).
 * `preSelected` is `false` until that calendar has opened on the day.
 */
export function rememberChoice(date: PlainDate, column: number): void {
  store('creneau.preSelected', 'false');
  store('creneau.selectedDate', date.replaceAll('-', '/'));
  store('creneau.columnIndex', String(column));
}
