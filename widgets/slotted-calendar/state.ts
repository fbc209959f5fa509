import type { BookedSlot, Bookings } from '../../core/booking/bookings.ts';
import { type Beyond, BOOKABLE_WEEKS } from '../../core/booking/horizon.ts';
import type { PublicView } from '../../core/booking/opening.ts';
import { isWaiting, type Refusal } from '../../core/booking/refusal.ts';
import type { Selection } from '../../core/booking/selection.ts';
import { openDays } from '../../core/booking/shown-days.ts';
import type { Slot, SlotId } from '../../core/booking/slot.ts';
import type { Person } from '../../core/catalogue/person.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { offersMatching, type SlottedFilter } from '../../core/catalogue/slotted-filter.ts';
import type { Progress } from '../../core/checkout/stage.ts';
import { mondayOf, type PlainDate, type WallTime } from '../../core/time/wall-time.ts';
import type { WaitingPlace } from '../shared/api/booking/waiting.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { SaleState } from '../shared/selling/sale.ts';

/** The offers, and how many places of each slot were taken at the last fetch. */
export interface Availability {
  readonly offers: readonly SlottedOffer[];
  readonly taken: ReadonlyMap<SlotId, number>;
}

/** Why something that the visitor asked for was not done. */
export type Notice =
  | { readonly case: 'refused'; readonly slot: Slot; readonly refusal: Refusal }
  /** Somebody else has taken these slots, which were selected. */
  | {
      readonly case: 'lost';
      readonly slots: readonly Slot[];
      /** The selection with the nearest free slots in their place; null if there are none. */
      readonly instead: Selection | null;
      /** These nearest slots. */
      readonly proposed: readonly Slot[];
    }
  /** The user is on the slot's waiting list already. */
  | { readonly case: 'in-list'; readonly slot: Slot }
  /** Leaving the waiting list of this slot failed. */
  | { readonly case: 'leave-failed'; readonly id: SlotId }
  /** 'Je Réserve' was pressed with nothing selected. */
  | { readonly case: 'nothing-selected' }
  /** 'Je Réserve' was pressed with a chain that a removal has broken. */
  | { readonly case: 'broken-chain' };

export interface CalendarState extends SaleState {
  /** The offer or provider that the tag names; null if it names none. */
  readonly source: string | null;
  readonly mode: 'default' | 'picker';
  readonly availability: Resource<Availability>;
  /** The user's bookings, of all offers. */
  readonly own: readonly BookedSlot[];
  readonly organization: readonly BookedSlot[] | null;
  /** The user's places in waiting lists, of all offers. */
  readonly waiting: readonly WaitingPlace[];
  readonly person: Person | null;
  readonly selection: Selection;
  readonly filter: SlottedFilter;
  /** The first day shown. */
  readonly first: PlainDate;
  /** Whether the visitor has moved the calendar since it was opened. */
  readonly isTurned: boolean;
  /** The nearest day that can be booked, shown instead of a requested day that cannot; null if none was replaced. */
  readonly beyond: Beyond | null;
  /** The start of the slot that a link has led to; null without such a link. */
  readonly linked: WallTime | null;
  /** Today in Paris. */
  readonly today: PlainDate;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isExpanded: boolean;
  readonly notice: Notice | null;
  /** The new selection if the visitor agrees to one more waiting slot; null while no such question is shown. */
  readonly confirming: Selection | null;
  /** Whether this calendar's selection is being bought. */
  readonly isBuying: boolean;
  /** Whether a checkout has taken the purchase of this page. */
  readonly hasCheckout: boolean;
  /** How far the purchase has progressed. */
  readonly progress: Progress;
  /** Whether the visitor has unfolded the calendar during its purchase. */
  readonly isUnfolded: boolean;
}

/** Returns the bookings that this calendar knows about. */
export function bookingsOf({ availability, own, organization }: CalendarState): Bookings {
  return { own, organization, taken: availability.status === 'loaded' ? availability.value.taken : new Map() };
}

/** Returns the offers that are loaded. */
export function offersOf({ availability }: CalendarState): readonly SlottedOffer[] {
  return availability.status === 'loaded' ? availability.value.offers : [];
}

/** Returns the filtered offers and the taken places, without anything about the person (D-calendar-opening). */
export function publicView(state: CalendarState): PublicView {
  const { filter, today, now } = state;
  const { taken } = bookingsOf(state);
  return { offers: offersMatching(offersOf(state), filter), taken, today, now };
}

/** Returns the offer of a slot; undefined if it is not loaded. */
export function offerOf(slot: Pick<Slot, 'offerId'>, state: CalendarState): SlottedOffer | undefined {
  return offersOf(state).find(({ id }) => id === slot.offerId);
}

/**
 * Returns the days that the calendar covers: 12 weeks from this week's Monday. In default mode, days off are left out
 * (D-days-off-columns).
 */
export function daysOf(state: CalendarState): readonly PlainDate[] {
  const { filter, mode, today } = state;
  return openDays(
    mondayOf(today),
    BOOKABLE_WEEKS * 7,
    mode === 'default' ? offersMatching(offersOf(state), filter) : [],
  );
}

/**
 * Returns the user's position in a slot's waiting list; null if the user is not in the list, or if a place is free or
 * is offered to the user.
 */
export function positionIn(slot: Slot, state: CalendarState): number | null {
  const offer = offerOf(slot, state);
  const place = state.waiting.find((one) => one.slot === slot.id && one.offeredUntil === null);
  return place && offer && isWaiting(slot, [], offer, bookingsOf(state)) ? place.position : null;
}

/** Whether the calendar's purchase is under way in a checkout. */
export function isUnderWay({ mode, isBuying, progress }: CalendarState): boolean {
  return mode === 'picker' && isBuying && progress === 'under-way';
}

/** Whether the calendar is folded to one line (D-calendar-folds). */
export function isFolded(state: CalendarState): boolean {
  return isUnderWay(state) && state.hasCheckout && state.bought !== null && !state.isUnfolded;
}
