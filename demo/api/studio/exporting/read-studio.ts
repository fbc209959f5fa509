import type { Value } from '../../../../core/studio/cell.ts';
import { SHEETS } from '../../../../core/studio/sheets.ts';
import { readText } from '../../../../core/studio/text-cell.ts';
import type { PlainDate } from '../../../../core/time/wall-time.ts';
import type { Queryable } from '../../database/database.ts';
import { lastDay } from '../../database/last-day.ts';

/** The rows of each sheet, by its id. */
export type Studio = Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>;

const english = (source: string, name: string) =>
  `(SELECT text FROM translation WHERE language = 'en' AND md5(source) = md5(${source})) AS "${name}"`;
const VENUE = '(SELECT slug FROM user_page WHERE person_id = t.provider_id) AS venue';
const OFFER = '(SELECT url FROM slotted WHERE id = t.slotted_id) AS offer';
const COMPANY = '(SELECT name FROM organization WHERE id = p.organization_id) AS company';
const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`;
const DATED = `url AS address, title, ${english('t.title', 'titleEn')}, description, ${english('t.description', 'descriptionEn')},
  ${VENUE}, sport_slug AS sport, type, price_cents AS price, currency, ${wall('starts_at')} AS start, ${wall('ends_at')} AS "end",
  capacity, ${OFFER}`;

/** The places to come that somebody has, with what was paid for orders that begin with them. */
const BOOKED = `
  SELECT p.email AS customer, s.url AS offer, e.url AS event, ${wall('min(CASE WHEN s.id IS NOT NULL THEN place.starts_at END)')} AS start,
    count(*) AS places,
    sum(CASE WHEN b.id = (SELECT min(id) FROM booking WHERE purchase_id = o.id) THEN coalesce(o.paid_elsewhere_cents, o.total_cents) ELSE 0 END)::integer AS paid
  FROM booking b JOIN purchase o ON o.id = b.purchase_id JOIN person p ON p.id = b.person_id JOIN place ON place.id = b.place_id
  LEFT JOIN slotted s ON s.id = place.slotted_id LEFT JOIN event e ON place.id = 'event:' || e.id
  WHERE b.returned_at IS NULL AND coalesce(place.starts_at::date >= $1::date, true) AND (s.id IS NOT NULL OR e.id IS NOT NULL)
  GROUP BY p.email, s.url, e.url, place.id`;

/** The SQL of each sheet; `$1` is today. Rows are in the order of their keys, letter by letter. */
const ROWS: Readonly<Record<string, readonly [sql: string, order: string]>> = {
  venues: [
    `SELECT slug AS address, full_name AS name, email, first_name AS "firstName", last_name AS "lastName", city_name AS town,
       postal_code AS "postalCode", latitude, longitude, u.picture, cancellation_hours AS "cancellationHours", ${COMPANY}
     FROM user_page u JOIN person p ON p.id = person_id WHERE 'Providers' = ANY(groups)`,
    'address',
  ],
  coaches: ['SELECT slug AS address, first_name AS "firstName", last_name AS "lastName" FROM coach', 'address'],
  categories: [
    `SELECT slug AS address, name, ${english('t.name', 'nameEn')}, picture, lpad(position::text, 9, '0') AS nth FROM category t`,
    'nth',
  ],
  sports: [
    `SELECT slug AS address, name, ${english('t.name', 'nameEn')}, category_slug AS category FROM sport t`,
    'address',
  ],
  offers: [
    `SELECT url AS address, title, ${english('t.title', 'titleEn')}, ${VENUE}, sport_slug AS sport,
       (SELECT slug FROM coach WHERE id = t.coach_id) AS coach, price_cents AS price, currency, slot_time AS "slotMinutes",
       starts_on AS "firstDay", ends_on AS "lastDay", free_slot AS "freeSlots", max_slot AS "maxSlots",
       book_month AS "monthLimit", book_month_unique AS "isMonthLimitOwn", monthly_based_on AS "countedFor",
       consecutive AS "isConsecutive", max_multi_slots AS repeats, wait_list_booking AS "hasWaitingList", language,
       intensity::text AS intensity, picture FROM slotted t`,
    'address',
  ],
  sessions: [
    `SELECT url AS offer, to_jsonb(array_agg(weekday ORDER BY weekday)) AS weekdays, NULL::date AS day, '' AS nth,
       to_char(starts, 'HH24:MI') AS "from", to_char(ends, 'HH24:MI') AS "to", s.capacity
     FROM slotted_session s JOIN slotted ON slotted.id = slotted_id GROUP BY url, starts, ends, s.capacity
     UNION ALL SELECT url, NULL, day, day::text, to_char(starts, 'HH24:MI'), to_char(ends, 'HH24:MI'), s.capacity
     FROM special_session s JOIN slotted ON slotted.id = slotted_id`,
    'offer, nth, "from", "to", capacity, weekdays::text',
  ],
  daysOff: [
    `SELECT url AS offer, d.starts_on AS "firstDay", ${lastDay('d.ends_on')} AS "lastDay"
     FROM day_off d JOIN slotted ON slotted.id = slotted_id`,
    'offer, "firstDay"',
  ],
  events: [
    `SELECT ${DATED}, initial_price_cents AS "initialPrice", discount, duration_minutes AS minutes, picture,
       (SELECT to_jsonb(array_agg(DISTINCT weekday ORDER BY weekday)) FROM event_opening WHERE event_id = t.id) AS weekdays,
       (SELECT to_jsonb(array_agg(DISTINCT to_char(starts, 'HH24:MI'))) FROM event_opening WHERE event_id = t.id) AS hours,
       (SELECT first.url FROM event first WHERE first.id = t.series_id AND first.id <> t.id) AS series,
       is_teaser AS "isTeaser", is_cash_back AS "isCashBack", is_information AS "isInformation", is_active AS "isActive"
     FROM event t`,
    'address',
  ],
  animations: [`SELECT ${DATED}, marketing_picture AS picture FROM animation t`, 'address'],
  memberships: [
    `SELECT url AS address, title, ${english('t.title', 'titleEn')}, ${VENUE}, picture FROM membership t`,
    'address',
  ],
  membershipOptions: [
    `SELECT membership.url AS membership, t.title, ${english('t.title', 'titleEn')}, price_cents AS price,
       initial_price_cents AS "initialPrice", discount, months, currency
     FROM membership_option t JOIN membership ON membership.id = membership_id`,
    'membership, months, title',
  ],
  coupons: [
    `SELECT code, percent, amount_cents AS amount, currency, ${VENUE}, starts_on AS "firstDay", ends_on AS "lastDay",
       max_uses AS "maxUses" FROM coupon t`,
    'code',
  ],
  popups: [
    `SELECT title, ${english('t.title', 'titleEn')}, body AS text, ${english('t.body', 'textEn')}, picture, link_href AS link,
       link_label AS "linkLabel", ${english('t.link_label', 'linkLabelEn')}, ${wall('starts_at')} AS start, ${wall('ends_at')} AS "end"
     FROM popup t`,
    'title',
  ],
  replays: [
    `SELECT t.title, ${english('t.title', 'titleEn')}, description, ${english('t.description', 'descriptionEn')}, ${VENUE},
       sport_slug AS sport, picture, minutes, ${wall('recorded_at')} AS recorded, duration_seconds AS seconds,
       (SELECT string_agg(src, E'\\n' ORDER BY position) FROM video_source WHERE video_id = video.id) AS video,
       (SELECT src FROM video_caption WHERE video_id = video.id AND lang = 'fr') AS "captionsFr",
       (SELECT src FROM video_caption WHERE video_id = video.id AND lang = 'en') AS "captionsEn"
     FROM replay t JOIN video ON video.id = video_id`,
    'venue, title',
  ],
  customers: [
    `SELECT DISTINCT ON (email) email, first_name AS "firstName", last_name AS "lastName", phone, ${COMPANY} FROM person p
     WHERE kind = 'account' AND groups <@ '{Clients}'::text[] AND NOT EXISTS (SELECT FROM user_page WHERE person_id = p.id)
       -- Whoever was forgotten has no name.
       AND first_name <> ''
       OR email IN (SELECT customer FROM (${BOOKED}) AS booked) ORDER BY email, kind`,
    'email',
  ],
  runningMemberships: [
    `SELECT p.email AS customer, (SELECT url FROM membership WHERE id = t.membership_id) AS membership, t.title,
       t.starts_on AS "firstDay", ${lastDay('t.expires_on')} AS "lastDay"
     FROM subscription t JOIN person p ON p.id = t.person_id
     WHERE ended_at IS NULL AND expires_on >= $1::date AND p.kind = 'account'`,
    'customer, title, "firstDay"',
  ],
  bookings: [BOOKED, 'customer, offer, event, start'],
};

/** Reads everything that an import could have brought, and the bookings to come. */
export async function readStudio(database: Queryable, today: PlainDate): Promise<Studio> {
  const studio: Record<string, readonly Readonly<Record<string, Value>>[]> = {};
  for (const { id, columns } of SHEETS) {
    const [sql, order] = ROWS[id] ?? ['', ''];
    const sorted = order
      .split(', ')
      .map((one) =>
        /^(?:capacity|months)$/.test(one) ? one : `${one.includes('::') ? one : `${one}::text`} COLLATE "C"`,
      );
    const rows = await database.query<Record<string, Value>>(
      `SELECT * FROM (${sql}) AS rows WHERE $1::date IS NOT NULL ORDER BY ${sorted.join(', ')}`,
      [today],
    );
    studio[id] = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.id, typed(row[column.id] ?? null)])),
    );
  }
  return studio;
}

/** Returns a text as the import would read it, so that a second export is the same. */
function typed(value: Value): Value {
  if (typeof value !== 'string') return value;
  const read = readText({ case: 'text', text: value });
  return read.case === 'value' && read.value !== '' ? read.value : null;
}
