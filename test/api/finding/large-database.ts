import type { Database, Queryable } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { seed } from '../../../demo/api/sample-data/seed.ts';
import { openEmptyDatabase } from '../../fixtures/server/databases.ts';

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

/** Vacuums as autovacuum does within minutes; again if autovacuum interfered. */
async function settle(database: Database): Promise<void> {
  for (let run = 0; run < 20; run += 1) {
    await database.query('VACUUM (ANALYZE)');
    const left = await database.query(
      'SELECT relname FROM pg_class WHERE relname = ANY($1::text[]) AND relallvisible < relpages',
      [LARGE],
    );
    if (left.length === 0) return;
  }
  throw new Error('The database does not come to rest.');
}

/** The parts of a statement's plan that the tests check. */
interface Seen {
  readonly plan: string;
  readonly indexes: readonly string[];
  /** Large tables that are read from one end to the other. */
  readonly wholeTables: readonly string[];
}

/** A database that explains each statement before running it. */
export function explaining(database: Database): { readonly database: Queryable; readonly seen: Seen[] } {
  const seen: Seen[] = [];
  return {
    seen,
    database: {
      query: async <Row>(sql: string, parameters?: Parameters<Queryable['query']>[1]) => {
        const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, parameters);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table);
        const indexes = [...plan.matchAll(/(?:Scan using|Scan Backward using|Index Scan on) (\w+)/g)].map(
          ([, index = '']) => index,
        );
        seen.push({ plan, indexes, wholeTables: scanned.filter((table) => LARGE.includes(table)) });
        return database.query<Row>(sql, parameters);
      },
    },
  };
}
