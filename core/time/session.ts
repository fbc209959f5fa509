import { addMinutes, minutesBetween, type WallTime } from './wall-time.ts';
import { PARIS, toInstant, toWallTime } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/**
 * Returns the wall time at which a session of `minutes` minutes ends. A session over the hour that is skipped in spring
 * ends an hour later on the clock. A session over the hour that occurs twice in autumn gets the end of any other night;
 * for the instant at which it really ends, see `endInstant`.
 */
export function sessionEnd(start: WallTime, minutes: number): WallTime {
  const onWall = addMinutes(start, minutes);
  const lasting = toWallTime(toInstant(start, PARIS) + minutes * MINUTE_MS, PARIS);
  return lasting > onWall ? lasting : onWall;
}

/**
 * Returns the instant (milliseconds since 1970) at which a session ends; an hour that occurs twice does not make it
 * longer (D-clock-change). What lasts more than a day has no length, and ends when clocks show its end.
 */
export function endInstant(start: WallTime, end: WallTime): number {
  const minutes = minutesBetween(start, end);
  if (minutes > DAY_MINUTES) return toInstant(end, PARIS);
  const lasting = toInstant(start, PARIS) + minutes * MINUTE_MS;
  return Math.min(lasting, toInstant(end, PARIS));
}

/** Whether the session ends before the instant of its end's wall time, because an hour occurs twice. */
export function isEndEarlier(start: WallTime, end: WallTime): boolean {
  return endInstant(start, end) < toInstant(end, PARIS);
}
