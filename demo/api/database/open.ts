import { join } from 'node:path';
import type { Environment } from '../../environment.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { requireAccess, requireRoom } from './folder-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** The database that the environment names; the embedded one's folder is locked before it is opened (C-variables). */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<Database> {
  if (environment.databaseUrl !== null) return openPostgres(environment.databaseUrl, onLost);
  if (environment.dataDir === null) return openPglite(null);
  const release = lockFolder(environment.dataDir);
  try {
    const database = await openFolder(join(environment.dataDir, 'database'));
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function openFolder(folder: string): Promise<Database> {
  requireAccess(folder);
  try {
    return await openPglite(folder);
  } catch {
    requireRoom(folder);
    // PGlite's own error is a WebAssembly stack that helps nobody.
    throw new StartError(
      `The database in ${folder} is damaged, or of another version: put a copy back in its place, or move that folder away to begin with a new database.`,
    );
  }
}
