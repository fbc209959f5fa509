import { addMinutes, minutesBetween, type WallTime } from './wall-time.ts';
import { PARIS, toInstant, toWallTime } from './zone.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the wall time at which a session of `minutes` minutes ends. One that spans the hour that is skipped in spring
 * ends an hour later on the wall; one in the hour that occurs twice in autumn ends as on any other night: `endInstant`
 * knows when that is.
 */
export function sessionEnd(start: WallTime, minutes: number): WallTime {
  const onWall = addMinutes(start, minutes);
  const lasting = toWallTime(toInstant(start, PARIS) + minutes * MINUTE_MS, PARIS);
  return lasting > onWall ? lasting : onWall;
}

/**
 * Returns the instant (milliseconds since 1970) at which a session ends: no hour that occurs twice makes it longer
 * (D-clock-change).
 */
export function endInstant(start: WallTime, end: WallTime): number {
  const lasting = toInstant(start, PARIS) + minutesBetween(start, end) * MINUTE_MS;
  return Math.min(lasting, toInstant(end, PARIS));
}

/** Whether the end's wall time is another instant than that at which the session ends. */
export function isEndEarlier(start: WallTime, end: WallTime): boolean {
  return endInstant(start, end) < toInstant(end, PARIS);
}
