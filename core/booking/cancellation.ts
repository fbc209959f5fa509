import type { WallTime } from '../time/wall-time.ts';
import { PARIS, toInstant } from '../time/zone.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Returns the instant, in milliseconds since 1970, until which a slot or item can be cancelled: `hours` before its
 * `start`.
 */
export function cancellationDeadline(start: WallTime, hours: number): number {
  return toInstant(start, PARIS) - hours * HOUR_MS;
}
