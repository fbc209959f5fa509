import type { TimeOfDay } from '../time/wall-time.ts';
import { type Cell, type Reading, value, wrong } from './cell.ts';

const SECONDS_A_DAY = 86_400;

/** Reads a time of day: `10:00`, `10:00:00`, `10h`, `10h30`, `9H`, or a part of a day. 24:00 is 00:00. */
export function readTime(cell: Cell): Reading {
  if (cell.case === 'text') {
    const time = parseTime(cell.text);
    if (time !== null) return value(time);
    return wrong(/^\d{1,2}:\d{2}:\d{2}$/.test(cell.text.trim()) ? 'has-seconds' : 'unreadable');
  }
  if (cell.case !== 'number' || cell.value < 0 || cell.value > 1) return wrong('unreadable');
  const seconds = Math.round(cell.value * SECONDS_A_DAY);
  return seconds % 60 === 0 ? value(asTime(seconds / 60)) : wrong('has-seconds');
}

/** Parses a time of day without seconds, also `06:00 PM`; null for anything else. */
export function parseTime(text: string): TimeOfDay | null {
  const [, hour, afterH, afterColon, seconds = '0', half] =
    /^(\d{1,2})(?: ?h ?(\d{2})?|:(\d{2})(?::(\d{2}))?)?(?: ?([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const minutes = afterH ?? afterColon ?? '0';
  // A number alone may be anything.
  if (hour === undefined || /^\d+$/.test(text.trim()) || (half !== undefined && Number(hour) > 12)) return null;
  const inDay = hourOf(Number(hour), half?.toLowerCase()) * 60 + Number(minutes);
  return Number(minutes) > 59 || inDay > 1440 || Number(seconds) !== 0 ? null : asTime(inDay);
}

function hourOf(hour: number, half: string | undefined): number {
  return half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Reads times that commas, semicolons or spaces separate. */
export function readTimes(cell: Cell): Reading {
  if (cell.case !== 'text') {
    const one = readTime(cell);
    return one.case === 'value' ? value([String(one.value)]) : one;
  }
  const times = cell.text
    .split(/[,;\s]/)
    .filter((part) => part !== '')
    .map(parseTime);
  return times.length > 0 && times.every((time) => time !== null) ? value(times) : wrong('unreadable');
}

/** Reads a length in minutes: `45`, `45 min`, `1h30`, `0:45:00`, or a part of a day that is shown as a time. */
export function readLength(cell: Cell): Reading {
  if (cell.case === 'number') {
    const minutes = cell.shownAs === 'date' ? Math.round(cell.value * SECONDS_A_DAY) / 60 : cell.value;
    return Number.isInteger(minutes) && minutes > 0 ? value(minutes) : wrong('unreadable');
  }
  if (cell.case !== 'text') return wrong('unreadable');
  const text = cell.text.trim();
  const [, alone] = /^(\d{1,5}) ?(?:m|min|mins|minutes?|mn)?\.?$/i.exec(text) ?? [];
  const [, hours, minutes = '0'] =
    /^(\d{1,3})(?: ?h ?(?=\d{2}|$)|:(?=\d))(\d{2})?(?: ?min)?(?::00)?$/i.exec(text) ?? [];
  const read = alone !== undefined ? Number(alone) : Number(hours) * 60 + Number(minutes);
  return Number.isInteger(read) && read > 0 && Number(minutes) < 60 ? value(read) : wrong('unreadable');
}

function asTime(minutes: number): TimeOfDay {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` as TimeOfDay;
}
