import type { BookedSlot, Bookings, Refusal } from '../../core/booking/refusal.ts';
import type { Selection } from '../../core/booking/selection.ts';
import type { Slot, SlotId } from '../../core/booking/slot.ts';
import type { Person } from '../../core/catalogue/person.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { SlottedFilter } from '../../core/catalogue/slotted-filter.ts';
import type { PlainDate } from '../../core/time/wall-time.ts';
import type { WaitingPlace } from '../shared/api/booking/waiting.ts';
import type { Resource } from '../shared/api/resource.ts';

/** The offers, and the places gone when they were last asked for. */
export interface Session {
  readonly offers: readonly SlottedOffer[];
  readonly taken: ReadonlyMap<SlotId, number>;
}

/** What the calendar last told of a slot that was pressed, or of something that cannot go on. */
export type Told =
  | { readonly case: 'refused'; readonly slot: Slot; readonly refusal: Refusal }
  /** The user waits for the slot already. */
  | { readonly case: 'in-list'; readonly slot: Slot }
  /** The list of this slot could not be left. */
  | { readonly case: 'not-left'; readonly id: SlotId }
  /** 'Je Réserve' was pressed with nothing selected. */
  | { readonly case: 'nothing-selected' }
  /** 'Je Réserve' was pressed with a chain that a removal has broken. */
  | { readonly case: 'broken-chain' };

export interface CalendarState {
  /** The offer or provider that is named; null where none is. */
  readonly source: string | null;
  readonly mode: 'default' | 'picker';
  readonly session: Resource<Session>;
  readonly own: readonly BookedSlot[];
  readonly organization: readonly BookedSlot[] | null;
  /** The user's places in waiting lists, of all offers. */
  readonly waiting: readonly WaitingPlace[];
  readonly person: Person | null;
  readonly selection: Selection;
  readonly filter: SlottedFilter;
  /** The first day that is shown. */
  readonly first: PlainDate;
  /** The day that it is in Paris, and the instant in milliseconds. */
  readonly today: PlainDate;
  readonly now: number;
  readonly isExpanded: boolean;
  readonly told: Told | null;
  /** What the selection becomes if the visitor agrees to wait for one more full session. */
  readonly confirming: Selection | null;
  /** This calendar's selection is on its way through the checkout. */
  readonly isBuying: boolean;
}

/** What is booked, as far as this calendar knows. */
export function bookingsOf({ session, own, organization }: CalendarState): Bookings {
  return { own, organization, taken: session.status === 'loaded' ? session.value.taken : new Map() };
}

/** The offer that a slot is one of; undefined while nothing is loaded. */
export function offerOf(slot: Slot, { session }: CalendarState): SlottedOffer | undefined {
  return session.status === 'loaded' ? session.value.offers.find(({ id }) => id === slot.offerId) : undefined;
}
