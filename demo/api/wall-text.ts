import type { WallTime } from '../../core/time/wall-time.ts';

/** A Paris wall time as payloads carry it, without an offset (decisions §2). */
export function wallText(wall: WallTime): string {
  return `${wall}:00`;
}
