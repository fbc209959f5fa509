import { HOLD_MS, latestEnd, longerEnd } from '../../../core/checkout/hold-time.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { requireOwn } from '../people/guest-moved.ts';
import { Problem } from '../problem.ts';
import { latestOrderOf } from './held-order.ts';
import { endLiveHolds } from './reserve.ts';

/** A hold; `wishes` and `draft` are JSON. */
export interface HoldRow {
  state: 'live' | 'released' | 'expired' | 'ordered';
  kind: 'checkout' | 'offer';
  person_id: number;
  token_hash: string | null;
  expires_at: number;
  held_at: number | null;
  wishes: string | null;
  draft: string | null;
}

/**
 * Reads a hold of the caller's checkout; throws a `not-found` or `forbidden` problem if there is none. A guest owns the
 * holds that were made with the same token.
 */
export async function readOwnHold(database: Queryable, caller: Caller, id: string): Promise<HoldRow> {
  const [hold] = await database.query<HoldRow>(
    'SELECT state, kind, person_id, token_hash, expires_at, held_at, wishes, draft FROM hold WHERE id = $1',
    [id],
  );
  if (!hold || hold.kind === 'offer') throw new Problem('not-found');
  requireOwn(hold, caller);
  return hold;
}

/**
 * Reads a live hold of the caller. Throws `not-found`, `forbidden`, or `hold-expired` with the id of the order that the
 * hold has become, if any.
 */
export async function readLiveHold(database: Queryable, caller: Caller, id: string, now: number): Promise<HoldRow> {
  const hold = await readOwnHold(database, caller, id);
  if (hold.state !== 'live' || hold.expires_at <= now) {
    throw new Problem('hold-expired', { order: await latestOrderOf(database, id) });
  }
  return hold;
}

/**
 * Extends a live hold of the caller to ten minutes from `now`, but to no more than an hour in all (D-hold-longer).
 * Throws `hold-limit` once the hour is reached, and the same problems as `readLiveHold`.
 */
export async function keepLonger(transaction: Transaction, caller: Caller, id: string, now: number): Promise<void> {
  // A second request waits for this lock, and the sweep skips locked holds.
  await transaction.query('SELECT id FROM hold WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const hold = await readLiveHold(transaction, caller, id, now);
  const end = longerEnd(hold.expires_at, latestEndOf(hold), now);
  if (end === null) throw new Problem('hold-limit');
  // Holds made by an earlier version have no `held_at`.
  await transaction.query(
    'UPDATE hold SET expires_at = $2, held_at = coalesce(held_at, expires_at - $3) WHERE id = $1',
    [id, end, HOLD_MS],
  );
}

/** Returns the latest instant to which a hold can be extended, in milliseconds since 1970. */
export function latestEndOf({ held_at, expires_at }: Pick<HoldRow, 'held_at' | 'expires_at'>): number {
  return latestEnd(held_at ?? expires_at - HOLD_MS);
}

/** Gives back the places of a hold that has not ended yet. */
export async function releaseHold(transaction: Transaction, caller: Caller, id: string, now: number): Promise<void> {
  await readOwnHold(transaction, caller, id);
  await endLiveHolds(transaction, [id], now);
}
