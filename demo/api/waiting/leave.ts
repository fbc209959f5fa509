import { lockCaller, lockPlaces } from '../booking/locks.ts';
import { hasBookedStart } from '../booking/promote.ts';
import { endLiveHolds } from '../booking/release.ts';
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
  await offersOf(transaction, caller, slotId);
  await lockPlaces(transaction, [slotId]);
  const left = await transaction.query(
    `UPDATE waiting SET state = 'left' WHERE person_id = $1 AND place_id = $2 AND state IN ('waiting', 'offered')
       AND token_hash IS NOT DISTINCT FROM $3::text RETURNING id`,
    [caller.id, slotId, caller.guestToken],
  );
  if (left.length === 0) throw new Problem('not-found');
  await endLiveHolds(transaction, await offersOf(transaction, caller, slotId), now);
}

/**
 * Takes somebody off the list of a slot that is offered to them by this hold, if they have booked its start by now. The
 * place is offered to the next.
 */
export async function leaveBookedStart(transaction: Transaction, holdId: string, now: number): Promise<void> {
  // One that its person is taking at this moment is left to them.
  const [offer] = await transaction.query<{ person_id: number; token_hash: string | null }>(
    `SELECT person_id, token_hash FROM hold WHERE id = $1 AND kind = 'offer' AND state = 'live' FOR UPDATE SKIP LOCKED`,
    [holdId],
  );
  const [place] = await transaction.query<{ id: string }>('SELECT place_id AS id FROM hold_place WHERE hold_id = $1', [
    holdId,
  ]);
  if (!offer || !place) return;
  await lockPlaces(transaction, [place.id]);
  if (!(await hasBookedStart(transaction, offer.person_id, place.id, now))) return;
  await transaction.query(
    `UPDATE waiting SET state = 'left' WHERE person_id = $1 AND place_id = $2 AND state = 'offered'
       AND token_hash IS NOT DISTINCT FROM $3::text`,
    [offer.person_id, place.id, offer.token_hash],
  );
  await endLiveHolds(transaction, [holdId], now);
}

/** Returns the live offers of the place to this caller, locked. */
async function offersOf(transaction: Transaction, caller: Caller, slotId: string): Promise<readonly string[]> {
  const offers = await transaction.query<{ id: string }>(
    `SELECT hold.id FROM hold JOIN hold_place ON hold_id = hold.id
     WHERE person_id = $1 AND kind = 'offer' AND state = 'live' AND place_id = $2
       AND token_hash IS NOT DISTINCT FROM $3::text ORDER BY hold.id FOR UPDATE OF hold`,
    [caller.id, slotId, caller.guestToken],
  );
  return offers.map(({ id }) => id);
}
