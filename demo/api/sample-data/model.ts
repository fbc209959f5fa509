import type { BookingRules, Intensity, ScheduledSlot } from '../../../core/catalogue/slotted.ts';
import type { Cents } from '../../../core/pricing/money.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';

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

/** Times of an event or an animation; none for one that is open. */
export interface SampleTimes {
  readonly start: WallTime;
  readonly end: WallTime;
}

/** An event of the sample. */
export interface SampleEvent {
  readonly id: number;
  readonly providerId: number;
  readonly title: string;
  readonly url: string;
  readonly sport: string;
  readonly type: 'open' | 'single' | 'cyclic' | 'slotted';
  readonly price: Cents;
  readonly initialPrice: Cents | null;
  /** Per cent. */
  readonly discount: number;
  readonly times: SampleTimes | null;
  readonly capacity: number | null;
  readonly isTeaser: boolean;
  readonly isCashBack: boolean;
  readonly isInformation: boolean;
  readonly isActive: boolean;
}

/** An animation of the sample; its description is HTML. */
export interface SampleAnimation {
  readonly id: number;
  readonly providerId: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly sport: string;
  readonly type: 'open' | 'cyclic' | 'slotted';
  readonly price: Cents;
  readonly times: SampleTimes | null;
  readonly capacity: number | null;
}

/** A membership of the sample. */
export interface SampleMembership {
  readonly id: number;
  readonly providerId: number;
  readonly title: string;
  readonly url: string;
  readonly options: readonly SampleOption[];
}

/** What of a membership is bought. */
export interface SampleOption {
  readonly id: number;
  readonly title: string;
  readonly initialPrice: Cents | null;
  readonly price: Cents;
  /** Per cent. */
  readonly discount: number;
  readonly months: number;
}
