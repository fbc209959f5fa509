import type { Queryable } from '../database/database.ts';
import { OUTBOX_COLUMNS, type OutboxRow } from './planned.ts';

const MOST = 200;

/** Reads the latest mails, the newest first. */
export function latestMails(database: Queryable): Promise<readonly OutboxRow[]> {
  return database.query<OutboxRow>(`SELECT ${OUTBOX_COLUMNS} FROM outbox ORDER BY number DESC LIMIT ${MOST}`);
}

/** Finds the mail with this id; null if there is none. */
export async function findMail(database: Queryable, id: string): Promise<OutboxRow | null> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null;
  const [row] = await database.query<OutboxRow>(`SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE id = $1::uuid`, [id]);
  return row ?? null;
}
