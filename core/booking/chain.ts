import type { BookingRules } from '../catalogue/slotted.ts';
import { dateOf, minutesBetween } from '../time/wall-time.ts';
import type { Selection } from './selection.ts';
import type { Slot } from './slot.ts';

/** Whether two slots of a day start at the same wall time or follow each other (D-refusal-not-consecutive). */
export function isAdjacent(a: Slot, b: Slot, slotTime: number): boolean {
  const minutes = Math.abs(minutesBetween(a.start, b.start));
  return dateOf(a.start) === dateOf(b.start) && (minutes === 0 || minutes === slotTime);
}

/** Whether the selection can be booked as it is: if slots must be consecutive, each slot follows the slot before it. */
export function isChainWhole(selection: Selection, offer: Pick<BookingRules, 'consecutive' | 'slotTime'>): boolean {
  if (!offer.consecutive) return true;
  return selection.every((slot, index) => {
    const before = selection[index - 1];
    return before === undefined || isAdjacent(before, slot, offer.slotTime);
  });
}

/**
 * Returns the chain of `count` slots that starts nearest to `slot` and contains all of `kept`; null if there is none.
 * `available` are the free slots of one offer and day. If two chains are equally near, the earlier is returned.
 */
export function nearestChain(
  slot: Slot,
  count: number,
  available: readonly Slot[],
  slotTime: number,
  kept: readonly Slot[] = [],
): readonly Slot[] | null {
  const distance = ({ start }: Slot) => Math.abs(minutesBetween(start, slot.start));
  const nearestFirst = available.toSorted((a, b) => distance(a) - distance(b) || minutesBetween(b.start, a.start));
  for (const first of nearestFirst) {
    const chain = chainFrom(first, count, available, slotTime);
    const keeps = kept.every(({ id }) => chain.some((one) => one.id === id));
    if (chain.length === count && keeps) return chain;
  }
  return null;
}

/** Returns at most `count` slots, each `slotTime` minutes after the one before it. */
function chainFrom(first: Slot, count: number, available: readonly Slot[], slotTime: number): readonly Slot[] {
  const next = count > 1 ? available.find((slot) => follows(first, slot, slotTime)) : undefined;
  return next ? [first, ...chainFrom(next, count - 1, available, slotTime)] : [first];
}

function follows(before: Slot, after: Slot, slotTime: number): boolean {
  return (
    before.offerId === after.offerId &&
    dateOf(before.start) === dateOf(after.start) &&
    minutesBetween(before.start, after.start) === slotTime
  );
}
