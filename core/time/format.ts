import type { Language } from '../text/language.ts';
import { type PlainDate, type TimeOfDay, type WallTime, weekdayOf } from './wall-time.ts';

/**
 * `header` mardi 24 nov. 2026 · `weekday` mardi · `short-weekday` mar. · `short` 24 nov. · `card` 24 nov. 2026 · `full`
 * mardi 24 novembre 2026 · `month` novembre · `day` 24 · `short-month` nov.
 */
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

type Part = 'weekday' | 'short-weekday' | 'day' | 'month' | 'short-month' | 'year';

const PARTS: Readonly<Record<DateForm, readonly Part[]>> = {
  header: ['weekday', 'day', 'short-month', 'year'],
  weekday: ['weekday'],
  'short-weekday': ['short-weekday'],
  short: ['day', 'short-month'],
  card: ['day', 'short-month', 'year'],
  full: ['weekday', 'day', 'month', 'year'],
  month: ['month'],
  day: ['day'],
  'short-month': ['short-month'],
};

/**
 * Formats a day in words (D-date-formats); in French, the first day of a month is '1er', unless the number stands
 * alone.
 */
export function formatDate(date: PlainDate | WallTime, form: DateForm, language: Language): string {
  const names = DATE_NAMES[language];
  const weekday = weekdayOf(date);
  const month = Number(date.slice(5, 7)) - 1;
  const day = Number(date.slice(8, 10));
  const words: Readonly<Record<Part, string | undefined>> = {
    weekday: names.weekdays[weekday],
    'short-weekday': names.shortWeekdays[weekday],
    day: form !== 'day' && language === 'fr' && day === 1 ? '1er' : String(day),
    month: names.months[month],
    'short-month': names.shortMonths[month],
    year: date.slice(0, 4),
  };
  return PARTS[form].map((part) => words[part]).join(' ');
}

/** Formats an hour: `shown` 14h05, `card` 14H05, `spoken` 14 h 05; in English always 02:05 PM (D-date-formats). */
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

/** Names of days, Monday first, and of months, January first. */
interface DateNames {
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}

/**
 * The names in dates. French names are in lower case, and their short forms end with a point unless they are whole
 * words.
 */
export const DATE_NAMES: Readonly<Record<Language, DateNames>> = {
  fr: {
    weekdays: words('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    shortWeekdays: words('lun. mar. mer. jeu. ven. sam. dim.'),
    months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    shortMonths: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  en: {
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: words('Mon Tue Wed Thu Fri Sat Sun'),
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
};

function words(text: string): readonly string[] {
  return text.split(' ');
}
