import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { fromCents } from '../../../core/money/money.ts';
import { readCards } from '../payments/cards.ts';
import { accountOf } from '../people/caller.ts';
import { readBalance } from '../pricing/credit.ts';
import { BEARER, responseOf } from '../schemas/common.ts';
import { CardSchema, CreditSchema } from '../schemas/payment.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of the saved cards and the company credit of an account. */
export function cardAndCreditRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database } = services;
  return async (app) => {
    const cards = { security: BEARER, response: responseOf(200, Type.Array(CardSchema)) };
    app.get('/v1/cards', { schema: cards }, async (request) => {
      const { payments, clock } = services;
      return readCards(database, await accountOf(request, services), payments.provider, clock.now());
    });

    const credit = { security: BEARER, response: responseOf(200, CreditSchema) };
    app.get('/v1/credit', { schema: credit }, async (request) => {
      const { organization } = await accountOf(request, services);
      if (!organization) return { balance: 0, currency: 'EUR' };
      const { amount, currency } = await readBalance(database, organization.id);
      return { balance: fromCents(amount), currency };
    });
  };
}
