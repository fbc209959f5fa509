import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { offerPayload } from '../catalogue/offer-payload.ts';
import { findOffer, findOffersOf } from '../catalogue/offers.ts';
import { parseReference, type Reference } from '../catalogue/reference.ts';
import { userIdOf } from '../catalogue/users.ts';
import { Problem } from '../problem.ts';
import { answers, ReferenceParams } from '../schemas/common.ts';
import { SlottedSchema } from '../schemas/slotted.ts';
import type { Services } from '../service-types.ts';

/** Slotted offers: one by id or url, and a provider's. */
export function slottedRoutes({ database }: Services): FastifyPluginAsyncTypebox {
  const offer = async (reference: Reference) => {
    const row = await findOffer(database, reference);
    if (!row) throw new Problem('not-found');
    return offerPayload(row);
  };
  return async (app) => {
    const schema = { params: ReferenceParams, response: answers(200, SlottedSchema) };
    app.get('/v1/slotted/:id', { schema }, async ({ params }) => offer(parseReference(params.id)));
    app.get('/v1/slotted/id/:id', { schema }, async ({ params }) => {
      const { id } = parseReference(params.id);
      if (id === null) throw new Problem('not-found');
      return offer({ id, text: '' });
    });

    const list = { params: ReferenceParams, response: answers(200, Type.Array(SlottedSchema)) };
    app.get('/v1/slotted/user/:id', { schema: list }, async ({ params }) => {
      const rows = await findOffersOf(database, await userIdOf(database, parseReference(params.id)));
      return rows.map(offerPayload);
    });
  };
}
