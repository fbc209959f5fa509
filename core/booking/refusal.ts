import type { BookingRules } from '../catalogue/slotted.ts';
import { dateOf, monthOf } from '../time/wall-time.ts';
import { PARIS, toInstant, toWallTime } from '../time/zone.ts';
import type { BookedSlot, Bookings } from './bookings.ts';
import { isAdjacent } from './chain.ts';
import { lastBookableDay } from './horizon.ts';
import { monthCount } from './limits.ts';
import { countOf, type Selection } from './selection.ts';
import type { Slot } from './slot.ts';

/** Why a slot cannot be selected, with the figures that the message names (D-refusal-order). */
export type Refusal =
  | { readonly case: 'other-offer' }
  | { readonly case: 'past' }
  | { readonly case: 'outside-period' }
  | { readonly case: 'day-off' }
  /** `isElsewhere`: the person's booking at that time belongs to another offer. */
  | { readonly case: 'already-booked'; readonly isElsewhere?: true }
  | { readonly case: 'multi-limit'; readonly limit: number }
  | { readonly case: 'full' }
  | { readonly case: 'max-slots'; readonly limit: number }
  | { readonly case: 'monthly-limit'; readonly limit: number; readonly month: string }
  | { readonly case: 'not-consecutive'; readonly slotTime: number };

export type RefusalCase = Refusal['case'];

/** The data that decides whether a slot can be selected. */
export interface Situation {
  readonly selection: Selection;
  /** The slot's offer. */
  readonly offer: BookingRules & { readonly id: number };
  readonly bookings: Bookings;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns why `slot` cannot be added to the selection: the first case of D-refusal-order that applies, or null. A full
 * slot with a waiting list is accepted (see `isWaiting`). A selected slot that cannot be repeated is refused too:
 * `choose` then removes it.
 */
export function refusal(slot: Slot, { selection, offer, bookings, now }: Situation): Refusal | null {
  const allowsRepeats = offer.maxMultiSlots > 0;
  const selectedCount = countOf(slot.id, selection);
  const isSameSlot = (booked: BookedSlot) => booked.offerId === slot.offerId && booked.start === slot.start;

  if (selection.some((other) => other.offerId !== slot.offerId)) return { case: 'other-offer' };
  const byDate = dateRefusal(slot, offer, now);
  if (byDate) return byDate;

  const sameStart = bookings.own.filter(
    (booked) => booked.start === slot.start && !(allowsRepeats && isSameSlot(booked)),
  );
  if (sameStart.some(isSameSlot) || (selectedCount > 0 && !allowsRepeats)) return { case: 'already-booked' };
  if (sameStart.length > 0) return { case: 'already-booked', isElsewhere: true };
  if (allowsRepeats && bookings.own.filter(isSameSlot).length + selectedCount >= offer.maxMultiSlots) {
    return { case: 'multi-limit', limit: offer.maxMultiSlots };
  }

  const isFull = placesLeft(slot, selection, bookings) <= 0;
  if (isFull && !offer.waitListBooking) return { case: 'full' };
  if (selection.length >= offer.maxSlot) return { case: 'max-slots', limit: offer.maxSlot };

  // `bookMonth` 0 refuses waiting too (D-waiting-month-zero).
  const isMonthFull = monthCount(monthOf(slot.start), selection, offer, bookings) >= offer.bookMonth;
  if (isMonthFull && (!isFull || offer.bookMonth === 0)) {
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

/** Returns why nobody can book the slot at `now` because of its date: `past`, `outside-period`, `day-off`, or null. */
export function dateRefusal(slot: Slot, offer: BookingRules, now: number): Refusal | null {
  const day = dateOf(slot.start);
  if (isPast(slot, now)) return { case: 'past' };
  if (!isInPeriod(day, offer) || day > lastBookableDay(dateOf(toWallTime(now, PARIS)))) {
    return { case: 'outside-period' };
  }
  return isDayOff(day, offer) ? { case: 'day-off' } : null;
}

/** Whether selecting this slot would put the person on its waiting list (D-refusal-full). */
export function isWaiting(slot: Slot, selection: Selection, offer: BookingRules, bookings: Bookings): boolean {
  return offer.waitListBooking && placesLeft(slot, selection, bookings) <= 0;
}

/** Returns the number of places that are neither taken nor in the selection. */
export function placesLeft(slot: Slot, selection: Selection, bookings: Bookings): number {
  const selected = selection.filter((other) => other.id === slot.id && !other.isWaitBooking).length;
  return slot.capacity - (bookings.taken.get(slot.id) ?? 0) - selected;
}

/** Whether the slot has begun at `now` (D-past). */
export function isPast(slot: Pick<Slot, 'start'>, now: number): boolean {
  return toInstant(slot.start, PARIS) < now;
}

/** Whether the day is in the offer's period, both ends included (D-refusal-outside-period). */
export function isInPeriod(day: string, offer: Pick<BookingRules, 'startSlotted' | 'endSlotted'>): boolean {
  return (
    (offer.startSlotted === null || offer.startSlotted <= day) && (offer.endSlotted === null || day <= offer.endSlotted)
  );
}

/** Whether the day is a day off; a range includes both ends (D-refusal-day-off). */
export function isDayOff(day: string, offer: Pick<BookingRules, 'daysOff'>): boolean {
  return offer.daysOff.some((range) => range.start <= day && day <= range.end);
}
