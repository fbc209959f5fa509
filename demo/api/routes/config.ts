import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { PARIS } from '../../../core/time/zone.ts';
import { exact, orNull, responseOf } from '../schemas/common.ts';
import { Taker } from '../schemas/payment.ts';
import type { Services } from '../service-types.ts';

const payment = exact({ provider: Taker, publicKey: orNull(Type.String()) });

const ConfigSchema = exact({ currency: Type.String(), timeZone: Type.String(), payment }, 'Config');

/**
 * Returns the route of what widgets need to know about the marketplace, including the public key of the payment
 * provider.
 */
export function configRoutes({ payments }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/v1/config', { schema: { response: responseOf(200, ConfigSchema) } }, async () => ({
      currency: 'EUR',
      timeZone: PARIS,
      payment: { provider: payments.provider, publicKey: payments.publicKey },
    }));
  };
}
