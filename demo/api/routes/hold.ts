import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { HOLD_MS } from '../../../core/checkout/hold-time.ts';
import { basketOfHold } from '../booking/basket.ts';
import { couponOfBasket } from '../booking/coupon-of-basket.ts';
import { pendingOf } from '../booking/held-order.ts';
import { holdBasket } from '../booking/hold.ts';
import { readHold } from '../booking/hold-response.ts';
import { keepWishes } from '../booking/keep-wishes.ts';
import { keepLonger, releaseHold } from '../booking/own-hold.ts';
import { inLanguage, languageOf, translated } from '../catalogue/translations.ts';
import { holdFaultOf } from '../faults.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { endUnpaid } from '../payments/settle.ts';
import { withPaymentsEnded } from '../payments/with-payments-ended.ts';
import { buyerOf } from '../people/caller.ts';
import { buyerOrKeyHolderOf } from '../people/order-key.ts';
import { guessing } from '../pricing/coupon-guesses.ts';
import { Problem } from '../problem.ts';
import { BasketBody } from '../schemas/basket.ts';
import { HoldSchema } from '../schemas/booking.ts';
import { BEARER, KeyAllowed, responseOf, UuidParams } from '../schemas/common.ts';
import { KeptBody } from '../schemas/kept.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of holds: places kept while somebody checks out (D-hold). */
export function holdRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock, guestLimits: limits } = services;
  return async (app) => {
    const taking = { security: BEARER, headers: KeyAllowed, body: BasketBody, response: responseOf(201, HoldSchema) };
    app.post('/v1/hold', { schema: taking }, async (request, reply) => {
      const { slots = [], waiting = [], item } = request.body;
      const named = item === undefined ? [...slots, ...waiting] : [];
      const caller = await buyerOrKeyHolderOf(request, services, named, 'guest');
      const holdTime = holdFaultOf(request.raw) ?? HOLD_MS;
      const hold = () =>
        once(request, caller, services, async (transaction) => {
          const body = await holdBasket(transaction, caller, request.body, { now: clock.now(), holdTime, limits });
          return 'endFirst' in body ? body : { status: 201, body };
        });
      const { body, ...outcome } = await withPaymentsEnded(services, hold);
      return sendOutcome(reply, { ...outcome, body: await translated(database, languageOf(request), body) });
    });

    const reading = { security: BEARER, params: UuidParams, response: responseOf(200, HoldSchema) };
    app.get('/v1/hold/:id', { schema: reading }, async (request) => {
      const caller = await buyerOf(request, services);
      return readHold(inLanguage(database, languageOf(request)), caller, request.params.id, clock.now());
    });

    const keeping = { security: BEARER, params: UuidParams, body: KeptBody, response: responseOf(204, Type.Null()) };
    app.put('/v1/hold/:id/wishes', { schema: keeping }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const { params, body } = request;
      await keepGuessed(services, { request, caller, code: body.coupon }, params.id, () =>
        database.transaction((transaction) => keepWishes(transaction, caller, params.id, body, clock.now())),
      );
      return reply.status(204).send(null);
    });

    const lengthening = { security: BEARER, params: UuidParams, response: responseOf(200, HoldSchema) };
    app.put('/v1/hold/:id/longer', { schema: lengthening }, async (request) => {
      const caller = await buyerOf(request, services);
      const { id } = request.params;
      const now = clock.now();
      return database.transaction(async (transaction) => {
        await keepLonger(transaction, caller, id, now);
        return readHold(inLanguage(transaction, languageOf(request)), caller, id, now);
      });
    });

    const releasing = { security: BEARER, params: UuidParams, response: responseOf(204, Type.Null()) };
    app.delete('/v1/hold/:id', { schema: releasing }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      await database.transaction((transaction) => releaseHold(transaction, caller, request.params.id, clock.now()));
      // The unpaid order of the hold ends with it.
      for (const id of await pendingOf(database, request.params.id)) await endUnpaid(services, id, 'cancelled');
      return reply.status(204).send(null);
    });
  };
}

/**
 * Runs `keep`, which keeps a code with a hold. A wrong code is kept too, and left out when the hold is read; so that
 * nobody can try codes in this way, it counts as a wrong guess.
 */
async function keepGuessed(
  services: Pick<Services, 'couponGuesses' | 'clock' | 'database'>,
  guess: Parameters<typeof guessing>[1],
  hold: string,
  keep: () => Promise<void>,
): Promise<void> {
  const { database, clock } = services;
  const { code } = guess;
  try {
    await guessing(services, guess, async () => {
      await keep();
      if (code === undefined) return {};
      return couponOfBasket(database, await basketOfHold(database, hold), { code, hold }, clock.now());
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'coupon-invalid') throw error;
  }
}
