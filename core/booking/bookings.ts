import type { WallTime } from '../time/wall-time.ts';
import type { SlotId } from './slot.ts';

/** A place that somebody has booked: `startDate` and `slotted.id` of the payload. */
export interface BookedSlot {
  readonly offerId: number;
  readonly start: WallTime;
}

/** The bookings that a person is allowed to see. */
export interface Bookings {
  /** The person's own bookings, of all slotted offers; empty for a visitor. */
  readonly own: readonly BookedSlot[];
  /**
   * The bookings of the person's organisation; null if the person belongs to none: the monthly limit then counts `own`.
   */
  readonly organization: readonly BookedSlot[] | null;
  /**
   * The number of places taken of each slot: everybody's bookings and other people's live holds. A slot that is missing
   * has no place taken.
   */
  readonly taken: ReadonlyMap<SlotId, number>;
}

export const NO_BOOKINGS: Bookings = { own: [], organization: null, taken: new Map() };
