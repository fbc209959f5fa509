import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { isProtected } from '../../environment/sign-in.ts';
import { failure } from '../logging.ts';
import { Later } from '../problem.ts';
import type { Log } from '../service-types.ts';

/** How long keys are used before they are fetched again; the ones that are kept go on working meanwhile. */
const FRESH_MS = 600_000;
/** How long the provider is left alone after it was asked, whatever keys tokens name. */
const REST_MS = 10_000;
/** How long the provider has for each of its two answers. */
const PATIENCE_MS = 5_000;

/** What the provider has answered or signed cannot be used; the code says why. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Returns a function that finds the key with which a token is signed among the keys that the issuer publishes. They are
 * fetched again for a token with an unknown key, and every ten minutes; `elapsed` returns the milliseconds that have
 * passed. The function throws a `Later` for an unknown key while the provider does not answer.
 */
export function providerKeys(issuer: string, log: Log, elapsed: () => number): JWTVerifyGetKey {
  let kept: JWTVerifyGetKey | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let asking: Promise<void> | null = null;

  const ask = () => {
    askedAt = elapsed();
    asking = fetchKeys(issuer)
      .then(
        (keys) => {
          kept = createLocalJWKSet(keys);
          isAway = false;
        },
        (error: Error) => {
          if (!isAway) log.error({ failure: failure(error.cause ?? error) }, 'the identity provider gives no keys');
          isAway = true;
        },
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const rest = () => askedAt + REST_MS - elapsed();

  return async (header, token) => {
    if (kept !== null) {
      if (asking === null && elapsed() - askedAt > FRESH_MS) void ask();
      const key = await unlessUnknown(kept(header, token));
      if (key !== null) return key;
    }
    if (asking !== null || rest() <= 0) await (asking ?? ask());
    if (kept === null || isAway) throw new Later('server-error', Math.max(1, Math.ceil(rest() / 1000)), 503);
    return kept(header, token);
  };
}

async function unlessUnknown<Key>(finding: Key | Promise<Key>): Promise<Key | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return null;
    throw error;
  }
}

async function fetchKeys(issuer: string): Promise<JSONWebKeySet> {
  const about = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const { issuer: named, jwks_uri: address } = about as { readonly issuer?: unknown; readonly jwks_uri?: unknown };
  if (named !== issuer) throw new ProviderError('other-issuer');
  if (typeof address !== 'string' || !isProtected(address)) throw new ProviderError('keys-not-https');
  return (await fetchJson(address)) as JSONWebKeySet;
}

async function fetchJson(address: string): Promise<object> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  const body: unknown = response.ok ? await response.json() : null;
  if (typeof body !== 'object' || body === null) throw new ProviderError(`status-${response.status}`);
  return body;
}
