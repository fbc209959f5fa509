import { dateOf, type WallTime } from './wall-time.ts';
import { offsetAt, PARIS, toInstant, toWallTime } from './zone.ts';

const MINUTE_MS = 60_000;

/** A Paris wall time as clocks in the display zone show it (D-display-zone). */
export interface ShownTime {
  readonly wall: WallTime;
  /** The zone's offset at that instant, which is shown too; null for Paris. */
  readonly offset: string | null;
  /** Whether the date differs from the date in Paris, so that the date is shown too. */
  readonly isOtherDay: boolean;
}

export function shownTime(wall: WallTime, zone: string): ShownTime {
  if (zone === PARIS) return { wall, offset: null, isOtherDay: false };
  const instant = toInstant(wall, PARIS);
  const shown = toWallTime(instant, zone);
  return { wall: shown, offset: offsetName(instant, zone), isOtherDay: dateOf(shown) !== dateOf(wall) };
}

/** Returns the name of a zone's offset at an instant (milliseconds since 1970): 'UTC−5', 'UTC+5:30', 'UTC'. */
export function offsetName(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / MINUTE_MS);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
