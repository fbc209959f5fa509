import type { WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../../core/time/zone.ts';
import { lockSchedules } from '../booking/locks.ts';
import { findItem, type Item } from '../catalogue/items.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { requireMay } from './authority.ts';
import { readBookedPlaces } from './booked-sessions.ts';
import { carryOut } from './carry-out.ts';
import type { ChangedPlace } from './changed-place.ts';
import { type Changed, type ChangeOptions, confirmed } from './confirmed.ts';

/** A change of an event or an animation, by its reference. */
export type ItemChange =
  | { readonly case: 'move'; readonly item: string; readonly start: WallTime; readonly end: WallTime }
  | { readonly case: 'call-off'; readonly item: string };

/** Moves an event or an animation, or calls it off, with what that does to people (D-schedule-change). */
export async function changeItem(
  transaction: Transaction,
  caller: Caller,
  change: ItemChange,
  options: ChangeOptions,
): Promise<Changed> {
  const { now } = options;
  if (options.confirm !== null) await lockSchedules(transaction);
  const item = await findItem(transaction, change.item);
  if (!item || item.kind === 'membership-option' || item.start === null) throw new Problem('not-found');
  requireMay(caller, 'change', { providerId: item.provider.id, coachId: null });
  const hasBegun = toInstant(item.start, PARIS) < now;
  if (hasBegun || (change.case === 'move' && toInstant(change.start, PARIS) < now)) throw new Problem('past');
  const places = await readBookedPlaces(transaction, now, 'place.id = ANY($2::text[])', [[item.ref]]);
  const consequences = places.map((place): ChangedPlace => ({ place, what: whatOf(change, item) }));
  return confirmed([change, item, consequences], consequences, options, async () => {
    await write(transaction, item, change);
    await carryOut(transaction, consequences, now);
  });
}

function whatOf(change: ItemChange, { ref, capacity }: Item): ChangedPlace['what'] {
  if (change.case === 'call-off') return { case: 'called-off' };
  return { case: 'moved', to: { id: ref, start: change.start, end: change.end, capacity } };
}

async function write(transaction: Transaction, { ref, kind, id }: Item, change: ItemChange): Promise<void> {
  if (change.case === 'move') {
    const times = 'starts_at = $2::text::timestamp, ends_at = $3::text::timestamp';
    await transaction.query(`UPDATE ${kind} SET ${times} WHERE id = $1`, [id, change.start, change.end]);
  } else await withdrawItems(transaction, [ref]);
}

/** Takes events and animations that are called off out of what is sold. */
export async function withdrawItems(transaction: Transaction, refs: readonly string[]): Promise<void> {
  await transaction.query(`UPDATE event SET is_active = false WHERE 'event:' || id = ANY($1::text[])`, [refs]);
  await transaction.query(`DELETE FROM animation WHERE 'animation:' || id = ANY($1::text[])`, [refs]);
}
