import { parseDate } from '../core/time/wall-time.ts';

/** What the server is told from outside (contract §6). */
export interface Environment {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The embedded database's folder; null keeps it in memory. */
  readonly dataDir: string | null;
  /** The instant (milliseconds since 1970) at which the clock starts; null for the machine's own. */
  readonly now: number | null;
  readonly sampleScale: number;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
}

/** A variable that cannot be used; the message is one sentence that names it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings in `variables`, an empty one counting as absent. Throws an EnvironmentError for a bad value. */
export function readEnvironment(variables: Variables): Environment {
  const dataDir = variables['DATA_DIR'] || '.data/';
  return {
    port: wholeNumber(variables, 'PORT', 4173, 0, 65_535),
    host: host(variables),
    databaseUrl: databaseUrl(variables),
    dataDir: dataDir === 'memory:' ? null : dataDir,
    now: instant(variables),
    sampleScale: wholeNumber(variables, 'SAMPLE_SCALE', 1, 1, 1000),
    rateLimit: wholeNumber(variables, 'RATE_LIMIT', 1200, 1, 1_000_000),
  };
}

function wholeNumber(variables: Variables, name: string, byDefault: number, least: number, most: number): number {
  const text = variables[name];
  if (!text) return byDefault;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw refuse(name, text, `a whole number from ${least} to ${most}`);
}

function host(variables: Variables): string {
  const text = variables['HOST'] || '127.0.0.1';
  if (/^[\w.:-]+$/.test(text)) return text;
  throw refuse('HOST', text, 'an address or a host name such as 127.0.0.1');
}

function databaseUrl(variables: Variables): string | null {
  const text = variables['DATABASE_URL'];
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  // The value may hold a password: only its scheme is repeated.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0];
  const found = scheme ? `${scheme}…` : 'no address';
  throw refuse('DATABASE_URL', found, 'the address of a PostgreSQL server, postgres://user:password@host:5432/name');
}

function instant(variables: Variables): number | null {
  const text = variables['NOW'];
  if (!text) return null;
  const [, day] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  const value = day !== undefined && parseDate(day) !== null ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(value)) return value;
  throw refuse('NOW', text, 'an ISO 8601 instant with its offset such as 2026-11-20T09:00:00Z');
}

function refuse(name: string, found: string, expected: string): EnvironmentError {
  return new EnvironmentError(`${name} is ${JSON.stringify(found)}, but it must be ${expected}.`);
}
