import type { Selection } from '../../../core/booking/selection.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { readFacts } from './facts.ts';
import { type LockedHold, lockBuyer, lockHolds } from './locks.ts';
import { changePlaces, changesOf } from './places.ts';
import type { Requested } from './requested.ts';
import { refusedProblem, walk } from './walk.ts';

/**
 * Takes the places of all these slots, or throws a problem that names each refused one. Where it succeeds, the person's
 * earlier hold and the expired ones in the way have given theirs back and end as `released` and `expired`.
 * `check` sees the person's own live hold before anything is judged.
 */
export async function reserve(
  transaction: Transaction,
  caller: Caller,
  requested: readonly Requested[],
  now: number,
  check: (own: LockedHold | undefined) => void = () => {},
): Promise<Selection> {
  await lockBuyer(transaction, caller, requested);
  const ids = requested.map(({ slot }) => slot.id);
  const holds = await lockHolds(transaction, caller, ids, now);
  check(holds.find((hold) => hold.personId === caller.id && hold.expiresAt > now));

  const bookings = await readFacts(transaction, caller, requested, holds);
  const { selection, refused } = walk(requested, bookings, now);
  const [first, ...others] = refused;
  if (first) throw refusedProblem([first, ...others]);

  const lost = await changePlaces(transaction, changesOf(selection, holds), selection);
  if (lost.length > 0) {
    throw new Problem('slot-unavailable', { slots: lost.map((id) => ({ id, code: 'slot-unavailable' })) });
  }
  await endHolds(transaction, holds, now);
  return selection;
}

/** Marks holds whose places were given back. */
export async function endHolds(transaction: Transaction, holds: readonly LockedHold[], now: number): Promise<void> {
  if (holds.length === 0) return;
  await transaction.query(
    `UPDATE hold SET state = CASE WHEN expires_at <= $2 THEN 'expired' ELSE 'released' END WHERE id = ANY($1::uuid[])`,
    [[...new Set(holds.map((hold) => hold.holdId))], now],
  );
}
