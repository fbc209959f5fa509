import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { fromCents } from '../../../core/pricing/money.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { orderOfPayment, readAttempt } from '../payments/attempt.ts';
import { keepCard, readCards } from '../payments/cards.ts';
import { settle } from '../payments/settle.ts';
import { asKeptCard, attemptPayment } from '../payments/test-gateway.ts';
import { accountOf, buyerOf } from '../people/caller.ts';
import { readBalance } from '../pricing/credit.ts';
import { Problem } from '../problem.ts';
import { answers, BEARER, KeyRequired, UuidParams } from '../schemas/common.ts';
import { CardSchema, CreditSchema, TestPaymentBody, TestPaymentSchema } from '../schemas/payment.ts';
import type { Services } from '../services.ts';

/** Kept cards, company credit, and the counter at which the test gateway is paid. */
export function paymentRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database } = services;
  return async (app) => {
    const cards = { security: BEARER, response: answers(200, Type.Array(CardSchema)) };
    app.get('/v1/cards', { schema: cards }, async (request) => {
      const { payments, clock } = services;
      return readCards(database, await accountOf(request, services), payments.provider, clock.now());
    });

    const credit = { security: BEARER, response: answers(200, CreditSchema) };
    app.get('/v1/credit', { schema: credit }, async (request) => {
      const { organization } = await accountOf(request, services);
      const balance = organization ? await readBalance(database, organization.id) : 0;
      return { balance: fromCents(balance), currency: 'EUR' };
    });

    const paying = {
      security: BEARER,
      headers: KeyRequired,
      params: UuidParams,
      body: TestPaymentBody,
      response: answers(200, TestPaymentSchema),
    };
    app.post('/v1/test-gateway/:id', { schema: paying }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      // Where real money is taken, nobody pays with test cards what was ordered before.
      if (services.payments.provider !== 'test') throw new Problem('not-payable');
      const orderId = await orderOfPayment(database, caller, request.params.id);
      const outcome = await once(request, caller, services, async (transaction) => {
        const attempt = await readAttempt(transaction, caller, request.body);
        const result = await attemptPayment(transaction, request.params.id, attempt);
        if (result.state === 'captured' && result.save) {
          await keepCard(transaction, caller.id, asKeptCard(result.card, result.save));
        }
        return { status: 200, body: { state: result.state } };
      });
      // As a provider's message would, and also where an earlier one was lost.
      await settle(services, orderId);
      return sendOutcome(reply, outcome);
    });
  };
}
