import type { Slot } from '../booking/slot.ts';
import type { WallTime } from '../time/wall-time.ts';

/** The places of a session that people have booked and that is in no schedule any more. */
export interface Stray {
  readonly offerId: number;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly taken: number;
}

/** Returns how many places of a slot are taken by strays: by sessions of its offer that overlap it (D-lost-session). */
export function strayPlaces({ offerId, start, end }: Slot, strays: readonly Stray[]): number {
  return strays
    .filter((stray) => stray.offerId === offerId && stray.start < end && start < stray.end)
    .reduce((sum, { taken }) => sum + taken, 0);
}
