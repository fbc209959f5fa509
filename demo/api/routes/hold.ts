import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { holdPlaces } from '../booking/hold.ts';
import { releaseHold } from '../booking/release.ts';
import { readRequested } from '../booking/requested.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { buyerOf } from '../people/caller.ts';
import { HoldSchema } from '../schemas/booking.ts';
import { answers, BEARER, KeyAllowed, SlotsBody, UuidParams } from '../schemas/common.ts';
import type { Services } from '../services.ts';

/** Places kept while somebody checks out (decisions §7). */
export function holdRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  return async (app) => {
    const taking = { security: BEARER, headers: KeyAllowed, body: SlotsBody, response: answers(201, HoldSchema) };
    app.post('/v1/hold', { schema: taking }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const outcome = await once(request, caller, services, async (transaction) => {
        const requested = await readRequested(transaction, request.body.slots);
        return { status: 201, body: await holdPlaces(transaction, caller, requested, clock.now()) };
      });
      return sendOutcome(reply, outcome);
    });

    const releasing = { security: BEARER, params: UuidParams, response: answers(204, Type.Null()) };
    app.delete('/v1/hold/:id', { schema: releasing }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      await database.transaction((transaction) => releaseHold(transaction, caller, request.params.id, clock.now()));
      return reply.status(204).send(null);
    });
  };
}
