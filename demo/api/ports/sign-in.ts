import type { GroupGrant } from '../../environment/sign-in.ts';

/** What a valid token of the identity provider says of its user. */
export interface SignedIn {
  readonly issuer: string;
  /** The user's name at the provider, which never changes and is nobody else's. */
  readonly subject: string;
  /** When the token was issued and when it ends, in milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Null if the token does not tell it, or if it is none. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** An address that the provider has verified, in lower case; null if the token names none. */
  readonly email: string | null;
  /** What the groups in the token give, by the operator's list. */
  readonly grants: readonly GroupGrant[];
}

/** Reads tokens of the identity provider (D-identity-provider). */
export interface SignInPort {
  /**
   * Returns what a token says. Throws a `token-invalid` problem for a token that is not valid here and now, and a
   * `Later` if the provider would have to be asked for its key and does not answer.
   */
  read(token: string): Promise<SignedIn>;
}
