import { planMoneyMails } from '../booking/money-mails.ts';
import type { Transaction } from '../database/database.ts';
import type { Dispute, ProviderPayment } from '../ports/payment.ts';

interface Known {
  readonly refund: 'due' | 'done' | 'returned' | null;
  readonly dispute: Dispute | null;
}

/**
 * Writes down what has happened to the captured money of an order outside of this server: a refund of a part, a refund
 * that the bank has returned, a dispute (D-refunds). Tells those whom it concerns. The order must be locked.
 */
export async function recordMoneyBack(
  transaction: Transaction,
  orderId: string,
  { amount, refunded, isReturned, dispute }: ProviderPayment,
  now: number,
): Promise<void> {
  const [known] = await transaction.query<Known>('SELECT refund, dispute FROM purchase WHERE id = $1', [orderId]);
  if (!known) return;
  await transaction.query(`UPDATE purchase SET refunded_cents = $2, dispute = $3, refund = $4 WHERE id = $1`, [
    orderId,
    refunded,
    dispute,
    refundAfter(known, { amount, refunded, isReturned, dispute }),
  ]);
  if (known.refund === 'done' && isReturned && dispute !== 'lost') {
    await planMoneyMails(transaction, orderId, { case: 'returned' }, now);
  }
  if (dispute !== null && dispute !== known.dispute) {
    await planMoneyMails(transaction, orderId, { case: 'dispute', state: dispute }, now);
  }
}

/** Returns the state of the refund: a lost dispute has given the buyer the money that was due. */
function refundAfter(
  { refund }: Known,
  { amount, refunded, isReturned, dispute }: Pick<ProviderPayment, 'amount' | 'refunded' | 'isReturned' | 'dispute'>,
): Known['refund'] {
  if (refund === null) return null;
  if (dispute === 'lost') return 'done';
  return refund === 'done' && isReturned && refunded < amount ? 'returned' : refund;
}
