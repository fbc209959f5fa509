import type { WallTime } from '../time/wall-time.ts';
import type { SlotId } from './slot.ts';

/** A place that somebody has booked: `startDate` and `slotted.id` of the payload. */
export interface BookedSlot {
  readonly offerId: number;
  readonly start: WallTime;
}

/** The bookings that the person may know about. */
export interface Bookings {
  /** The person's own, over all slotted offers. Empty for a visitor. */
  readonly own: readonly BookedSlot[];
  /** Those of the person's organisation; null for somebody without one: then their own count. */
  readonly organization: readonly BookedSlot[] | null;
  /**
   * Places taken, by slot: everybody's bookings and other people's live holds. A slot that is missing has none taken.
   */
  readonly taken: ReadonlyMap<SlotId, number>;
}

export const NO_BOOKINGS: Bookings = { own: [], organization: null, taken: new Map() };
