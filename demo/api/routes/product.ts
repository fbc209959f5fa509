import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { eventOfProduct, eventPrice, eventProduct } from '../catalogue/events/event-price.ts';
import { findEvent } from '../catalogue/events/events.ts';
import { optionOfPrice, pricePayload, productPayload } from '../catalogue/membership-payload.ts';
import { findMembership, findMembershipOfOption } from '../catalogue/memberships.ts';
import { parseReference } from '../catalogue/reference.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import type { Queryable } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { ReferenceParams, responseOf } from '../schemas/common.ts';
import { type Price, PriceSchema, type Product, ProductSchema } from '../schemas/membership.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of the prices of events and membership options, and of their products. */
export function productRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  const seen = () => ({ caller: null, now: clock.now() });
  const eventOf = (id: number | null, catalogue: Queryable = database) =>
    id === null ? null : findEvent(catalogue, { id, text: '' }, clock.now());

  const findPrice = async (id: number | null): Promise<Price | null> => {
    const option = optionOfPrice(id);
    if (option === null) {
      const event = await eventOf(id);
      return event && eventPrice(event);
    }
    const membership = await findMembershipOfOption(database, option, seen());
    const bought = membership?.options.find((one) => one.id === option);
    return membership && bought ? pricePayload(membership, bought) : null;
  };

  const findProduct = async (catalogue: Queryable, id: number | null): Promise<Product | null> => {
    const eventId = eventOfProduct(id);
    if (eventId !== null) {
      const event = await eventOf(eventId, catalogue);
      return event && eventProduct(event);
    }
    const membership = id === null ? null : await findMembership(catalogue, { id, text: '' }, seen());
    return membership && productPayload(membership);
  };

  return async (app) => {
    const price = { params: ReferenceParams, response: responseOf(200, PriceSchema) };
    app.get('/v1/price/id/:id', { schema: price }, async ({ params }) => {
      const found = await findPrice(parseReference(params.id).id);
      if (!found) throw new Problem('not-found');
      return found;
    });

    const product = { params: ReferenceParams, response: responseOf(200, ProductSchema) };
    app.get('/v1/product/id/:id', { schema: product }, async (request) => {
      const catalogue = inLanguage(database, languageOf(request));
      const found = await findProduct(catalogue, parseReference(request.params.id).id);
      if (!found) throw new Problem('not-found');
      return found;
    });
  };
}
