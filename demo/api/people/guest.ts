import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable, Transaction } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { hashOf } from './caller.ts';
import { type PersonForm, personErrors, typedForm } from './form.ts';

/**
 * How long a guest's token is valid, in milliseconds: the longest hold, the time for its payment (D-hold-longer,
 * D-hold-while-paying), and half an hour for another try.
 */
export const TOKEN_MS = 2 * 60 * 60_000;

/**
 * Returns a guest's token. It is random, or derived from the idempotency key and the request, so that a repeated
 * request gets the same token.
 */
export async function guestToken(database: Queryable, key: string | null, request: object): Promise<string> {
  if (key === null) return randomBytes(32).toString('base64url');
  const [secret] = await database.query<{ value: string }>(`SELECT value FROM secret WHERE name = 'guest-token'`);
  if (!secret) throw new Error('The database has no secret for the tokens of guests.');
  return createHmac('sha256', secret.value)
    .update(JSON.stringify([key, request]))
    .digest('base64url');
}

/**
 * Makes a token valid for one hold and order of a person without an account (D-guest-token), or throws a problem that
 * names each invalid field. Returns the instant at which the token expires, in milliseconds since 1970.
 */
export async function admitGuest(
  transaction: Transaction,
  form: PersonForm,
  token: string,
  now: number,
): Promise<number> {
  const { firstName, lastName, email } = typedForm(form);
  const errors = personErrors({ firstName, lastName, email });
  const [first] = errors;
  if (first) throw new Problem(first.code, { errors });
  const expiresAt = now + TOKEN_MS;
  const personId = await guestAt(transaction, { firstName, lastName, email }, now);
  await transaction.query(
    `INSERT INTO access_token (hash, person_id, first_name, last_name, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at`,
    [hashOf(token), personId, firstName, lastName, expiresAt],
  );
  return expiresAt;
}

/** Returns the id of the guest with an e-mail address; creates the guest if there is none. */
export async function guestAt(transaction: Transaction, form: PersonForm, now: number): Promise<number> {
  return (await lockGuest(transaction, form, now)) ?? (await lockGuest(transaction, form, now)) ?? unwritten();
}

/** Returns the id of a guest; null if the sweep has forgotten this guest since then (D-forgotten-guests). */
async function lockGuest(
  transaction: Transaction,
  { firstName, lastName, email }: PersonForm,
  now: number,
): Promise<number | null> {
  await transaction.query(
    `INSERT INTO person (kind, email, first_name, last_name, created_at) VALUES ('guest', $1, $2, $3, $4)
     ON CONFLICT (email, kind) DO NOTHING`,
    [email, firstName, lastName, now],
  );
  // Waits for the end of a running deletion, and prevents one until this transaction ends.
  const [person] = await transaction.query<{ id: number }>(
    `SELECT id FROM person WHERE email = $1 AND kind = 'guest' FOR KEY SHARE`,
    [email],
  );
  return person?.id ?? null;
}

function unwritten(): never {
  throw new Error('A guest could not be written.');
}
