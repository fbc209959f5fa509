import type { WallTime } from '../../core/time/wall-time.ts';
import { PARIS } from '../../core/time/zone.ts';

/** Returns a Paris wall time as payloads have it, without an offset (D-payload-dates). */
export function wallText(wall: WallTime): string {
  return `${wall}:00`;
}

/** Returns a Paris wall time in the other form of payloads, an object with its time zone. */
export function wallObject(wall: WallTime) {
  return { date: `${wall.replace('T', ' ')}:00.000000`, timezone: PARIS } as const;
}
