import { fromCents } from '../../../core/pricing/money.ts';
import { readOrder } from '../booking/order-answer.ts';
import type { Caller } from '../people/caller.ts';
import type { Order } from '../schemas/booking.ts';
import type { Payment } from '../schemas/payment.ts';
import type { ProviderPayment } from './port.ts';
import { type Desk, openPayment } from './settle.ts';

/** An order as it was placed, with the payment that it waits for, opened at the provider. */
export async function openedPayment(desk: Desk, caller: Caller, order: Order): Promise<Order> {
  if (order.state !== 'pending') return order;
  const payment = await openPayment(desk, order.id);
  // One that another tab has replaced meanwhile can be paid no more, and is answered as it is now.
  if (!payment) return readPaidOrder(desk, caller, order.id);
  return { ...order, payment: asPayment(desk, payment) };
}

/** An order of the caller's own with its payment as the provider knows it. */
export async function readPaidOrder(desk: Desk, caller: Caller, id: string): Promise<Order> {
  const order = await readOrder(desk.database, caller, id);
  const [row] = await desk.database.query<{ payment_id: string | null }>(
    'SELECT payment_id FROM purchase WHERE id = $1',
    [id],
  );
  if (!row?.payment_id) return order;
  return { ...order, payment: asPayment(desk, await desk.payments.read(row.payment_id)) };
}

function asPayment({ payments }: Desk, { id, amount, currency, state }: ProviderPayment): Payment {
  return { provider: payments.provider, id, amount: fromCents(amount), currency, state };
}
