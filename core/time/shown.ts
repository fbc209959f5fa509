import { dateOf, type WallTime } from './wall-time.ts';
import { offsetAt, PARIS, toInstant, toWallTime } from './zone.ts';

/** A Paris wall time as clocks in the display zone show it (D-display-zone). */
export interface ShownTime {
  readonly wall: WallTime;
  /**
   * Whether the zone's offset differs from that of Paris at that instant, so that the zone's short name is shown too.
   */
  readonly isElsewhere: boolean;
  /** Whether the date differs from the date in Paris, so that the date is shown too. */
  readonly isOtherDay: boolean;
}

export function shownTime(wall: WallTime, zone: string): ShownTime {
  if (zone === PARIS) return { wall, isElsewhere: false, isOtherDay: false };
  const instant = toInstant(wall, PARIS);
  const shown = toWallTime(instant, zone);
  return {
    wall: shown,
    isElsewhere: offsetAt(instant, zone) !== offsetAt(instant, PARIS),
    isOtherDay: dateOf(shown) !== dateOf(wall),
  };
}
