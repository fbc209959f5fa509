import type { SlottedOffer } from '../catalogue/slotted.ts';
import { addDays, dateOf, timeOf, type WallTime } from '../time/wall-time.ts';
import { slotsOf } from './day-slots.ts';
import { dateRefusal } from './refusal.ts';
import type { Slot } from './slot.ts';

/**
 * Returns the offer's slots one week after each of these starts, at the same wall time (D-wall-time). A slot is left
 * out if it does not exist that week, or if its date cannot be booked at `now` (milliseconds since 1970).
 */
export function aWeekLater(starts: readonly WallTime[], offer: SlottedOffer, now: number): readonly Slot[] {
  return starts.flatMap((start) => {
    const slots = slotsOf(offer, addDays(dateOf(start), 7));
    const slot = slots.find((one) => timeOf(one.start) === timeOf(start));
    return slot && dateRefusal(slot, offer, now) === null ? slot : [];
  });
}
