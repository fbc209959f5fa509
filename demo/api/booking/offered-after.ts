import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { ReleasedPlace } from './locks.ts';

/**
 * Selects the places that are kept for others who wait, after the person `$2` with the guest's token `$3`, to whom one of
 * the same session is offered, too. They do not stand in the way of who came first, where the schedule has lost places.
 */
export const OFFERED_AFTER = `SELECT later.place_id, 1 AS quantity
  FROM waiting AS own JOIN waiting AS later ON later.place_id = own.place_id AND later.id > own.id
  WHERE own.person_id = $2::integer AND own.token_hash IS NOT DISTINCT FROM $3::text
    AND own.state = 'offered' AND later.state = 'offered' AND EXISTS (
      SELECT FROM hold JOIN hold_place ON hold_id = hold.id
      WHERE hold.kind = 'offer' AND hold.state = 'live' AND hold_place.place_id = later.place_id AND expires_at > $1
        AND hold.person_id = later.person_id AND hold.token_hash IS NOT DISTINCT FROM later.token_hash)`;

/** Reads how many of these places are kept for others who wait after the caller. */
export function offeredAfter(
  database: Queryable,
  { id, guestToken }: Pick<Caller, 'id' | 'guestToken'>,
  placeIds: readonly string[],
  now: number,
): Promise<readonly ReleasedPlace[]> {
  return database.query<ReleasedPlace>(
    `SELECT place_id AS "placeId", sum(quantity)::integer AS quantity FROM (${OFFERED_AFTER}) AS after
     WHERE place_id = ANY($4::text[]) GROUP BY place_id ORDER BY place_id`,
    [now, id, guestToken, placeIds],
  );
}
