import type { Intensity, SlottedOffer } from '../../../core/catalogue/slotted.ts';
import type { PlainDate, TimeOfDay } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import type { Reference } from './reference.ts';

/** A slotted offer's row, with its provider, coach, schedule and days off. */
export interface OfferRow {
  id: number;
  title: string;
  url: string;
  picture: string | null;
  language: string | null;
  intensity: Intensity | null;
  price_cents: number;
  currency: string;
  slot_time: number;
  free_slot: number;
  max_slot: number;
  book_month: number;
  book_month_unique: boolean;
  consecutive: boolean;
  max_multi_slots: number;
  monthly_based_on: 'user' | 'org';
  wait_list_booking: boolean;
  starts_on: PlainDate | null;
  ends_on: PlainDate | null;
  schedule_form: 'english' | 'french' | 'dates';
  sport: { slug: string; name: string } | null;
  coach: { slug: string; first_name: string; last_name: string } | null;
  provider_id: number;
  provider_url: string;
  provider_slug: string;
  provider_name: string;
  provider_city: string;
  provider_postal_code: string;
  provider_picture: string | null;
  organization: { id: number; name: string } | null;
  sessions: { weekday: number; start: TimeOfDay; end: TimeOfDay; capacity: number }[];
  days_off: { start: PlainDate; end: PlainDate }[];
  special_days: SlottedOffer['specialDays'];
}

const OFFER = `
  SELECT s.id, s.title, s.url, s.picture, s.language, s.intensity, s.price_cents, s.currency, s.slot_time, s.free_slot,
         s.max_slot, s.book_month, s.book_month_unique, s.consecutive, s.max_multi_slots, s.monthly_based_on,
         s.wait_list_booking, s.starts_on, s.ends_on, s.schedule_form,
         CASE WHEN sport.slug IS NOT NULL THEN jsonb_build_object('slug', sport.slug, 'name', sport.name) END AS sport,
         to_jsonb(coach) AS coach, CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organization,
         u.person_id AS provider_id, u.url AS provider_url, u.slug AS provider_slug, u.full_name AS provider_name,
         u.city_name AS provider_city, u.postal_code AS provider_postal_code, u.picture AS provider_picture,
         coalesce((SELECT jsonb_agg(jsonb_build_object('weekday', weekday, 'start', to_char(starts, 'HH24:MI'),
           'end', to_char(ends, 'HH24:MI'), 'capacity', capacity) ORDER BY weekday, starts)
           FROM slotted_session WHERE slotted_id = s.id), '[]') AS sessions,
         coalesce((SELECT jsonb_agg(jsonb_build_object('start', d.starts_on, 'end', ${lastDay('d.ends_on')}) ORDER BY d.starts_on)
           FROM closed_day d WHERE d.slotted_id = s.id), '[]') AS days_off,
         coalesce((SELECT jsonb_agg(jsonb_build_object('date', day, 'sessions', sessions) ORDER BY day) FROM (
           SELECT day, jsonb_agg(jsonb_build_object('start', to_char(starts, 'HH24:MI'), 'end', to_char(ends, 'HH24:MI'),
             'capacity', capacity) ORDER BY starts) AS sessions
           FROM special_session WHERE slotted_id = s.id GROUP BY day) AS days), '[]') AS special_days
  FROM slotted s
  JOIN user_page u ON u.person_id = s.provider_id
  JOIN person p ON p.id = u.person_id
  LEFT JOIN organization o ON o.id = p.organization_id
  LEFT JOIN sport ON sport.slug = s.sport_slug
  LEFT JOIN coach ON coach.id = s.coach_id`;

/** Finds the offer with this id or, if there is none, with this url. */
export async function findOffer(database: Queryable, { id, text }: Reference): Promise<OfferRow | null> {
  const [row] = await database.query<OfferRow>(
    `${OFFER} WHERE s.id = $1::integer OR s.url = $2 ORDER BY (s.id = $1::integer) DESC NULLS LAST LIMIT 1`,
    [id, text],
  );
  return row ?? null;
}

/** Returns the SQL of the id of the offer that `findOffer` would find; `id` and `text` are parameters such as `$1`. */
export function offerIdOf(id: string, text: string): string {
  return `SELECT id FROM slotted WHERE id = ${id}::integer OR url = ${text}
    ORDER BY (id = ${id}::integer) DESC NULLS LAST LIMIT 1`;
}

export async function isOffer(database: Queryable, { id, text }: Reference): Promise<boolean> {
  return (await database.query(offerIdOf('$1', '$2'), [id, text])).length > 0;
}

export async function findOffersOf(database: Queryable, providerId: number): Promise<readonly OfferRow[]> {
  return database.query<OfferRow>(`${OFFER} WHERE s.provider_id = $1 ORDER BY s.id`, [providerId]);
}

export async function findOffersById(database: Queryable, ids: readonly number[]): Promise<readonly OfferRow[]> {
  if (ids.length === 0) return [];
  return database.query<OfferRow>(`${OFFER} WHERE s.id = ANY($1::integer[]) ORDER BY s.id`, [ids]);
}

/** Converts a row to the type that the rules of `core` take. */
export function asOffer(row: OfferRow): SlottedOffer {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    provider: { id: row.provider_id, fullName: row.provider_name, url: row.provider_url },
    sport: row.sport,
    price: row.price_cents,
    currency: row.currency,
    slotTime: row.slot_time,
    maxSlot: row.max_slot,
    bookMonth: row.book_month,
    bookMonthUnique: row.book_month_unique,
    maxMonthlyBookBasedOn: row.monthly_based_on,
    consecutive: row.consecutive,
    maxMultiSlots: row.max_multi_slots,
    freeSlot: row.free_slot,
    waitListBooking: row.wait_list_booking,
    startSlotted: row.starts_on,
    endSlotted: row.ends_on,
    daysOff: row.days_off,
    specialDays: row.special_days,
    coach: row.coach && { slug: row.coach.slug, fullName: `${row.coach.first_name} ${row.coach.last_name}` },
    language: row.language,
    intensity: row.intensity,
    schedule: Array.from({ length: 7 }, (_, weekday) =>
      row.sessions
        .filter((session) => session.weekday === weekday)
        .map(({ start, end, capacity }) => ({ start, end, capacity })),
    ),
  };
}
