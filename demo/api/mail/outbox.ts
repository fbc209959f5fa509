import { randomUUID } from 'node:crypto';
import type { Language } from '../../../core/text/language.ts';
import { orderPayloads, readOrderRows } from '../booking/order-payload.ts';
import { SELLER } from '../catalogue/seller.ts';
import type { Transaction } from '../database/database.ts';
import type { MailContent, MailKind, OfferedPlace } from './content.ts';

interface Addressed {
  readonly recipient: string;
  readonly lang: Language;
  readonly orderId: string | null;
  /** What is told of: with the kind, unique. */
  readonly about: string;
}

/**
 * Writes a mail about an order to its buyer, as the order is in this transaction; a `confirmed` gift is written to its
 * recipient too. Does nothing where it has been written already.
 */
export async function planOrderMail(
  transaction: Transaction,
  kind: Exclude<MailKind, 'gift' | 'offered'>,
  orderId: string,
  now: number,
): Promise<void> {
  const rows = await readOrderRows(transaction, [orderId]);
  const [[row], [order]] = [rows, await orderPayloads(transaction, rows)];
  if (!row || !order) return;
  const content = { case: 'order', order } as const;
  const { lang } = row;
  await plan(transaction, kind, { recipient: row.email, lang, orderId, about: orderId }, content, now);
  const to = row.gift_person_id === null ? row.gift_email : await addressOf(transaction, row.gift_person_id);
  if (kind !== 'confirmed' || to === null) return;
  // No key: the recipient neither sees what it cost nor cancels it.
  await plan(transaction, 'gift', { recipient: to, lang, orderId: null, about: orderId }, content, now);
}

/** Writes to somebody who waits that a place is kept for them. */
export async function planOfferMail(
  transaction: Transaction,
  waitingId: number,
  place: Omit<OfferedPlace, 'firstName' | 'user'>,
  now: number,
): Promise<void> {
  // A guest's name is what was typed with the order: the person's row is shared by everybody who types that address.
  const [waiting] = await transaction.query<{
    email: string;
    purchase_id: string | null;
    first_name: string | null;
    lang: Language;
    user: OfferedPlace['user'];
  }>(
    `SELECT p.email, w.purchase_id, coalesce(o.first_name, CASE WHEN p.kind = 'account' THEN p.first_name END) AS first_name,
       coalesce(o.lang, 'fr') AS lang, ${SELLER} AS "user"
     FROM waiting w JOIN person p ON p.id = w.person_id LEFT JOIN purchase o ON o.id = w.purchase_id
       JOIN place ON place.id = place_id JOIN slotted s ON s.id = place.slotted_id JOIN user_page u ON u.person_id = s.provider_id
     WHERE w.id = $1`,
    [waitingId],
  );
  if (!waiting) return;
  const { email: recipient, purchase_id: orderId, first_name: firstName, lang, user } = waiting;
  const addressed = { recipient, lang, orderId, about: `waiting:${waitingId}` };
  await plan(transaction, 'offered', addressed, { case: 'place', place: { ...place, firstName, user } }, now);
}

async function plan(
  transaction: Transaction,
  kind: MailKind,
  { recipient, lang, orderId, about }: Addressed,
  content: MailContent,
  now: number,
): Promise<void> {
  await transaction.query(
    `INSERT INTO outbox (id, kind, about, purchase_id, recipient, lang, content, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8) ON CONFLICT (kind, about) DO NOTHING`,
    [randomUUID(), kind, about, orderId, recipient, lang, JSON.stringify(content), now],
  );
}

async function addressOf(transaction: Transaction, personId: number): Promise<string | null> {
  const [person] = await transaction.query<{ email: string }>('SELECT email FROM person WHERE id = $1', [personId]);
  return person?.email ?? null;
}
