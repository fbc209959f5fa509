import type { Queryable } from '../database/database.ts';
import type { Dispute, PaymentRef, ProviderName, ProviderPayment } from '../ports/payment.ts';

/** The columns of an order that say who takes its payment. */
export interface PaymentRefRow {
  readonly payment_provider: ProviderName | null;
  readonly payment_id: string | null;
  readonly total_cents: number;
  readonly currency: string;
}

/** The columns of an order that say what is known of its payment. */
export interface PaymentRow extends PaymentRefRow {
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  readonly refund: 'due' | 'done' | 'returned' | null;
  readonly refunded_cents: number;
  readonly dispute: Dispute | null;
  readonly payment_ended: boolean;
}

/** The SQL of whether an order has a payment that has not been ended. */
export const IS_PAYABLE = 'payment_id IS NOT NULL AND NOT payment_ended';

/** The SQL of whether an order has ended while its payment was being opened, which was then never linked to it. */
export const IS_UNLINKED = `payment_opening AND payment_id IS NULL AND state <> 'pending'`;

/** Returns the payment of an order; null if it has none. */
export async function paymentOfOrder(database: Queryable, orderId: string): Promise<PaymentRef | null> {
  const [payment] = await database.query<PaymentRef>(
    `SELECT payment_provider AS provider, payment_id AS id FROM purchase WHERE id = $1 AND payment_id IS NOT NULL`,
    [orderId],
  );
  return payment ?? null;
}

/**
 * Reads a payment, and the id of its order, from our own rows, for cases in which its payment provider cannot be asked.
 * The parameter `open` is the state that is returned for a payment that was neither made nor ended.
 */
export async function writtenPayment(
  database: Queryable,
  id: string,
  open: 'cancelled' | 'processing',
): Promise<{ readonly orderId: string; readonly payment: ProviderPayment }> {
  const [order] = await database.query<PaymentRow & { readonly id: string }>(
    `SELECT id, state, payment_provider, payment_id, refund, refunded_cents, dispute, payment_ended, total_cents, currency
     FROM purchase WHERE payment_id = $1`,
    [id],
  );
  const payment = order && paymentFromRow(order, stateOf(order, open));
  if (!payment) throw new Error('No order has such a payment.');
  return { orderId: order.id, payment };
}

export function refFromRow({ payment_provider: provider, payment_id: id }: PaymentRefRow): PaymentRef | null {
  return provider === null || id === null ? null : { provider, id };
}

/** Returns the payment of an order's row, by default in the state that the row shows; null if the order has none. */
export function paymentFromRow(
  order: PaymentRow,
  state: ProviderPayment['state'] = shownState(order),
): ProviderPayment | null {
  const ref = refFromRow(order);
  const { total_cents: amount, currency, refunded_cents: refunded, dispute, refund } = order;
  const back = { refunded, isReturned: refund === 'returned', dispute };
  return ref && { ...ref, amount, currency, state, clientSecret: null, card: null, ...back };
}

/** Returns the state of a payment by the row of its order; the payment of a pending order is open until it is ended. */
function shownState(order: PaymentRow) {
  return order.state === 'pending' && !order.payment_ended ? 'open' : stateOf(order, 'cancelled');
}

function stateOf({ state, refund, payment_ended }: PaymentRow, open: 'cancelled' | 'processing') {
  if (refund === 'done') return 'refunded';
  if (state === 'confirmed' || refund !== null) return 'captured';
  return payment_ended ? 'cancelled' : open;
}
