import { type Bookings, isWaiting, type Refusal, refusal } from '../../../core/booking/refusal.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../../core/booking/selection.ts';
import type { SlotId } from '../../../core/booking/slot.ts';
import { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import type { Requested } from './requested.ts';

export interface RefusedSlot {
  readonly id: SlotId;
  readonly refusal: Refusal | { readonly case: Extract<ProblemCode, 'already-waiting'> };
}

/**
 * Takes the slots one after the other as the calendar would, and says which can be had or waited for and why the others
 * cannot (decisions §5). One that was not asked for as waiting is not waited for.
 */
export function walk(
  requested: readonly Requested[],
  bookings: Bookings,
  now: number,
): { readonly selection: Selection; readonly refused: readonly RefusedSlot[] } {
  let selection = NOTHING_SELECTED;
  const refused: RefusedSlot[] = [];
  for (const { slot, offer, mayWait } of requested) {
    const found = refusal(slot, selection, offer, bookings, now);
    const waiting = isWaiting(slot, selection, offer, bookings);
    if (found) refused.push({ id: slot.id, refusal: found });
    else if (waiting && !mayWait) refused.push({ id: slot.id, refusal: { case: 'full' } });
    else selection = select(slot, selection, waiting);
  }
  return { selection, refused };
}

/** The problem of refused slots: the first one's code and figures, and every one by name (decisions §8). */
export function refusedProblem(refused: readonly [RefusedSlot, ...RefusedSlot[]]): Problem {
  const { case: code, ...figures } = refused[0].refusal;
  const slots = refused.map(({ id, refusal: { case: code, ...figures } }) => ({ id, code, ...figures }));
  return new Problem(code, { ...figures, slots });
}
