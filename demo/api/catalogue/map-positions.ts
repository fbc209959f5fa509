import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import type { Queryable } from '../database/database.ts';
import { MOST_LISTED } from '../schemas/map.ts';
import { nowParameter } from './listed.ts';
import { narrow, whereListed } from './search/narrowed.ts';

/** A venue, with the ids of its listed events. */
export interface PositionRow {
  id: number;
  full_name: string;
  url: string;
  slug: string;
  picture: string | null;
  city_name: string;
  /** Null, like `longitude`, for a venue without a location. */
  latitude: number | null;
  longitude: number | null;
  events: number[];
}

/**
 * Lists the first `most` venues, by id, that have listed events that match a query. Venues without a location, which
 * maps leave out, are included.
 */
export async function listPositions(
  database: Queryable,
  query: EventQuery,
  now: number,
  most = MOST_LISTED,
): Promise<readonly PositionRow[]> {
  const narrowed = await narrow(database, query);
  return database.query<PositionRow>(
    `SELECT venue.person_id AS id, full_name, url, slug, picture, city_name, latitude, longitude, events
     FROM (SELECT provider_id, array_agg(id ORDER BY id) AS events FROM event
           WHERE ${whereListed(narrowed)} GROUP BY provider_id) AS host
     JOIN user_page venue ON venue.person_id = host.provider_id
     ORDER BY venue.person_id LIMIT ${most}`,
    [nowParameter(now), ...narrowed.parameters],
  );
}
