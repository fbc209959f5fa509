import type { Database } from '../api/database/database.ts';
import { HAS_NOTHING } from '../api/jobs/forget-guests.ts';
import { UsageError } from '../studio/usage-error.ts';

/**
 * Lets a subject of the identity provider sign in as an account that is there (D-identity-provider). A person that an
 * earlier sign-in has made is deleted. Throws a UsageError if that person has bought something.
 */
export function connect(
  database: Database,
  email: string,
  subject: string,
  issuer: string | null,
): Promise<readonly string[]> {
  if (issuer === null) throw new UsageError('AUTH_ISSUER and AUTH_AUDIENCE are not set.');
  return database.transaction(async (transaction) => {
    const [account] = await transaction.query<{ id: number }>(
      `SELECT id FROM person WHERE kind = 'account' AND email = lower($1) FOR NO KEY UPDATE`,
      [email],
    );
    if (!account) throw new UsageError(`There is no account ${email}.`);
    const before = await transaction.query<{ id: number }>(
      'DELETE FROM identity WHERE issuer = $1 AND subject = $2 AND person_id <> $3 RETURNING person_id AS id',
      [issuer, subject, account.id],
    );
    for (const { id } of before) {
      const gone = await transaction.query(`DELETE FROM person WHERE id = $1 AND ${HAS_NOTHING} RETURNING id`, [id]);
      if (gone.length === 0) throw new UsageError(`${subject} has an account of their own, which is in use.`);
    }
    await transaction.query(
      'INSERT INTO identity (issuer, subject, person_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [issuer, subject, account.id],
    );
    return [`${subject} of ${issuer} signs in as ${email}.`];
  });
}
