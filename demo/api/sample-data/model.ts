import type { Cents } from '../../../core/money/money.ts';
import type { TimeOfDay, WallTime, Weekday } from '../../../core/time/wall-time.ts';
import type { Town } from './names/towns.ts';

/** An account of the sample. */
export interface SamplePerson {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly groups: readonly string[];
  readonly organizationId: number | null;
}

/** A public page of the sample; a page without a location is on no map. */
export interface SamplePage {
  readonly personId: number;
  readonly slug: string;
  readonly fullName: string;
  readonly town: Town;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly picture: string | null;
}

/** The start and the end of an event or an animation. */
export interface SampleTimes {
  readonly start: WallTime;
  readonly end: WallTime;
}

/** When visitors can come to an open event: at each of the hours on each of the weekdays. */
export interface SampleOpenings {
  readonly weekdays: readonly Weekday[];
  readonly hours: readonly TimeOfDay[];
}

/** An event of the sample. */
export interface SampleEvent {
  readonly id: number;
  readonly providerId: number;
  readonly title: string;
  readonly url: string;
  readonly picture: string | null;
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
  /** For a cyclic event, the id of the first event of its series. */
  readonly seriesId: number | null;
  /** For a slotted event, the offer that the card leads to. */
  readonly slottedId: number | null;
  /** For an open event, the length of a visit in minutes. */
  readonly duration: number | null;
  readonly openings: SampleOpenings | null;
  /** How many minutes before the sample was made the event was listed. */
  readonly minutesListed: number;
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
  readonly picture: string | null;
  /** For a slotted animation, the offer whose page it shares. */
  readonly slottedId: number | null;
}

/** An option of a membership, with the membership's title in front of its own. */
export interface SampleMembership {
  readonly id: number;
  readonly option: number;
  readonly providerId: number;
  readonly title: string;
  readonly url: string;
  readonly price: Cents;
  readonly months: number;
}
