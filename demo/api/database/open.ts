import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DatabaseSettings, USUAL_CONNECTIONS } from '../../environment/database.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import {
  folderFailure,
  memoryFailure,
  requireAccess,
  requireNoOther,
  requireRoom,
  requireVersion,
} from './folder-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { type Lag, withReplica } from './replica.ts';

/**
 * Opens the database that the environment names. The folder of an embedded database is locked before it is opened
 * (C-variables). `patience` and `tell` are for PostgreSQL.
 */
export async function openDatabase(
  environment: Pick<DatabaseSettings, 'databaseUrl' | 'dataDir'> & Partial<DatabaseSettings>,
  onLost: (error: Error) => void,
  more: Pick<PostgresOptions, 'patience' | 'tell'> & { readonly lag?: Lag } = {},
): Promise<Database> {
  const {
    databaseUrl,
    databaseConnections: connections = USUAL_CONNECTIONS,
    databaseDirectUrl: directUrl,
  } = environment;
  if (databaseUrl !== null) {
    const database = await openPostgres(databaseUrl, onLost, { ...more, connections, directUrl });
    const { databaseReadUrl: url = null } = environment;
    const { tell = () => {}, lag } = more;
    return url === null ? database : withReplica(database, { url, connections, onLost, tell, ...(lag && { lag }) });
  }
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

/** Opens the embedded database in a folder. Throws a StartError that says what to do if it does not open. */
export async function openFolder(folder: string, open = openPglite): Promise<Database> {
  requireNoOther(folder);
  requireAccess(folder);
  requireVersion(folder);
  try {
    return await open(folder);
  } catch (error) {
    const failure = folderFailure(error, folder) ?? memoryFailure(error);
    if (failure) throw failure;
    // PGlite's own error is a WebAssembly stack, which does not name what failed below it.
    requireRoom(existsSync(folder) ? folder : dirname(folder));
    throw new StartError(
      `The database in ${folder} does not open, and seems damaged: put a copy back in its place, or set DATA_DIR to another folder to begin with a new database.`,
      { cause: error },
    );
  }
}
