import { randomBytes } from 'node:crypto';
import type { Queryable } from '../api/database/database.ts';
import { hashOf } from '../api/people/caller.ts';
import { UsageError } from '../studio/usage-error.ts';

/**
 * Makes the address of the calendar of a venue or a coach, by the address of its page; an earlier one no longer works
 * (D-calendar-feeds). `names` shows who comes. Throws a UsageError if there is none of that name.
 */
export async function calendarFor(
  database: Queryable,
  slug: string,
  names: boolean,
  site: string,
): Promise<readonly string[]> {
  const secret = randomBytes(32).toString('base64url');
  for (const [column, owner] of [
    ['provider_id', 'SELECT person_id AS id FROM user_page WHERE slug = $2'],
    ['coach_id', 'SELECT id FROM coach WHERE slug = $2'],
  ]) {
    const made = await database.query(
      `INSERT INTO calendar_feed (hash, ${column}, has_names) SELECT $1, id, $3 FROM (${owner}) AS owner
       ON CONFLICT (${column}) DO UPDATE SET hash = excluded.hash, has_names = excluded.has_names RETURNING hash`,
      [hashOf(secret), slug, names],
    );
    const { host } = new URL(site);
    if (made.length > 0)
      return [`The address, which is shown only now: webcal://${host}/api/v1/calendar/${secret}.ics`];
  }
  throw new UsageError(`There is no venue and no coach ${slug}.`);
}
