import { randomUUID } from 'node:crypto';
import { kindBought } from '../../../core/checkout/bought.ts';
import type { Transaction } from '../database/database.ts';
import { MAIL_KEPT_MS, planMail } from '../mail/plan-mail.ts';
import type { Order } from '../schemas/booking.ts';
import { type OrderRow, orderPayloads, readOrderRows } from './order-payload.ts';

/**
 * Writes a mail to the buyer of an order about its state in this transaction. Does nothing if the mail was written
 * before. Returns the order as the mail tells it.
 */
export async function planOrderMail(
  transaction: Transaction,
  kind: 'confirmed' | 'lost' | 'cancelled',
  orderId: string,
  now: number,
  about = orderId,
): Promise<Order | undefined> {
  const [row, order] = await readToldOrder(transaction, orderId);
  if (!row || !order) return undefined;
  const { email: recipient, lang, is_apart: isApart } = row;
  await planMail(transaction, kind, { recipient, lang, orderId, about }, { case: 'order', order, isApart }, now);
  return order;
}

/** Writes the confirmation of an order again, and gives up an earlier confirmation that has not been sent yet. */
export async function confirmAgain(transaction: Transaction, orderId: string, now: number): Promise<void> {
  await transaction.query(
    `UPDATE outbox SET state = 'given-up' WHERE purchase_id = $1 AND kind = 'confirmed' AND state = 'pending'`,
    [orderId],
  );
  await planOrderMail(transaction, 'confirmed', orderId, now, `${orderId}:${randomUUID()}`);
}

/**
 * Writes to the recipient of a gift that the gift is theirs or, if an earlier mail has said so, that it is cancelled.
 * Does nothing for an order that is not a gift or has only waiting places.
 */
export async function planGiftMail(
  transaction: Transaction,
  kind: 'gift' | 'gift-cancelled',
  orderId: string,
  now: number,
): Promise<void> {
  const [row, order] = await readToldOrder(transaction, orderId);
  if (!row || !order || kindBought(order) === 'waiting') return;
  if (kind === 'gift-cancelled' && !(await wasGiven(transaction, row, now))) return;
  const { gift_person_id, gift_email, lang, is_apart: isApart } = row;
  const recipient = gift_person_id === null ? gift_email : await addressOf(transaction, gift_person_id);
  if (recipient === null) return;
  // Without an order id the mail has no key to the order: the recipient must neither see the price nor cancel.
  const addressed = { recipient, lang, orderId: null, about: orderId };
  await planMail(transaction, kind, addressed, { case: 'order', order, isApart }, now);
}

/** Whether a mail has reported the gift; true if the order is older than the mails that are kept. */
async function wasGiven(transaction: Transaction, { id, created_at }: OrderRow, now: number): Promise<boolean> {
  if (created_at < now - MAIL_KEPT_MS) return true;
  return (await transaction.query(`SELECT FROM outbox WHERE kind = 'gift' AND about = $1`, [id])).length > 0;
}

/** Reads an order as mails tell it; both parts are undefined if there is none. */
export async function readToldOrder(transaction: Transaction, orderId: string) {
  const rows = await readOrderRows(transaction, [orderId]);
  return [rows[0], (await orderPayloads(transaction, rows))[0]] as const;
}

/** Returns the address of a person. */
export async function addressOf(transaction: Transaction, personId: number): Promise<string | null> {
  const [person] = await transaction.query<{ email: string }>('SELECT email FROM person WHERE id = $1', [personId]);
  return person?.email ?? null;
}
