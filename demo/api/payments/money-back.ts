import type { Cents } from '../../../core/money/money.ts';
import { planMoneyMails } from '../booking/money-mails.ts';
import type { PaymentRow } from '../booking/payment-row.ts';
import type { Transaction } from '../database/database.ts';
import type { ProviderPayment } from '../ports/payment.ts';

interface Known extends Pick<PaymentRow, 'refund' | 'dispute'> {
  readonly before: Cents;
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
  const [known] = await transaction.query<Known>(
    'SELECT refund, dispute, refunded_cents AS before FROM purchase WHERE id = $1',
    [orderId],
  );
  if (!known) return;
  // Less has gone back than before: it is not due again, because the same account would return it again.
  const returned = known.refund === null && isReturned ? known.before - refunded : 0;
  await transaction.query(
    `UPDATE purchase SET refunded_cents = $2, dispute = $3, refund = $4, back_cents = greatest(0, back_cents - greatest(0, $5::integer)),
       returned_cents = greatest(0, returned_cents + $5::integer) WHERE id = $1`,
    [orderId, refunded, dispute, refundAfter(known, { amount, refunded, isReturned, dispute }), returned],
  );
  if ((returned > 0 || (known.refund === 'done' && isReturned)) && dispute !== 'lost') {
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
