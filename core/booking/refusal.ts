import type { BookingRules } from '../catalogue/slotted.ts';
import { dateOf, monthOf, type WallTime } from '../time/wall-time.ts';
import { PARIS, toInstant } from '../time/zone.ts';
import { isAdjacent } from './chain.ts';
import { monthCount } from './limits.ts';
import { countOf, type Selection } from './selection.ts';
import type { Slot, SlotId } from './slot.ts';

/** Why a slot cannot be had, with the figures that the message names (decisions §5). */
export type Refusal =
  | { readonly case: 'other-offer' }
  | { readonly case: 'past' }
  | { readonly case: 'outside-period' }
  | { readonly case: 'day-off' }
  | { readonly case: 'already-booked' }
  | { readonly case: 'multi-limit'; readonly limit: number }
  | { readonly case: 'full' }
  | { readonly case: 'max-slots'; readonly limit: number }
  | { readonly case: 'monthly-limit'; readonly limit: number; readonly month: string }
  | { readonly case: 'not-consecutive'; readonly slotTime: number };

export type RefusalCase = Refusal['case'];

/** A place that somebody has booked: `startDate` and `slotted.id` of the payload. */
export interface BookedSlot {
  readonly offerId: number;
  readonly start: WallTime;
}

/** What is already booked, as far as the asker may know it. */
export interface Bookings {
  /** The person's own, over all slotted offers. Empty for a visitor. */
  readonly own: readonly BookedSlot[];
  /** Those of the person's organisation; null for somebody without one, whose own count instead. */
  readonly organization: readonly BookedSlot[] | null;
  /** Places gone, by slot: bookings of everybody, and other people's live holds. A slot that is missing has none gone. */
  readonly taken: ReadonlyMap<SlotId, number>;
}

export const NO_BOOKINGS: Bookings = { own: [], organization: null, taken: new Map() };

/**
 * Whether `slot` can be added to `selection` at `now` (milliseconds since 1970): null, or the first case of decisions §5
 * that is hit. A full session with a waiting list is accepted; `isWaiting` tells that it is.
 */
export function refusal(
  slot: Slot,
  selection: Selection,
  offer: BookingRules & { readonly id: number },
  bookings: Bookings,
  now: number,
): Refusal | null {
  const day = dateOf(slot.start);
  const repeats = offer.maxMultiSlots > 0;
  const selected = countOf(slot.id, selection);
  const isThis = (booked: BookedSlot) => booked.offerId === slot.offerId && booked.start === slot.start;

  if (selection.some((other) => other.offerId !== slot.offerId)) return { case: 'other-offer' };
  if (toInstant(slot.start, PARIS) < now) return { case: 'past' };
  if (!isInPeriod(day, offer)) return { case: 'outside-period' };
  if (isDayOff(day, offer)) return { case: 'day-off' };

  const isStartBooked = bookings.own.some((booked) => booked.start === slot.start && !(repeats && isThis(booked)));
  if (isStartBooked || (selected > 0 && !repeats)) return { case: 'already-booked' };
  if (repeats && bookings.own.filter(isThis).length + selected >= offer.maxMultiSlots) {
    return { case: 'multi-limit', limit: offer.maxMultiSlots };
  }

  const waiting = placesLeft(slot, selection, bookings) <= 0;
  if (waiting && !offer.waitListBooking) return { case: 'full' };
  if (selection.length >= offer.maxSlot) return { case: 'max-slots', limit: offer.maxSlot };

  // A month that allows nothing would never let a waiting place be offered either.
  const isMonthFull = monthCount(monthOf(slot.start), selection, offer, bookings) >= offer.bookMonth;
  if (isMonthFull && (!waiting || offer.bookMonth === 0)) {
    return { case: 'monthly-limit', limit: offer.bookMonth, month: monthOf(slot.start) };
  }
  if (
    offer.consecutive &&
    selection.length > 0 &&
    !selection.some((other) => isAdjacent(slot, other, offer.slotTime))
  ) {
    return { case: 'not-consecutive', slotTime: offer.slotTime };
  }
  return null;
}

/** Whether choosing this slot would put the person on its waiting list (decisions §5, case 6). */
export function isWaiting(slot: Slot, selection: Selection, offer: BookingRules, bookings: Bookings): boolean {
  return offer.waitListBooking && placesLeft(slot, selection, bookings) <= 0;
}

/** Places that are neither taken nor in the selection. */
export function placesLeft(slot: Slot, selection: Selection, bookings: Bookings): number {
  const chosen = selection.filter((other) => other.id === slot.id && !other.isWaitBooking).length;
  return slot.capacity - (bookings.taken.get(slot.id) ?? 0) - chosen;
}

/** Both days included (decisions §5, case 2). */
export function isInPeriod(day: string, offer: Pick<BookingRules, 'startSlotted' | 'endSlotted'>): boolean {
  return (
    (offer.startSlotted === null || offer.startSlotted <= day) && (offer.endSlotted === null || day <= offer.endSlotted)
  );
}

/** Both ends of a range included (decisions §5, case 3). */
export function isDayOff(day: string, offer: Pick<BookingRules, 'daysOff'>): boolean {
  return offer.daysOff.some((range) => range.start <= day && day <= range.end);
}
