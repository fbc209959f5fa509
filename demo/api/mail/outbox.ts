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

/** Writes a mail about an order, as it is in this transaction, to its buyer. Does nothing where it has been written already. */
export async function planOrderMail(
  transaction: Transaction,
  kind: 'confirmed' | 'lost' | 'cancelled',
  orderId: string,
  now: number,
  about = orderId,
): Promise<void> {
  const [row, order] = await readToldOrder(transaction, orderId);
  if (!row || !order) return;
  const { email: recipient, lang } = row;
  await plan(transaction, kind, { recipient, lang, orderId, about }, { case: 'order', order }, now);
}

/** Writes the confirmation of an order again; an earlier one that is not sent yet is not sent any more. */
export async function confirmAgain(transaction: Transaction, orderId: string, now: number): Promise<void> {
  await transaction.query(
    `UPDATE outbox SET state = 'given-up' WHERE purchase_id = $1 AND kind = 'confirmed' AND state = 'pending'`,
    [orderId],
  );
  await planOrderMail(transaction, 'confirmed', orderId, now, `${orderId}:${randomUUID()}`);
}

/** Redirects the mails of an order that are not sent yet to its corrected address. */
export async function redirectMails(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.query(
    `UPDATE outbox SET recipient = (SELECT email FROM purchase WHERE id = $1)
     WHERE purchase_id = $1 AND kind <> 'confirmed' AND state = 'pending'`,
    [orderId],
  );
}

/** Writes to the recipient of a gift, if the order is one, that it is theirs, or that it is cancelled after that. */
export async function planGiftMail(
  transaction: Transaction,
  kind: 'gift' | 'gift-cancelled',
  orderId: string,
  now: number,
): Promise<void> {
  const [row, order] = await readToldOrder(transaction, orderId);
  if (!row || !order) return;
  const { gift_person_id, gift_email, lang } = row;
  const recipient = gift_person_id === null ? gift_email : await addressOf(transaction, gift_person_id);
  if (recipient === null) return;
  // No key: the recipient neither sees what it cost nor cancels it.
  await plan(transaction, kind, { recipient, lang, orderId: null, about: orderId }, { case: 'order', order }, now);
}

async function readToldOrder(transaction: Transaction, orderId: string) {
  const rows = await readOrderRows(transaction, [orderId]);
  return [rows[0], (await orderPayloads(transaction, rows))[0]] as const;
}

/** Writes to somebody who waits that a place is kept for them, or is not any more. */
export async function planPlaceMail(
  transaction: Transaction,
  kind: 'offered' | 'lapsed',
  waitingId: number,
  place: Omit<OfferedPlace, 'firstName' | 'user' | 'isGuests'>,
  now: number,
): Promise<void> {
  // A guest's name is what was typed with the order: the person's row is shared by everybody who types that address.
  const [waiting] = await transaction.query<{
    email: string;
    purchase_id: string | null;
    first_name: string | null;
    lang: Language;
    isGuests: boolean;
    user: OfferedPlace['user'];
  }>(
    `SELECT p.email, w.purchase_id, coalesce(o.first_name, CASE WHEN p.kind = 'account' THEN p.first_name END) AS first_name,
       coalesce(o.lang, w.lang, 'fr') AS lang, p.kind = 'guest' AS "isGuests", ${SELLER} AS "user"
     FROM waiting w JOIN person p ON p.id = w.person_id LEFT JOIN purchase o ON o.id = w.purchase_id
       JOIN place ON place.id = place_id JOIN slotted s ON s.id = place.slotted_id JOIN user_page u ON u.person_id = s.provider_id
     WHERE w.id = $1`,
    [waitingId],
  );
  if (!waiting) return;
  const { email: recipient, purchase_id: orderId, first_name: firstName, lang, isGuests, user } = waiting;
  const addressed = { recipient, lang, orderId, about: `waiting:${waitingId}` };
  await plan(transaction, kind, addressed, { case: 'place', place: { ...place, firstName, isGuests, user } }, now);
}

/** What ends what a mail tells of. */
const ENDS: Readonly<Partial<Record<MailKind, MailKind>>> = {
  cancelled: 'confirmed',
  'gift-cancelled': 'gift',
  lapsed: 'offered',
};

/** Writes a mail. One that tells of an end replaces what is not sent yet of the beginning, which would arrive after it. */
async function plan(
  transaction: Transaction,
  kind: MailKind,
  { recipient, lang, orderId, about }: Addressed,
  content: MailContent,
  now: number,
): Promise<void> {
  const begun = ENDS[kind];
  if (begun !== undefined) {
    await transaction.query(
      `UPDATE outbox SET state = 'given-up'
       WHERE kind = $1 AND (about = $2 OR starts_with(about, $2 || ':')) AND state = 'pending'`,
      [begun, about],
    );
  }
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
