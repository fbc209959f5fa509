import type { BookingRules } from '../catalogue/slotted.ts';
import { monthOf } from '../time/wall-time.ts';
import type { Bookings } from './bookings.ts';
import type { Selection } from './selection.ts';

/**
 * Returns the number of bookings that count for a month (`yyyy-MM`) of an offer: bookings of the person or of their
 * organisation, and selected slots except waiting ones (D-refusal-monthly-limit).
 */
export function monthCount(
  month: string,
  selection: Selection,
  offer: BookingRules & { readonly id: number },
  bookings: Bookings,
): number {
  const counted = offer.maxMonthlyBookBasedOn === 'org' ? (bookings.organization ?? bookings.own) : bookings.own;
  const booked = counted.filter(
    (booking) => monthOf(booking.start) === month && (!offer.bookMonthUnique || booking.offerId === offer.id),
  );
  return booked.length + selection.filter((slot) => !slot.isWaitBooking && monthOf(slot.start) === month).length;
}

/** Whether the offer's limits allow no booking at all. */
export function takesNoBooking({ bookMonth, maxSlot }: Pick<BookingRules, 'bookMonth' | 'maxSlot'>): boolean {
  return bookMonth === 0 || maxSlot === 0;
}

/** Returns how many more bookings the month allows; never below 0. */
export function leftInMonth(
  month: string,
  selection: Selection,
  offer: BookingRules & { readonly id: number },
  bookings: Bookings,
): number {
  return Math.max(0, offer.bookMonth - monthCount(month, selection, offer, bookings));
}
