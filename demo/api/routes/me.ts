import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { PARIS } from '../../../core/time/zone.ts';
import { accountOf } from '../people/caller.ts';
import { answers, BEARER } from '../schemas/common.ts';
import { MeSchema } from '../schemas/user.ts';
import type { Services } from '../services.ts';

/** The token's user. */
export function meRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/v1/me', { schema: { security: BEARER, response: answers(200, MeSchema) } }, async (request) => {
      const { id, firstName, lastName, email, groups, organization, subscription } = await accountOf(request, services);
      return {
        id,
        fullName: `${firstName} ${lastName}`,
        firstName,
        lastName,
        email,
        groups: [...groups],
        organization,
        currency: 'EUR',
        subscription: subscription && {
          startDate: dateObject(subscription.start),
          expirationDate: dateObject(subscription.end),
        },
      };
    });
  };
}

function dateObject(day: PlainDate) {
  return { date: `${day} 00:00:00.000000`, timezone: PARIS } as const;
}
