import type { BookingRules } from '../catalogue/slotted.ts';
import { PARIS, toInstant } from '../time/zone.ts';
import type { Bookings } from './bookings.ts';
import { takesNoBooking } from './limits.ts';
import { dateRefusal, type Refusal, refusal } from './refusal.ts';
import { NOTHING_SELECTED } from './selection.ts';
import type { Slot } from './slot.ts';

/** How long a place that came free is kept for the person it is offered to, in milliseconds. */
export const WAITING_OFFER_MS = 2 * 60 * 60_000;

/**
 * Returns when a waiting place offered at `now` ends: after two hours, but never later than the slot starts. In
 * milliseconds since 1970.
 */
export function waitingOfferEnd(slot: Slot, now: number): number {
  return Math.min(now + WAITING_OFFER_MS, toInstant(slot.start, PARIS));
}

/**
 * Whether the waiting list of a slot of the schedule is closed: its day is off or outside of the offer's period, or the
 * offer takes no bookings (D-closed-lists). A slot that has begun is not closed.
 */
export function isListClosed(slot: Slot, offer: BookingRules, now: number): boolean {
  const refused = dateRefusal(slot, offer, now);
  return takesNoBooking(offer) || (refused !== null && refused.case !== 'past');
}

/**
 * Returns why a place that came free cannot be offered to somebody who waits for it, or null. The monthly limit is
 * applied here (D-waiting-rules). `bookings` are the bookings of the person who waits; the slot counts as free.
 */
export function waitingOfferRefusal(
  slot: Slot,
  offer: BookingRules & { readonly id: number },
  bookings: Omit<Bookings, 'taken'>,
  now: number,
): Refusal | null {
  return refusal(slot, { selection: NOTHING_SELECTED, offer, bookings: { ...bookings, taken: new Map() }, now });
}
