import { lockBuyer } from '../booking/locks.ts';
import { IS_PAYABLE, type PaymentRow } from '../booking/payment-row.ts';
import type { Transaction } from '../database/database.ts';

/** An order that is locked together with its buyer. */
export interface LockedOrder extends Pick<PaymentRow, 'state' | 'refund'> {
  readonly person_id: number;
  /** Whether it has a payment that has not been ended. */
  readonly is_payable: boolean;
}

/** Locks an order after its buyer, in the order of `locks.ts`. Returns null if the order does not exist. */
export async function lockOrder(transaction: Transaction, orderId: string): Promise<LockedOrder | null> {
  for (;;) {
    const [buyer] = await transaction.query<{ id: number; email: string; organization_id: number | null }>(
      'SELECT id, email, organization_id FROM person WHERE id = (SELECT person_id FROM purchase WHERE id = $1)',
      [orderId],
    );
    if (!buyer) return null;
    const organization = buyer.organization_id === null ? null : { id: buyer.organization_id, name: '' };
    await transaction.script('SAVEPOINT buyer');
    await lockBuyer(transaction, { email: buyer.email, organization });
    const [order] = await transaction.query<LockedOrder>(
      `SELECT person_id, state, refund, ${IS_PAYABLE} AS is_payable FROM purchase
       WHERE id = $1 FOR NO KEY UPDATE`,
      [orderId],
    );
    if (!order || order.person_id === buyer.id) return order ?? null;
    // The guest has just corrected the address of the order (D-corrected-address), so the wrong person was locked:
    // release the locks and try again.
    await transaction.script('ROLLBACK TO SAVEPOINT buyer');
  }
}
