import { randomUUID } from 'node:crypto';
import type { DateRange } from '../../../../core/catalogue/slotted.ts';
import { isOld } from '../../../../core/schedule/closed-days.ts';
import { lockSchedules } from '../../booking/locks.ts';
import { addressOf } from '../../booking/order-mail.ts';
import { SELLER } from '../../catalogue/seller.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { touchOffers } from '../../database/touched.ts';
import { planMail } from '../../mail/plan-mail.ts';
import type { Order } from '../../schemas/booking.ts';
import { CalendarFailure } from './calendar-failure.ts';
import { type Fetched, fetchCalendar, type Validators } from './fetch-calendar.ts';
import { readCalendar } from './read-calendar.ts';

/** How often a calendar is read. */
const EVERY_MS = 3_600_000;
/** How many calendars are read in one run. */
const BATCH = 50;

/** A calendar that is being read, by the id of its venue. */
interface Due extends Validators {
  readonly id: number;
  readonly url: string;
}

/** Fetches a calendar; `fetchCalendar` but in tests. */
export type FetchCalendar = (url: string, known: Validators, signal?: AbortSignal) => Promise<Fetched>;

export const fromInternet: FetchCalendar = (url, known, signal) => fetchCalendar(url, known, { signal });

/** The SQL of a column of a calendar that was read today: the first reading of a day reads further ahead, whatever has changed. */
const ofToday = (column: string) => `CASE WHEN read_at / 86400000 = $1::bigint / 86400000 THEN ${column} END`;

/** What the job needs. */
export interface ClosureServices {
  readonly database: Database;
  readonly clock: { readonly now: () => number };
}

/**
 * Reads the calendars of closures that are due (D-closure-calendar), each by one process. One that cannot be read leaves the
 * days as they are.
 */
export async function readDueCalendars(
  services: ClosureServices,
  fetch: FetchCalendar = fromInternet,
  signal?: AbortSignal,
): Promise<void> {
  for (let n = 0; n < BATCH && !signal?.aborted; n += 1) {
    const now = services.clock.now();
    const [due] = await services.database.query<Due>(
      `UPDATE closure_calendar SET next_at = $1::bigint + ${EVERY_MS} WHERE provider_id = (
         SELECT provider_id FROM closure_calendar WHERE next_at <= $1 ORDER BY next_at, provider_id LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING provider_id AS id, url, ${ofToday('etag')} AS etag, ${ofToday('last_modified')} AS "lastModified"`,
      [now],
    );
    if (!due) return;
    await readOne(services, due, fetch, signal);
  }
}

/** Sets the calendar of a venue; the next run reads it. The days of an earlier one stay until then. */
export async function setCalendar(database: Database, venueId: number, url: string, now: number): Promise<void> {
  await database.query(
    `INSERT INTO closure_calendar (provider_id, url, set_at, next_at) VALUES ($1, $2, $3, 0)
     ON CONFLICT (provider_id) DO UPDATE SET url = excluded.url, set_at = excluded.set_at, next_at = 0,
       read_at = NULL, etag = NULL, last_modified = NULL, trouble = NULL, is_told = false`,
    [venueId, url, now],
  );
}

async function readOne(
  { database, clock }: ClosureServices,
  due: Due,
  fetch: FetchCalendar,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const fetched = await fetch(due.url, due, signal);
    const now = clock.now();
    const days = fetched.case === 'text' ? await readCalendar(fetched.text, now) : null;
    await database.transaction((transaction) => keep(transaction, due, fetched, days, now));
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    if (signal?.aborted) return;
    await database.transaction((transaction) => noteTrouble(transaction, due, error.reason, clock.now()));
  }
}

/** Keeps what a calendar says, unless its venue has another one by now. */
async function keep(
  transaction: Transaction,
  { id, url, ...known }: Due,
  fetched: Fetched,
  days: readonly DateRange[] | null,
  now: number,
): Promise<void> {
  const { etag, lastModified } = fetched.case === 'text' ? fetched : known;
  await lockSchedules(transaction);
  const kept = await transaction.query(
    `UPDATE closure_calendar SET read_at = $3, etag = $4, last_modified = $5, trouble = NULL, is_told = false
     WHERE provider_id = $1 AND url = $2 RETURNING provider_id`,
    [id, url, now, etag, lastModified],
  );
  if (kept.length === 0 || days === null) return;
  // Only what differs: each change of the catalogue makes kept answers outdated.
  const rows = `jsonb_to_recordset($2::text::jsonb) AS g (start date, "end" date)`;
  const removed = await transaction.query(
    `DELETE FROM closure WHERE provider_id = $1 AND NOT EXISTS (SELECT FROM ${rows} WHERE start = starts_on AND "end" = ends_on) RETURNING provider_id`,
    [id, JSON.stringify(days)],
  );
  const added = await transaction.query(
    `INSERT INTO closure (provider_id, starts_on, ends_on) SELECT $1, start, "end" FROM ${rows} ON CONFLICT DO NOTHING RETURNING provider_id`,
    [id, JSON.stringify(days)],
  );
  if (removed.length + added.length === 0) return;
  const offers = await transaction.query<{ id: number }>('SELECT id FROM slotted WHERE provider_id = $1', [id]);
  touchOffers(
    transaction,
    offers.map((offer) => offer.id),
  );
}

interface Old {
  readonly isTold: boolean;
  readonly since: number;
  readonly user: Order['user'];
}

/** Notes why a calendar could not be read, and writes to its venue once if its days are old. */
async function noteTrouble(transaction: Transaction, { id, url }: Due, trouble: string, now: number): Promise<void> {
  const [calendar] = await transaction.query<Old>(
    `UPDATE closure_calendar c SET trouble = $3 FROM user_page u WHERE u.person_id = c.provider_id AND c.provider_id = $1 AND c.url = $2
     RETURNING is_told AS "isTold", coalesce(read_at, set_at) AS since, ${SELLER} AS "user"`,
    [id, url, trouble],
  );
  if (!calendar || calendar.isTold || !isOld(calendar.since, now)) return;
  await transaction.query('UPDATE closure_calendar SET is_told = true WHERE provider_id = $1', [id]);
  const recipient = await addressOf(transaction, id);
  if (recipient === null) return;
  const content = { case: 'closures', host: new URL(url).host, since: calendar.since, user: calendar.user } as const;
  await planMail(
    transaction,
    'closures',
    { recipient, lang: 'fr', orderId: null, about: `${id}:${randomUUID()}` },
    content,
    now,
  );
}
