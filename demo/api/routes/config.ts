import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { PARIS } from '../../../core/time/zone.ts';
import { answers, exact } from '../schemas/common.ts';

const ConfigSchema = exact({ currency: Type.String(), timeZone: Type.String(), payment: Type.Null() });

/** What a widget needs to know of the store. */
export function configRoutes(): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/v1/config', { schema: { response: answers(200, ConfigSchema) } }, async () => ({
      currency: 'EUR',
      timeZone: PARIS,
      payment: null,
    }));
  };
}
