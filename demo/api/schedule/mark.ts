import type { Mark } from '../../../core/studio/marks.ts';
import type { Queryable } from '../database/database.ts';
import { Problem } from '../problem.ts';

/**
 * Notes whether somebody came, and returns what is noted then: the last mark counts, whenever it arrives. A mark from
 * after `now` is one of now. Throws a `not-found` problem if the order has no place of the session.
 */
export async function markPresent(
  database: Queryable,
  { session, order, present, at }: Mark,
  now: number,
): Promise<Pick<Mark, 'present'>> {
  const given = [order, session, present, Math.min(at, now)];
  await database.query(
    `UPDATE booking SET is_present = $3, marked_at = $4
     WHERE purchase_id = $1 AND place_id = $2 AND returned_at IS NULL AND coalesce(marked_at < $4, true)`,
    given,
  );
  const [noted] = await database.query<Pick<Mark, 'present'>>(
    `SELECT bool_and(is_present) AS present FROM booking WHERE purchase_id = $1 AND place_id = $2 AND returned_at IS NULL
     HAVING count(*) > 0`,
    [order, session],
  );
  if (!noted) throw new Problem('not-found');
  return noted;
}
