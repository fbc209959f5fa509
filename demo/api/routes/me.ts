import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { wallTime } from '../../../core/time/wall-time.ts';
import { accountOf } from '../people/caller.ts';
import { answers, BEARER } from '../schemas/common.ts';
import { MeSchema } from '../schemas/user.ts';
import type { Services } from '../service-types.ts';
import { wallObject } from '../wall-text.ts';

/** The token's user. */
export function meRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/v1/me', { schema: { security: BEARER, response: answers(200, MeSchema) } }, async (request) => {
      const { id, firstName, lastName, email, groups, organization, subscription, tracker } = await accountOf(
        request,
        services,
      );
      return {
        id,
        fullName: `${firstName} ${lastName}`,
        firstName,
        lastName,
        email,
        groups: [...groups],
        organization,
        currency: 'EUR',
        tracker,
        subscription: subscription && {
          startDate: wallObject(wallTime(subscription.start, '00:00')),
          expirationDate: wallObject(wallTime(subscription.end, '00:00')),
        },
      };
    });
  };
}
