import { slotsOf } from '../../../core/booking/day-slots.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../../core/booking/selection.ts';
import { parseSlotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import type { Hold } from '../../../core/checkout/hold.ts';
import { dateOf } from '../../../core/time/wall-time.ts';

/** The selection that a hold was made of: the page's memory of it is gone after a reload. */
export function selectionOfHold(hold: Hold, offer: SlottedOffer | null): Selection {
  return hold.slots.reduce<Selection>((chosen, { id, start, end, waiting }) => {
    const scheduled = offer && slotsOf(offer, dateOf(start)).find((slot) => slot.id === id);
    const offerId = parseSlotId(id)?.offerId ?? hold.slotted?.id ?? 0;
    return select(scheduled ?? { id, offerId, start, end, capacity: 1, index: 0 }, chosen, waiting);
  }, NOTHING_SELECTED);
}
