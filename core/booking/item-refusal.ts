import type { WallTime } from '../time/wall-time.ts';
import { PARIS, toInstant } from '../time/zone.ts';
import type { Refusal } from './refusal.ts';

/** An event or animation whose places can be booked. */
export interface BookableItem {
  /** Null if it has no date. */
  readonly start: WallTime | null;
  /** Null if its length is unknown. */
  readonly end: WallTime | null;
  /** Null if it is unlimited. */
  readonly capacity: number | null;
}

/**
 * Returns why a place of an event or an animation cannot be booked at `now` (milliseconds since 1970): a case of
 * D-refusal-order, or null. A person can book an item only once. An item that has started can be booked until it ends,
 * for example a live animation or an open day.
 */
export function itemRefusal(item: BookableItem, isBooked: boolean, taken: number, now: number): Refusal | null {
  const last = item.end ?? item.start;
  if (last !== null && toInstant(last, PARIS) < now) return { case: 'past' };
  if (isBooked) return { case: 'already-booked' };
  if (item.capacity !== null && taken >= item.capacity) return { case: 'full' };
  return null;
}
