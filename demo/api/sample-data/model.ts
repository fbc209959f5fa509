import type { BookingRules, Intensity, ScheduledSlot } from '../../../core/catalogue/slotted.ts';
import type { Cents } from '../../../core/pricing/money.ts';

/** How payloads spell the schedule of an offer (decisions §9): French weekdays, or dates in place of `HH:mm`. */
export type ScheduleForm = 'english' | 'french' | 'dates';

/** A slotted offer of the sample; `sessions` has one list a weekday, Monday first. */
export interface SampleOffer extends BookingRules {
  readonly id: number;
  readonly providerId: number;
  readonly title: string;
  readonly url: string;
  readonly sport: string;
  readonly price: Cents;
  readonly coachId: number | null;
  readonly language: string | null;
  readonly intensity: Intensity | null;
  readonly scheduleForm: ScheduleForm;
  readonly sessions: readonly (readonly ScheduledSlot[])[];
}

/** An account of the sample. */
export interface SamplePerson {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly groups: readonly string[];
  readonly organizationId: number | null;
}

/** A page of the sample. */
export interface SamplePage {
  readonly personId: number;
  readonly slug: string;
  readonly fullName: string;
  readonly town: readonly [name: string, slug: string, postalCode: string];
}
