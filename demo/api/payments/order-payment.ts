import { fromCents } from '../../../core/pricing/money.ts';
import { readOrder } from '../booking/order-answer.ts';
import type { Caller } from '../people/caller.ts';
import type { Order } from '../schemas/booking.ts';
import type { Payment } from '../schemas/payment.ts';
import type { OrderServices } from '../service-types.ts';
import { openPayment } from './open-payment.ts';
import { paymentOfOrder } from './payment-of-order.ts';
import type { ProviderPayment } from './port.ts';
import { settle } from './settle.ts';
import { ProviderFailure } from './stripe-client.ts';
import { writtenPayment } from './written-payment.ts';

/** An order as it was placed, with the payment that it waits for, opened at the provider. */
export async function openedPayment(services: OrderServices, caller: Caller, order: Order): Promise<Order> {
  if (order.state !== 'pending') return order;
  const payment = await openPayment(services, order.id);
  // One that has been paid, or that another tab has replaced meanwhile, is answered as it is now.
  if (payment?.state === 'captured') await settle(services, order.id);
  if (payment?.state !== 'open' && payment?.state !== 'authenticating')
    return readPaidOrder(services, caller, order.id);
  return { ...order, payment: asPayment(payment, order.state) };
}

/**
 * An order of the caller's own with its payment as the provider knows it; where the provider does not answer and the order
 * waits for nothing, as we have written it down. `seen` is the payment as the provider has just told it, if it has.
 */
export async function readPaidOrder(
  services: OrderServices,
  caller: Caller,
  id: string,
  seen: ProviderPayment | null = null,
): Promise<Order> {
  const order = await readOrder(services.database, caller, id);
  // What has changed the order may have changed its payment too.
  if (seen && order.state === 'pending') return { ...order, payment: asPayment(seen, order.state) };
  const ref = await paymentOfOrder(services.database, id);
  if (ref === null) return order;
  try {
    return { ...order, payment: asPayment(await services.payments.read(ref), order.state) };
  } catch (error) {
    if (order.state === 'pending' || !(error instanceof ProviderFailure)) throw error;
    const { payment } = await writtenPayment(services.database, ref.id, 'cancelled');
    return { ...order, payment: asPayment(payment, order.state) };
  }
}

/** A payment for its buyer's browser, which alone is told how to pay it. */
export function asPayment(payment: ProviderPayment, orderState: Order['state']): Payment {
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
