import type Stripe from 'stripe';
import { createStripeSignatures } from './stripe-client.ts';

/** The subject of a message from Stripe; null if it does not concern us. */
export type Message =
  | { readonly case: 'payment'; readonly paymentId: string }
  | { readonly case: 'card-detached'; readonly reference: string }
  | null;

const signatures = createStripeSignatures();

/**
 * Reads a message of Stripe. Throws unless these bytes were signed with our secret within the last five minutes. The
 * age is judged by the clock of the machine, because Stripe signs in real time. The state of the payment in the message
 * is ignored, because it may be out of date.
 */
export function readMessage(body: Buffer, signature: string, secret: string): Message {
  const event = signatures.constructEvent(body, signature, secret);
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return { case: 'payment', paymentId: event.data.object.id };
    case 'charge.refunded':
      return paymentOfCharge(event.data.object);
    case 'payment_method.detached':
      return { case: 'card-detached', reference: event.data.object.id };
    default:
      return null;
  }
}

function paymentOfCharge({ payment_intent: intent }: Stripe.Charge): Message {
  const paymentId = typeof intent === 'string' ? intent : intent?.id;
  return paymentId === undefined ? null : { case: 'payment', paymentId };
}
