import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { alone, type Waiting } from './alone.ts';
import type { Database } from './database.ts';

/** One numbered file of SQL. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * Reads the migrations of a folder in the order of their numbers, which may leave gaps: there has never been a 0007.
 */
export async function readMigrations(
  folder: URL = new URL('./migrations/', import.meta.url),
): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
}

/**
 * Applies, in one transaction, the migrations that have not been applied to the database. Throws a StartError if an
 * applied one was edited or is missing, or if a table is in use for too long (D-start-waits).
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
  waiting: Partial<Waiting> = {},
): Promise<void> {
  await alone(database, waiting, async (transaction) => {
    await transaction.script(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at bigint NOT NULL)',
    );
    const applied = await transaction.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migration ORDER BY name',
    );
    for (const { name, checksum } of applied) {
      const migration = migrations.find((one) => one.name === name);
      if (!migration)
        throw new StartError(`The database has seen migration ${name}, which this version does not know.`);
      if (checksum !== checksumOf(migration)) {
        throw new StartError(`Migration ${name} was edited after it was applied; add a new one instead.`);
      }
    }
    const seen = new Set(applied.map(({ name }) => name));
    for (const migration of migrations.filter(({ name }) => !seen.has(name))) {
      await transaction.script(migration.sql);
      await transaction.query('INSERT INTO migration (name, checksum, applied_at) VALUES ($1, $2, $3)', [
        migration.name,
        checksumOf(migration),
        now,
      ]);
    }
  });
}

function checksumOf(migration: Migration): string {
  // A Git checkout may convert line ends to CRLF.
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
