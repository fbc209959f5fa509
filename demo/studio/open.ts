import { requireCollation } from '../api/database/collation.ts';
import { moveCounters } from '../api/database/counters.ts';
import type { Database } from '../api/database/database.ts';
import { migrate, readMigrations } from '../api/database/migrate.ts';
import { openDatabase } from '../api/database/open.ts';
import { readDatabase } from '../environment/database.ts';
import type { Variables } from '../environment/variable.ts';

/**
 * Runs `work` with the database that the variables name, with its schema up to date; closes it afterwards. Throws a
 * StartError if it does not open, for example because a server has it.
 */
export async function withDatabase<Result>(
  variables: Variables,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readDatabase(variables), () => {});
  try {
    await requireCollation(database);
    await migrate(database, await readMigrations(), Date.now());
    await database.transaction(moveCounters);
    return await work(database);
  } finally {
    await database.close();
  }
}
