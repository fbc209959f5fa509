import type { TimeOfDay, WallTime, Weekday } from '../../../../core/time/wall-time.ts';
import type { Queryable } from '../../database/database.ts';
import { nowParameter } from '../listed.ts';
import type { Reference } from '../reference.ts';

/** An event's row, with its venue, its sport, its hours and the times of its series. */
export interface EventRow {
  id: number;
  title: string;
  /** HTML. */
  description: string;
  url: string;
  type: 'open' | 'single' | 'cyclic' | 'slotted';
  picture: string | null;
  price_cents: number;
  initial_price_cents: number | null;
  discount: number;
  currency: string;
  starts_at: WallTime | null;
  ends_at: WallTime | null;
  duration_minutes: number | null;
  /** Null for no limit. */
  capacity: number | null;
  slotted_id: number | null;
  is_teaser: boolean;
  is_cash_back: boolean;
  is_information: boolean;
  is_active: boolean;
  sport: { slug: string; name: string } | null;
  provider: { id: number; name: string; url: string; city: string };
  /** How many places are booked or held. */
  taken: number;
  openings: { weekday: Weekday; start: TimeOfDay }[];
  occurrences: { start: WallTime; url: string; is_active: boolean }[];
}

const MOST_OCCURRENCES = 6;

/** `$1` is `nowParameter`; a WHERE clause is appended. */
export const SELECT_EVENT = `
  SELECT event.id, event.title, event.description, event.url, event.type, event.picture, event.price_cents,
    event.initial_price_cents, event.discount, event.currency, event.starts_at, event.ends_at, event.duration_minutes,
    event.capacity, event.slotted_id, event.is_teaser, event.is_cash_back, event.is_information, event.is_active,
    CASE WHEN sport.slug IS NOT NULL THEN jsonb_build_object('slug', sport.slug, 'name', sport.name) END AS sport,
    jsonb_build_object('id', venue.person_id, 'name', venue.full_name, 'url', venue.url,
      'city', venue.city_name) AS provider,
    coalesce((SELECT taken FROM place WHERE place.id = 'event:' || event.id), 0) AS taken,
    coalesce((SELECT jsonb_agg(jsonb_build_object('weekday', weekday, 'start', to_char(starts, 'HH24:MI'))
      ORDER BY weekday, starts) FROM event_opening WHERE event_id = event.id), '[]') AS openings,
    coalesce((SELECT jsonb_agg(jsonb_build_object('start', to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'url', url,
      'is_active', is_active) ORDER BY starts_at, id) FROM (
        SELECT * FROM event one WHERE one.series_id = event.series_id AND (one.id = event.id OR one.ends_at > $1::timestamp)
        ORDER BY one.id = event.id DESC, one.starts_at, one.id LIMIT ${MOST_OCCURRENCES}
      ) AS nearest), '[]') AS occurrences
  FROM event
  JOIN user_page venue ON venue.person_id = event.provider_id
  LEFT JOIN sport ON sport.slug = event.sport_slug`;

/**
 * Finds the event with this id or, if there is none, with this url, even if the event is over or not active. `now` is
 * in milliseconds since 1970.
 */
export async function findEvent(database: Queryable, { id, text }: Reference, now: number): Promise<EventRow | null> {
  const [row] = await database.query<EventRow>(
    `${SELECT_EVENT} WHERE event.id = $2::integer OR event.url = $3
     ORDER BY (event.id = $2::integer) DESC NULLS LAST LIMIT 1`,
    [nowParameter(now), id, text],
  );
  return row ?? null;
}
