import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { placeOrder } from '../booking/order.ts';
import { readOrder } from '../booking/order-response.ts';
import { languageOf, translated } from '../catalogue/translations.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { correctAddress } from '../orders/correct-address.ts';
import { listOrders } from '../orders/order-list.ts';
import { readOrderWithPayment, withOpenPayment } from '../payments/order-payment.ts';
import { settle } from '../payments/settle.ts';
import { withPaymentsEnded } from '../payments/with-payments-ended.ts';
import { buyerOf, hashOf, tokenOf } from '../people/caller.ts';
import { orderOwnerOf } from '../people/order-key.ts';
import { guessing } from '../pricing/coupon-guesses.ts';
import { Problem } from '../problem.ts';
import { AddressBody, type Order, OrderBody, OrderListQuery, OrderSchema } from '../schemas/booking.ts';
import { BEARER, KeyAllowed, KeyRequired, responseOf, UuidParams } from '../schemas/common.ts';
import { paged } from '../schemas/paging.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes that place, read and cancel an order, and list a person's orders (D-calls-order). */
export function orderRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock, payments, guestLimits: limits } = services;
  const showing = { ...services, payments: services.shownPayments };
  return async (app) => {
    const buying = { security: BEARER, headers: KeyRequired, body: OrderBody, response: responseOf(201, OrderSchema) };
    app.post('/v1/order', { schema: buying }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const place = () =>
        once(request, caller, services, async (transaction) => {
          const body = await placeOrder(transaction, caller, request.body, { limits, now: clock.now() });
          if ('endFirst' in body) return body;
          if (body.state === 'pending' && payments.provider === 'none') throw new Problem('payment-unavailable');
          return { status: 201, body };
        });
      // If the earlier order was paid after all, there is nothing left to order: that order is the response, and is
      // stored for the key like any other.
      const paid = (orderId: string) =>
        once(request, caller, services, async (transaction) => ({
          status: 201,
          body: await readOrder(transaction, caller, orderId),
        }));
      const outcome = await guessing(services, { request, caller, code: request.body.coupon }, () =>
        withPaymentsEnded(services, place, paid),
      );
      if (outcome.status !== 201) return sendOutcome(reply, outcome);
      const order = await withOpenPayment(showing, caller, outcome.body as Order);
      return sendOutcome(reply, { ...outcome, body: await translated(database, languageOf(request), order) });
    });

    const listing = {
      security: BEARER,
      querystring: OrderListQuery,
      response: responseOf(200, paged(OrderSchema)),
    };
    for (const period of ['future', 'past'] as const) {
      app.get(`/v1/order/${period}`, { schema: listing }, async (request) => {
        const caller = await buyerOf(request, services);
        const orders = await listOrders(database, caller, period, request.query, clock.now());
        return translated(database, languageOf(request), orders);
      });
    }

    const reading = { security: BEARER, params: UuidParams, response: responseOf(200, OrderSchema) };
    app.get('/v1/order/:id', { schema: reading }, async (request) => {
      const owner = await orderOwnerOf(request, services, request.params.id);
      const { id, state } = await readOrder(database, owner, request.params.id);
      const seen = state === 'pending' ? await settle(showing, id) : null;
      return translated(database, languageOf(request), await readOrderWithPayment(showing, owner, id, seen));
    });

    const addressing = { ...reading, headers: KeyAllowed, body: AddressBody };
    app.post('/v1/order/:id/address', { schema: addressing }, async (request, reply) => {
      const caller = await buyerOf(request, services);
      const { email = '' } = request.body;
      const correction = { orderId: request.params.id, given: email, sentToken: hashOf(tokenOf(request) ?? '') };
      const outcome = await once(request, caller, services, async (transaction) => {
        await correctAddress(transaction, caller, correction, { limits, now: clock.now() });
        return { status: 200, body: null };
      });
      if (outcome.status !== 200) return sendOutcome(reply, outcome);
      // The guest of the token now has another address, so the caller is read again.
      const body = await readOrderWithPayment(showing, await buyerOf(request, services), request.params.id);
      return sendOutcome(reply, { ...outcome, body: await translated(database, languageOf(request), body) });
    });

    app.delete('/v1/order/:id', { schema: reading }, async (request) => {
      const owner = await orderOwnerOf(request, services, request.params.id);
      await cancelOrder(services, owner, request.params.id);
      return translated(database, languageOf(request), await readOrderWithPayment(showing, owner, request.params.id));
    });
  };
}
