import type { Known, Named } from '../../../../core/studio/references.ts';
import { slugOf } from '../../../../core/text/slug.ts';
import type { Queryable } from '../../database/database.ts';
import { ROWS_A_STATEMENT } from './upsert.ts';

const VENUE = '(SELECT slug FROM user_page WHERE person_id = t.provider_id) AS venue';

/** The rows of each sheet that may be named; `$1` are the names that are looked for, as typed and as addresses. */
const NAMED: Readonly<Record<string, string>> = {
  venues:
    'SELECT slug AS key, full_name AS name FROM user_page JOIN person ON id = person_id WHERE $1::text[] IS NOT NULL',
  coaches: `SELECT slug AS key, first_name || ' ' || last_name AS name FROM coach WHERE $1::text[] IS NOT NULL`,
  categories: 'SELECT slug AS key, name FROM category WHERE $1::text[] IS NOT NULL',
  sports: 'SELECT slug AS key, name FROM sport WHERE $1::text[] IS NOT NULL',
  offers: `SELECT url AS key, title AS name, ${VENUE} FROM slotted AS t WHERE $1::text[] IS NOT NULL`,
  events: `SELECT url AS key, title AS name, slotted_id IS NOT NULL AS "isCard", ${VENUE} FROM event AS t
    WHERE url = ANY($1::text[]) OR title = ANY($1)`,
  animations: `SELECT url AS key, title AS name, ${VENUE} FROM animation AS t WHERE url = ANY($1::text[])`,
  memberships: `SELECT url AS key, title AS name, ${VENUE} FROM membership AS t WHERE $1::text[] IS NOT NULL`,
  customers: `SELECT email AS key, '' AS name FROM person WHERE kind = 'account' AND email = ANY($1::text[])`,
};

/** Reads the rows of the database that the files have or name. */
export async function readKnown(
  database: Queryable,
  wanted: Readonly<Record<string, readonly string[]>>,
): Promise<Known> {
  const known: Record<string, readonly Named[]> = {};
  for (const [sheet, names] of Object.entries(wanted)) {
    const sql = NAMED[sheet];
    if (sql === undefined) continue;
    const rows = new Map<string, Named>();
    // A statement with all names of a large file would fill the memory of an embedded database.
    for (let from = 0; from < Math.max(1, names.length); from += ROWS_A_STATEMENT) {
      const some = names.slice(from, from + ROWS_A_STATEMENT);
      const wantedNames = [...new Set(some.flatMap((name) => [name, slugOf(name), name.toLowerCase()]))];
      for (const row of await database.query<Named>(sql, [wantedNames])) rows.set(row.key, row);
    }
    known[sheet] = [...rows.values()];
  }
  return known;
}
