import type { Environment } from '../../environment.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Log } from '../service-types.ts';
import type { PaymentPort } from './port.ts';
import { createStripePayments } from './stripe.ts';
import { createStripeClient } from './stripe-client.ts';
import { createTestGateway } from './test-gateway.ts';
import { isStripes, writtenPayment } from './written-payment.ts';

/**
 * Who takes payments: Stripe where its keys are set, else the test gateway in demo mode, else nobody (D-no-provider).
 * Payments that were made before at another provider are still read, ended and refunded there.
 */
export function openPayments(
  { stripe: keys, isDemo }: Pick<Environment, 'stripe' | 'isDemo'>,
  database: Database,
  log: Log,
): PaymentPort {
  const testGateway = isDemo ? createTestGateway(database) : createNoPayments();
  if (keys === null) return besideEachOther(testGateway, createAbsentStripe(database), testGateway);
  const stripe = createStripePayments(createStripeClient(keys), database, keys.publicKey, log);
  return besideEachOther(stripe, stripe, testGateway);
}

/**
 * The provider that takes new payments, beside the one that took those of before: each payment is read, ended and given
 * back where it was made.
 */
export function besideEachOther(taker: PaymentPort, stripe: PaymentPort, testGateway: PaymentPort): PaymentPort {
  const takerOf = (id: string) => (isStripes(id) ? stripe : testGateway);
  return {
    ...taker,
    open: (order) => (order.paymentId === null ? taker : takerOf(order.paymentId)).open(order),
    read: (id) => takerOf(id).read(id),
    cancel: (id) => takerOf(id).cancel(id),
    refund: (id) => takerOf(id).refund(id),
  };
}

/**
 * Stripe where its keys are not there (any more): what it took before is as we have written it down. Nobody can tell
 * whether the others have been paid; their orders end when their time is up, and are settled when the keys are back.
 */
export function createAbsentStripe(database: Database): PaymentPort {
  const read = async (id: string) => (await writtenPayment(database, id, 'processing')).payment;
  const missing = async () => {
    throw new Error('This payment needs the keys of Stripe.');
  };
  return {
    provider: 'stripe',
    publicKey: null,
    open: ({ paymentId }) => (paymentId === null ? missing() : read(paymentId)),
    read,
    cancel: read,
    refund: missing,
  };
}

/** No provider at all: nothing that costs money can be ordered, so there is no payment to read, end or refund. */
function createNoPayments(): PaymentPort {
  const refuse = async () => {
    throw new Problem('payment-unavailable');
  };
  return { provider: 'none', publicKey: null, open: refuse, read: refuse, cancel: refuse, refund: refuse };
}
