import type { Bookings } from '../../../core/booking/bookings.ts';
import { dateRefusal, isWaiting, type Refusal, refusal } from '../../../core/booking/refusal.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../../core/booking/selection.ts';
import type { SlotId } from '../../../core/booking/slot.ts';
import { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import type { Requested } from './requested.ts';

interface RefusedSlot {
  readonly id: SlotId;
  readonly refusal: Refusal | { readonly case: Extract<ProblemCode, 'already-waiting'> };
}

/**
 * Selects the slots one after the other, as the calendar would. Returns the slots that can be booked or waited for, and
 * why the others are refused (D-same-rules). A full slot is waited for only if the request says so.
 */
export function judgeSlots(
  requested: readonly Requested[],
  bookings: Bookings,
  now: number,
): { readonly selection: Selection; readonly refused: readonly RefusedSlot[] } {
  let selection = NOTHING_SELECTED;
  const refused: RefusedSlot[] = [];
  for (const { slot, offer, mayWait } of requested) {
    const found = refusal(slot, { selection, offer, bookings, now });
    const waiting = isWaiting(slot, selection, offer, bookings);
    if (found) refused.push({ id: slot.id, refusal: found });
    else if (waiting && !mayWait) refused.push({ id: slot.id, refusal: { case: 'full' } });
    else selection = select(slot, selection, waiting);
  }
  return { selection, refused };
}

/** Throws a problem that names each slot that is refused because of its date. */
export function judgeDates(requested: readonly Requested[], now: number): void {
  const [first, ...others] = requested.flatMap(({ slot, offer }) => {
    const refused = dateRefusal(slot, offer, now);
    return refused ? { id: slot.id, refusal: refused } : [];
  });
  if (first) throw refusedProblem([first, ...others]);
}

/**
 * Returns the problem for refused slots. It has the code and figures of the first slot, and a list with those of every
 * slot (D-problem-json).
 */
export function refusedProblem(refused: readonly [RefusedSlot, ...RefusedSlot[]]): Problem {
  const { case: code, ...figures } = refused[0].refusal;
  const slots = refused.map(({ id, refusal: { case: code, ...figures } }) => ({ id, code, ...figures }));
  return new Problem(code, { ...figures, slots });
}
