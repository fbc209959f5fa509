import type Stripe from 'stripe';
import { writtenPayment } from '../booking/payment-row.ts';
import type { Database } from '../database/database.ts';
import type { PaymentPort, ProviderPayment, RefundedPart, ToBePaid } from '../ports/payment.ts';
import { Problem } from '../problem.ts';
import type { Log } from '../service-types.ts';
import { hasAnswered, isRefusal, isStripeError, ProviderFailure } from './stripe-client.ts';
import { customerOfOrder, forgetCustomer } from './stripe-customer.ts';
import { asPayment, disputeState, EXPANDED, isDisputed } from './stripe-payment.ts';

/**
 * Creates the port for Stripe. The payment of an order is a PaymentIntent, which the buyer's browser confirms
 * (D-stripe).
 */
export function createStripePayments(
  stripe: Stripe,
  database: Database,
  publicKey: string,
  log: Pick<Log, 'warn'>,
): PaymentPort {
  /**
   * Returns the payment of a PaymentIntent. After a change of keys, Stripe does not know earlier ones: their payments
   * are read from our own rows, as cancelled if they were unpaid.
   */
  const known = async (id: string, work: Promise<Stripe.PaymentIntent>) => {
    try {
      const intent = await work;
      if (!isDisputed(intent)) return asPayment(intent);
      const { data } = await stripe.disputes.list({ payment_intent: id, limit: 1 });
      return asPayment(intent, data[0] ? disputeState(data[0]) : null);
    } catch (error) {
      if (!isRefusal(error, 'resource_missing')) throw error;
      const { orderId, payment } = await writtenPayment(database, id, 'cancelled');
      log.warn({ order: orderId, payment: payment.state }, 'Stripe does not know the payment of an order');
      return payment;
    }
  };
  const read = (id: string) => known(id, stripe.paymentIntents.retrieve(id, { expand: EXPANDED }));
  const cancel = async (id: string) => {
    try {
      return await known(id, stripe.paymentIntents.cancel(id, { expand: EXPANDED }));
    } catch (error) {
      // The payment has already been made or cancelled.
      if (isRefusal(error, 'payment_intent_unexpected_state')) return read(id);
      throw error;
    }
  };
  const refund = async (id: string, part: RefundedPart | null) => {
    try {
      if (part) {
        // The key is another one after each refusal, which Stripe would return again for a day, and for each part, also
        // after one that the bank has returned.
        const idempotencyKey = `part-${id}-${part.to + part.returned}-${part.refusals}`;
        await stripe.refunds.create({ payment_intent: id, amount: part.to - part.from }, { idempotencyKey });
        return;
      }
      // There is no idempotency key, because Stripe would return the same failure for it for a day. There is no amount,
      // because Stripe then refunds what is left of the charge, so that the second of two requests fails as already
      // refunded.
      await stripe.refunds.create({ payment_intent: id });
    } catch (error) {
      if (!isRefusal(error, 'charge_already_refunded')) throw error;
    }
  };
  const account = { stripe, database, log };
  return {
    provider: 'stripe',
    publicKey,
    open: (order) => failing(order.payment === null ? openIntent(account, order) : read(order.payment.id)),
    read: ({ id }) => failing(read(id)),
    cancel: ({ id }) => failing(cancel(id)),
    refund: ({ id }, part) => failing(refund(id, part)),
  };
}

/** Replaces Stripe's errors, so that the HTTP status in them does not become the status of our response. */
async function failing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isStripeError(error) ? new ProviderFailure(error) : error;
  }
}

interface Account {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
}

async function openIntent(account: Account, order: ToBePaid): Promise<ProviderPayment> {
  return tryForOrder(account.database, order.reference, (key) => createIntent(account, order, key));
}

/**
 * Runs `work` with the prefix of the idempotency keys of an order. The prefix stays the same until Stripe responds with
 * a failure, so that repeating a request whose response was lost returns what it has made. After a failure the prefix
 * changes, because Stripe repeats the failure of a key for a day.
 */
async function tryForOrder<Result>(
  database: Database,
  orderId: string,
  work: (key: string) => Promise<Result>,
): Promise<Result> {
  const [order] = await database.query<{ payment_tries: number }>('SELECT payment_tries FROM purchase WHERE id = $1', [
    orderId,
  ]);
  const tries = order?.payment_tries ?? 0;
  try {
    return await work(tries === 0 ? orderId : `${orderId}-${tries}`);
  } catch (error) {
    // A failure is counted once, however many requests received it.
    const counting = 'UPDATE purchase SET payment_tries = payment_tries + 1 WHERE id = $1 AND payment_tries = $2';
    if (hasAnswered(error)) await database.query(counting, [orderId, tries]);
    throw error;
  }
}

async function createIntent(
  account: Account,
  order: ToBePaid,
  key: string,
  isSecond = false,
): Promise<ProviderPayment> {
  const { stripe, database } = account;
  const { reference, amount, currency } = order;
  const customer = await customerOfOrder(stripe, database, { orderId: reference, key });
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        metadata: { order: reference },
        ...(customer !== null && { customer }),
      },
      // Stripe refuses a key that is used again with another customer.
      { idempotencyKey: ['order', key, customer].filter((part) => part !== null).join('-') },
    );
    return asPayment(intent);
  } catch (error) {
    if (isRefusal(error, 'amount_too_small')) throw new Problem('not-payable');
    const isUnknown = isRefusal(error, 'resource_missing') && error.param === 'customer';
    if (customer === null || !isUnknown || isSecond) throw error;
    await forgetCustomer(database, customer);
    return createIntent(account, order, key, true);
  }
}
