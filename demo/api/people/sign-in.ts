import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import type { SignInSettings } from '../../environment/sign-in.ts';
import type { Clock } from '../clock.ts';
import type { SignedIn, SignInPort } from '../ports/sign-in.ts';
import { Later, Problem } from '../problem.ts';
import type { Log } from '../service-types.ts';
import { emailError, nameError, typedForm } from './form.ts';
import { ProviderError, providerKeys } from './provider-keys.ts';

/** By how many seconds the clocks of the provider and of this server may differ. */
const SKEW_S = 60;

/** Signatures by a key that only the provider has; never by a secret, which a published key would be taken for. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** How often the log names one reason for which tokens are refused. */
const TOLD_MS = 3_600_000;

/** Whether a token has the form of one of an identity provider: three parts. Tokens of this server have one. */
export function isSigned(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);
}

/** Returns what reads the tokens of an identity provider; `elapsed` returns the milliseconds that have passed. */
export function openSignIn(
  settings: SignInSettings,
  clock: Clock,
  log: Log,
  elapsed = () => performance.now(),
): SignInPort {
  const { issuer, audience } = settings;
  const keys = providerKeys(issuer, log, elapsed);
  const told = new Map<string, number>();
  const tell = (reason: string) => {
    // That a token has ended is nobody's mistake.
    if (reason === 'ERR_JWT_EXPIRED' || elapsed() - (told.get(reason) ?? Number.NEGATIVE_INFINITY) < TOLD_MS) return;
    told.set(reason, elapsed());
    log.warn({ reason }, 'a token of the identity provider is refused');
  };
  return {
    read: async (token) => {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, keys, {
          ...{ issuer, audience, algorithms: ALGORITHMS, requiredClaims: ['sub', 'iat', 'exp'] },
          ...{ clockTolerance: SKEW_S, currentDate: new Date(clock.now()) },
        });
        return signedIn(payload, protectedHeader, settings, clock.now());
      } catch (error) {
        if (error instanceof Later) throw error;
        tell(reasonOf(error));
        throw new Problem('token-invalid');
      }
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `claim ${error.claim}`;
  return error instanceof errors.JOSEError || error instanceof ProviderError ? error.code : 'key';
}

function signedIn(
  payload: JWTPayload,
  header: JWTHeaderParameters,
  { issuer, groups, groupsClaim }: SignInSettings,
  now: number,
): SignedIn {
  const { sub: subject = '', iat = 0, exp = 0 } = payload;
  if (!isForAccess(payload, header)) throw new ProviderError('no access token');
  if (subject === '' || subject.length > 255 || /[\p{Cc}\p{Cs}]/u.test(subject)) throw new ProviderError('claim sub');
  if (iat * 1000 > now + SKEW_S * 1000) throw new ProviderError('claim iat');
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '');
  const typed = typedForm({
    firstName: text('given_name') || text('name'),
    lastName: text('family_name'),
    email: payload['email_verified'] === true ? text('email') : '',
  });
  const named = [payload[groupsClaim]].flat();
  return {
    issuer,
    subject,
    issuedAt: inMilliseconds(iat),
    expiresAt: inMilliseconds(exp),
    firstName: nameError('firstName', typed.firstName) ? null : typed.firstName,
    lastName: nameError('lastName', typed.lastName) ? null : typed.lastName,
    email: emailError(typed.email) ? null : typed.email,
    grants: [...groups].filter(([group]) => named.includes(group)).map(([, grant]) => grant),
  };
}

/**
 * Whether a token is meant for an API. One that says who has signed in, refreshes another or ends a session is not; a
 * provider that does not write the type `at+jwt` gives them away by their claims, or by a claim `typ`.
 */
function isForAccess(payload: JWTPayload, { typ }: JWTHeaderParameters): boolean {
  const type = (typ ?? 'JWT').toLowerCase().replace(/^application\//, '');
  if (type === 'at+jwt') return true;
  if (type !== 'jwt' || 'at_hash' in payload || 'c_hash' in payload || 'events' in payload) return false;
  const use = payload['typ'];
  return use === 'Bearer' || (use === undefined && !('nonce' in payload));
}

/** Returns an instant of a token, in whole milliseconds that a database can keep. */
function inMilliseconds(seconds: number): number {
  return Math.round(Math.min(Math.max(seconds, 0), 8.64e12) * 1000);
}
