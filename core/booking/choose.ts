import type { BookingRules } from '../catalogue/slotted.ts';
import { type Bookings, isWaiting, type Refusal, refusal } from './refusal.ts';
import { deselectAll, isSelected, type Selection, select } from './selection.ts';
import type { Slot } from './slot.ts';

/** What pressing a slot comes to (D-toggle). */
export type Choice =
  | { readonly case: 'added'; readonly selection: Selection }
  | { readonly case: 'removed'; readonly selection: Selection }
  | { readonly case: 'refused'; readonly refusal: Refusal }
  /** A second slot of a full session: whether to wait for this one too is asked first. */
  | { readonly case: 'confirm-waiting'; readonly selection: Selection };

/**
 * Presses a slot: adds it, adds a repeat where one may be had, or else takes it away with all its repeats. `now` is in
 * milliseconds since 1970.
 */
export function choose(
  slot: Slot,
  selection: Selection,
  offer: BookingRules & { readonly id: number },
  bookings: Bookings,
  now: number,
): Choice {
  const refused = refusal(slot, selection, offer, bookings, now);
  if (refused && isSelected(slot.id, selection)) {
    return { case: 'removed', selection: deselectAll(slot.id, selection) };
  }
  if (refused) return { case: 'refused', refusal: refused };
  const waiting = isWaiting(slot, selection, offer, bookings);
  const added = select(slot, selection, waiting);
  const isLaterWaiting = waiting && selection.some((other) => other.isWaitBooking);
  return { case: isLaterWaiting ? 'confirm-waiting' : 'added', selection: added };
}
