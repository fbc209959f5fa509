import type { Queryable } from '../database/database.ts';
import type { ProviderPayment } from './port.ts';

/** A payment as our own rows have it, and the order that it is of. */
export interface WrittenPayment {
  readonly orderId: string;
  readonly payment: ProviderPayment;
}

/**
 * A payment as we have written it down, for where its provider cannot tell; `open` says what one is taken for that was
 * neither made nor ended.
 */
export async function writtenPayment(
  database: Queryable,
  id: string,
  open: 'cancelled' | 'processing',
): Promise<WrittenPayment> {
  const [order] = await database.query<WrittenRow & { readonly id: string }>(
    'SELECT id, state, payment_id, refund, payment_ended, total_cents, currency FROM purchase WHERE payment_id = $1',
    [id],
  );
  if (!order) throw new Error('No order has such a payment.');
  return { orderId: order.id, payment: asPayment(id, order, stateOf(order, open)) };
}

/** The payment of an order's row; null where it has none. One that an order waits for is open. */
export function paymentFromRow(order: WrittenRow): ProviderPayment | null {
  const { payment_id: id, state, payment_ended } = order;
  if (id === null) return null;
  return asPayment(id, order, state === 'pending' && !payment_ended ? 'open' : stateOf(order, 'cancelled'));
}

function asPayment(id: string, order: WrittenRow, state: ProviderPayment['state']): ProviderPayment {
  const { total_cents: amount, currency } = order;
  const provider = isStripes(id) ? 'stripe' : 'test';
  return { provider, id, amount, currency, state, clientSecret: null, card: null };
}

/** Whether a payment is one of Stripe's, by its id. */
export function isStripes(id: string): boolean {
  return id.startsWith('pi_');
}

interface WrittenRow {
  readonly payment_id: string | null;
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  readonly refund: 'due' | 'done' | null;
  readonly payment_ended: boolean;
  readonly total_cents: number;
  readonly currency: string;
}

function stateOf({ state, refund, payment_ended }: WrittenRow, open: 'cancelled' | 'processing') {
  if (refund === 'done') return 'refunded';
  if (state === 'confirmed' || refund === 'due') return 'captured';
  return payment_ended ? 'cancelled' : open;
}
