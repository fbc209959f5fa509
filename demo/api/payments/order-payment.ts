import { fromCents } from '../../../core/pricing/money.ts';
import { readOrder } from '../booking/order-answer.ts';
import type { Caller } from '../people/caller.ts';
import type { Order } from '../schemas/booking.ts';
import type { Payment } from '../schemas/payment.ts';
import { openPayment } from './open-payment.ts';
import type { ProviderPayment } from './port.ts';
import { type Desk, settle } from './settle.ts';
import { ProviderFailure } from './stripe-client.ts';

/** An order as it was placed, with the payment that it waits for, opened at the provider. */
export async function openedPayment(desk: Desk, caller: Caller, order: Order): Promise<Order> {
  if (order.state !== 'pending') return order;
  const payment = await openPayment(desk, order.id);
  // One that has been paid, or that another tab has replaced meanwhile, is answered as it is now.
  if (payment?.state === 'captured') await settle(desk, order.id);
  if (payment?.state !== 'open' && payment?.state !== 'authenticating') return readPaidOrder(desk, caller, order.id);
  return { ...order, payment: asPayment(payment, order.state) };
}

/**
 * An order of the caller's own with its payment as the provider knows it; where the provider does not answer and the order
 * waits for nothing, as we have written it down.
 */
export async function readPaidOrder(desk: Desk, caller: Caller, id: string): Promise<Order> {
  const order = await readOrder(desk.database, caller, id);
  const [row] = await desk.database.query<PaymentRow>('SELECT payment_id, refund FROM purchase WHERE id = $1', [id]);
  if (!row?.payment_id) return order;
  try {
    return { ...order, payment: asPayment(await desk.payments.read(row.payment_id), order.state) };
  } catch (error) {
    if (order.state === 'pending' || !(error instanceof ProviderFailure)) throw error;
    return { ...order, payment: asWritten(desk, order, { id: row.payment_id, refund: row.refund }) };
  }
}

interface PaymentRow {
  readonly payment_id: string | null;
  readonly refund: 'due' | 'done' | null;
}

function asWritten(
  { payments }: Desk,
  { state, total, currency }: Order,
  { id, refund }: { readonly id: string; readonly refund: PaymentRow['refund'] },
): Payment {
  const captured = state === 'confirmed' || refund === 'due' ? 'captured' : 'cancelled';
  return { provider: payments.provider, id, amount: total, currency, state: refund === 'done' ? 'refunded' : captured };
}

/** A payment for its buyer's browser, which alone is told how to pay it. */
function asPayment(payment: ProviderPayment, orderState: Order['state']): Payment {
  const { provider, id, amount, currency, state, clientSecret } = payment;
  const isPayable = orderState === 'pending' && (state === 'open' || state === 'authenticating');
  return {
    provider,
    id,
    amount: fromCents(amount),
    currency,
    state: state === 'processing' ? 'authenticating' : state,
    ...(isPayable && clientSecret !== null && { clientSecret }),
  };
}
