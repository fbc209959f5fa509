import { bookedPlaces } from '../booking/booked-places.ts';
import { completeOrder } from '../booking/complete-order.ts';
import { returnOrder } from '../booking/give-back.ts';
import { lockBuyer, lockPlaces } from '../booking/locks.ts';
import { retakePlaces } from '../booking/retake.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { ProviderPayment } from './port.ts';

/** What settling works with. */
export type Desk = Pick<Services, 'database' | 'clock' | 'payments'>;

/** An order that is locked, with its buyer. */
export interface LockedOrder {
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  /** Its payment is open at the provider. */
  readonly is_payable: boolean;
  readonly refund: 'due' | 'done' | null;
}

/**
 * Brings an order to where its payment stands at the provider: captured confirms it, also when nobody told us; captured
 * after it had ended takes the places again where they are free, and goes back whole where they are not (decisions §7).
 */
export async function settle(desk: Desk, orderId: string): Promise<void> {
  const { database, clock, payments } = desk;
  const paymentId = await paymentOf(desk, orderId);
  if (paymentId === null || (await payments.read(paymentId)).state !== 'captured') return;
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state === 'pending') await confirm(transaction, orderId, clock.now());
    if (order?.refund !== null) return;
    if (order.state === 'cancelled') await oweRefund(transaction, orderId, 'cancelled');
    if (order.state !== 'expired' || (await retakePlaces(transaction, orderId, clock.now()))) return;
    await oweRefund(transaction, orderId, 'refunded');
  });
  await refundDue(desk, orderId);
}

/** Ends an order that is not paid, its payment first, so that nobody pays for what is gone; where it was paid, settles it. */
export async function endUnpaid(desk: Desk, orderId: string, state: 'expired' | 'cancelled'): Promise<void> {
  const { database, clock } = desk;
  if (!(await endPayment(desk, orderId))) return settle(desk, orderId);
  const isPayable = await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'pending') return false;
    if (order.is_payable) return true;
    await returnOrder(transaction, { id: orderId, state }, clock.now());
    return false;
  });
  // Its payment was opened meanwhile.
  if (isPayable) await endUnpaid(desk, orderId, state);
}

/** Makes sure that an order's payment can be made no more; false where it has been made. */
export async function endPayment(desk: Desk, orderId: string): Promise<boolean> {
  const paymentId = await paymentOf(desk, orderId);
  if (paymentId === null) return true;
  const { state } = await desk.payments.cancel(paymentId);
  if (state === 'captured') return false;
  await desk.database.query('UPDATE purchase SET payment_ended = true WHERE id = $1 AND payment_id = $2', [
    orderId,
    paymentId,
  ]);
  return true;
}

/** Gives the money of an order back where it is to go back and has not yet. */
export async function refundDue({ database, payments }: Desk, orderId: string): Promise<void> {
  const [due] = await database.query<{ payment_id: string }>(
    `SELECT payment_id FROM purchase WHERE id = $1 AND refund = 'due'`,
    [orderId],
  );
  if (!due) return;
  await payments.refund(due.payment_id);
  await database.query(`UPDATE purchase SET refund = 'done' WHERE id = $1`, [orderId]);
}

/** The payment of an order as it was opened at the provider; null where the order waits for none any more. */
export async function openPayment({ database, payments }: Desk, orderId: string): Promise<ProviderPayment | null> {
  const [order] = await database.query<{
    state: string;
    total_cents: number;
    currency: string;
    payment_id: string | null;
  }>('SELECT state, total_cents, currency, payment_id FROM purchase WHERE id = $1', [orderId]);
  if (!order || (order.state !== 'pending' && order.payment_id === null)) return null;
  const payment = await payments.open({ reference: orderId, amount: order.total_cents, currency: order.currency });
  if (order.payment_id !== null) return payment;
  const linked = await database.query(
    `UPDATE purchase SET payment_id = $2 WHERE id = $1 AND state = 'pending' RETURNING id`,
    [orderId, payment.id],
  );
  if (linked.length > 0) return payment;
  await payments.cancel(payment.id);
  return null;
}

/** Locks an order after its buyer, in the order in which everybody locks. */
export async function lockOrder(transaction: Transaction, orderId: string): Promise<LockedOrder | null> {
  const [buyer] = await transaction.query<{ email: string; organization_id: number | null }>(
    'SELECT email, organization_id FROM person WHERE id = (SELECT person_id FROM purchase WHERE id = $1)',
    [orderId],
  );
  if (!buyer) return null;
  const organization = buyer.organization_id === null ? null : { id: buyer.organization_id, name: '' };
  await lockBuyer(transaction, { email: buyer.email, organization });
  const [order] = await transaction.query<LockedOrder>(
    `SELECT state, refund, payment_id IS NOT NULL AND NOT payment_ended AS is_payable FROM purchase
     WHERE id = $1 FOR NO KEY UPDATE`,
    [orderId],
  );
  return order ?? null;
}

async function oweRefund(transaction: Transaction, orderId: string, state: 'cancelled' | 'refunded'): Promise<void> {
  await transaction.query(`UPDATE purchase SET state = $2, refund = 'due' WHERE id = $1`, [orderId, state]);
}

async function confirm(transaction: Transaction, orderId: string, now: number): Promise<void> {
  const places = await bookedPlaces(transaction, [orderId]);
  await lockPlaces(
    transaction,
    places.map(({ placeId }) => placeId),
  );
  await completeOrder(transaction, orderId, now);
}

async function paymentOf({ database }: Desk, orderId: string): Promise<string | null> {
  const [order] = await database.query<{ payment_id: string | null }>('SELECT payment_id FROM purchase WHERE id = $1', [
    orderId,
  ]);
  return order?.payment_id ?? null;
}
