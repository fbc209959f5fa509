import type { Database } from '../database/database.ts';
import type { PaymentPort } from './port.ts';
import { isStripes, writtenPayment } from './written-payment.ts';

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
