import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { DateRange } from '../../../core/catalogue/slotted.ts';
import { dateOf, type PlainDate } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Database, Queryable } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import type { SignInPort } from '../ports/sign-in.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../service-types.ts';
import { enter } from './identity.ts';
import { networkOfRequest } from './network.ts';
import { isSigned } from './sign-in.ts';

/** The person who makes a call. */
export interface Caller {
  readonly id: number;
  readonly kind: 'account' | 'guest';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly groups: readonly string[];
  readonly organization: { readonly id: number; readonly name: string } | null;
  /** An account's running subscription, Paris days. */
  readonly subscription: DateRange | null;
  /** The name of an account's fitness tracker. */
  readonly tracker: string | null;
  /**
   * The hash of the token with which a guest's orders and holds are made; the guest has access only to what was made
   * with it. Null for an account.
   */
  readonly guestToken: string | null;
  /** The network of the request (see `networkOf`), for the limits of guests. */
  readonly network: string;
}

interface CallerRow {
  id: number;
  kind: 'account' | 'guest';
  counts_as: string | null;
  first_name: string;
  last_name: string;
  email: string;
  groups: string[];
  tracker: string | null;
  organization_id: number | null;
  organization_name: string | null;
  starts_on: PlainDate | null;
  expires_on: PlainDate | null;
}

/** What `IDENTITY` adds: the newest token that was seen, and which are refused (milliseconds since 1970). */
interface IdentityRow extends CallerRow {
  issued_at: number;
  valid_from: number;
}

/** Returns the SQL that reads a caller and their membership on a day ($1), by a token or identity (`t`). */
const callerBy = (shown: string, columns: string, condition: string) => `
  SELECT p.id, p.kind, t.counts_as, coalesce(t.first_name, p.first_name) AS first_name, coalesce(t.last_name, p.last_name) AS last_name,
         p.email, p.groups, p.tracker, o.id AS organization_id, o.name AS organization_name, s.starts_on, s.expires_on${columns}
  FROM ${shown} t
  JOIN person p ON p.id = t.person_id
  LEFT JOIN organization o ON o.id = p.organization_id
  LEFT JOIN LATERAL (
    SELECT starts_on, ${lastDay('expires_on')} AS expires_on FROM subscription
    WHERE person_id = p.id AND p.kind = 'account' AND starts_on <= $1::date AND expires_on >= $1::date AND ended_at IS NULL
    ORDER BY expires_on DESC, id LIMIT 1
  ) s ON true
  WHERE ${condition}`;

const BY_TOKEN = callerBy('access_token', '', 't.hash = $2 AND (t.expires_at IS NULL OR t.expires_at > $3)');
const BY_IDENTITY = callerBy(
  '(SELECT *, NULL AS counts_as, NULL AS first_name, NULL AS last_name FROM identity)',
  ', t.issued_at, t.valid_from',
  't.issuer = $2 AND t.subject = $3',
);

/**
 * Returns the caller of a request, by its token; null without a token. Throws a `token-invalid` problem for an invalid
 * token.
 */
export async function callerOf(request: FastifyRequest, services: Services): Promise<Caller | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const now = services.clock.now();
  const hash = hashOf(token);
  // A page makes several calls at once; they share one query.
  const caller = await services.share(`caller ${hash} ${Math.floor(now / 1000)}`, () =>
    services.signIn && isSigned(token)
      ? findSignedIn(services.database, services.signIn, token, now)
      : findCaller(services.database, hash, now),
  );
  if (!caller) throw new Problem('token-invalid');
  return { ...caller, network: networkOfRequest(request) };
}

async function findCaller(database: Queryable, hash: string, now: number): Promise<Omit<Caller, 'network'> | null> {
  const [row] = await database.query<CallerRow>(BY_TOKEN, [dateOf(toWallTime(now, PARIS)), hash, now]);
  return row ? asCaller(row, hash) : null;
}

/** Finds the person of a token of the identity provider; null if the token was issued before all were revoked. */
async function findSignedIn(
  database: Database,
  signIn: SignInPort,
  token: string,
  now: number,
): Promise<Omit<Caller, 'network'> | null> {
  const signedIn = await signIn.read(token);
  const { issuer, subject, issuedAt } = signedIn;
  const read = () => database.query<IdentityRow>(BY_IDENTITY, [dateOf(toWallTime(now, PARIS)), issuer, subject]);
  let [row] = await read();
  if (row && issuedAt < row.valid_from) return null;
  if (!row || row.issued_at < issuedAt) {
    await enter(database, signedIn, now);
    [row] = await read();
  }
  return row ? asCaller(row, '') : null;
}

/**
 * Returns the bearer token of a request; null without an `authorization` header. Throws a `token-invalid` problem if
 * the header contains no bearer token.
 */
export function tokenOf({ headers }: FastifyRequest): string | null {
  if (headers.authorization === undefined) return null;
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization.trim()) ?? [];
  if (token === undefined) throw new Problem('token-invalid');
  return token;
}

/** Returns the caller of a call that guests may make too; throws a `token-invalid` problem without a token. */
export async function buyerOf(request: FastifyRequest, services: Services): Promise<Caller> {
  const caller = await callerOf(request, services);
  if (!caller) throw new Problem('token-invalid');
  return caller;
}

/** Returns the caller of a call that needs an account; throws a `forbidden` problem for a guest (D-guest-token). */
export async function accountOf(request: FastifyRequest, services: Services): Promise<Caller> {
  const caller = await buyerOf(request, services);
  if (caller.kind === 'guest') throw new Problem('forbidden');
  return caller;
}

/** Returns the hash of a token, which is all that is stored of it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function asCaller(row: CallerRow, hash: string): Omit<Caller, 'network'> {
  return {
    id: row.id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    groups: row.groups,
    organization: row.organization_id === null ? null : { id: row.organization_id, name: row.organization_name ?? '' },
    subscription: row.starts_on && row.expires_on ? { start: row.starts_on, end: row.expires_on } : null,
    tracker: row.tracker,
    guestToken: row.kind === 'guest' ? (row.counts_as ?? hash) : null,
  };
}
