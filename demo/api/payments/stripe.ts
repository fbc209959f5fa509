import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { PaymentPort, ProviderPayment, ToBePaid } from './port.ts';
import { isRefusal, isStripeError, ProviderFailure } from './stripe-client.ts';
import { customerOfOrder, forgetCustomer } from './stripe-customer.ts';
import { asPayment, EXPANDED } from './stripe-payment.ts';

/** Stripe as the provider of payments: an order is a PaymentIntent, which the buyer's browser confirms (decisions §7). */
export function createStripePayments(stripe: Stripe, database: Database, publicKey: string): PaymentPort {
  const read = async (id: string) => asPayment(await stripe.paymentIntents.retrieve(id, { expand: EXPANDED }));
  const cancel = async (id: string) => {
    try {
      return asPayment(await stripe.paymentIntents.cancel(id, { expand: EXPANDED }));
    } catch (error) {
      // It has been paid, or cancelled already.
      if (isRefusal(error, 'payment_intent_unexpected_state')) return read(id);
      throw error;
    }
  };
  const refund = async (id: string) => {
    try {
      await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` });
    } catch (error) {
      if (!isRefusal(error, 'charge_already_refunded')) throw error;
    }
  };
  return {
    provider: 'stripe',
    publicKey,
    open: (order) => failing(order.paymentId === null ? openIntent(stripe, database, order) : read(order.paymentId)),
    read: (id) => failing(read(id)),
    cancel: (id) => failing(cancel(id)),
    refund: (id) => failing(refund(id)),
  };
}

/** What Stripe throws has the status of Stripe's answer, which is none of ours. */
async function failing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isStripeError(error) ? new ProviderFailure(error) : error;
  }
}

async function openIntent(
  stripe: Stripe,
  database: Database,
  order: ToBePaid,
  isSecond = false,
): Promise<ProviderPayment> {
  const { reference, amount, currency } = order;
  const customer = await customerOfOrder(stripe, database, reference);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        metadata: { order: reference },
        ...(customer !== null && { customer }),
      },
      // With another customer it is another request.
      { idempotencyKey: ['order', reference, customer].filter((part) => part !== null).join('-') },
    );
    return asPayment(intent);
  } catch (error) {
    if (isRefusal(error, 'amount_too_small')) throw new Problem('not-payable');
    const isUnknown = isRefusal(error, 'resource_missing') && error.param === 'customer';
    if (customer === null || !isUnknown || isSecond) throw error;
    await forgetCustomer(database, customer);
    return openIntent(stripe, database, order, true);
  }
}
