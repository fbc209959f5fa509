import type { SlottedOffer } from '../catalogue/slotted.ts';
import { dateOf } from '../time/wall-time.ts';
import { nearestChain } from './chain.ts';
import { isWaiting, refusal, type Situation } from './refusal.ts';
import { NOTHING_SELECTED, type Selection, select } from './selection.ts';
import type { Slot, SlotId } from './slot.ts';
import { slotsOf } from './week.ts';

/**
 * The selection with the nearest free slot of the same day in place of each slot that is `gone`; null if one of them has none.
 * Where slots must be consecutive, it is the nearest whole chain, preferably one with the slots that remain.
 */
export function alternativesTo(
  gone: ReadonlySet<SlotId>,
  situation: Situation & { readonly offer: SlottedOffer },
): Selection | null {
  const { selection, offer, bookings } = situation;
  const lost = selection.filter(({ id }) => gone.has(id));
  const freeSlots = ({ start }: Slot, chosen: Selection) =>
    slotsOf(offer, dateOf(start)).filter(
      (slot) =>
        !gone.has(slot.id) &&
        refusal(slot, { ...situation, selection: chosen }) === null &&
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
