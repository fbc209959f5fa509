import type Stripe from 'stripe';
import { createStripeSignatures } from './stripe-client.ts';

/** The subject of a message from Stripe; null if it does not concern us. */
export type Message =
  | { readonly case: 'payment'; readonly paymentId: string }
  | { readonly case: 'card-detached'; readonly reference: string }
  | null;

const signatures = createStripeSignatures();

const TOLERANCE_SECONDS = 300;

/**
 * Reads a message of Stripe. Throws unless these bytes were signed with our secret at a time at most five minutes from
 * now. The time is judged by the clock of the machine, because Stripe signs in real time. The state of the payment in
 * the message is ignored, because it may be out of date.
 */
export function readMessage(body: Buffer, signature: string, secret: string): Message {
  requirePresent(signature);
  const event = signatures.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return { case: 'payment', paymentId: event.data.object.id };
    case 'charge.refunded':
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return paymentOf(event.data.object);
    case 'payment_method.detached':
      return { case: 'card-detached', reference: event.data.object.id };
    default:
      return null;
  }
}

/** Throws if a signature has no time, two, or one ahead of now, all of which Stripe's library accepts. */
function requirePresent(signature: string): void {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const [, seconds] = /^t=(\d+)$/.exec(times.join()) ?? [];
  const isPresent = seconds !== undefined && Number(seconds) <= Date.now() / 1000 + TOLERANCE_SECONDS;
  if (!isPresent) throw new RangeError('The time of the signature is none, or not of now.');
}

function paymentOf({ payment_intent: intent }: Stripe.Charge | Stripe.Refund | Stripe.Dispute): Message {
  const paymentId = typeof intent === 'string' ? intent : intent?.id;
  return paymentId === undefined ? null : { case: 'payment', paymentId };
}
