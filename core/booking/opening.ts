import { hasEnded } from '../catalogue/has-ended.ts';
import type { SlottedOffer } from '../catalogue/slotted.ts';
import { daysFrom } from '../time/days-from.ts';
import { daysBetween, type PlainDate } from '../time/wall-time.ts';
import { NO_BOOKINGS } from './bookings.ts';
import { slotsOf } from './day-slots.ts';
import { lastBookableDay } from './horizon.ts';
import { takesNoBooking } from './limits.ts';
import { dateRefusal, refusal } from './refusal.ts';
import { NOTHING_SELECTED } from './selection.ts';
import type { Slot, SlotId } from './slot.ts';

/** What anybody may know about the slots of some offers; it contains no personal data (D-calendar-opening). */
export interface PublicView {
  readonly offers: readonly SlottedOffer[];
  readonly taken: ReadonlyMap<SlotId, number>;
  /** Today in Paris. */
  readonly today: PlainDate;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why the offers have no slot that can be chosen (D-nothing-to-choose). */
export type NothingToChoose =
  | { readonly case: 'ended'; readonly last: PlainDate }
  | { readonly case: 'not-begun'; readonly first: PlainDate }
  | { readonly case: 'no-booking' }
  | { readonly case: 'full' }
  | { readonly case: 'no-slots' };

/** Whether a visitor whose bookings are unknown could choose the slot: it is free, or has a waiting list. */
export function canBeChosen(slot: Slot, { offers, taken, now }: PublicView): boolean {
  const offer = offers.find(({ id }) => id === slot.offerId);
  const bookings = { ...NO_BOOKINGS, taken };
  return offer !== undefined && refusal(slot, { selection: NOTHING_SELECTED, offer, bookings, now }) === null;
}

/** Returns the first day from `from` on that has a slot which can be chosen; null if none of the 12 weeks has one. */
export function nextOpenDay(view: PublicView, from: PlainDate): PlainDate | null {
  return daysUntilHorizon(view, from).find((day) => hasChoice(day, view)) ?? null;
}

export function hasChoice(day: PlainDate, view: PublicView): boolean {
  return view.offers.some((offer) => slotsOf(offer, day).some((slot) => canBeChosen(slot, view)));
}

/**
 * Returns why no slot can be chosen, after `nextOpenDay` has found no day from today on; null if there are free slots
 * and only the limits of their offers refuse them.
 */
export function whyNothing(view: PublicView): NothingToChoose | null {
  const { offers, today } = view;
  const last = offers.flatMap(({ endSlotted }) => endSlotted ?? []).sort();
  const haveEnded = offers.every((offer) => hasEnded(offer, today, hasFutureSlot(offer, today, view)));
  const first = offers.flatMap(({ startSlotted }) => startSlotted ?? []).sort();
  const [lastEnd, firstStart] = [last.at(-1), first[0]];
  if (lastEnd !== undefined && haveEnded) return { case: 'ended', last: lastEnd };
  if (offers.length > 0 && offers.every(takesNoBooking)) return { case: 'no-booking' };
  if (firstStart !== undefined && first.length === offers.length && firstStart > lastBookableDay(today)) {
    return { case: 'not-begun', first: firstStart };
  }
  if (nextOpenDay({ ...view, taken: new Map() }, today) !== null) return { case: 'full' };
  const hasSlots = daysUntilHorizon(view, today).some((day) => offers.some((offer) => hasFutureSlot(offer, day, view)));
  return hasSlots ? null : { case: 'no-slots' };
}

function daysUntilHorizon({ today }: PublicView, from: PlainDate): readonly PlainDate[] {
  return daysFrom(from, daysBetween(from, lastBookableDay(today)) + 1);
}

function hasFutureSlot(offer: SlottedOffer, day: PlainDate, { now }: PublicView): boolean {
  return slotsOf(offer, day).some((slot) => dateRefusal(slot, offer, now) === null);
}
