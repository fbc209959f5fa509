import { bookedPlaces } from '../booking/booked-places.ts';
import { completeOrder } from '../booking/complete-order.ts';
import { returnOrder } from '../booking/give-back.ts';
import { lockPlaces } from '../booking/locks.ts';
import { planGiftMail, planOrderMail } from '../booking/order-mail.ts';
import { paymentOfOrder } from '../booking/payment-row.ts';
import { retakePlaces } from '../booking/retake.ts';
import type { Transaction } from '../database/database.ts';
import type { PaymentRef, ProviderPayment, SavedCard } from '../ports/payment.ts';
import type { OrderServices } from '../service-types.ts';
import { saveCard } from './cards.ts';
import { type LockedOrder, lockOrder } from './locked-order.ts';
import { recordMoneyBack } from './money-back.ts';
import { startRefund } from './refund.ts';

/**
 * Brings an order up to date with its payment at the payment provider, whether or not a message about the payment has
 * arrived. A captured payment confirms a pending order. It also confirms an expired order if everything in it is still
 * available; otherwise, and for a cancelled order, the payment is refunded whole (D-late-payment). A refunded payment
 * ends the order. Returns the payment as it was read, before any refund; null if the order has none.
 */
export async function settle(services: OrderServices, orderId: string): Promise<ProviderPayment | null> {
  const ref = await paymentOfOrder(services.database, orderId);
  if (ref === null) return null;
  const payment = await services.payments.read(ref);
  if (payment.state === 'cancelled') await markEnded(services, orderId, ref);
  if (payment.state === 'refunded') await settleRefunded(services, orderId);
  if (payment.state === 'captured') await settlePaid(services, orderId, payment);
  return payment;
}

async function settlePaid(services: OrderServices, orderId: string, payment: ProviderPayment): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) return;
    const now = services.clock.now();
    await settleCaptured(transaction, { ...order, id: orderId, card: payment.card }, now);
    await recordMoneyBack(transaction, orderId, payment, now);
  });
  await startRefund(services, orderId);
}

/**
 * Ends the payment of an unpaid order, and then the order, so that nobody pays for places that are given back. If the
 * order has been paid in the meantime, settles it.
 */
export async function endUnpaid(
  services: OrderServices,
  orderId: string,
  state: 'expired' | 'cancelled',
): Promise<void> {
  const { database, clock } = services;
  const end = await endPayment(services, orderId);
  if (end === 'made') {
    await settle(services, orderId);
    return;
  }
  const isPayable = await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'pending') return false;
    // The order does not wait for a payment that is being processed; the payment is settled when its result is known.
    if (order.is_payable && end !== 'processing') return true;
    await returnOrder(transaction, { id: orderId, state }, clock.now());
    return false;
  });
  // A payment was opened after `endPayment` had found none.
  if (isPayable) await endUnpaid(services, orderId, state);
}

/** Ends the payment of an order, unless it has been made or is being processed. */
export async function endPayment(services: OrderServices, orderId: string): Promise<'ended' | 'made' | 'processing'> {
  const ref = await paymentOfOrder(services.database, orderId);
  if (ref === null) return 'ended';
  const { state } = await services.payments.cancel(ref);
  if (state === 'captured' || state === 'refunded') return 'made';
  if (state !== 'cancelled') return 'processing';
  await markEnded(services, orderId, ref);
  return 'ended';
}

interface Captured extends LockedOrder {
  readonly id: string;
  readonly card: SavedCard | null;
}

async function settleCaptured(transaction: Transaction, order: Captured, now: number): Promise<void> {
  const { id, state, refund, person_id, card } = order;
  if (state === 'pending') await confirm(transaction, id, now);
  if (state === 'pending' && card) await saveCard(transaction, person_id, card);
  if (refund !== null) return;
  if (state === 'cancelled') await oweRefund(transaction, { id, state: 'cancelled' }, now);
  if (state !== 'expired') return;
  if (!(await retakePlaces(transaction, id, now))) await oweRefund(transaction, { id, state: 'refunded' }, now);
  else if (card) await saveCard(transaction, person_id, card);
}

/** Ends an order that was refunded, by this server or at the payment provider. */
async function settleRefunded({ database, clock }: OrderServices, orderId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || order.refund === 'done' || (await isBackOfSessions(transaction, orderId))) return;
    const { state } = order;
    // The refund of a payment that came too late makes the order `refunded`; any other refund makes it `cancelled`.
    const isLate = state === 'expired' || state === 'refunded';
    const ended = isLate ? 'refunded' : 'cancelled';
    const now = clock.now();
    await planOrderMail(transaction, isLate ? 'lost' : 'cancelled', orderId, now);
    if (state === 'confirmed') await planGiftMail(transaction, 'gift-cancelled', orderId, now);
    if (state === 'pending' || state === 'confirmed') {
      await returnOrder(transaction, { id: orderId, state: ended }, now);
    }
    await transaction.query(
      `UPDATE purchase SET state = $2, refund = 'done', refund_refusal = NULL, refunded_cents = total_cents WHERE id = $1`,
      [orderId, ended],
    );
  });
}

/** Whether all of the money has gone back for sessions that were called off, while the order has free ones left. */
async function isBackOfSessions(transaction: Transaction, orderId: string): Promise<boolean> {
  const rows = await transaction.query(
    `SELECT FROM purchase WHERE id = $1 AND refund IS NULL AND state = 'confirmed' AND back_cents = total_cents AND back_cents > 0`,
    [orderId],
  );
  return rows.length > 0;
}

async function markEnded({ database }: OrderServices, orderId: string, { id }: PaymentRef): Promise<void> {
  await database.query('UPDATE purchase SET payment_ended = true WHERE id = $1 AND payment_id = $2', [orderId, id]);
}

async function oweRefund(
  transaction: Transaction,
  { id, state }: { readonly id: string; readonly state: 'cancelled' | 'refunded' },
  now: number,
): Promise<void> {
  await transaction.query(`UPDATE purchase SET state = $2, refund = 'due' WHERE id = $1`, [id, state]);
  await planOrderMail(transaction, state === 'cancelled' ? 'cancelled' : 'lost', id, now);
}

async function confirm(transaction: Transaction, orderId: string, now: number): Promise<void> {
  const places = await bookedPlaces(transaction, [orderId]);
  await lockPlaces(
    transaction,
    places.map(({ placeId }) => placeId),
  );
  await completeOrder(transaction, orderId, now);
}
