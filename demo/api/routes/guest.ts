import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { admitGuest } from '../people/guest.ts';
import { GuestBody, GuestSchema } from '../schemas/booking.ts';
import { answers, KeyAllowed } from '../schemas/common.ts';
import type { Services } from '../services.ts';

/** A token for somebody without an account. A repeated request gets another token: none is kept that could be given again. */
export function guestRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = { headers: KeyAllowed, body: GuestBody, response: answers(201, GuestSchema) };
    app.post('/v1/guest', { schema }, async ({ body }, reply) => {
      const { firstName = '', lastName = '', email = '' } = body;
      const { token, expiresAt } = await admitGuest({ firstName, lastName, email }, services);
      return reply.status(201).send({ token, expiresAt: new Date(expiresAt).toISOString() });
    });
  };
}
