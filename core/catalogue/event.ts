import type { Cents } from '../pricing/money.ts';
import type { TimeOfDay, WallTime, Weekday } from '../time/wall-time.ts';

/** `open`: come when you like, in its hours · `single`: once · `cyclic`: every week · `slotted`: the card of a slotted offer. */
export type EventType = 'open' | 'single' | 'cyclic' | 'slotted';

/** One of the times at which a cyclic event comes back. */
export interface Occurrence {
  readonly start: WallTime;
  /** The address of this time's own page. */
  readonly url: string;
  /** False where it is announced, and cannot be booked. */
  readonly isScheduled: boolean;
}

/** An hour at which one can come to an open event. */
export interface Opening {
  readonly weekday: Weekday;
  readonly start: TimeOfDay;
}

/** An event as its card needs it (S-event). */
export interface CatalogueEvent {
  readonly id: number;
  readonly title: string;
  /** The slug of its page, or an address of its own. */
  readonly url: string;
  readonly type: EventType;
  readonly picture: { readonly medium: string | null; readonly mini: string | null };
  readonly sport: { readonly slug: string; readonly name: string } | null;
  readonly provider: { readonly name: string; readonly url: string } | null;
  /** False where its provider has withdrawn it. */
  readonly isActive: boolean;
  readonly isTeaser: boolean;
  readonly isCashback: boolean;
  readonly isInformation: boolean;
  /** A running membership of the user covers it (D-has-membership). */
  readonly isSubscribed: boolean;
  readonly price: Cents;
  readonly initialPrice: Cents | null;
  /** Per cent; 0 for none. */
  readonly discount: number;
  /** ISO 4217; null where the API gives none. */
  readonly currency: string | null;
  /** When it begins; null for open and slotted ones. */
  readonly start: WallTime | null;
  /** Hours. */
  readonly duration: number | null;
  /** The first session of a slotted offer, or of an open event. */
  readonly firstSlot: WallTime | null;
  readonly weekday: Weekday | null;
  readonly occurrences: readonly Occurrence[];
  /** An open event's, in the order of the week. */
  readonly openings: readonly Opening[];
}
