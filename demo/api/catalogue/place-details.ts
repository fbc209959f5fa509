import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import type { Queryable } from '../database/database.ts';
import { type EventRow, SELECT_EVENT } from './events/events.ts';
import { nowParameter } from './listed.ts';
import { parseReference } from './reference.ts';
import { narrow, whereListed } from './search/narrowed.ts';

/** A marker: its venue's url and coordinates, and the query that narrows its events down. */
export interface Marker {
  readonly url: string;
  readonly lat: number;
  readonly long: number;
  readonly eventType: 'all' | EventRow['type'];
  readonly query: EventQuery;
}

/** A venue that is on the map. */
interface PlaceRow {
  id: number;
  full_name: string;
  city_name: string;
  postal_code: string;
  latitude: number;
  longitude: number;
}

const MOST = 100;

/** Finds the venue of a marker; null if no venue has that url at these coordinates. */
export async function findPlace(database: Queryable, { url, lat, long }: Marker): Promise<PlaceRow | null> {
  const { id, text } = parseReference(url);
  const [row] = await database.query<PlaceRow>(
    `SELECT person_id AS id, full_name, city_name, postal_code, latitude, longitude FROM user_page
     WHERE (person_id = $1::integer OR url = $2 OR slug = $2)
       AND latitude = $3::double precision AND longitude = $4::double precision
     ORDER BY (person_id = $1::integer) DESC NULLS LAST, person_id LIMIT 1`,
    [id, text, lat, long],
  );
  return row ?? null;
}

/** Lists the listed events of a marker's venue, the newest first. `now` is in milliseconds since 1970. */
export async function listEventsAt(
  database: Queryable,
  venueId: number,
  { eventType, query }: Marker,
  now: number,
): Promise<readonly EventRow[]> {
  const narrowed = await narrow(database, query);
  const given = [nowParameter(now), ...narrowed.parameters, venueId, eventType];
  return database.query<EventRow>(
    `${SELECT_EVENT} WHERE event.id IN (
       SELECT id FROM event WHERE ${whereListed(narrowed)}
         AND event.provider_id = $${given.length - 1} AND ($${given.length} = 'all' OR event.type = $${given.length})
       ORDER BY published_at DESC, id DESC LIMIT ${MOST})
     ORDER BY event.published_at DESC, event.id DESC`,
    given,
  );
}
