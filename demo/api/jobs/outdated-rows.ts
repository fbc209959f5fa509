import type { Database } from '../database/database.ts';
import { MAIL_KEPT_MS } from '../mail/outbox.ts';
import type { Each } from './batch.ts';

const DAY_MS = 86_400_000;

/** Deletes ended holds and idempotency keys after a day, mails after a month, and tokens that have expired. */
export async function deleteOutdatedRows(database: Database, each: Each, now: number): Promise<void> {
  await each(database.query(`DELETE FROM hold WHERE state <> 'live' AND expires_at < $1`, [now - DAY_MS]));
  await each(database.query('DELETE FROM access_token WHERE expires_at < $1', [now]));
  await each(database.query('DELETE FROM idempotency WHERE created_at < $1', [now - DAY_MS]));
  await each(database.query('DELETE FROM outbox WHERE created_at < $1', [now - MAIL_KEPT_MS]));
}
