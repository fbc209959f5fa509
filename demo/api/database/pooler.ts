import pg from 'pg';
import { StartError } from '../start-error.ts';

/** The variables that name a PostgreSQL server. */
type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

interface Found {
  readonly isPooled: boolean;
  /** Tells the running server and its database from all others. */
  readonly server: string;
}

/** The addresses of a database, and who is told what is missing. */
export interface Addresses {
  readonly url: string;
  readonly directUrl: string | null;
  readonly tell: (sentence: string) => void;
}

/**
 * Returns whether a pooler is between this process and PostgreSQL (D-pooler). Throws a StartError if an address cannot
 * be used.
 */
export async function requireServer({ url, directUrl, tell }: Addresses, patience: number): Promise<boolean> {
  const { isPooled, server } = await find('DATABASE_URL', url, patience);
  if (directUrl !== null) {
    const direct = await find('DATABASE_DIRECT_URL', directUrl, patience);
    if (direct.isPooled) {
      throw new StartError('DATABASE_DIRECT_URL leads to a pooler: set it to the address of PostgreSQL itself.');
    }
    if (direct.server !== server) {
      throw new StartError('DATABASE_DIRECT_URL leads to another database than DATABASE_URL: set it to the same one.');
    }
  } else if (isPooled) {
    tell(
      'DATABASE_URL leads to a pooler, in which readiness waits behind all calls: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  }
  return isPooled;
}

async function find(variable: Variable, url: string, patience: number): Promise<Found> {
  const hasOptions = new URL(url).searchParams.has('options');
  const refusal = new StartError(
    `${variable} leads to a pooler, which does not pass on "options": leave them out, and set the search_path by ALTER ROLE.`,
  );
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; server: string }>(
      `SELECT pg_backend_pid() AS pid, extract(epoch FROM pg_postmaster_start_time())::text || current_database() AS server`,
    );
    // A pooler gives its clients numbers of its own.
    const isPooled = rows[0]?.pid !== (client as { readonly processID?: unknown }).processID;
    if (isPooled && hasOptions) throw refusal;
    return { isPooled, server: rows[0]?.server ?? '' };
  } catch (error) {
    if (error === refusal) throw error;
    // Not the error's own message: it may be empty, or contain the address with its password.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    if (hasOptions && reason === '08P01') throw refusal;
    throw new StartError(`The PostgreSQL server that ${variable} names cannot be used (${reason}).`);
  } finally {
    await client.end().catch(() => {});
  }
}
