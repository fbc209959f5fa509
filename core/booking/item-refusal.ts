import type { WallTime } from '../time/wall-time.ts';
import { PARIS, toInstant } from '../time/zone.ts';
import type { Refusal } from './refusal.ts';

/** A place that is bought whole, of an event or an animation. */
export interface ItemPlace {
  /** Null where it has no date. */
  readonly start: WallTime | null;
  /** Null where nobody says how long it takes. */
  readonly end: WallTime | null;
  /** Null where there is no end of places. */
  readonly capacity: number | null;
}

/**
 * Whether a place of an event or an animation can be had at `now` (milliseconds since 1970): null, or the case of
 * D-refusal-order that holds for it as it does for a slot. One person books it once. What has begun can still be joined until
 * it ends: a live session, a day of open doors.
 */
export function itemRefusal(item: ItemPlace, isBooked: boolean, taken: number, now: number): Refusal | null {
  const last = item.end ?? item.start;
  if (last !== null && toInstant(last, PARIS) < now) return { case: 'past' };
  if (isBooked) return { case: 'already-booked' };
  if (item.capacity !== null && taken >= item.capacity) return { case: 'full' };
  return null;
}
