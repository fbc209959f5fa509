import type { ScheduledSlot, SlottedOffer } from '../catalogue/slotted.ts';
import { sessionEnd } from '../time/session.ts';
import { addDays, minutesBetween, type PlainDate, wallTime, weekdayOf } from '../time/wall-time.ts';
import { adjustGap, isNearClockChange } from '../time/zone.ts';
import { isDayOff, isInPeriod } from './refusal.ts';
import { type Slot, slotId } from './slot.ts';

/** A column of the calendar: a day and its slots in time order (D-calendar-grid). */
export interface DayColumn {
  readonly date: PlainDate;
  readonly slots: readonly Slot[];
}

/** Caches the slots of each offer and day, because every choice in a calendar needs the slots of all visible days. */
const known = new WeakMap<SlottedOffer, Map<PlainDate, readonly Slot[]>>();

/**
 * Returns the slots of an offer on a day, the same objects on every call; empty outside the offer's period and on its
 * days off (D-unseen-cases). A slot in the hour that is skipped in spring is moved an hour later, or dropped if another
 * slot starts then (D-moved-slot).
 */
export function slotsOf(offer: SlottedOffer, date: PlainDate): readonly Slot[] {
  const ofOffer = known.get(offer) ?? new Map<PlainDate, readonly Slot[]>();
  const slots = ofOffer.get(date);
  if (slots) return slots;
  const made = scheduledSlots(offer, date);
  known.set(offer, ofOffer.set(date, made));
  return made;
}

function scheduledSlots(offer: SlottedOffer, date: PlainDate): readonly Slot[] {
  if (!isInPeriod(date, offer) || isDayOff(date, offer)) return [];
  const slots = sessionsOn(offer, date).map((one, index) => asSlot(offer, date, one, index));
  if (!isNearClockChange(date)) return slots;
  const moved = slots.map(asExisting);
  const isMoved = ({ start, index }: Slot) => start !== slots[index]?.start;
  return moved.some(isMoved) ? withoutCoinciding(moved, isMoved) : moved;
}

/** Returns the sessions of a day, which may be a special one, whatever the period and days off of the offer. */
export function sessionsOn(
  { schedule, specialDays }: Pick<SlottedOffer, 'schedule' | 'specialDays'>,
  date: PlainDate,
): readonly ScheduledSlot[] {
  return specialDays.find((day) => day.date === date)?.sessions ?? schedule[weekdayOf(date)] ?? [];
}

/** Returns a column for each of the days, with the slots of all `offers` in time order; a slot's `index` is its row. */
export function columnsOf(days: readonly PlainDate[], offers: readonly SlottedOffer[]): readonly DayColumn[] {
  return days.map((date) => {
    const slots = offers.flatMap((offer) => slotsOf(offer, date));
    if (offers.length < 2) return { date, slots };
    return {
      date,
      slots: slots.sort(byStart).map((slot, index) => (slot.index === index ? slot : { ...slot, index })),
    };
  });
}

function asSlot(offer: SlottedOffer, date: PlainDate, scheduled: ScheduledSlot, index: number): Slot {
  const start = wallTime(date, scheduled.start);
  const end = wallTime(scheduled.end > scheduled.start ? date : addDays(date, 1), scheduled.end);
  return { id: slotId(offer.id, start), offerId: offer.id, start, end, capacity: scheduled.capacity, index };
}

/** Moves a slot if its start or end is in the hour that is skipped in spring; the slot keeps its length. */
function asExisting(slot: Slot): Slot {
  const start = adjustGap(slot.start);
  const end = sessionEnd(start, minutesBetween(slot.start, slot.end));
  return start === slot.start ? { ...slot, end } : { ...slot, id: slotId(slot.offerId, start), start, end };
}

/**
 * Returns the slots in time order, without duplicates of a start: it keeps the slot that was not moved, or else the
 * first.
 */
function withoutCoinciding(slots: readonly Slot[], isMoved: (slot: Slot) => boolean): readonly Slot[] {
  const isBefore = (a: Slot, b: Slot) => (isMoved(a) === isMoved(b) ? a.index < b.index : isMoved(b));
  return slots
    .filter((slot) => !slots.some((other) => other.start === slot.start && isBefore(other, slot)))
    .sort(byStart)
    .map((slot, index) => ({ ...slot, index }));
}

function byStart(a: Slot, b: Slot): number {
  return a.start === b.start ? a.offerId - b.offerId : a.start < b.start ? -1 : 1;
}
