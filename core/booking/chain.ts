import type { BookingRules } from '../catalogue/slotted.ts';
import { dateOf, minutesBetween } from '../time/wall-time.ts';
import type { Selection } from './selection.ts';
import type { Slot } from './slot.ts';

/** Whether two slots follow each other, or are the same, by the wall clock and on the same day (decisions §5, case 9). */
export function isAdjacent(a: Slot, b: Slot, slotTime: number): boolean {
  const minutes = Math.abs(minutesBetween(a.start, b.start));
  return dateOf(a.start) === dateOf(b.start) && (minutes === 0 || minutes === slotTime);
}

/** Whether the selection may be booked as it is: where slots are to be consecutive, each follows the one before it. */
export function isChainWhole(selection: Selection, offer: Pick<BookingRules, 'consecutive' | 'slotTime'>): boolean {
  if (!offer.consecutive) return true;
  return selection.every((slot, index) => {
    const before = selection[index - 1];
    return before === undefined || isAdjacent(before, slot, offer.slotTime);
  });
}

/**
 * The `count` slots that follow each other and start nearest to `slot`, out of the slots of a day that can be had; null
 * where there are none. Of two as near, the earlier.
 */
export function nearestChain(
  slot: Slot,
  count: number,
  available: readonly Slot[],
  slotTime: number,
): readonly Slot[] | null {
  const byStart = [...available].sort((a, b) => minutesBetween(b.start, a.start));
  const runs = byStart.flatMap((_, index) => {
    const run = byStart.slice(index, index + count);
    const isRun =
      run.length === count && run.every((each, at) => at === 0 || follows(run[at - 1] as Slot, each, slotTime));
    return isRun ? [run] : [];
  });
  const distance = (run: readonly Slot[]) => Math.abs(minutesBetween((run[0] as Slot).start, slot.start));
  return runs.reduce<readonly Slot[] | null>(
    (nearest, run) => (nearest === null || distance(run) < distance(nearest) ? run : nearest),
    null,
  );
}

function follows(before: Slot, after: Slot, slotTime: number): boolean {
  return dateOf(before.start) === dateOf(after.start) && minutesBetween(before.start, after.start) === slotTime;
}
