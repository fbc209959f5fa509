import { paymentOfOrder } from '../api/booking/payment-row.ts';
import type { Database } from '../api/database/database.ts';
import { settle } from '../api/payments/settle.ts';
import { createStripePayments } from '../api/payments/stripe.ts';
import { createStripeClient } from '../api/payments/stripe-client.ts';
import type { OrderServices } from '../api/service-types.ts';
import { readKeptDays } from '../environment/kept-days.ts';
import { readStripe } from '../environment/stripe.ts';
import type { Variables } from '../environment/variable.ts';
import { UsageError } from '../studio/usage-error.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What is asked for. */
interface Asked {
  /** The instant from which on payments are looked at. */
  readonly since: number;
  /** Whether payments without an order go back, or are only listed. */
  readonly isRefunded: boolean;
}

/**
 * Compares Stripe's payments since an instant with the orders, after the database has lost its last moments. Orders are
 * settled by their payments. Payments of orders that are gone are listed and, if asked for, ended or refunded. Throws a
 * UsageError without Stripe's keys.
 */
export async function comparePayments(
  database: Database,
  variables: Variables,
  { since, isRefunded }: Asked,
): Promise<readonly string[]> {
  const keys = readStripe(variables);
  if (keys === null)
    throw new UsageError('STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY and STRIPE_WEBHOOK_SECRET are not set.');
  const client = createStripeClient(keys);
  const payments = createStripePayments(client, database, keys.publicKey, { warn: () => {} });
  const services = { database, payments, clock: { now: Date.now }, keptDays: readKeptDays(variables) };
  const lines: string[] = [];
  let settled = 0;
  const created = { gte: Math.floor(since / 1000) };
  for await (const { id, metadata, created: at } of client.paymentIntents.list({ created, limit: 100 })) {
    const order = metadata['order'] ?? '';
    // One Stripe account may serve other shops too.
    if (!UUID.test(order)) continue;
    if (await isPaymentOf(services, order, id)) {
      await settle(services, order);
      settled += 1;
      continue;
    }
    const fate = await judge(services, id, isRefunded);
    if (fate !== null) lines.push(`${id} · ${new Date(at * 1000).toISOString()} · order ${order} · ${fate}`);
  }
  const hint = lines.length > 0 && !isRefunded ? ' Add --refund to end and refund these.' : '';
  return [...lines, `${settled} order(s) settled, ${lines.length} payment(s) without an order.${hint}`];
}

/** Whether a payment belongs to an order that is there; links them if that was lost. */
async function isPaymentOf({ database }: OrderServices, orderId: string, id: string): Promise<boolean> {
  await database.query(
    `UPDATE purchase SET payment_id = $2, payment_provider = 'stripe', payment_opening = true
     WHERE id = $1 AND payment_id IS NULL AND total_cents > 0`,
    [orderId, id],
  );
  return (await paymentOfOrder(database, orderId))?.id === id;
}

/** Says what a payment without an order is, and ends or refunds it if that is asked for; null if nothing is left to do. */
async function judge({ payments }: OrderServices, id: string, isRefunded: boolean): Promise<string | null> {
  const ref = { provider: 'stripe', id } as const;
  const { state, amount, currency } = await (isRefunded ? payments.cancel(ref) : payments.read(ref));
  const sum = `${(amount / 100).toFixed(2)} ${currency}`;
  if (state === 'captured' && isRefunded) {
    await payments.refund(ref, null);
    return `${sum} refunded`;
  }
  if (state === 'captured') return `${sum} paid`;
  if (state === 'cancelled') return isRefunded ? `${sum} ended` : null;
  return state === 'refunded' ? null : `${sum} not paid yet`;
}
