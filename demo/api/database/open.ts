import { join } from 'node:path';
import type { Environment } from '../../environment.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** The database that the environment names; the embedded one's folder is locked before it is opened (contract §6). */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<Database> {
  if (environment.databaseUrl !== null) return openPostgres(environment.databaseUrl, onLost);
  if (environment.dataDir === null) return openPglite(null);
  const release = lockFolder(environment.dataDir);
  try {
    const database = await openPglite(join(environment.dataDir, 'database'));
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
