import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { type Outcome, once, sendOutcome } from '../idempotency.ts';
import { buyerOf } from '../people/caller.ts';
import { admitGuest, guestToken } from '../people/guest.ts';
import { admitByKey, keyHolderOf } from '../people/order-key.ts';
import { Problem } from '../problem.ts';
import { GuestBody, GuestNameSchema, GuestSchema } from '../schemas/booking.ts';
import { BEARER, KeyAllowed, responseOf, UuidParams } from '../schemas/common.ts';
import type { Services } from '../service-types.ts';

/**
 * Returns the routes of guests: a token for a person without an account, or in exchange for the key of an order, and
 * the name of its owner. The response that is stored for an idempotency key does not contain the token.
 */
export function guestRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  return async (app) => {
    app.get(
      '/v1/guest',
      { schema: { security: BEARER, response: responseOf(200, GuestNameSchema) } },
      async (request) => {
        const { kind, firstName, lastName } = await buyerOf(request, services);
        if (kind !== 'guest') throw new Problem('forbidden');
        return { firstName, lastName };
      },
    );
    const schema = { headers: KeyAllowed, body: GuestBody, response: responseOf(201, GuestSchema) };
    app.post('/v1/guest', { schema }, async (request, reply) => {
      const { firstName = '', lastName = '', email = '' } = request.body;
      const form = { firstName, lastName, email };
      const token = await guestToken(database, request.headers['idempotency-key'] ?? null, form);
      return sendToken(
        reply,
        token,
        await once(request, null, services, (transaction) =>
          expiring(admitGuest(transaction, form, token, clock.now())),
        ),
      );
    });

    const exchanging = {
      security: BEARER,
      headers: KeyAllowed,
      params: UuidParams,
      response: responseOf(201, GuestSchema),
    };
    app.post('/v1/order/:id/guest', { schema: exchanging }, async (request, reply) => {
      const { id } = request.params;
      const owner = await keyHolderOf(request, services, id);
      const { guestToken: earlier } = owner;
      const token = await guestToken(database, request.headers['idempotency-key'] ?? null, { order: id, earlier });
      return sendToken(
        reply,
        token,
        await once(request, owner, services, (transaction) =>
          expiring(admitByKey(transaction, owner, id, token, clock.now())),
        ),
      );
    });
  };
}

/**
 * Returns the response that is stored for an idempotency key: when the token expires, but not the token. `expiry` is in
 * milliseconds since 1970.
 */
async function expiring(expiry: Promise<number>) {
  return { status: 201, body: { expiresAt: new Date(await expiry).toISOString() } };
}

function sendToken(reply: FastifyReply, token: string, outcome: Outcome) {
  if (outcome.status !== 201) return sendOutcome(reply, outcome);
  return sendOutcome(reply, { ...outcome, body: { token, ...(outcome.body as object) } });
}
