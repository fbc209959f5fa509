import { badVariable, type Variables, wholeNumber } from './variable.ts';

/** How many connections to PostgreSQL a process has if nothing is set. */
export const USUAL_CONNECTIONS = 16;

/** Where the database is, and how it is reached. */
export interface DatabaseSettings {
  /** The address of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The address of PostgreSQL itself, if `databaseUrl` leads to a pooler; else null. */
  readonly databaseDirectUrl: string | null;
  /** The address of a standby of PostgreSQL, which answers lists and pages; null if there is none. */
  readonly databaseReadUrl: string | null;
  /** How many connections to PostgreSQL the process may have, without two that only readiness uses. */
  readonly databaseConnections: number;
  /** The embedded database's folder; null keeps it in memory. */
  readonly dataDir: string | null;
}

/** Reads where the database is. Throws an EnvironmentError for a bad value. */
export function readDatabase(variables: Variables): DatabaseSettings {
  const dataDir = variables['DATA_DIR'] || '.data/';
  return {
    databaseUrl: addressIn(variables, 'DATABASE_URL'),
    databaseDirectUrl: addressIn(variables, 'DATABASE_DIRECT_URL'),
    databaseReadUrl: addressIn(variables, 'DATABASE_READ_URL'),
    databaseConnections: wholeNumber(variables, 'DATABASE_CONNECTIONS', USUAL_CONNECTIONS, 2, 500),
    dataDir: dataDir === 'memory:' ? null : dataDir,
  };
}

function addressIn(variables: Variables, name: `DATABASE_${string}URL`): string | null {
  const text = variables[name];
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  // The value may contain a password, so only its scheme is repeated.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0];
  const found = scheme ? `${scheme}…` : 'no address';
  throw badVariable(name, found, 'the address of a PostgreSQL server, postgres://user:password@host:5432/name');
}
