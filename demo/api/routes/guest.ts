import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { once, sendOutcome } from '../idempotency.ts';
import { admitGuest, guestToken } from '../people/guest.ts';
import { GuestBody, GuestSchema } from '../schemas/booking.ts';
import { answers, KeyAllowed } from '../schemas/common.ts';
import type { Services } from '../service-types.ts';

/** A token for somebody without an account. The stored response of a request with a key does not contain the token. */
export function guestRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  return async (app) => {
    const schema = { headers: KeyAllowed, body: GuestBody, response: answers(201, GuestSchema) };
    app.post('/v1/guest', { schema }, async (request, reply) => {
      const { firstName = '', lastName = '', email = '' } = request.body;
      const form = { firstName, lastName, email };
      const token = await guestToken(database, request.headers['idempotency-key'] ?? null, form);
      const outcome = await once(request, null, services, async (transaction) => {
        const expiresAt = await admitGuest(transaction, form, token, clock.now());
        return { status: 201, body: { expiresAt: new Date(expiresAt).toISOString() } };
      });
      if (outcome.status !== 201) return sendOutcome(reply, outcome);
      return sendOutcome(reply, { ...outcome, body: { token, ...(outcome.body as object) } });
    });
  };
}
