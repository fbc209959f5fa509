import { languageOfHost } from '../core/text/language.ts';
import { parseDate } from '../core/time/wall-time.ts';
import { type DatabaseSettings, readDatabase } from './environment/database.ts';
import { readDemoMode } from './environment/demo-mode.ts';
import { type GuestLimits, readGuestLimits, USUAL_RATE } from './environment/guest-limits.ts';
import { type KeptDays, readKeptDays } from './environment/kept-days.ts';
import { type LogLevel, readLogLevel } from './environment/log-level.ts';
import { type MailSettings, readMail } from './environment/mail.ts';
import { readMetrics } from './environment/metrics.ts';
import { readSignIn, type SignInSettings } from './environment/sign-in.ts';
import { readStripe, type StripeSettings } from './environment/stripe.ts';
import { readTrustProxy } from './environment/trust-proxy.ts';
import { badVariable, type Variables, wholeNumber } from './environment/variable.ts';
import { englishSite } from './pages/origins.ts';

/** The server's settings (C-variables). */
export interface Environment extends DatabaseSettings {
  /**
   * Whether there are sample data, demo tokens and requested faults; never with real money or real people
   * (D-demo-mode).
   */
  readonly isDemo: boolean;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The origin under which the site is reached, without a slash at its end; null in a demo on this machine. */
  readonly publicUrl: string | null;
  /** The origin of the English site (D-english-site); null if `publicUrl` is null. */
  readonly englishUrl: string | null;
  /** The folder of releases that is served; null for the last build. */
  readonly bundleDir: string | null;
  /** The instant (milliseconds since 1970) at which the clock starts; null for the machine's own. */
  readonly now: number | null;
  readonly sampleScale: number;
  /** How many requests a minute one address may make. */
  readonly rateLimit: number;
  /** What people without an account may do at most. */
  readonly guestLimits: GuestLimits;
  /** For how many days what concerns people is kept. */
  readonly keptDays: KeptDays;
  /** The proxies whose X-Forwarded-For counts (see `parseProxies`). */
  readonly trustProxy: readonly string[];
  /** What is logged (D-logs). */
  readonly logLevel: LogLevel;
  /** Whether `/metrics` exists (D-metrics). */
  readonly hasMetrics: boolean;
  /** How mail is sent; null if it is not sent but kept. */
  readonly mail: MailSettings | null;
  /** The identity provider by whose tokens people sign in; null for none. */
  readonly signIn: SignInSettings | null;
  /** Stripe's keys; null for none. */
  readonly stripe: StripeSettings | null;
}

/** Reads the settings in `variables`; an empty one counts as absent. Throws an EnvironmentError for a bad value. */
export function readEnvironment(variables: Variables): Environment {
  const stripe = readStripe(variables);
  const isDemo = readDemoMode(variables, stripe);
  const publicUrl = origin(variables, 'PUBLIC_URL');
  const rateLimit = wholeNumber(variables, 'RATE_LIMIT', USUAL_RATE, 1, 1_000_000);
  return {
    isDemo,
    port: wholeNumber(variables, 'PORT', 4173, 0, 65_535),
    host: host(variables),
    publicUrl,
    englishUrl: englishUrl(variables, publicUrl),
    ...readDatabase(variables),
    bundleDir: variables['BUNDLE_DIR'] || null,
    now: instant(variables),
    sampleScale: wholeNumber(variables, 'SAMPLE_SCALE', 1, 1, 1000),
    rateLimit,
    guestLimits: readGuestLimits(variables, rateLimit),
    keptDays: readKeptDays(variables),
    trustProxy: readTrustProxy(variables),
    logLevel: readLogLevel(variables, isDemo),
    hasMetrics: readMetrics(variables),
    mail: readMail(variables),
    signIn: readSignIn(variables),
    stripe,
  };
}

function host(variables: Variables): string {
  const text = variables['HOST'] || '127.0.0.1';
  if (/^[\w.:-]+$/.test(text)) return text;
  throw badVariable('HOST', text, 'an address or a host name such as 127.0.0.1');
}

function origin(variables: Variables, name: 'PUBLIC_URL' | 'PUBLIC_URL_EN'): string | null {
  const text = variables[name];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw badVariable(name, text, 'the address of the site without a path, such as https://marketplace.example');
}

/** Returns the origin of the English site beside `publicUrl`. Throws an EnvironmentError for a bad PUBLIC_URL_EN. */
export function englishUrl(variables: Variables, publicUrl: string | null): string | null {
  const given = origin(variables, 'PUBLIC_URL_EN');
  if (given === null) return publicUrl && englishSite(publicUrl);
  if (publicUrl && (given === publicUrl || languageOfHost(new URL(given).hostname) === 'en')) return given;
  throw badVariable(
    'PUBLIC_URL_EN',
    given,
    'the address of the English site, whose host name begins with en. or en-, beside PUBLIC_URL, or the same as PUBLIC_URL',
  );
}

function instant(variables: Variables): number | null {
  const text = variables['NOW'];
  if (!text) return null;
  const value = parseInstant(text);
  if (value !== null) return value;
  throw badVariable('NOW', text, 'an ISO 8601 instant with its offset such as 2026-11-20T09:00:00Z');
}

/** Returns the milliseconds since 1970 of an ISO 8601 instant with its offset (`2026-11-20T09:00:00Z`), or null. */
export function parseInstant(text: string): number | null {
  const [, day] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  const value = day !== undefined && parseDate(day) !== null ? Date.parse(text) : Number.NaN;
  return Number.isNaN(value) ? null : value;
}
