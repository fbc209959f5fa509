import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import utc from 'dayjs/plugin/utc';
import type { Language } from '../text/language.ts';
import { type PlainDate, type TimeOfDay, utcOf, type WallTime } from './wall-time.ts';

dayjs.extend(utc);

/** `header` mardi 24 nov. 2026 · `weekday` mardi · `short-weekday` mar. · `short` 24 nov. · `card` 24 nov. 2026 · `full` mardi 24 novembre 2026 · `month` novembre · `day` 24 · `short-month` nov. */
export type DateForm =
  | 'header'
  | 'weekday'
  | 'short-weekday'
  | 'short'
  | 'card'
  | 'full'
  | 'month'
  | 'day'
  | 'short-month';

const PATTERNS: Readonly<Record<DateForm, string>> = {
  header: 'dddd D MMM YYYY',
  weekday: 'dddd',
  'short-weekday': 'ddd',
  short: 'D MMM',
  card: 'D MMM YYYY',
  full: 'dddd D MMMM YYYY',
  month: 'MMMM',
  day: 'D',
  'short-month': 'MMM',
};

/** A day in words (D-date-formats). */
export function formatDate(date: PlainDate | WallTime, form: DateForm, language: Language): string {
  return dayjs.utc(utcOf(date)).locale(language).format(PATTERNS[form]);
}

/** `shown` 14h05, `card` 14H05, `spoken` 14 h 05; in English always 02:05 PM (D-date-formats). */
export function formatHour(time: TimeOfDay, language: Language, form: 'shown' | 'card' | 'spoken' = 'shown'): string {
  const hour = Number(time.slice(0, 2));
  const minute = time.slice(3, 5);
  if (language === 'en') {
    return `${String(hour % 12 || 12).padStart(2, '0')}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  }
  const padded = time.slice(0, 2);
  if (form === 'card') return `${padded}H${minute}`;
  return form === 'spoken' ? `${padded} h ${minute}` : `${padded}h${minute}`;
}
