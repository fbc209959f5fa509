import { IS_UNLINKED, type PaymentRefRow, refFromRow } from '../booking/payment-row.ts';
import type { PaymentRef, ProviderPayment, ToBePaid } from '../ports/payment.ts';
import { Problem } from '../problem.ts';
import type { OrderServices } from '../service-types.ts';

/**
 * Opens the payment of an order at the payment provider, or returns the one that the order has. Returns null for an
 * order without a payment that is not pending. If the order ends while its payment is being opened, ends the payment
 * and returns null.
 */
export async function openPayment(
  { database, payments }: OrderServices,
  orderId: string,
): Promise<ProviderPayment | null> {
  const [order] = await database.query<PaymentRefRow>(
    // The row is written before the request, so that the sweep knows that there may be a payment to end.
    `UPDATE purchase SET payment_opening = true WHERE id = $1 AND (state = 'pending' OR payment_id IS NOT NULL)
     RETURNING total_cents, currency, payment_provider, payment_id`,
    [orderId],
  );
  if (!order) return null;
  const { total_cents: amount, currency } = order;
  const known = refFromRow(order);
  const payment = await openOrNone({ database, payments }, { reference: orderId, amount, currency, payment: known });
  if (known !== null) return payment;
  const linked = await database.query(
    `UPDATE purchase SET payment_id = $2, payment_provider = $3 WHERE id = $1 AND state = 'pending'
       AND (payment_id IS NULL OR payment_id = $2) RETURNING id`,
    [orderId, payment.id, payment.provider],
  );
  if (linked.length > 0) return payment;
  await endUnlinked({ payments }, payment);
  return null;
}

/** Opens a payment. If the payment provider refuses it for good, notes that there is no payment to end. */
async function openOrNone({ database, payments }: Pick<OrderServices, 'database' | 'payments'>, order: ToBePaid) {
  try {
    return await payments.open(order);
  } catch (error) {
    if (error instanceof Problem) {
      await database.query('UPDATE purchase SET payment_opening = false WHERE id = $1', [order.reference]);
    }
    throw error;
  }
}

/** Ends a payment that was opened but never linked to its order, which has ended. No buyer knows of such a payment. */
export async function closeUnlinked(services: OrderServices, orderId: string): Promise<void> {
  const [order] = await services.database.query<Pick<PaymentRefRow, 'total_cents' | 'currency'>>(
    `SELECT total_cents, currency FROM purchase WHERE id = $1 AND ${IS_UNLINKED}`,
    [orderId],
  );
  if (!order) return;
  const { total_cents: amount, currency } = order;
  // An order has one payment, so opening it again returns the same payment.
  const payment = await services.payments.open({ reference: orderId, amount, currency, payment: null });
  await endUnlinked(services, payment);
  await services.database.query('UPDATE purchase SET payment_opening = false WHERE id = $1', [orderId]);
}

async function endUnlinked({ payments }: Pick<OrderServices, 'payments'>, payment: PaymentRef): Promise<void> {
  const { state } = await payments.cancel(payment);
  if (state === 'captured') await payments.refund(payment, null);
}
