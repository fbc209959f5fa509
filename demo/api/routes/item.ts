import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { fromCents } from '../../../core/money/money.ts';
import { readTaken } from '../booking/bookings.ts';
import { itemPayload } from '../catalogue/item-payload.ts';
import { findItem } from '../catalogue/items.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { Problem } from '../problem.ts';
import { responseOf } from '../schemas/common.ts';
import { ItemParams, ItemSchema } from '../schemas/item.ts';
import type { Services } from '../service-types.ts';

/** Returns the route of an item: a place of an event or animation, or an option of a membership. */
export function itemRoutes({ database }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = { params: ItemParams, response: responseOf(200, ItemSchema) };
    app.get('/v1/item/:ref', { schema }, async (request) => {
      const item = await findItem(inLanguage(database, languageOf(request)), request.params.ref);
      if (!item) throw new Problem('not-found');
      const { provider, price, currency, capacity, needsAccount } = item;
      const [[, taken] = [item.ref, 0]] = await readTaken(database, [item.ref], []);
      const left = capacity === null ? null : Math.max(0, capacity - taken);
      return { item: itemPayload(item), user: provider, price: fromCents(price), currency, left, needsAccount };
    });
  };
}
