import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { placeOrder } from '../booking/order.ts';
import { readOrder } from '../booking/order-answer.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { buyerOf } from '../people/caller.ts';
import { OrderBody, OrderSchema } from '../schemas/booking.ts';
import { answers, BEARER, KeyRequired, UuidParams } from '../schemas/common.ts';
import type { Services } from '../services.ts';

/** Buying, and the state of what was bought, for resuming (decisions §9). */
export function orderRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  return async (app) => {
    const buying = { security: BEARER, headers: KeyRequired, body: OrderBody, response: answers(201, OrderSchema) };
    app.post('/v1/order', { schema: buying }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const outcome = await once(request, caller, services, async (transaction) => ({
        status: 201,
        body: await placeOrder(transaction, caller, request.body, clock.now()),
      }));
      return sendOutcome(reply, outcome);
    });

    const reading = { security: BEARER, params: UuidParams, response: answers(200, OrderSchema) };
    app.get('/v1/order/:id', { schema: reading }, async (request) => {
      const caller = await buyerOf(request, services);
      return readOrder(database, caller, request.params.id);
    });
  };
}
