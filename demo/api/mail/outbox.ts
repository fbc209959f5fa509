import type { Language } from '../../../core/text/language.ts';
import { translated } from '../catalogue/translations.ts';
import type { Queryable } from '../database/database.ts';
import { createOrderKey } from '../people/order-key.ts';
import type { Mail, MailContent, MailKind, PlannedMail } from '../ports/mail-content.ts';
import type { MailServices } from '../service-types.ts';
import { writeMail } from './write-mail.ts';

/** A row of the outbox. */
export interface OutboxRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly purchase_id: string | null;
  readonly recipient: string;
  readonly lang: Language;
  readonly content: MailContent;
  readonly created_at: number;
  readonly state: 'pending' | 'sent' | 'given-up';
  readonly tries: number;
}

/** The columns of an `OutboxRow`. */
export const OUTBOX_COLUMNS = 'id, kind, purchase_id, recipient, lang, content, created_at, state, tries';

/**
 * Writes the text of a mail, with a new key in its link. Keys are never stored, so each attempt to send a mail has a
 * different key; all of these keys work.
 */
export async function writeWithKey({ database, clock, siteUrl }: Written, row: OutboxRow): Promise<Mail> {
  const orderId = row.purchase_id;
  const key = orderId === null ? null : await createOrderKey(database, orderId, row.recipient, clock.now());
  return writeMail(await readPlanned(database, row), { site: siteUrl(row.lang), key });
}

type Written = Pick<MailServices, 'clock' | 'siteUrl'> & { readonly database: Queryable };

/** Returns the mail of a row, with the texts of the catalogue in its language (D-translations). */
export async function readPlanned(database: Queryable, row: OutboxRow): Promise<PlannedMail> {
  return { ...plannedOf(row), content: await translated(database, row.lang, row.content) };
}

/** Returns the mail of a row, with the texts of the catalogue as they are stored. */
export function plannedOf({ id, kind, recipient, lang, content, created_at, purchase_id }: OutboxRow): PlannedMail {
  return { id, kind, recipient, lang, content, createdAt: created_at, orderId: purchase_id };
}

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
