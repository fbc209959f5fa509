import type { Language } from '../text/language.ts';
import { formatDate } from './format.ts';
import { addDays, type Weekday } from './wall-time.ts';

const A_MONDAY = '2001-01-01';

/** Returns a weekday in the plural, such as 'Lundis' or 'Mondays', for an event of every week (S-occurrences). */
export function everyWeekday(weekday: Weekday, language: Language): string {
  const name = formatDate(addDays(A_MONDAY, weekday), 'weekday', language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}s`;
}

/**
 * Returns the weekdays in order, in groups: the first and last of three or more consecutive days, otherwise single
 * days.
 */
export function runsOf(weekdays: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const rows: Weekday[][] = [];
  for (const weekday of [...new Set(weekdays)].sort()) {
    const row = rows.at(-1);
    if (row?.at(-1) === weekday - 1) row.push(weekday);
    else rows.push([weekday]);
  }
  return rows.flatMap((row) =>
    row.length > 2 ? [[...row.slice(0, 1), ...row.slice(-1)]] : row.map((weekday) => [weekday]),
  );
}
