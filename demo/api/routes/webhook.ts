import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { forgetCard } from '../payments/cards.ts';
import { settle } from '../payments/settle.ts';
import { type Message, readMessage } from '../payments/stripe-webhook.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { exact, responseOf } from '../schemas/common.ts';
import type { Services } from '../service-types.ts';

const ReceivedSchema = exact({ received: Type.Literal(true) });

const BODY_LIMIT = 1024 * 1024;

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
