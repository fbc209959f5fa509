import { fromCents } from '../../../core/money/money.ts';
import { readOrder } from '../booking/order-response.ts';
import { paymentOfOrder, writtenPayment } from '../booking/payment-row.ts';
import type { OrderOwner } from '../people/order-key.ts';
import type { ProviderPayment } from '../ports/payment.ts';
import type { Order } from '../schemas/booking.ts';
import type { Payment } from '../schemas/payment.ts';
import type { OrderServices } from '../service-types.ts';
import { openPayment } from './open-payment.ts';
import { settle } from './settle.ts';
import { ProviderFailure } from './stripe-client.ts';

/** Opens the payment of an order that was just placed, and returns the order with the payment. */
export async function withOpenPayment(services: OrderServices, owner: OrderOwner, order: Order): Promise<Order> {
  if (order.state !== 'pending') return order;
  const payment = await openPayment(services, order.id);
  // If the order has been paid, or another tab has just replaced it, its current state is returned.
  if (payment?.state === 'captured') await settle(services, order.id);
  if (payment?.state !== 'open' && payment?.state !== 'authenticating')
    return readOrderWithPayment(services, owner, order.id);
  return { ...order, payment: paymentPayload(payment, order.state) };
}

/**
 * Reads an order of the caller with its payment as the payment provider knows it. If the payment provider does not
 * respond and the order is not pending, the payment is read from our own rows. `seen` is the payment if it has just
 * been read.
 */
export async function readOrderWithPayment(
  services: OrderServices,
  owner: OrderOwner,
  id: string,
  seen: ProviderPayment | null = null,
): Promise<Order> {
  const order = await readOrder(services.database, owner, id);
  // Otherwise the order has changed, and its payment may have changed too.
  const isLatest = order.state === 'pending' || (order.state === 'confirmed' && seen?.state === 'captured');
  if (seen && isLatest) return { ...order, payment: paymentPayload(seen, order.state) };
  const ref = await paymentOfOrder(services.database, id);
  if (ref === null) return order;
  try {
    return { ...order, payment: paymentPayload(await services.payments.read(ref), order.state) };
  } catch (error) {
    if (order.state === 'pending' || !(error instanceof ProviderFailure)) throw error;
    const { payment } = await writtenPayment(services.database, ref.id, 'cancelled');
    return { ...order, payment: paymentPayload(payment, order.state) };
  }
}

/** Returns the payload of a payment for its buyer, with the client secret as long as the payment can be made. */
export function paymentPayload(payment: ProviderPayment, orderState: Order['state']): Payment {
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
