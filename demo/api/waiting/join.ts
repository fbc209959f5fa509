import { judge } from '../booking/judge.ts';
import { lockBuyer, lockPlaces } from '../booking/locks.ts';
import { readRequested } from '../booking/requested.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { WaitingPlace } from '../schemas/booking.ts';
import { readWaiting } from './list.ts';
import { promoteFirst } from './promote.ts';

/** Adds somebody to the waiting list of a full slot, judged like selecting it (D-waiting-rules). */
export async function joinList(
  transaction: Transaction,
  caller: Caller,
  slotId: string,
  now: number,
): Promise<WaitingPlace> {
  const requested = await readRequested(transaction, [], [slotId]);
  await lockBuyer(transaction, caller);
  await lockPlaces(transaction, [slotId]);
  // A free place is theirs who wait already.
  const givenBack = await promoteFirst(transaction, [slotId], caller, now);
  const { places } = await judge(transaction, caller, { case: 'slots', requested }, { givenBack, replaced: [] }, now);
  if (places.length > 0) throw new Problem('not-full');
  await transaction.query(
    `INSERT INTO waiting (person_id, token_hash, place_id, state, joined_at) VALUES ($1, $2, $3, 'waiting', $4)`,
    [caller.id, caller.guestToken, slotId, now],
  );
  const joined = (await readWaiting(transaction, caller, now)).find(({ slot }) => slot === slotId);
  if (!joined) throw new Problem('not-found');
  return joined;
}
