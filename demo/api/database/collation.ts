import { StartError } from '../start-error.ts';
import type { Queryable } from './database.ts';

/**
 * The SQL that puts a text into the order of readers (É beside E, small letters before capitals), or lets ICU judge its
 * letters. The embedded database and PostgreSQL have this collation in common, whatever their locale (D-order-of-names).
 */
export const AS_READ = 'COLLATE "und-x-icu"';

/** Throws a StartError if the database lacks the collation, or its address names no schema for the tables. */
export async function requireCollation(database: Queryable): Promise<void> {
  const [found] = await database.query<{ has_schema: boolean; has_collation: boolean }>(
    `SELECT current_schema() IS NOT NULL AS has_schema, to_regcollation('"und-x-icu"') IS NOT NULL
       AND getdatabaseencoding() = 'UTF8' AS has_collation`,
  );
  if (!found?.has_schema) {
    throw new StartError(
      'The search_path of the PostgreSQL database has no schema that exists: create one, or change the search_path.',
    );
  }
  if (!found.has_collation) {
    throw new StartError(
      'The PostgreSQL database cannot sort names as readers do: it needs the collation und-x-icu (a PostgreSQL that is built with ICU) and the encoding UTF8.',
    );
  }
}
