import { nearestChain } from '../../core/booking/chain.ts';
import { leftInMonth } from '../../core/booking/limits.ts';
import { isWaiting, placesLeft, type Refusal, refusal } from '../../core/booking/refusal.ts';
import { countOf } from '../../core/booking/selection.ts';
import { firstColumn } from '../../core/booking/shown-days.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { columnsOf, slotsOf } from '../../core/booking/week.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { isFiltering, offersMatching } from '../../core/catalogue/slotted-filter.ts';
import { type OfferSummary, offerSummary } from '../../core/pricing/offer-summary.ts';
import { dateOf, monthOf, type PlainDate } from '../../core/time/wall-time.ts';
import { positionIn } from './queues.ts';
import { daysOf, weekOf } from './shown.ts';
import { bookingsOf, type CalendarState, offerOf, type Session } from './state.ts';

/** A slot as it is drawn. */
export interface SlotModel {
  readonly slot: Slot;
  readonly offer: SlottedOffer;
  /** How often it is selected. */
  readonly chosen: number;
  /** Why it cannot be had (again); null for one that can. */
  readonly refusal: Refusal | null;
  readonly left: number;
  /** Full, and to be had by waiting. */
  readonly isWaiting: boolean;
  /** The user's position in its waiting list; null where they are not in it. */
  readonly position: number | null;
}

export interface DayModel {
  readonly date: PlainDate;
  readonly isToday: boolean;
  readonly slots: readonly SlotModel[];
}

/** What the selection comes to, and what it still may become. */
export interface BasketModel {
  readonly offer: SlottedOffer;
  /** Whether the calendar shows others too, so that it is to be said which this is. */
  readonly isOneOfMany: boolean;
  readonly summary: OfferSummary;
  /** How many more the month of the last selected slot allows. */
  readonly left: number;
  readonly month: string;
}

export interface CalendarModel {
  readonly offers: readonly SlottedOffer[];
  readonly days: readonly DayModel[];
  /** Whether a visible day has more slots than rows are shown. */
  readonly hasMore: boolean;
  readonly isExpanded: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly showsToday: boolean;
  /** Null while nothing is selected. */
  readonly basket: BasketModel | null;
}

/** Rows of a day before 'Voir plus d'horaire' (D-visible-rows). */
export const VISIBLE_ROWS = { default: 7, picker: 5 } as const;

/** What the calendar draws: `columns` days from the first shown one; its week with all slots where `isWhole`. */
export function calendarModel(state: CalendarState, session: Session, columns: number, isWhole = false): CalendarModel {
  const { first, today, mode, filter } = state;
  const days = daysOf(state);
  const from = firstColumn(first, days, columns);
  const seen = isWhole ? weekOf(first, days) : days.slice(from, from + columns);
  const ofToday = firstColumn(today, days, 1);
  const all = columnsOf(seen, offersMatching(session.offers, filter));
  // While a filter is set there is no maximum and no button (D-visible-rows).
  const isUnlimited = isFiltering(filter) || isWhole;
  const rows = state.isExpanded || isUnlimited ? Number.POSITIVE_INFINITY : VISIBLE_ROWS[mode];
  return {
    offers: session.offers,
    days: all.map(({ date, slots }) => ({
      date,
      isToday: date === today,
      slots: slots.slice(0, rows).flatMap((slot) => slotModel(slot, state) ?? []),
    })),
    hasMore: !isUnlimited && all.some(({ slots }) => slots.length > VISIBLE_ROWS[mode]),
    isExpanded: state.isExpanded,
    isFirst: from === 0,
    isLast: from + columns >= days.length,
    showsToday: from <= ofToday && ofToday < from + columns,
    basket: basketModel(state, session),
  };
}

function slotModel(slot: Slot, state: CalendarState): SlotModel | null {
  const offer = offerOf(slot, state);
  if (!offer) return null;
  const { selection, now } = state;
  const bookings = bookingsOf(state);
  return {
    slot,
    offer,
    chosen: countOf(slot.id, selection),
    refusal: refusal(slot, selection, offer, bookings, now),
    left: Math.max(0, placesLeft(slot, [], bookings)),
    isWaiting: isWaiting(slot, [], offer, bookings),
    position: positionIn(slot, state),
  };
}

function basketModel(state: CalendarState, { offers }: Session): BasketModel | null {
  const { selection } = state;
  const last = selection.at(-1);
  const offer = last && offerOf(last, state);
  if (!offer) return null;
  const month = monthOf(last.start);
  return {
    offer,
    isOneOfMany: offers.length > 1,
    summary: offerSummary(selection, offer, state.person?.subscription ?? null),
    left: leftInMonth(month, selection, offer, bookingsOf(state)),
    month,
  };
}

/**
 * The slots to propose for one that was refused because it does not follow the others: as many in a row, and one more, as
 * far as reservation and month allow.
 */
export function proposalFor(slot: Slot, state: CalendarState): readonly Slot[] | null {
  const offer = offerOf(slot, state);
  if (!offer) return null;
  const bookings = bookingsOf(state);
  const available = slotsOf(offer, dateOf(slot.start)).filter(
    (other) => refusal(other, [], offer, bookings, state.now) === null && !isWaiting(other, [], offer, bookings),
  );
  const most = Math.min(offer.maxSlot, leftInMonth(monthOf(slot.start), [], offer, bookings));
  return nearestChain(slot, Math.min(state.selection.length + 1, most), available, offer.slotTime);
}
