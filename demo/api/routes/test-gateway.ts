import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { declareRoutes } from '../../route-kind.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { orderOfPayment, readAttempt } from '../payments/attempt.ts';
import { saveCard } from '../payments/cards.ts';
import { settle } from '../payments/settle.ts';
import { asSavedCard, attemptPayment } from '../payments/test-gateway.ts';
import { buyerOf } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { BEARER, KeyRequired, responseOf, UuidParams } from '../schemas/common.ts';
import { TestPaymentBody, TestPaymentSchema } from '../schemas/payment.ts';
import type { Services } from '../service-types.ts';

/** Returns the route that makes a payment of the test gateway. It exists in demo mode only. */
export function testGatewayRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database } = services;
  return async (app) => {
    declareRoutes(app, 'demo');
    const paying = {
      security: BEARER,
      headers: KeyRequired,
      params: UuidParams,
      body: TestPaymentBody,
      response: responseOf(200, TestPaymentSchema),
    };
    app.post('/v1/test-gateway/:id', { schema: paying }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      // On a server that takes real money, earlier orders cannot be paid with test cards.
      if (services.payments.provider !== 'test') throw new Problem('not-payable');
      const orderId = await orderOfPayment(database, caller, request.params.id);
      const outcome = await once(request, caller, services, async (transaction) => {
        const attempt = await readAttempt(transaction, caller, request.body);
        const result = await attemptPayment(transaction, request.params.id, attempt);
        if (result.state === 'captured' && result.save) {
          await saveCard(transaction, caller.id, asSavedCard(result.card, result.save));
        }
        return { status: 200, body: { state: result.state } };
      });
      // The order is settled, as it would be after a message from a payment provider.
      await settle(services, orderId);
      return sendOutcome(reply, outcome);
    });
  };
}
