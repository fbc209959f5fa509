import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { placesOfHolds } from './locks.ts';
import { changePlaces, changesOf } from './places.ts';
import { endHolds } from './reserve.ts';

interface HoldRow {
  state: 'live' | 'released' | 'expired' | 'ordered';
  person_id: number;
  token_hash: string | null;
}

/** A hold of the caller's own; a `not-found` or `forbidden` problem otherwise. A guest owns what the same token made. */
export async function readOwnHold(transaction: Transaction, caller: Caller, id: string): Promise<HoldRow> {
  const [hold] = await transaction.query<HoldRow>('SELECT state, person_id, token_hash FROM hold WHERE id = $1', [id]);
  if (!hold) throw new Problem('not-found');
  if (hold.person_id !== caller.id || hold.token_hash !== caller.guestToken) throw new Problem('forbidden');
  return hold;
}

/** Gives the places of a hold back; nothing happens where it has ended already. */
export async function releaseHold(transaction: Transaction, caller: Caller, id: string, now: number): Promise<void> {
  await readOwnHold(transaction, caller, id);
  const live = await transaction.query<{ id: string }>(
    `SELECT id FROM hold WHERE id = $1 AND state = 'live' FOR UPDATE`,
    [id],
  );
  if (live.length === 0) return;
  const places = await placesOfHolds(transaction, [id]);
  await changePlaces(transaction, changesOf([], places), []);
  await endHolds(transaction, places, now);
}
