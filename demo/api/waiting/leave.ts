import { lockCaller, lockPlaces } from '../booking/locks.ts';
import { hasBookedStart } from '../booking/promote.ts';
import { endLiveHolds } from '../booking/reserve.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';

/**
 * Takes a person off the waiting list of a slot; a place that was offered to them is offered to the next person. Throws
 * a `not-found` problem if they do not wait for the slot.
 */
export async function leaveList(transaction: Transaction, caller: Caller, slotId: string, now: number): Promise<void> {
  await lockCaller(transaction, caller);
  // Holds are locked before places (see `locks.ts`); the second query finds an offer that was made in between.
  await offeredHolds(transaction, caller, slotId);
  await lockPlaces(transaction, [slotId]);
  if (!(await leave(transaction, caller, slotId))) throw new Problem('not-found');
  await endLiveHolds(transaction, await offeredHolds(transaction, caller, slotId), now);
}

/**
 * Takes the person to whom this hold offers a place off the slot's list, if they have booked and paid for another slot of
 * the same start. The place is offered to the next person.
 */
export async function leaveBookedStart(transaction: Transaction, holdId: string, now: number): Promise<void> {
  // If the person is taking the place at this moment, its hold is locked.
  const [offer] = await transaction.query<{ person_id: number; token_hash: string | null; place_id: string }>(
    `SELECT person_id, token_hash, place_id FROM hold JOIN hold_place ON hold_id = hold.id
     WHERE hold.id = $1 AND kind = 'offer' AND hold.state = 'live' FOR UPDATE OF hold SKIP LOCKED`,
    [holdId],
  );
  if (!offer) return;
  await lockPlaces(transaction, [offer.place_id]);
  if (!(await hasBookedStart(transaction, offer.person_id, offer.place_id, now))) return;
  await leave(transaction, { id: offer.person_id, guestToken: offer.token_hash }, offer.place_id);
  await endLiveHolds(transaction, [holdId], now);
}

/** Takes a person off the list of a slot; returns false if they are not on it. */
async function leave(
  transaction: Transaction,
  { id, guestToken }: Pick<Caller, 'id' | 'guestToken'>,
  slotId: string,
): Promise<boolean> {
  const left = await transaction.query(
    `UPDATE waiting SET state = 'left' WHERE person_id = $1 AND place_id = $2 AND state IN ('waiting', 'offered')
       AND token_hash IS NOT DISTINCT FROM $3::text RETURNING id`,
    [id, slotId, guestToken],
  );
  return left.length > 0;
}

/** Returns the live holds that offer the place to this caller, locked. */
async function offeredHolds(transaction: Transaction, caller: Caller, slotId: string): Promise<readonly string[]> {
  const holds = await transaction.query<{ id: string }>(
    `SELECT hold.id FROM hold JOIN hold_place ON hold_id = hold.id
     WHERE person_id = $1 AND kind = 'offer' AND state = 'live' AND place_id = $2
       AND token_hash IS NOT DISTINCT FROM $3::text ORDER BY hold.id FOR UPDATE OF hold`,
    [caller.id, slotId, caller.guestToken],
  );
  return holds.map(({ id }) => id);
}
