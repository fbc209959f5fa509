import { HOLD_MS, latestEnd, longerEnd } from '../../../core/checkout/hold-time.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { latestOrderOf } from './held-order.ts';
import { type HoldRow, readOwnHold } from './release.ts';

/**
 * Reads a live hold of the caller; otherwise throws `not-found`, `forbidden`, or `hold-expired`
 * with the order that it became.
 */
export async function readLiveHold(database: Queryable, caller: Caller, id: string, now: number): Promise<HoldRow> {
  const hold = await readOwnHold(database, caller, id);
  if (hold.state !== 'live' || hold.expires_at <= now) {
    throw new Problem('hold-expired', { order: await latestOrderOf(database, id) });
  }
  return hold;
}

/**
 * Keeps a live hold of the caller for ten minutes from `now`, at most an hour in all (D-hold-longer). Throws
 * `hold-limit` after that, and as `readLiveHold`.
 */
export async function keepLonger(transaction: Transaction, caller: Caller, id: string, now: number): Promise<void> {
  // A second press waits for this one, and the sweep passes over it.
  await transaction.query('SELECT id FROM hold WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const hold = await readLiveHold(transaction, caller, id, now);
  const end = longerEnd(hold.expires_at, latestEndOf(hold), now);
  if (end === null) throw new Problem('hold-limit');
  // A hold of an earlier version does not say when it was made.
  await transaction.query(
    'UPDATE hold SET expires_at = $2, held_at = coalesce(held_at, expires_at - $3) WHERE id = $1',
    [id, end, HOLD_MS],
  );
}

/** Returns until when a hold can be kept at most. */
export function latestEndOf({ held_at, expires_at }: Pick<HoldRow, 'held_at' | 'expires_at'>): number {
  return latestEnd(held_at ?? expires_at - HOLD_MS);
}
