import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { latestOrderOf } from './held-order.ts';
import { type HoldRow, readOwnHold } from './release.ts';

/** A live hold of the caller; otherwise throws `not-found`, `forbidden`, or `hold-expired` with the order that it became. */
export async function readLiveHold(database: Queryable, caller: Caller, id: string, now: number): Promise<HoldRow> {
  const hold = await readOwnHold(database, caller, id);
  if (hold.state !== 'live' || hold.expires_at <= now) {
    throw new Problem('hold-expired', { order: await latestOrderOf(database, id) });
  }
  return hold;
}
