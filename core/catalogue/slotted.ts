import type { Cents } from '../pricing/money.ts';
import type { PlainDate, TimeOfDay } from '../time/wall-time.ts';

/** Both days included. */
export interface DateRange {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

/** One slot of a weekday, as it comes back every week. */
export interface ScheduledSlot {
  readonly start: TimeOfDay;
  readonly end: TimeOfDay;
  /** Places of the session. */
  readonly capacity: number;
}

export interface Coach {
  readonly slug: string;
  readonly fullName: string;
}

/** 0 Facile, 1 Moyen, 2 Intense. */
export type Intensity = 0 | 1 | 2;

/** What the offer lets one person book (S-slotted-event, D-booking-defaults). */
export interface BookingRules {
  /** Minutes; the step by which consecutive slots follow each other. */
  readonly slotTime: number;
  /** Slots in one reservation. */
  readonly maxSlot: number;
  /** Reservations a calendar month; 0 lets nothing be booked. */
  readonly bookMonth: number;
  /** Whether the month counts this offer's bookings only, or those of every slotted offer. */
  readonly bookMonthUnique: boolean;
  /** Whose bookings the month counts. */
  readonly maxMonthlyBookBasedOn: 'user' | 'org';
  readonly consecutive: boolean;
  /** How often one slot may be booked by one person; 0: no repeats. */
  readonly maxMultiSlots: number;
  /** Slots of a reservation that cost nothing. */
  readonly freeSlot: number;
  readonly waitListBooking: boolean;
  /** The first and last day of the offer; null where it has no such end. */
  readonly startSlotted: PlainDate | null;
  readonly endSlotted: PlainDate | null;
  readonly daysOff: readonly DateRange[];
}

/** An offer of time slots. */
export interface SlottedOffer extends BookingRules {
  readonly id: number;
  readonly title: string;
  /** The slug of its page, or an address of its own. */
  readonly url: string;
  readonly provider: { readonly id: number; readonly fullName: string; readonly url: string };
  readonly sport: { readonly slug: string; readonly name: string } | null;
  /** Of one slot. */
  readonly price: Cents;
  /** ISO 4217, as the API gives it. */
  readonly currency: string;
  readonly coach: Coach | null;
  readonly language: string | null;
  readonly intensity: Intensity | null;
  /** Seven days, Monday first, each in time order. */
  readonly schedule: readonly (readonly ScheduledSlot[])[];
}

/** What holds where an offer says nothing (D-booking-defaults). */
export const BOOKING_DEFAULTS = {
  maxSlot: 5,
  bookMonth: 5,
  bookMonthUnique: false,
  freeSlot: 1,
  consecutive: true,
  maxMultiSlots: 0,
  capacity: 1,
} as const;
