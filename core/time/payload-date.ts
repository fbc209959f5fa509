import { asUtcMs, parseDate, parseTimeOfDay, type WallTime, wallTime } from './wall-time.ts';
import { isTimeZone, PARIS, toInstant, toWallTime } from './zone.ts';

/**
 * Converts a date of a payload to a Paris wall time (D-payload-dates): an ISO 8601 string, with or without an offset,
 * or `{ date: '2026-11-20 14:30:00.000000', timezone: 'Europe/Paris' }`. Null for anything else.
 */
export function decodeDate(payload: unknown): WallTime | null {
  if (typeof payload === 'string') return decodeText(payload);
  if (typeof payload !== 'object' || payload === null || !('date' in payload)) return null;
  const zone = 'timezone' in payload ? payload.timezone : PARIS;
  if (typeof payload.date !== 'string' || typeof zone !== 'string' || !isTimeZone(zone)) return null;
  const read = readText(payload.date);
  if (read === null || read.offset !== undefined) return null;
  return zone === PARIS ? read.wall : toWallTime(toInstant(read.wall, zone), PARIS);
}

function decodeText(text: string): WallTime | null {
  const read = readText(text);
  if (read?.offset === undefined) return read?.wall ?? null;
  return toWallTime(asUtcMs(read.wall) - offsetMs(read.offset), PARIS);
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

function readText(text: string): { readonly wall: WallTime; readonly offset: string | undefined } | null {
  const [, day = '', hour = '00:00', offset] = ISO.exec(text) ?? [];
  const date = parseDate(day);
  const time = parseTimeOfDay(hour);
  return date === null || time === null ? null : { wall: wallTime(date, time), offset };
}

/** Returns the milliseconds of `Z`, `+02`, `+0200` or `+02:00`. */
function offsetMs(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', ''));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}
