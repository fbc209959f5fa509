import { JOIN_SESSION, SCHEDULED_CAPACITY } from '../catalogue/scheduled-capacity.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { ReleasedPlace } from './locks.ts';

/**
 * Selects how many places of each session the schedule has lost since they were offered, at most as many as are offered
 * to people who wait after the person `$2` with the guest's token `$3`, to whom a place of that session is offered, too.
 * These places do not count as taken for the person who came first.
 */
export const OFFERED_AFTER = `SELECT later.place_id, least(count(*), greatest(place.taken - ${SCHEDULED_CAPACITY}, 0)) AS quantity
  FROM waiting AS own JOIN waiting AS later ON later.place_id = own.place_id AND later.id > own.id
    JOIN place ON place.id = later.place_id ${JOIN_SESSION}
  WHERE own.person_id = $2::integer AND own.token_hash IS NOT DISTINCT FROM $3::text
    AND own.state = 'offered' AND later.state = 'offered' AND EXISTS (
      SELECT FROM hold JOIN hold_place ON hold_id = hold.id
      WHERE hold.kind = 'offer' AND hold.state = 'live' AND hold_place.place_id = later.place_id AND expires_at > $1
        AND hold.person_id = later.person_id AND hold.token_hash IS NOT DISTINCT FROM later.token_hash)
  GROUP BY later.place_id, place.taken, ${SCHEDULED_CAPACITY}`;

/** Reads how many of these places are offered to others but do not count as taken for the caller. */
export function offeredAfter(
  database: Queryable,
  { id, guestToken }: Pick<Caller, 'id' | 'guestToken'>,
  placeIds: readonly string[],
  now: number,
): Promise<readonly ReleasedPlace[]> {
  return database.query<ReleasedPlace>(
    `SELECT place_id AS "placeId", quantity::integer FROM (${OFFERED_AFTER}) AS after
     WHERE place_id = ANY($4::text[]) ORDER BY place_id`,
    [now, id, guestToken, placeIds],
  );
}
