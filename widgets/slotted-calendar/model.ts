import { columnsOf, type DayColumn } from '../../core/booking/day-slots.ts';
import { lastBookableDay } from '../../core/booking/horizon.ts';
import { leftInMonth } from '../../core/booking/limits.ts';
import { hasChoice, type NothingToChoose, nextOpenDay, whyNothing } from '../../core/booking/opening.ts';
import { isPast, isWaiting, placesLeft, type Refusal, refusal } from '../../core/booking/refusal.ts';
import { countOf, type SelectedSlot } from '../../core/booking/selection.ts';
import { firstColumn } from '../../core/booking/shown-days.ts';
import type { Slot } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { isFiltering, offersMatching, type SlottedFilter } from '../../core/catalogue/slotted-filter.ts';
import { type OfferSummary, offerSummary } from '../../core/pricing/offer-summary.ts';
import { pricesDiffer } from '../../core/pricing/prices-differ.ts';
import { addDays, mondayOf, monthOf, type PlainDate } from '../../core/time/wall-time.ts';
import { type NoticeModel, noticeModel } from './notice-model.ts';
import { firstRows, withoutPastOfToday } from './rows.ts';
import { share } from './share.ts';
import { type Availability, bookingsOf, type CalendarState, daysOf, offerOf, positionIn, publicView } from './state.ts';
import { type WaitingPlaceModel, waitingPlaceModels } from './waiting-model.ts';

/** What a slot's view draws. */
export interface SlotModel {
  readonly slot: Slot;
  readonly offer: SlottedOffer;
  /** Whether the calendar shows several offers, so that the slot shows the title of its offer. */
  readonly isOneOfMany: boolean;
  /** Whether slots of the calendar have different prices, so that the slot shows its price. */
  readonly hasOwnPrice: boolean;
  /** How many times the slot is selected. */
  readonly selected: number;
  /** Why the slot cannot be selected (again); null if it can. */
  readonly refusal: Refusal | null;
  readonly left: number;
  /** Whether the slot is full and has a waiting list. */
  readonly isWaiting: boolean;
  /** The user's position in the slot's waiting list; null if the user is not in the list. */
  readonly position: number | null;
  /** Whether the page was opened by a link to this slot. */
  readonly isLinked: boolean;
}

export interface DayModel {
  readonly date: PlainDate;
  readonly isToday: boolean;
  /** Whether the day has slots and all of them have begun. */
  readonly isOver: boolean;
  readonly slots: readonly SlotModel[];
}

/** A selected slot as the basket lists it. */
export interface SelectedSlotModel {
  readonly slot: SelectedSlot;
  /** How many places of the same slot come before this one in the selection. */
  readonly repeat: number;
  /** Whether the slot is free although its offer has a price. */
  readonly isFree: boolean;
}

/** The selection: its slots, its total, and how much more can be selected. */
export interface BasketModel {
  readonly offer: SlottedOffer;
  readonly isOneOfMany: boolean;
  readonly slots: readonly SelectedSlotModel[];
  readonly summary: OfferSummary;
  /** How many more slots can be selected in the month of the last selected slot. */
  readonly left: number;
  readonly month: string;
  readonly isThisMonth: boolean;
}

/** What the calendar draws once its slots are loaded. */
export interface CalendarModel {
  readonly mode: CalendarState['mode'];
  /** The element's accessible name. */
  readonly title: string | null;
  readonly offers: readonly SlottedOffer[];
  readonly filter: SlottedFilter;
  readonly days: readonly DayModel[];
  /** Whether a visible day has more slots than its first rows show. */
  readonly hasMore: boolean;
  readonly isExpanded: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly showsToday: boolean;
  /** Today in Paris. */
  readonly today: PlainDate;
  /** The first and last day that can be jumped to. */
  readonly earliest: PlainDate;
  readonly latest: PlainDate;
  readonly beyond: CalendarState['beyond'];
  /** The day of the next slot that can be chosen; null if such a slot is visible, or if there is none. */
  readonly nextOpen: PlainDate | null;
  /** Why no slot of the 12 weeks can be chosen; null if there is a slot that can be chosen. */
  readonly nothing: NothingToChoose | null;
  readonly notice: NoticeModel | null;
  /** In picker mode, the user's places in the waiting lists of these offers. */
  readonly waitingPlaces: readonly WaitingPlaceModel[];
  /** Null while nothing is selected. */
  readonly basket: BasketModel | null;
  /** Why the last press of 'Je Réserve' did not begin a purchase; null if there is nothing to say. */
  readonly prompt: 'nothing-selected' | 'broken-chain' | null;
  /** Whether the visitor is asked to agree to one more waiting slot. */
  readonly isConfirming: boolean;
}

/** Returns how many days are shown side by side in an element of this width, in px (D-calendar-columns). */
export function visibleColumns(width: number): 2 | 3 | 4 {
  if (width >= 960) return 4;
  return width >= 600 ? 3 : 2;
}

/** Returns a `calendarModel` that reuses unchanged parts of its last result, so that memoized views skip rendering. */
export function createModelMemo(): typeof calendarModel {
  let last: CalendarModel | null = null;
  return (...args) => {
    last = share(last, calendarModel(...args));
    return last;
  };
}

/**
 * Returns the model of `columns` days, beginning with the first shown day; with `isWhole`, the model of that day's
 * whole week with all slots.
 */
export function calendarModel(
  state: CalendarState,
  { offers }: Availability,
  columns: number,
  isWhole = false,
): CalendarModel {
  const { first, today, mode, filter, notice } = state;
  const days = daysOf(state);
  const from = firstColumn(first, days, columns);
  const seen = isWhole ? weekOf(first, days) : days.slice(from, from + columns);
  const ofToday = firstColumn(today, days, 1);
  const matching = offersMatching(offers, filter);
  const all = columnsOf(seen, matching);
  // While a filter is set, all rows are shown, and there is no button for more (D-visible-rows).
  const isUnlimited = isFiltering(filter) || isWhole;
  const rowsOf = (day: DayColumn): readonly Slot[] => {
    if (state.isExpanded || isWhole) return day.slots;
    return isUnlimited ? withoutPastOfToday(day, state) : firstRows(day, state);
  };
  const [offer] = offers;
  const isOneOfMany = offers.length > 1;
  const hasOwnPrice = pricesDiffer(matching);
  return {
    mode,
    title: (isOneOfMany ? offer?.provider.fullName : offer?.title) ?? null,
    offers,
    filter,
    days: all.map((day) => ({
      date: day.date,
      isToday: day.date === today,
      isOver: day.slots.length > 0 && day.slots.every((slot) => isPast(slot, state.now)),
      slots: rowsOf(day).flatMap((slot) => slotModel(slot, state, { isOneOfMany, hasOwnPrice }) ?? []),
    })),
    hasMore: !isUnlimited && all.some((day) => firstRows(day, state).length < day.slots.length),
    isExpanded: state.isExpanded,
    isFirst: from === 0,
    isLast: from + columns >= days.length,
    showsToday: from <= ofToday && ofToday < from + columns,
    today,
    earliest: mondayOf(today),
    latest: lastBookableDay(today),
    beyond: state.beyond,
    ...outlook(seen, state),
    notice: noticeModel(state),
    waitingPlaces: mode === 'picker' ? waitingPlaceModels(state) : [],
    basket: basketModel(state, isOneOfMany),
    prompt: notice?.case === 'nothing-selected' || notice?.case === 'broken-chain' ? notice.case : null,
    isConfirming: state.confirming !== null,
  };
}

/**
 * If no visible day has a slot that can be chosen, returns the next day with such a slot or, if there is none, the
 * reason (D-next-available, D-nothing-to-choose).
 */
function outlook(seen: readonly PlainDate[], state: CalendarState): Pick<CalendarModel, 'nextOpen' | 'nothing'> {
  const view = publicView(state);
  if (seen.some((day) => hasChoice(day, view))) return { nextOpen: null, nothing: null };
  const last = seen.at(-1);
  const nextOpen = (last && nextOpenDay(view, addDays(last, 1))) ?? nextOpenDay(view, view.today);
  return { nextOpen, nothing: nextOpen === null ? whyNothing(view) : null };
}

/** Returns the days of the week of the first day shown. */
function weekOf(first: PlainDate, days: readonly PlainDate[]): readonly PlainDate[] {
  const monday = mondayOf(days[firstColumn(first, days, 1)] ?? first);
  return days.filter((day) => monday <= day && day <= addDays(monday, 6));
}

function slotModel(
  slot: Slot,
  state: CalendarState,
  among: Pick<SlotModel, 'isOneOfMany' | 'hasOwnPrice'>,
): SlotModel | null {
  const offer = offerOf(slot, state);
  if (!offer) return null;
  const { selection, now } = state;
  const bookings = bookingsOf(state);
  return {
    slot,
    offer,
    ...among,
    selected: countOf(slot.id, selection),
    refusal: refusal(slot, { selection, offer, bookings, now }),
    left: Math.max(0, placesLeft(slot, [], bookings)),
    isWaiting: isWaiting(slot, [], offer, bookings),
    position: positionIn(slot, state),
    isLinked: slot.start === state.linked,
  };
}

function basketModel(state: CalendarState, isOneOfMany: boolean): BasketModel | null {
  const { selection } = state;
  const last = selection.at(-1);
  const offer = last && offerOf(last, state);
  if (!offer) return null;
  const month = monthOf(last.start);
  const summary = offerSummary(selection, offer, state.person?.subscriptions ?? []);
  return {
    offer,
    isOneOfMany,
    slots: selection.map((slot, index) => ({
      slot,
      repeat: countOf(slot.id, selection.slice(0, index)),
      isFree: summary.isFree[index] === true && offer.price > 0,
    })),
    summary,
    left: leftInMonth(month, selection, offer, bookingsOf(state)),
    month,
    isThisMonth: month === monthOf(state.today),
  };
}
