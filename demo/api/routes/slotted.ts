import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { openMemory } from '../catalogue/memory.ts';
import { offerPayload } from '../catalogue/offer-payload.ts';
import { findOffer, findOffersOf } from '../catalogue/offers.ts';
import { parseReference, type Reference } from '../catalogue/reference.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { userIdOf } from '../catalogue/users.ts';
import { keepText } from '../json-text.ts';
import { Problem } from '../problem.ts';
import { revalidate } from '../revalidate.ts';
import { ReferenceParams, responseOf } from '../schemas/common.ts';
import { SlottedSchema } from '../schemas/slotted.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of slotted offers: a single offer by id or url, and the offers of a provider. */
export function slottedRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  const memory = openMemory(database);
  const offer = (request: FastifyRequest, reference: Reference) => {
    const language = languageOf(request);
    return memory.answer(JSON.stringify([reference, language]), '', clock.now(), async () => {
      const row = await findOffer(inLanguage(database, language), reference);
      if (!row) throw new Problem('not-found');
      return { answer: keepText(offerPayload(row)), places: [] };
    });
  };
  return async (app) => {
    const schema = { params: ReferenceParams, response: responseOf(200, SlottedSchema) };
    app.get('/v1/slotted/:id', { schema, onSend: revalidate }, async (request) =>
      offer(request, parseReference(request.params.id)),
    );
    app.get('/v1/slotted/id/:id', { schema, onSend: revalidate }, async (request) => {
      const { id } = parseReference(request.params.id);
      if (id === null) throw new Problem('not-found');
      return offer(request, { id, text: '' });
    });

    const list = { params: ReferenceParams, response: responseOf(200, Type.Array(SlottedSchema)) };
    app.get('/v1/slotted/user/:id', { schema: list, onSend: revalidate }, async (request) => {
      const catalogue = inLanguage(database, languageOf(request));
      const rows = await findOffersOf(catalogue, await userIdOf(database, parseReference(request.params.id)));
      return rows.map(offerPayload);
    });
  };
}
