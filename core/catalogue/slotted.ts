import type { Cents } from '../money/money.ts';
import type { PlainDate, TimeOfDay } from '../time/wall-time.ts';

/** A range of days, both ends included. */
export interface DateRange {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

/** A slot of a day of the schedule. */
export interface ScheduledSlot {
  readonly start: TimeOfDay;
  readonly end: TimeOfDay;
  readonly capacity: number;
}

/** The sessions of one day, in time order, in place of those of the week. */
export interface SpecialDay {
  readonly date: PlainDate;
  readonly sessions: readonly ScheduledSlot[];
}

export interface Coach {
  readonly slug: string;
  /** The slug if the name is not known yet. */
  readonly fullName: string;
}

/** 0 Facile, 1 Moyen, 2 Intense. */
export type Intensity = 0 | 1 | 2;

/** The rules of what one person can book (S-slotted-event, D-booking-defaults). */
export interface BookingRules {
  /** The minutes between the starts of consecutive slots. */
  readonly slotTime: number;
  /** The most slots in one booking. */
  readonly maxSlot: number;
  /** The most bookings in a calendar month; 0 allows none. */
  readonly bookMonth: number;
  /** Whether the monthly limit counts only this offer's bookings, or the bookings of every slotted offer. */
  readonly bookMonthUnique: boolean;
  /** The bookings that the monthly limit counts: the user's or the organisation's. */
  readonly maxMonthlyBookBasedOn: 'user' | 'org';
  readonly consecutive: boolean;
  /** How many places of one slot a person may book; 0: no repeats. */
  readonly maxMultiSlots: number;
  /** How many slots of a booking are free. */
  readonly freeSlot: number;
  readonly waitListBooking: boolean;
  /** The first and last day of the offer; null if it has none. */
  readonly startSlotted: PlainDate | null;
  readonly endSlotted: PlainDate | null;
  readonly daysOff: readonly DateRange[];
}

/** An offer of time slots. */
export interface SlottedOffer extends BookingRules {
  readonly id: number;
  readonly title: string;
  /** The slug of its page, or a full address. */
  readonly url: string;
  readonly provider: { readonly id: number; readonly fullName: string; readonly url: string };
  readonly sport: { readonly slug: string; readonly name: string } | null;
  /** The price of one slot. */
  readonly price: Cents;
  /** ISO 4217, as the API gives it. */
  readonly currency: string;
  readonly coach: Coach | null;
  readonly language: string | null;
  readonly intensity: Intensity | null;
  /** Seven days, Monday first, each in time order. */
  readonly schedule: readonly (readonly ScheduledSlot[])[];
  readonly specialDays: readonly SpecialDay[];
}

/** The rules that apply if an offer does not set them (D-booking-defaults). */
export const BOOKING_DEFAULTS = {
  maxSlot: 5,
  bookMonth: 5,
  bookMonthUnique: false,
  freeSlot: 1,
  consecutive: true,
  maxMultiSlots: 0,
  capacity: 1,
} as const;
