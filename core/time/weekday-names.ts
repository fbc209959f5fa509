import type { Language } from '../text/language.ts';
import { formatDate } from './format.ts';
import { addDays, type Weekday } from './wall-time.ts';

const A_MONDAY = '2001-01-01';

/** 'Lundis', 'Mondays': every week on that day (specification §2). */
export function everyWeekday(weekday: Weekday, language: Language): string {
  const name = formatDate(addDays(A_MONDAY, weekday), 'weekday', language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}s`;
}
