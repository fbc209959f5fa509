import { isWaiting, type Refusal, refusal, type Situation } from './refusal.ts';
import { deselectAll, isSelected, type Selection, select } from './selection.ts';
import type { Slot } from './slot.ts';

/** The result of pressing a slot (D-toggle). */
export type Choice =
  | { readonly case: 'added'; readonly selection: Selection }
  | { readonly case: 'removed'; readonly selection: Selection }
  | { readonly case: 'refused'; readonly refusal: Refusal }
  /** A further full slot: the visitor must first confirm that they want to wait for this slot too. */
  | { readonly case: 'confirm-waiting'; readonly selection: Selection };

/**
 * Whether the second press of a double click does something: it adds one more place where that is allowed, but neither
 * undoes what the first press did nor says it again (D-toggle).
 */
export function addsAgain(slot: Slot, situation: Situation): boolean {
  return isSelected(slot.id, situation.selection) && refusal(slot, situation) === null;
}

/** Presses a slot: adds it, adds a repeat if one is allowed, or else removes it with all its repeats. */
export function choose(slot: Slot, situation: Situation): Choice {
  const { selection, offer, bookings } = situation;
  const refused = refusal(slot, situation);
  // `refusal` refuses a selected slot that cannot be repeated; pressing such a slot removes it.
  if (refused && isSelected(slot.id, selection)) {
    return { case: 'removed', selection: deselectAll(slot.id, selection) };
  }
  if (refused) return { case: 'refused', refusal: refused };
  const waiting = isWaiting(slot, selection, offer, bookings);
  const added = select(slot, selection, waiting);
  const isLaterWaiting = waiting && selection.some((other) => other.isWaitBooking);
  return { case: isLaterWaiting ? 'confirm-waiting' : 'added', selection: added };
}
