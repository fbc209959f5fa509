import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { optionOfPrice, pricePayload, productPayload } from '../catalogue/membership-payload.ts';
import { findMembership, findMembershipOfOption } from '../catalogue/memberships.ts';
import { parseReference } from '../catalogue/reference.ts';
import { Problem } from '../problem.ts';
import { answers, ReferenceParams } from '../schemas/common.ts';
import { PriceSchema, ProductSchema } from '../schemas/membership.ts';
import type { Services } from '../services.ts';

/** What an option of a membership costs, and what is sold by it. */
export function productRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  const seen = () => ({ caller: null, now: clock.now() });

  return async (app) => {
    const price = { params: ReferenceParams, response: answers(200, PriceSchema) };
    app.get('/v1/price/id/:id', { schema: price }, async ({ params }) => {
      const option = optionOfPrice(parseReference(params.id).id);
      const found = option === null ? null : await findMembershipOfOption(database, option, seen());
      const bought = found?.options.find(({ id }) => id === option);
      if (!found || !bought) throw new Problem('not-found');
      return pricePayload(found, bought);
    });

    const product = { params: ReferenceParams, response: answers(200, ProductSchema) };
    app.get('/v1/product/id/:id', { schema: product }, async ({ params }) => {
      const { id } = parseReference(params.id);
      const row = id === null ? null : await findMembership(database, { id, text: '' }, seen());
      if (!row) throw new Problem('not-found');
      return productPayload(row);
    });
  };
}
