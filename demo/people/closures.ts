import type { Database } from '../api/database/database.ts';
import {
  type FetchCalendar,
  fromInternet,
  readDueCalendars,
  setCalendar,
} from '../api/jobs/closures/closure-calendars.ts';
import { UsageError } from '../studio/usage-error.ts';

/** What is done with the calendar of closures of a venue. */
export type ClosureDeed = { readonly case: 'set'; readonly url: string } | { readonly case: 'show' | 'remove' };

interface Shown {
  readonly host: string;
  readonly read: number | null;
  readonly trouble: string | null;
  readonly days: number;
}

/**
 * Sets, shows or removes the calendar that says when a venue is closed, by the address of its page (D-closure-calendar). A
 * new one is read at once. Throws a UsageError if there is no such venue, or if the address is none of https.
 */
export async function closuresOf(
  database: Database,
  slug: string,
  deed: ClosureDeed,
  now: number,
  fetch: FetchCalendar = fromInternet,
): Promise<readonly string[]> {
  const [venue] = await database.query<{ id: number }>('SELECT person_id AS id FROM user_page WHERE slug = $1', [slug]);
  if (!venue) throw new UsageError(`There is no venue ${slug}.`);
  if (deed.case === 'remove') {
    await database.query('DELETE FROM closure_calendar WHERE provider_id = $1', [venue.id]);
    return [`${slug} has no calendar of closures any more.`];
  }
  if (deed.case === 'set') {
    if (!URL.canParse(deed.url) || !/^(?:https|webcal):/i.test(deed.url)) {
      throw new UsageError('The address of a calendar begins with https://.');
    }
    await setCalendar(database, venue.id, deed.url, now);
    await readDueCalendars({ database, clock: { now: () => now } }, fetch);
  }
  const [shown] = await database.query<Shown>(
    `SELECT split_part(url, '/', 3) AS host, read_at AS read, trouble,
       (SELECT coalesce(sum(ends_on - starts_on + 1), 0)::integer FROM closure WHERE provider_id = $1) AS days
     FROM closure_calendar WHERE provider_id = $1`,
    [venue.id],
  );
  if (!shown) return [`${slug} has no calendar of closures.`];
  const { host, read, trouble, days } = shown;
  const when = read === null ? 'never read' : `read ${new Date(read).toISOString()}`;
  return [`${host} closes ${slug} on ${days} day(s), ${when}${trouble === null ? '' : `; now: ${trouble}`}.`];
}
