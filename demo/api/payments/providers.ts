import type { Environment } from '../../environment.ts';
import { writtenPayment } from '../booking/payment-row.ts';
import type { Database } from '../database/database.ts';
import type { PaymentPort, PaymentRef, ProviderName } from '../ports/payment.ts';
import { Problem } from '../problem.ts';
import type { Log } from '../service-types.ts';
import { createStripePayments } from './stripe.ts';
import { createStripeClient } from './stripe-client.ts';
import { createTestGateway } from './test-gateway.ts';

/**
 * Returns the port of the payment provider: Stripe if its keys are set, else the test gateway in demo mode, else one
 * that takes no payments (D-no-provider). Earlier payments at another payment provider are still read, ended and
 * refunded there.
 */
export function openPayments(
  { stripe: keys, isDemo }: Pick<Environment, 'stripe' | 'isDemo'>,
  database: Database,
  log: Log,
): PaymentPort {
  const test = isDemo ? createTestGateway(database) : createNoPayments();
  if (keys === null) return besideEachOther(test, { test, stripe: createAbsentStripe(database) });
  const stripe = createStripePayments(createStripeClient(keys), database, keys.publicKey, log);
  return besideEachOther(stripe, { test, stripe });
}

/**
 * Returns one port for all payment providers: new payments are opened at `taker`, and each existing payment is handled
 * by the payment provider that took it.
 */
export function besideEachOther(taker: PaymentPort, ports: Readonly<Record<ProviderName, PaymentPort>>): PaymentPort {
  const takerOf = ({ provider }: PaymentRef) => ports[provider];
  return {
    ...taker,
    open: (order) => (order.payment === null ? taker : takerOf(order.payment)).open(order),
    read: (payment) => takerOf(payment).read(payment),
    cancel: (payment) => takerOf(payment).cancel(payment),
    refund: (payment, part) => takerOf(payment).refund(payment, part),
  };
}

/**
 * Creates the port for Stripe without its keys. Captured payments are read from our own rows. Whether open payments
 * have been paid is unknown: their orders expire, and are settled when the keys are set again.
 */
export function createAbsentStripe(database: Database): PaymentPort {
  const read = async ({ id }: PaymentRef) => (await writtenPayment(database, id, 'processing')).payment;
  const missing = async () => {
    throw new Error('This payment needs the keys of Stripe.');
  };
  return {
    provider: 'stripe',
    publicKey: null,
    open: ({ payment }) => (payment === null ? missing() : read(payment)),
    read,
    cancel: read,
    refund: missing,
  };
}

/**
 * Creates the port for a server without a payment provider: nothing that costs money can be ordered, so there is no
 * payment to read, end or refund.
 */
function createNoPayments(): PaymentPort {
  const refuse = async () => {
    throw new Problem('payment-unavailable');
  };
  return { provider: 'none', publicKey: null, open: refuse, read: refuse, cancel: refuse, refund: refuse };
}
