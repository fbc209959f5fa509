import type { Queryable, Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { requireOwn } from '../people/guest-moved.ts';
import { Problem } from '../problem.ts';
import { placesOfHolds } from './locks.ts';
import { exchangePlaces } from './places.ts';
import { endHolds } from './reserve.ts';

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

/** Gives back the places of a hold that has not ended yet. */
export async function releaseHold(transaction: Transaction, caller: Caller, id: string, now: number): Promise<void> {
  await readOwnHold(transaction, caller, id);
  await endLiveHolds(transaction, [id], now);
}

/** Ends those of these holds that are live, and gives back their places. */
export async function endLiveHolds(transaction: Transaction, ids: readonly string[], now: number): Promise<void> {
  const live = await transaction.query<{ id: string }>(
    `SELECT id FROM hold WHERE id = ANY($1::uuid[]) AND state = 'live' ORDER BY id FOR UPDATE`,
    [ids],
  );
  const holds = await placesOfHolds(
    transaction,
    live.map((hold) => hold.id),
  );
  await endHolds(transaction, holds, now);
  await exchangePlaces(transaction, [], holds, now);
}
