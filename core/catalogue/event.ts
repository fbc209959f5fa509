import type { Cents } from '../money/money.ts';
import type { TimeOfDay, WallTime, Weekday } from '../time/wall-time.ts';

/**
 * `open`: during its opening hours · `single`: once · `cyclic`: every week · `slotted`: the card of a slotted offer.
 */
export type EventType = 'open' | 'single' | 'cyclic' | 'slotted';

/** One of the dates of a cyclic event. */
export interface Occurrence {
  readonly start: WallTime;
  /** The address of the occurrence's own page. */
  readonly url: string;
  /** Whether it can be booked already; false if it is only announced. */
  readonly isScheduled: boolean;
}

/** A time at which visitors can come to an open event. */
export interface OpeningHour {
  readonly weekday: Weekday;
  readonly start: TimeOfDay;
}

/** An event as its card needs it (S-event). */
export interface CatalogueEvent {
  readonly id: number;
  readonly title: string;
  /** The slug of its page, or a full address. */
  readonly url: string;
  readonly type: EventType;
  readonly picture: { readonly medium: string | null; readonly mini: string | null };
  readonly sport: { readonly slug: string; readonly name: string } | null;
  readonly provider: { readonly name: string; readonly url: string; readonly city: string | null } | null;
  /** Whether its provider still offers it; false once it is withdrawn. */
  readonly isActive: boolean;
  readonly isTeaser: boolean;
  readonly isCashback: boolean;
  readonly isInformation: boolean;
  /** Whether a current membership of the user covers it (D-has-membership). */
  readonly isSubscribed: boolean;
  readonly price: Cents;
  readonly initialPrice: Cents | null;
  /** Percent; 0 for none. */
  readonly discount: number;
  /** Null if there is no limit or the API does not say; 0 if it is full. */
  readonly placesLeft: number | null;
  /** ISO 4217; null if the API gives none. */
  readonly currency: string | null;
  /** The start; null for open and slotted events. */
  readonly start: WallTime | null;
  /** Hours. */
  readonly duration: number | null;
  /** The first slot of a slotted offer, or of an open event. */
  readonly firstSlot: WallTime | null;
  readonly weekday: Weekday | null;
  readonly occurrences: readonly Occurrence[];
  /** The opening hours of an open event, in the order of the week. */
  readonly openings: readonly OpeningHour[];
}
