import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { fromCents } from '../../../core/money/money.ts';
import { type Basket, basketOfHold, readBasket } from '../booking/basket.ts';
import { couponOfBasket } from '../booking/coupon-of-basket.ts';
import { quoteBasket } from '../booking/hold-response.ts';
import { keepQuoted } from '../booking/keep-wishes.ts';
import { readOwnHold } from '../booking/own-hold.ts';
import type { Queryable } from '../database/database.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { buyerOf, type Caller } from '../people/caller.ts';
import { guessing } from '../pricing/coupon-guesses.ts';
import { readRecipient } from '../pricing/gift.ts';
import type { BasketForm } from '../schemas/basket.ts';
import { BEARER, KeyAllowed, responseOf } from '../schemas/common.ts';
import { CouponBody, CouponSchema, GiftCheckBody, QuoteBody, QuoteSchema, RecipientSchema } from '../schemas/quote.ts';
import type { Services } from '../service-types.ts';

/**
 * Returns the routes that quote a purchase, whose wishes are kept with the hold (D-kept-wishes), and that check a
 * coupon or a gift.
 */
export function quoteRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock } = services;
  return async (app) => {
    const quoting = { security: BEARER, headers: KeyAllowed, body: QuoteBody, response: responseOf(200, QuoteSchema) };
    app.post('/v1/quote', { schema: quoting }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const quoted = () =>
        once(request, caller, services, async (transaction) => {
          const basket = await basketOf(transaction, caller, request.body);
          const quote = await quoteBasket(transaction, caller, basket, request.body, clock.now());
          await keepQuoted(transaction, request.body, clock.now());
          return { status: 200, body: quote };
        });
      const outcome = await guessing(services, { request, caller, code: request.body.coupon }, quoted);
      return sendOutcome(reply, outcome);
    });

    const coupon = { security: BEARER, headers: KeyAllowed, body: CouponBody, response: responseOf(200, CouponSchema) };
    app.post('/v1/coupon/check', { schema: coupon }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const checked = () =>
        once(request, caller, services, async (transaction) => {
          const basket = await basketOf(transaction, caller, request.body);
          const { code, value } = await couponOfBasket(transaction, basket, request.body, clock.now());
          const percent = value.case === 'percentage' ? value.percent : null;
          const amount = value.case === 'amount' ? fromCents(value.amount) : null;
          return { status: 200, body: { code, percent, amount } };
        });
      const outcome = await guessing(services, { request, caller, code: request.body.code }, checked);
      return sendOutcome(reply, outcome);
    });

    const gift = {
      security: BEARER,
      headers: KeyAllowed,
      body: GiftCheckBody,
      response: responseOf(200, RecipientSchema),
    };
    app.post('/v1/gift/check', { schema: gift }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const outcome = await once(request, caller, services, async (transaction) => {
        const { firstName, lastName, email } = await readRecipient(transaction, caller, request.body);
        return { status: 200, body: { fullName: `${firstName} ${lastName}`, email } };
      });
      return sendOutcome(reply, outcome);
    });
  };
}

/** Reads the basket of a request, or of the caller's hold. */
async function basketOf(
  database: Queryable,
  caller: Caller,
  form: BasketForm & { readonly hold?: string },
): Promise<Basket> {
  if (form.hold === undefined) return readBasket(database, form);
  await readOwnHold(database, caller, form.hold);
  return basketOfHold(database, form.hold);
}
