import { millisecondsOf } from './milliseconds-of.ts';

/** A day of the calendar, without a zone: `yyyy-MM-dd`. Equal days are equal texts, and texts sort as days do. */
export type PlainDate = `${number}-${number}-${number}`;

/** An hour of the day, `HH:mm`. */
export type TimeOfDay = `${number}:${number}`;

/** What a clock on a wall in Paris shows, `yyyy-MM-ddTHH:mm` (D-wall-time). Its texts sort chronologically. */
export type WallTime = `${PlainDate}T${TimeOfDay}`;

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Parses `yyyy-MM-dd`; null for anything else and for days that do not exist. There is no year 0. */
export function parseDate(text: string): PlainDate | null {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = text as PlainDate;
  const time = millisecondsOf(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && dateFromUtc(time) === date ? date : null;
}

/** Parses `HH:mm` or `H:mm`, ignoring seconds; null for anything else, `24:00` included. */
export function parseTimeOfDay(text: string): TimeOfDay | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::[0-5]\d(?:\.\d+)?)?$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}` as TimeOfDay;
}

export function wallTime(date: PlainDate, time: TimeOfDay): WallTime {
  return `${date}T${time}`;
}

export function dateOf(wall: WallTime): PlainDate {
  return wall.slice(0, 10) as PlainDate;
}

export function timeOf(wall: WallTime): TimeOfDay {
  return wall.slice(11, 16) as TimeOfDay;
}

/** Returns the month as `yyyy-MM`, the unit of monthly limits. */
export function monthOf(at: PlainDate | WallTime): string {
  return at.slice(0, 7);
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateFromUtc(asUtcMs(date) + days * DAY_MS);
}

/** The last day that can be written; a period without an end ends on it. */
export const LAST_DAY: PlainDate = '9999-12-31';

/** Returns the same day `months` months later, or the last day of that month if it is too short. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return dateFromUtc(last.getTime());
}

/** Returns the number of months from the month of `from` to the month of `to`. */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  const count = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(to) - count(from);
}

/** Returns the whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (asUtcMs(to) - asUtcMs(from)) / DAY_MS;
}

export function weekdayOf(date: PlainDate | WallTime): Weekday {
  return ((new Date(asUtcMs(date)).getUTCDay() + 6) % 7) as Weekday;
}

export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, -weekdayOf(date));
}

/** Adds minutes to a wall time, ignoring clock changes. */
export function addMinutes(wall: WallTime, minutes: number): WallTime {
  return wallFromUtc(asUtcMs(wall) + minutes * MINUTE_MS);
}

/** Returns the minutes from `from` to `to`, ignoring clock changes. */
export function minutesBetween(from: WallTime, to: WallTime): number {
  return (asUtcMs(to) - asUtcMs(from)) / MINUTE_MS;
}

/** Returns the date or wall time as milliseconds in UTC; for arithmetic only, not an instant in Paris. */
export function asUtcMs(at: PlainDate | WallTime): number {
  return millisecondsOf(at.length > 10 ? `${at}Z` : at);
}

/** Returns the inverse of `asUtcMs`; seconds are dropped. */
export function wallFromUtc(ms: number): WallTime {
  return new Date(ms).toISOString().slice(0, 16) as WallTime;
}

function dateFromUtc(ms: number): PlainDate {
  return new Date(ms).toISOString().slice(0, 10) as PlainDate;
}
