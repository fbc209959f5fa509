import { paramName } from '../../core/paging/param-name.ts';
import {
  dateOf,
  type PlainDate,
  parseDate,
  parseTimeOfDay,
  type TimeOfDay,
  timeOf,
  type WallTime,
} from '../../core/time/wall-time.ts';
import { readStored, store } from '../shared/base/storage.ts';

/** The day that a link names, and the hour of the slot; `hour` is null if the link names no hour. */
export interface Linked {
  readonly date: PlainDate;
  readonly hour: TimeOfDay | null;
}

/**
 * Returns the slot that a link names; null if there is none. The slot is read from `?date=yyyy-MM-dd&hour=HH:mm` in the
 * page's address (`search` is its query) or else from browser storage, which is used once: `preSelected` is `false`
 * until then. On pages of other origins than `siteUrl`, the parameters' names begin with `creneau-`.
 */
export function linkedSlot(search: string, siteUrl: string): Linked | null {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(paramName(name, location.origin, siteUrl)) ?? '';
  const named = parseDate(read('date'));
  if (named) return { date: named, hour: parseTimeOfDay(read('hour')) };
  if (readStored('creneau.preSelected') !== 'false') return null;
  // For an animation, day and hour are stored together (`yyyy/MM/dd HH:mm`); for a slot, the hour has a separate key.
  const [day = '', hour] = (readStored('creneau.selectedDate') ?? '').split(' ');
  const date = parseDate(day.replaceAll('/', '-'));
  if (!date) return null;
  store('creneau.preSelected', 'true');
  return { date, hour: parseTimeOfDay(hour ?? readStored('creneau.selectedHour') ?? '') };
}

/**
 * Stores the start and column of a slot when its link is followed, for the calendar on the next page (S-slot-content).
 * `preSelected` is `false` until that calendar has opened on the day.
 */
export function rememberChoice(start: WallTime, column: number): void {
  store('creneau.preSelected', 'false');
  store('creneau.selectedDate', dateOf(start).replaceAll('-', '/'));
  store('creneau.selectedHour', timeOf(start));
  store('creneau.columnIndex', String(column));
}
