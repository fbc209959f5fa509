import type { Transaction } from '../database/database.ts';
import { planMail } from '../mail/plan-mail.ts';
import type { MoneyTrouble } from '../ports/mail-content.ts';
import { addressOf, readToldOrder } from './order-mail.ts';

/**
 * Writes to the provider of an order about its money and, if a refund is refused or returned, to its buyer (D-refunds).
 * Does nothing if the mails were written before.
 */
export async function planMoneyMails(
  transaction: Transaction,
  orderId: string,
  trouble: MoneyTrouble,
  now: number,
): Promise<void> {
  const [row, order] = await readToldOrder(transaction, orderId);
  if (!row || !order) return;
  const about = `${orderId}:${trouble.case === 'dispute' ? `dispute-${trouble.state}` : trouble.case}`;
  if (trouble.case !== 'dispute') {
    const { email: recipient, lang } = row;
    await planMail(transaction, 'refund', { recipient, lang, orderId, about }, { case: 'order', order }, now);
  }
  const recipient = await addressOf(transaction, order.user.id);
  if (recipient === null) return;
  // Without an order id the mail has no key to the order, which is its buyer's.
  const content = { case: 'money', order, payment: row.payment_id ?? '', trouble } as const;
  await planMail(transaction, 'payment', { recipient, lang: 'fr', orderId: null, about }, content, now);
}
