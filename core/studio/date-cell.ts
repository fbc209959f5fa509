import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { plainLetters } from '../text/plain-letters.ts';
import { DATE_NAMES } from '../time/format.ts';
import { addDays, mondayOf, type PlainDate, parseTimeOfDay, wallTime } from '../time/wall-time.ts';
import { ask, type Cell, type Reading, type ReadingContext, value, wrong } from './cell.ts';
import { parseTime } from './time-cell.ts';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** The day from which spreadsheets count. */
const FIRST_DAY = dayjs.utc('1899-12-30');
/** The number of 31 December 9999. */
const LAST_NUMBER = 2_958_465;

/** Returns a day and the time after it: after a space, `T`, `à` or `at`; null for no time. */
function splitTime(text: string): readonly [day: string, hour: string | null] {
  const [hour] = /\d{1,2}[:h][\d:.]{0,10}(?: [ap]m)?$/i.exec(text.trimEnd()) ?? [];
  if (hour === undefined) return [text, null];
  const day = text.trimEnd().slice(0, -hour.length).trimEnd();
  const word = ['T', ' à', ' at'].find((one) => day.endsWith(one)) ?? '';
  return [day.slice(0, day.length - word.length).trimEnd(), hour];
}

/** Reads a day: as spreadsheets show it in French or English, in words, or counted from the day of the import (`J+3`). */
export function readDate(cell: Cell, context: ReadingContext): Reading {
  if (cell.case === 'number') {
    const time = timeOfNumber(cell.value);
    if (time === null) return wrong('out-of-range');
    return time.endsWith('T00:00:00') ? value(time.slice(0, 10)) : wrong('unreadable');
  }
  if (cell.case !== 'text') return wrong('unreadable');
  const [day, hour] = splitTime(cell.text);
  return hour === null || parseTime(hour) === '00:00' ? readDay(day, context) : wrong('unreadable');
}

/** Reads a day with a time; without one it is midnight. */
export function readDateTime(cell: Cell, context: ReadingContext): Reading {
  if (cell.case === 'number') {
    const time = timeOfNumber(cell.value);
    if (time === null) return wrong('out-of-range');
    return time.endsWith(':00') ? value(time.slice(0, 16)) : wrong('has-seconds');
  }
  if (cell.case !== 'text') return wrong('unreadable');
  const [day, hour] = splitTime(cell.text);
  const time = parseTime(hour ?? '00:00');
  if (time === null) return wrong(parseTimeOfDay(hour ?? '') === null ? 'unreadable' : 'has-seconds');
  return withDays(readDay(day, context), (date) => wallTime(date, time));
}

/** Returns what a spreadsheet's number is, rounded to the second: `2026-11-25T10:00:00`. */
function timeOfNumber(days: number): string | null {
  if (!(days >= 1 && days < LAST_NUMBER + 1)) return null;
  return FIRST_DAY.add(Math.round(days * 86_400), 'second').format('YYYY-MM-DDTHH:mm:ss');
}

function withDays(reading: Reading, change: (date: PlainDate) => string): Reading {
  if (reading.case === 'wrong') return reading;
  if (reading.case === 'value') return { ...reading, value: change(reading.value as PlainDate) };
  const readings = Object.entries(reading.readings).map(([answer, date]) => [answer, change(date as PlainDate)]);
  return { ...reading, readings: Object.fromEntries(readings) };
}

function readDay(text: string, context: ReadingContext): Reading {
  const typed = text.trim();
  const relative = relativeDay(plainLetters(typed), context.today);
  if (relative) return value(relative);
  const [, year, month, day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const [, first = '', second = '', last] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(typed) ?? [];
  if (first !== '') return numericDay(first, second, last, context);
  return dayInWords(plainLetters(typed), context);
}

/** `J+3` and `D-2` are counted from today, `dim+1` and `Sun+1` is the Sunday of next week. */
function relativeDay(text: string, today: PlainDate): PlainDate | null {
  const [, name = '', count = '0'] = /^([a-z'’]+) ?([+-] ?\d{1,4})?$/.exec(text) ?? [];
  const days = Number(count.replace(' ', ''));
  if (['j', 'd', 'today', "aujourd'hui", 'aujourd’hui'].includes(name)) return addDays(today, days);
  const weekday = weekdayNamed(name);
  return weekday === null || !/[+-]/.test(text) ? null : addDays(mondayOf(today), weekday + 7 * days);
}

/** Returns the weekday (0 is Monday) with this name or its first letters, in either language; null for any other. */
export function weekdayNamed(name: string): number | null {
  if (name.length < 2) return null;
  for (const { weekdays } of Object.values(DATE_NAMES)) {
    const found = weekdays.findIndex((weekday) => plainLetters(weekday).startsWith(name.replace(/[.s]$/, '')));
    if (found >= 0) return found;
  }
  return null;
}

function numericDay(first: string, second: string, last: string | undefined, context: ReadingContext): Reading {
  const hasMonthFirst = Number(second) > 12;
  // With French headings the day comes first, unless another day of the files shows that their program is no French one.
  const isEnglish = context.lang === 'en' || context.hasMonthFirst === true;
  const isOpen = isEnglish && Number(first) <= 12 && Number(second) <= 12 && first !== second;
  const { answers } = context;
  if (isOpen && answers['day-first'] === undefined) {
    const after = (answer: 'day-month' | 'month-day') => ({ ...context, answers: { ...answers, 'day-first': answer } });
    const readings = (['day-month', 'month-day'] as const).map((answer) => [
      answer,
      firstReading(numericDay(first, second, last, after(answer))),
    ]);
    return { case: 'question', question: 'day-first', readings: Object.fromEntries(readings) };
  }
  const swaps = hasMonthFirst || (isOpen && answers['day-first'] === 'month-day');
  return inYear(swaps ? first : second, swaps ? second : first, last, context);
}

function firstReading(reading: Reading) {
  if (reading.case === 'value') return reading.value;
  return reading.case === 'question' ? (Object.values(reading.readings)[0] ?? null) : null;
}

/** Reads a day of a year of four digits, of two, or of a year that is not given. */
function inYear(month: string, day: string, year: string | undefined, context: ReadingContext): Reading {
  if (year?.length === 4) return dayOf(year, month, day);
  const inThe = (of: string) => firstReading(dayOf(of, month, day));
  if (year !== undefined) {
    const readings = { 20: inThe(`20${year}`), 19: inThe(`19${year}`) };
    return readings[20] === null ? wrong('no-such-day') : ask('two-digit-year', readings, context);
  }
  const now = Number(context.today.slice(0, 4));
  const [current, next] = [inThe(String(now)), inThe(String(now + 1))];
  if (current === null && next === null) return wrong('no-such-day');
  const coming = current !== null && String(current) >= context.today ? current : next;
  return ask('no-year', { coming: coming ?? current, 'this-year': current ?? next }, context);
}

/** `mercredi 25 novembre 2026`, `1er janv. 2027`, `November 25, 2026`, `25 Nov`. */
function dayInWords(text: string, context: ReadingContext): Reading {
  const all = text.split(/[\s,]+/);
  const startsWithWeekday = weekdayNamed(all[0] ?? '') !== null && all.length > (/\d{4}/.test(text) ? 3 : 2);
  const words = startsWithWeekday ? all.slice(1) : all;
  const [day] = words.flatMap((word) => /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(word)?.[1] ?? []);
  const [year] = words.flatMap((word) => /^\d{4}$/.exec(word)?.[0] ?? []);
  const months = words.flatMap((word) => monthNamed(word) ?? []);
  const isWhole = words.length === (year === undefined ? 2 : 3);
  const [month] = months.slice(-1);
  return isWhole && day !== undefined && month !== undefined
    ? inYear(String(month), day, year, context)
    : wrong('unreadable');
}

function monthNamed(word: string): number | null {
  const letters = word.replace(/\.$/, '');
  if (letters.length < 3) return null;
  for (const { months } of Object.values(DATE_NAMES)) {
    const found = months.filter((month) => plainLetters(month).startsWith(letters));
    if (found.length === 1) return months.indexOf(found[0] ?? '') + 1;
  }
  return null;
}

function dayOf(year: string, month = '', day = ''): Reading {
  const date = dayjs.utc([year, Number(month), Number(day)].join('-'), 'YYYY-M-D', true);
  return date.isValid() ? value(date.format('YYYY-MM-DD')) : wrong('no-such-day');
}

/** Whether a cell is a day that can only be read with the month first. */
export function isMonthFirst(cell: Cell): boolean {
  return cell.case === 'text' && /^\s*(?:0?\d|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d/.test(cell.text);
}

/** Returns a spreadsheet's number of days of a date or wall time. */
export function numberOfDate(at: string): number {
  return dayjs.utc(at).diff(FIRST_DAY, 'day', true);
}
