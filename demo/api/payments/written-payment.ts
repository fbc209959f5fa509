import type { Queryable } from '../database/database.ts';
import type { Dispute, ProviderName, ProviderPayment } from '../ports/payment.ts';

/** A payment that was read from our own rows, and the id of its order. */
interface WrittenPayment {
  readonly orderId: string;
  readonly payment: ProviderPayment;
}

/**
 * Reads a payment from our own rows, for cases in which its payment provider cannot be asked. The parameter `open` is
 * the state that is returned for a payment that was neither made nor ended.
 */
export async function writtenPayment(
  database: Queryable,
  id: string,
  open: 'cancelled' | 'processing',
): Promise<WrittenPayment> {
  const [order] = await database.query<WrittenRow & { readonly id: string }>(
    `SELECT id, state, payment_provider, payment_id, refund, refunded_cents, dispute, payment_ended, total_cents, currency
     FROM purchase WHERE payment_id = $1`,
    [id],
  );
  const payment = order && paymentFromRow(order, stateOf(order, open));
  if (!payment) throw new Error('No order has such a payment.');
  return { orderId: order.id, payment };
}

/** Returns the payment of an order's row, by default in the state that the row shows; null if the order has none. */
export function paymentFromRow(
  order: WrittenRow,
  state: ProviderPayment['state'] = shownState(order),
): ProviderPayment | null {
  const { payment_provider: provider, payment_id: id, total_cents: amount, currency } = order;
  if (provider === null || id === null) return null;
  const { refunded_cents: refunded, dispute, refund } = order;
  const back = { refunded, isReturned: refund === 'returned', dispute };
  return { provider, id, amount, currency, state, clientSecret: null, card: null, ...back };
}

interface WrittenRow {
  readonly payment_provider: ProviderName | null;
  readonly payment_id: string | null;
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  readonly refund: 'due' | 'done' | 'returned' | null;
  readonly refunded_cents: number;
  readonly dispute: Dispute | null;
  readonly payment_ended: boolean;
  readonly total_cents: number;
  readonly currency: string;
}

/** Returns the state of a payment by the row of its order; the payment of a pending order is open until it is ended. */
function shownState(order: WrittenRow) {
  return order.state === 'pending' && !order.payment_ended ? 'open' : stateOf(order, 'cancelled');
}

function stateOf({ state, refund, payment_ended }: WrittenRow, open: 'cancelled' | 'processing') {
  if (refund === 'done') return 'refunded';
  if (state === 'confirmed' || refund !== null) return 'captured';
  return payment_ended ? 'cancelled' : open;
}
