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
  /** Who takes payments; null for the test gateway. */
  readonly stripe: StripeSettings | null;
}

/** What is needed to take payments with Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publicKey: string;
  readonly webhookSecret: string;
  /** A stand-in for Stripe on this machine, for tests; null for Stripe itself. */
  readonly apiBase: string | null;
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
    stripe: stripe(variables),
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
  const value = parseInstant(text);
  if (value !== null) return value;
  throw refuse('NOW', text, 'an ISO 8601 instant with its offset such as 2026-11-20T09:00:00Z');
}

/** The milliseconds since 1970 of an ISO 8601 instant with its offset (`2026-11-20T09:00:00Z`), or null. */
export function parseInstant(text: string): number | null {
  const [, day] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  const value = day !== undefined && parseDate(day) !== null ? Date.parse(text) : Number.NaN;
  return Number.isNaN(value) ? null : value;
}

const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: { form: /^(?:sk|rk)_(?:test|live)_\w+$/, expected: "Stripe's secret key, sk_test_… or sk_live_…" },
  STRIPE_PUBLIC_KEY: { form: /^pk_(?:test|live)_\w+$/, expected: "Stripe's publishable key, pk_test_… or pk_live_…" },
  STRIPE_WEBHOOK_SECRET: { form: /^whsec_\S+$/, expected: "the secret of Stripe's webhook, whsec_…" },
} as const;

function stripe(variables: Variables): StripeSettings | null {
  const apiBase = stripeBase(variables);
  const names = Object.keys(STRIPE_KEYS) as (keyof typeof STRIPE_KEYS)[];
  const lacking = names.filter((name) => !variables[name]);
  if (lacking.length === names.length && apiBase === null) return null;
  if (lacking.length > 0) {
    throw new EnvironmentError(
      `Payments with Stripe need ${names.join(', ')} together; ${lacking.join(', ')} is missing.`,
    );
  }
  const [secretKey = '', publicKey = '', webhookSecret = ''] = names.map((name) => stripeKey(variables, name));
  if (secretKey.includes('_test_') !== publicKey.includes('_test_')) {
    throw new EnvironmentError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLIC_KEY must both be of test mode or both be of live mode.',
    );
  }
  return { secretKey, publicKey, webhookSecret, apiBase };
}

/** What is found is never repeated: it may be a secret. */
function stripeKey(variables: Variables, name: keyof typeof STRIPE_KEYS): string {
  const text = variables[name] ?? '';
  const { form, expected } = STRIPE_KEYS[name];
  if (form.test(text)) return text;
  throw refuse(name, '…', expected);
}

function stripeBase(variables: Variables): string | null {
  const text = variables['STRIPE_API_BASE'];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere = url !== null && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (isHere && /^https?:$/.test(url.protocol) && url.username === '' && url.pathname === '/' && url.search === '') {
    return url.origin;
  }
  throw refuse('STRIPE_API_BASE', '…', 'an address of this machine such as http://127.0.0.1:4000');
}

function refuse(name: string, found: string, expected: string): EnvironmentError {
  return new EnvironmentError(`${name} is ${JSON.stringify(found)}, but it must be ${expected}.`);
}
