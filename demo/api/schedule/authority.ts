import { parseSlotId } from '../../../core/booking/slot.ts';
import { type Deed, may, type Owners } from '../../../core/schedule/may.ts';
import { findItem } from '../catalogue/items.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';

/** Throws a `forbidden` problem unless somebody may do this with a session (D-studio-roles). */
export function requireMay(caller: Caller, deed: Deed, owners: Owners): void {
  if (!may(caller, deed, owners)) throw new Problem('forbidden');
}

/** A slotted offer, and whose it is. */
export interface OwnedOffer extends Owners {
  readonly id: number;
}

/** Reads whose slotted offers are: of one, or of all. */
export function readOwners(database: Queryable, offerId: number | null): Promise<readonly OwnedOffer[]> {
  return database.query<OwnedOffer>(
    `SELECT s.id, provider_id AS "providerId", coach.person_id AS "coachId" FROM slotted s LEFT JOIN coach ON coach.id = coach_id
     WHERE $1::integer IS NULL OR s.id = $1 ORDER BY s.id`,
    [offerId],
  );
}

/** Reads whose a session is; throws a `not-found` problem if its offer, event or animation does not exist. */
export async function ownersOf(database: Queryable, session: string): Promise<Owners> {
  const slot = parseSlotId(session);
  const [owners] = slot ? await readOwners(database, slot.offerId) : [];
  const item = slot ? null : await findItem(database, session);
  if (item) return { providerId: item.provider.id, coachId: null };
  if (!owners) throw new Problem('not-found');
  return owners;
}
