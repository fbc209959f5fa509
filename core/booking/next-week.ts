import type { SlottedOffer } from '../catalogue/slotted.ts';
import { addDays, dateOf, timeOf, type WallTime } from '../time/wall-time.ts';
import type { Slot } from './slot.ts';
import { slotsOf } from './week.ts';

/** The slots of an offer at the same wall times a week after these starts (decisions §2); one that it has not is left out. */
export function aWeekLater(starts: readonly WallTime[], offer: SlottedOffer): readonly Slot[] {
  return starts.flatMap((start) => {
    const slots = slotsOf(offer, addDays(dateOf(start), 7));
    return slots.find((slot) => timeOf(slot.start) === timeOf(start)) ?? [];
  });
}
