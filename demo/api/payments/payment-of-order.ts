import type { Queryable } from '../database/database.ts';
import type { PaymentRef } from '../ports/payment.ts';

/** Returns the payment of an order; null if it has none. */
export async function paymentOfOrder(database: Queryable, orderId: string): Promise<PaymentRef | null> {
  const [payment] = await database.query<PaymentRef>(
    `SELECT payment_provider AS provider, payment_id AS id FROM purchase WHERE id = $1 AND payment_id IS NOT NULL`,
    [orderId],
  );
  return payment ?? null;
}
