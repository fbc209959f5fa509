import { type Bookings, isWaiting, type Refusal, refusal } from '../../../core/booking/refusal.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../../core/booking/selection.ts';
import type { SlotId } from '../../../core/booking/slot.ts';
import { Problem } from '../problem.ts';
import type { Requested } from './requested.ts';

export interface RefusedSlot {
  readonly id: SlotId;
  readonly refusal: Refusal;
}

/** Takes the slots one after the other as the calendar would, and says which can be had and why the others cannot (decisions §5). */
export function walk(
  requested: readonly Requested[],
  bookings: Bookings,
  now: number,
): { readonly selection: Selection; readonly refused: readonly RefusedSlot[] } {
  let selection = NOTHING_SELECTED;
  const refused: RefusedSlot[] = [];
  for (const { slot, offer } of requested) {
    const found = refusal(slot, selection, offer, bookings, now);
    if (found) refused.push({ id: slot.id, refusal: found });
    // A hold keeps places; a full session has none to keep, with a waiting list or without.
    else if (isWaiting(slot, selection, offer, bookings)) refused.push({ id: slot.id, refusal: { case: 'full' } });
    else selection = select(slot, selection);
  }
  return { selection, refused };
}

/** The problem of refused slots: the first one's code and figures, and every one by name (decisions §8). */
export function refusedProblem(refused: readonly [RefusedSlot, ...RefusedSlot[]]): Problem {
  const { case: code, ...figures } = refused[0].refusal;
  const slots = refused.map(({ id, refusal: { case: code, ...figures } }) => ({ id, code, ...figures }));
  return new Problem(code, { ...figures, slots });
}
