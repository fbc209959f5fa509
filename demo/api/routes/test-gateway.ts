import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { declareRoutes } from '../../route-kind.ts';
import type { Queryable } from '../database/database.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { findTestCard, saveCard } from '../payments/cards.ts';
import { settle } from '../payments/settle.ts';
import { asSavedCard, attemptPayment, type TestAttempt } from '../payments/test-gateway.ts';
import { buyerOf, type Caller } from '../people/caller.ts';
import { requireOwn } from '../people/guest-moved.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { BEARER, KeyRequired, responseOf, UuidParams } from '../schemas/common.ts';
import { TestPaymentBody, type TestPaymentForm, TestPaymentSchema } from '../schemas/payment.ts';
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

/**
 * Returns the id of the caller's order that a payment is for; throws a `not-found` or `forbidden` problem if there is
 * none.
 */
async function orderOfPayment(database: Queryable, caller: Caller, paymentId: string): Promise<string> {
  const [order] = await database.query<{ id: string; person_id: number; token_hash: string | null }>(
    'SELECT id, person_id, token_hash FROM purchase WHERE payment_id = $1',
    [paymentId],
  );
  if (!order) throw new Problem('not-found');
  requireOwn(order, caller);
  return order.id;
}

/**
 * Reads the attempt of a request. It must have exactly one of a card, a saved card of the caller, and the answer of the
 * bank.
 */
async function readAttempt(database: Queryable, caller: Caller, form: TestPaymentForm): Promise<TestAttempt> {
  const { card, savedCard, authentication, save } = form;
  if ([card, savedCard, authentication].filter((one) => one !== undefined).length !== 1) {
    throw invalidRequest({ field: 'card', code: 'oneOf' });
  }
  if (authentication !== undefined) return { case: 'authentication', passed: authentication === 'passed' };
  if (savedCard !== undefined)
    return { case: 'card', card: await findTestCard(database, caller, savedCard), save: null };
  return { case: 'card', card: card ?? 'declined', save: caller.kind === 'account' ? (save ?? null) : null };
}
