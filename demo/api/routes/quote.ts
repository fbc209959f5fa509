import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { quoteRequested } from '../booking/quote.ts';
import { readRequested } from '../booking/requested.ts';
import { buyerOf } from '../people/caller.ts';
import { QuoteSchema } from '../schemas/booking.ts';
import { answers, BEARER, KeyAllowed, SlotsBody } from '../schemas/common.ts';
import type { Services } from '../services.ts';

/** What slots cost the token's user. It changes nothing, so an idempotency key has nothing to keep. */
export function quoteRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = { security: BEARER, headers: KeyAllowed, body: SlotsBody, response: answers(200, QuoteSchema) };
    app.post('/v1/quote', { schema }, async (request) => {
      const caller = await buyerOf(request, services);
      return quoteRequested(await readRequested(services.database, request.body.slots), caller);
    });
  };
}
