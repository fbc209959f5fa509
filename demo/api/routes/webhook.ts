import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type Stripe from 'stripe';
import { forgetCard } from '../payments/cards.ts';
import { settle } from '../payments/settle.ts';
import { createStripeSignatures } from '../payments/stripe-client.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { exact, responseOf } from '../schemas/common.ts';
import type { Services } from '../service-types.ts';

const ReceivedSchema = exact({ received: Type.Literal(true) });

const BODY_LIMIT = 1024 * 1024;

/** The subject of a message from Stripe; null if it does not concern us. */
type Message =
  | { readonly case: 'payment'; readonly paymentId: string }
  | { readonly case: 'card-detached'; readonly reference: string }
  | null;

const signatures = createStripeSignatures();

const TOLERANCE_SECONDS = 300;

/**
 * Returns the route that receives messages from Stripe about payments. It responds with 200 once the order is settled,
 * or with a failure if the message could not be handled, so that Stripe sends it again.
 */
export function webhookRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, webhookSecret } = services;
  return async (app) => {
    // The signature is computed over the bytes of the body as they arrive.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
      done(null, body);
    });

    // All messages may come from one address, but a signature is known only with the body (D-rate-limit).
    const limit = app.rateLimit();
    const options = { config: { rateLimit: false as const }, schema: { response: responseOf(200, ReceivedSchema) } };
    app.post('/v1/webhook/stripe', options, async (request, reply) => {
      const message = readSigned(request.body, request.headers['stripe-signature'], webhookSecret);
      if (message instanceof Problem) {
        await limit.call(app, request, reply);
        throw message;
      }
      await work(message);
      return { received: true as const };
    });

    async function work(message: Message): Promise<void> {
      if (message?.case === 'card-detached') await forgetCard(database, 'stripe', message.reference);
      if (message?.case !== 'payment') return;
      const [order] = await database.query<{ id: string }>('SELECT id FROM purchase WHERE payment_id = $1', [
        message.paymentId,
      ]);
      // One Stripe account may serve other shops too.
      if (order) await settle(services, order.id);
    }
  };
}

/** Returns the message of a body that Stripe has signed, else the problem of another one. */
function readSigned(
  body: unknown,
  signature: string | readonly string[] | undefined,
  secret: string | null,
): Message | Problem {
  if (secret === null) return new Problem('not-found');
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new TypeError('There is nothing signed.');
    return readMessage(body, signature, secret);
  } catch {
    return invalidRequest({ field: 'stripe-signature', code: 'signature' });
  }
}

/**
 * Reads a message of Stripe. Throws unless these bytes were signed with our secret at a time at most five minutes from
 * now. The time is judged by the clock of the machine, because Stripe signs in real time. The state of the payment in
 * the message is ignored, because it may be out of date.
 */
function readMessage(body: Buffer, signature: string, secret: string): Message {
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
