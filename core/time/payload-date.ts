import { parseDate, parseTimeOfDay, type WallTime, wallTime } from './wall-time.ts';
import { isTimeZone, PARIS, toInstant, toWallTime } from './zone.ts';

/**
 * A date as payloads carry it, as a Paris wall time (decisions §2): an ISO 8601 string, with or without an offset, or
 * `{ date: '2026-11-20 14:30:00.000000', timezone: 'Europe/Paris' }`. Null for anything else.
 */
export function decodeDate(payload: unknown): WallTime | null {
  if (typeof payload === 'string') return decodeText(payload);
  if (typeof payload !== 'object' || payload === null || !('date' in payload)) return null;
  const zone = 'timezone' in payload ? payload.timezone : PARIS;
  if (typeof payload.date !== 'string' || typeof zone !== 'string' || !isTimeZone(zone)) return null;
  const wall = decodeText(payload.date);
  return wall === null || zone === PARIS ? wall : toWallTime(toInstant(wall, zone), PARIS);
}

function decodeText(text: string): WallTime | null {
  const [, day, hour = '00:00', offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? [];
  const date = parseDate(day ?? '');
  const time = parseTimeOfDay(hour);
  if (date === null || time === null) return null;
  if (offset === undefined) return wallTime(date, time);
  return toWallTime(Date.parse(`${date}T${time}:00Z`) - offsetMs(offset), PARIS);
}

function offsetMs(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}
