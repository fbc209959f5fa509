import type { Database, Queryable } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { seed } from '../../../demo/api/sample-data/seed.ts';
import { openEmptyDatabase } from '../../fixtures/server/databases.ts';
import { type Explained, explaining } from '../../fixtures/server/explaining.ts';

/** Large enough that a map has more positions than it lists, and that no plan reads the whole table of venues. */
export const SCALE = 70;

/** Large tables, in which rows must be found by an index. */
const LARGE = ['event', 'animation', 'user_page', 'event_opening', 'place', 'booking', 'slotted_session'];

/** A database with the sample data at SCALE, vacuumed. `now` is in milliseconds since 1970. */
export async function openLarge(now: number): Promise<Database> {
  const database = await openEmptyDatabase();
  await migrate(database, await readMigrations(), now);
  await seed(database, now, SCALE);
  await settle(database);
  return database;
}

/**
 * Vacuums as autovacuum does within minutes; again if autovacuum interfered. Also the indexes of a table where less than
 * 2 % of the pages have dead rows, which VACUUM otherwise leaves to a later run, with those pages not all visible.
 */
async function settle(database: Database): Promise<void> {
  for (let run = 0; run < 20; run += 1) {
    await database.query('VACUUM (ANALYZE, INDEX_CLEANUP ON)');
    const left = await database.query(
      'SELECT relname FROM pg_class WHERE relname = ANY($1::text[]) AND relallvisible < relpages',
      [LARGE],
    );
    if (left.length === 0) return;
  }
  throw new Error('The database does not come to rest.');
}

/** A database that explains each statement before running it; of the tables that are read whole, it tells the large ones. */
export function explainingLarge(database: Database): { readonly database: Queryable; readonly seen: Explained[] } {
  const seen: Explained[] = [];
  const hear = ({ wholeTables, ...rest }: Explained) =>
    seen.push({ ...rest, wholeTables: wholeTables.filter((table) => LARGE.includes(table)) });
  return { seen, database: explaining(database, hear) };
}
