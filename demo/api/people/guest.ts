import { randomBytes } from 'node:crypto';
import type { FieldError } from '../problem.ts';
import { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import type { Services } from '../services.ts';
import { hashOf } from './caller.ts';
import { isEmail, isName } from './form.ts';

const TOKEN_MS = 60 * 60_000;

/** What somebody types who books without an account. */
export interface GuestForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface GuestToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A token for one hold and order of somebody without an account (decisions §7), or a problem that names each bad field. */
export async function admitGuest(form: GuestForm, { database, clock }: Services): Promise<GuestToken> {
  const errors = [nameError('firstName', form.firstName), nameError('lastName', form.lastName), emailError(form.email)];
  const found = errors.filter((error) => error !== null);
  if (found[0]) throw new Problem(found[0].code, { errors: found });

  const now = clock.now();
  const [firstName, lastName] = [form.firstName.trim(), form.lastName.trim()];
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + TOKEN_MS;
  await database.transaction(async (transaction) => {
    // The no-op update makes the row come back, whoever wrote it first.
    const [person] = await transaction.query<{ id: number }>(
      `INSERT INTO person (kind, email, first_name, last_name, created_at) VALUES ('guest', $1, $2, $3, $4)
       ON CONFLICT (email, kind) DO UPDATE SET email = excluded.email RETURNING id`,
      [form.email.trim().toLowerCase(), firstName, lastName, now],
    );
    await transaction.query(
      'INSERT INTO access_token (hash, person_id, first_name, last_name, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(token), person?.id ?? null, firstName, lastName, expiresAt],
    );
  });
  return { token, expiresAt };
}

type FormError = FieldError & { readonly code: ProblemCode };

function nameError(field: string, name: string): FormError | null {
  if (name.trim() === '') return { field, code: 'name-required' };
  return isName(name.trim()) ? null : { field, code: 'name-invalid' };
}

function emailError(email: string): FormError | null {
  return isEmail(email.trim()) ? null : { field: 'email', code: 'email-invalid' };
}
