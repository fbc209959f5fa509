import type { SlottedOffer } from '../catalogue/slotted.ts';
import { dateOf } from '../time/wall-time.ts';
import { nearestChain } from './chain.ts';
import { slotsOf } from './day-slots.ts';
import { isWaiting, refusal, type Situation } from './refusal.ts';
import { NOTHING_SELECTED, type Selection, select } from './selection.ts';
import type { Slot, SlotId } from './slot.ts';

/**
 * Returns the selection with each slot that is `gone` replaced by the nearest free slot of the same day; null if a slot
 * has no replacement. If slots must be consecutive, returns the nearest whole chain, preferably a chain that contains
 * the slots that are not gone.
 */
export function selectionWithAlternatives(
  gone: ReadonlySet<SlotId>,
  situation: Situation & { readonly offer: SlottedOffer },
): Selection | null {
  const { selection, offer, bookings } = situation;
  const goneSlots = selection.filter(({ id }) => gone.has(id));
  const freeSlots = ({ start }: Slot, kept: Selection) =>
    slotsOf(offer, dateOf(start)).filter(
      (slot) =>
        !gone.has(slot.id) &&
        refusal(slot, { ...situation, selection: kept }) === null &&
        !isWaiting(slot, kept, offer, bookings),
    );

  const [first] = goneSlots;
  if (!first) return null;
  if (offer.consecutive) {
    const free = freeSlots(first, NOTHING_SELECTED);
    const chainWith = (kept: readonly Slot[]) => nearestChain(first, selection.length, free, offer.slotTime, kept);
    const chain = chainWith(selection.filter(({ id }) => !gone.has(id))) ?? chainWith([]);
    if (!chain) return null;
    return chain.reduce<Selection>((result, slot) => select(slot, result), NOTHING_SELECTED);
  }
  let result: Selection = selection.filter(({ id }) => !gone.has(id));
  for (const slot of goneSlots) {
    const [nearest] = nearestChain(slot, 1, freeSlots(slot, result), offer.slotTime) ?? [];
    if (!nearest) return null;
    result = select(nearest, result);
  }
  return result;
}
