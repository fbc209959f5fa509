import type { Database, Parameter } from '../../../demo/api/database/database.ts';
import type { Event } from '../../../demo/api/schemas/event.ts';
import type { CallOptions, TestServer } from '../../fixtures/server/api.ts';

type Row = Readonly<Record<string, Parameter>>;

/** A page of a list as it was answered. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly lastPage: number;
  /** Of a list of events. */
  readonly total?: number;
}

/** An answer that must have come. */
export async function get<Answer>(server: TestServer, path: string, options: CallOptions = {}): Promise<Answer> {
  const { status, text } = await server.call('GET', path, options);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** GET /v1/event/list/{rest}. */
export function getEvents(server: TestServer, rest: string, options: CallOptions = {}): Promise<Page<Event>> {
  return get(server, `/v1/event/list/${rest}`, options);
}

/** A venue with a page in a town that nobody else is in; `slug` names both. Returns its id. */
export async function addVenue(database: Database, slug: string, groups = '{Providers}'): Promise<number> {
  const id = await insert(database, 'person', {
    kind: 'account',
    email: `${slug}@example.org`,
    first_name: 'Hélène',
    last_name: 'Vasseur',
    groups,
    created_at: 0,
  });
  await database.query(
    `INSERT INTO user_page (person_id, url, slug, full_name, city_name, city_slug, postal_code)
     VALUES ($1, $2, $2, $3, $3, $2, '01000')`,
    [id, slug, slug[0]?.toUpperCase() + slug.slice(1)],
  );
  return id;
}

/** An active single event of a venue, from 10:00 to 11:30 on 24 November 2026 by default; returns its id. */
export function addEvent(database: Database, provider: number, more: Row = {}): Promise<number> {
  const isDated = more['type'] === undefined || more['type'] === 'single' || more['type'] === 'cyclic';
  const times = isDated ? { starts_at: '2026-11-24T10:00', ends_at: '2026-11-24T11:30' } : {};
  return insert(database, 'event', {
    provider_id: provider,
    ...WHOLE,
    url: nextUrl(),
    type: 'single',
    ...times,
    ...more,
  });
}

/** A cyclic animation, the same times; returns its id. */
export function addAnimation(database: Database, provider: number, more: Row = {}): Promise<number> {
  const isDated = more['type'] === undefined || more['type'] === 'cyclic';
  const times = isDated ? { starts_at: '2026-11-24T10:00', ends_at: '2026-11-24T11:30' } : {};
  const row = { provider_id: provider, ...WHOLE, description: '<p>Viens !</p>', url: nextUrl(), type: 'cyclic' };
  return insert(database, 'animation', { ...row, ...times, ...more });
}

/** The occurrences of a series, a day each, from 10:00 to 11:30; returns their ids. */
export async function addSeries(database: Database, provider: number, days: readonly string[], more: Row = {}) {
  const ids: number[] = [];
  for (const day of days) {
    const times = { starts_at: `${day}T10:00`, ends_at: `${day}T11:30` };
    const id = await addEvent(database, provider, { type: 'cyclic', ...times, ...more, series_id: ids[0] ?? null });
    if (ids.push(id) === 1) await database.query('UPDATE event SET series_id = id WHERE id = $1', [id]);
  }
  return ids;
}

/** An offer with one slot of one place on every day, by default 09:00 to 10:00; returns its id. */
export async function addOffer(
  database: Database,
  provider: number,
  more: Row = {},
  starts = '09:00',
): Promise<number> {
  const id = await insert(database, 'slotted', {
    provider_id: provider,
    title: 'Offre',
    url: nextUrl(),
    price_cents: 1200,
    slot_time: 45,
    free_slot: 0,
    max_slot: 5,
    book_month: 5,
    book_month_unique: true,
    consecutive: false,
    max_multi_slots: 0,
    monthly_based_on: 'user',
    wait_list_booking: false,
    ...more,
  });
  await database.query(
    `INSERT INTO slotted_session (slotted_id, weekday, starts, ends, capacity)
     SELECT $1, day, $2::text::time, $2::text::time + interval '1 hour', 1 FROM generate_series(0, 6) AS day`,
    [id, starts],
  );
  return id;
}

const WHOLE = { title: 'Essai', price_cents: 1000 };

let urls = 0;

function nextUrl(): string {
  urls += 1;
  return `essai-${urls}`;
}

async function insert(database: Database, table: string, row: Row): Promise<number> {
  const names = Object.keys(row);
  const [made] = await database.query<{ id: number }>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return made?.id ?? 0;
}
