import { badVariable, EnvironmentError, type Variables } from './variable.ts';

/** What a group of the identity provider gives its members here. */
export type GroupGrant = 'administrator' | { readonly organization: number };

/** The identity provider by whose tokens people sign in (D-identity-provider). */
export interface SignInSettings {
  /** As the tokens write it (`iss`), with or without a slash at its end. */
  readonly issuer: string;
  /** What tokens for this API name (`aud`). */
  readonly audience: string;
  /** The claim that lists a person's groups. */
  readonly groupsClaim: string;
  /** What groups give, by their names; a group that is not here gives nothing. */
  readonly groups: ReadonlyMap<string, GroupGrant>;
}

/**
 * Reads `AUTH_ISSUER` and `AUTH_AUDIENCE`, and `AUTH_GROUPS` and `AUTH_GROUPS_CLAIM`, which need both; null if none is
 * set. Throws an EnvironmentError for a bad value.
 */
export function readSignIn(variables: Variables): SignInSettings | null {
  const { AUTH_ISSUER: issuer, AUTH_AUDIENCE: audience, AUTH_GROUPS: groups, AUTH_GROUPS_CLAIM: claim } = variables;
  if (!issuer && !audience && !groups && !claim) return null;
  if (!issuer || !audience) {
    const missing = issuer ? 'AUTH_AUDIENCE' : 'AUTH_ISSUER';
    throw new EnvironmentError(`Sign-in needs AUTH_ISSUER and AUTH_AUDIENCE together; ${missing} is missing.`);
  }
  if (!isProtected(issuer) || /[?#\s]/.test(issuer)) {
    throw badVariable('AUTH_ISSUER', issuer, 'an https address such as https://id.example/realms/studio');
  }
  return { issuer, audience, groupsClaim: claim || 'groups', groups: groups ? readGroups(groups) : new Map() };
}

/** Whether nobody on the way can read or change what this address sends: https, or this machine. */
export function isProtected(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

function readGroups(text: string): ReadonlyMap<string, GroupGrant> {
  try {
    const entries = Object.entries<unknown>(JSON.parse(text));
    return new Map(entries.map(([name, gives]) => [name, grantOf(gives)]));
  } catch {
    throw badVariable('AUTH_GROUPS', text, 'JSON such as {"studio-admins":"administrator","acme":"organization:3"}');
  }
}

function grantOf(gives: unknown): GroupGrant {
  if (gives === 'administrator') return gives;
  const [, id] = /^organization:([1-9]\d{0,8})$/.exec(String(gives)) ?? [];
  if (id === undefined) throw new TypeError('unknown');
  return { organization: Number(id) };
}
