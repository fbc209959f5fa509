import type { SlottedOffer } from '../catalogue/slotted.ts';
import { dateOf } from '../time/wall-time.ts';
import { nearestChain } from './chain.ts';
import { type Bookings, isWaiting, refusal } from './refusal.ts';
import { NOTHING_SELECTED, type Selection, select } from './selection.ts';
import type { Slot, SlotId } from './slot.ts';
import { slotsOf } from './week.ts';

/**
 * The selection with the nearest free slot of the same day in place of each that has `gone`, or null where one has none.
 * Where slots are to be consecutive, it is the nearest whole chain, if there is one with the slots that stay. `now` is in milliseconds since 1970.
 */
export function insteadOf(
  gone: ReadonlySet<SlotId>,
  selection: Selection,
  offer: SlottedOffer,
  bookings: Bookings,
  now: number,
): Selection | null {
  const lost = selection.filter(({ id }) => gone.has(id));
  const freeSlots = ({ start }: Slot, chosen: Selection) =>
    slotsOf(offer, dateOf(start)).filter(
      (slot) =>
        !gone.has(slot.id) &&
        refusal(slot, chosen, offer, bookings, now) === null &&
        !isWaiting(slot, chosen, offer, bookings),
    );

  const [first] = lost;
  if (!first) return null;
  if (offer.consecutive) {
    const free = freeSlots(first, NOTHING_SELECTED);
    const chainWith = (kept: readonly Slot[]) => nearestChain(first, selection.length, free, offer.slotTime, kept);
    const chain = chainWith(selection.filter(({ id }) => !gone.has(id))) ?? chainWith([]);
    if (!chain) return null;
    return chain.reduce<Selection>((chosen, slot) => select(slot, chosen), NOTHING_SELECTED);
  }
  let chosen: Selection = selection.filter(({ id }) => !gone.has(id));
  for (const slot of lost) {
    const [nearest] = nearestChain(slot, 1, freeSlots(slot, chosen), offer.slotTime) ?? [];
    if (!nearest) return null;
    chosen = select(nearest, chosen);
  }
  return chosen;
}
