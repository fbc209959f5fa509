import { placesLeft, type Refusal, refusal } from '../../core/booking/refusal.ts';
import { isSelected } from '../../core/booking/selection.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { columnsFrom } from '../../core/booking/week.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { type OfferSummary, offerSummary } from '../../core/pricing/offer-summary.ts';
import { addDays, mondayOf, type PlainDate } from '../../core/time/wall-time.ts';
import { bookingsOf, type CalendarState, type Session } from './store.ts';

/** A slot as it is drawn. */
export interface SlotModel {
  readonly slot: Slot;
  readonly isSelected: boolean;
  /** Why it cannot be had; null for one that can, or that is selected. */
  readonly refusal: Refusal | null;
  readonly left: number;
}

export interface DayModel {
  readonly date: PlainDate;
  readonly isToday: boolean;
  readonly slots: readonly SlotModel[];
}

export interface CalendarModel {
  readonly offer: SlottedOffer;
  readonly days: readonly DayModel[];
  /** Whether a visible day has more slots than rows are shown. */
  readonly hasMore: boolean;
  readonly isExpanded: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly showsToday: boolean;
  readonly summary: OfferSummary;
}

/** Rows of a day before 'Voir plus d'horaire' (specification §9). */
export const VISIBLE_ROWS = { default: 7, picker: 5 } as const;

/** What the calendar draws in `columns` columns. */
export function calendarModel(state: CalendarState, session: Session, columns: number): CalendarModel {
  const { offer } = session;
  const { first, today, selection, mode, isExpanded } = state;
  const bookings = bookingsOf(state);
  const all = columnsFrom(first, columns, [offer]);
  const rows = isExpanded ? Number.POSITIVE_INFINITY : VISIBLE_ROWS[mode];
  const days = all.map(({ date, slots }) => ({
    date,
    isToday: date === today,
    slots: slots.slice(0, rows).map((slot) => {
      const chosen = isSelected(slot.id, selection);
      return {
        slot,
        isSelected: chosen,
        refusal: chosen ? null : refusal(slot, selection, offer, bookings, state.now),
        left: Math.max(0, placesLeft(slot, [], bookings)),
      };
    }),
  }));
  return {
    offer,
    days,
    hasMore: all.some(({ slots }) => slots.length > VISIBLE_ROWS[mode]),
    isExpanded,
    isFirst: first <= mondayOf(today),
    isLast: first >= addDays(mondayOf(today), 12 * 7 - columns),
    showsToday: first <= today && today < addDays(first, columns),
    summary: offerSummary(selection, offer, state.person?.subscription ?? null),
  };
}
