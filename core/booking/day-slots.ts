import type { ScheduledSlot, SlottedOffer } from '../catalogue/slotted.ts';
import { addDays, type PlainDate, wallTime, weekdayOf } from '../time/wall-time.ts';
import { isDayOff, isInPeriod } from './refusal.ts';
import { type Slot, slotId } from './slot.ts';

/** A column of the calendar: a day and its slots in time order (D-calendar-grid). */
export interface DayColumn {
  readonly date: PlainDate;
  readonly slots: readonly Slot[];
}

/** The slots of an offer on a day: none outside its period or on a day off (D-unseen-cases). */
export function slotsOf(offer: SlottedOffer, date: PlainDate): readonly Slot[] {
  if (!isInPeriod(date, offer) || isDayOff(date, offer)) return [];
  return (offer.schedule[weekdayOf(date)] ?? []).map((scheduled, index) => asSlot(offer, date, scheduled, index));
}

/** These days, each with the slots of all `offers` in time order; a slot's `index` is its row. */
export function columnsOf(days: readonly PlainDate[], offers: readonly SlottedOffer[]): readonly DayColumn[] {
  return days.map((date) => {
    const slots = offers.flatMap((offer) => slotsOf(offer, date));
    if (offers.length < 2) return { date, slots };
    return { date, slots: slots.sort(byStart).map((slot, index) => ({ ...slot, index })) };
  });
}

function asSlot(offer: SlottedOffer, date: PlainDate, scheduled: ScheduledSlot, index: number): Slot {
  const start = wallTime(date, scheduled.start);
  const end = wallTime(scheduled.end > scheduled.start ? date : addDays(date, 1), scheduled.end);
  return { id: slotId(offer.id, start), offerId: offer.id, start, end, capacity: scheduled.capacity, index };
}

function byStart(a: Slot, b: Slot): number {
  return a.start === b.start ? a.offerId - b.offerId : a.start < b.start ? -1 : 1;
}
