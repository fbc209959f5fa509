import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { languageOf, translated } from '../catalogue/translations.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { buyerOf } from '../people/caller.ts';
import { buyerOrKeyHolderOf } from '../people/order-key.ts';
import { WaitingSchema } from '../schemas/booking.ts';
import { BEARER, exact, KeyAllowed, responseOf, SlotIdText } from '../schemas/common.ts';
import type { Services } from '../service-types.ts';
import { joinList } from '../waiting/join.ts';
import { leaveList } from '../waiting/leave.ts';
import { readWaiting } from '../waiting/list.ts';

/** Returns the routes of waiting lists: positions, joining and leaving (D-calls-waiting). */
export function waitingRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  const params = exact({ id: SlotIdText });
  return async (app) => {
    const list = { security: BEARER, response: responseOf(200, Type.Array(WaitingSchema)) };
    app.get('/v1/waiting-list', { schema: list }, async (request) => {
      const waiting = await readWaiting(database, await buyerOf(request, services), clock.now());
      return translated(database, languageOf(request), [...waiting]);
    });

    const joining = { security: BEARER, headers: KeyAllowed, params, response: responseOf(201, WaitingSchema) };
    app.post('/v1/waiting-list/:id', { schema: joining }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const outcome = await once(request, caller, services, async (transaction) => ({
        status: 201,
        body: await joinList(
          transaction,
          caller,
          { slotId: request.params.id, lang: languageOf(request), limits: services.guestLimits },
          clock.now(),
        ),
      }));
      const body = await translated(database, languageOf(request), outcome.body);
      return sendOutcome(reply, { ...outcome, body });
    });

    const leaving = { security: BEARER, params, response: responseOf(204, Type.Null()) };
    app.delete('/v1/waiting-list/:id', { schema: leaving }, async (request, reply) => {
      const caller = await buyerOrKeyHolderOf(request, services, [request.params.id], 'anybody');
      await database.transaction((transaction) => leaveList(transaction, caller, request.params.id, clock.now()));
      return reply.status(204).send(null);
    });
  };
}
