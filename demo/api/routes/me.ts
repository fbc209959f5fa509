import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DateRange } from '../../../core/catalogue/slotted.ts';
import { wallTime } from '../../../core/time/wall-time.ts';
import { accountOf } from '../people/caller.ts';
import { mailAddress, NO_ADDRESS } from '../people/no-address.ts';
import { readSubscriptions } from '../pricing/subscriptions.ts';
import { BEARER, responseOf } from '../schemas/common.ts';
import { MeSchema } from '../schemas/user.ts';
import type { Services } from '../service-types.ts';
import { wallObject } from '../wall-text.ts';

/** Returns the route that describes the user of the token. */
export function meRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/v1/me', { schema: { security: BEARER, response: responseOf(200, MeSchema) } }, async (request) => {
      const caller = await accountOf(request, services);
      const { id, firstName, lastName, email, groups, organization, subscription, tracker } = caller;
      const now = services.clock.now();
      // The widgets of a page ask for the user at once; they share one query.
      const subscriptions = await services.share(`subscriptions ${id} ${Math.floor(now / 1000)}`, () =>
        readSubscriptions(services.database, caller, now),
      );
      return {
        id,
        fullName: `${firstName} ${lastName}`.trim(),
        firstName,
        lastName,
        email: mailAddress(email) ?? NO_ADDRESS,
        groups: [...groups],
        organization,
        currency: 'EUR',
        tracker,
        subscription: subscription && daysOf(subscription),
        subscriptions: subscriptions.map(daysOf),
      };
    });
  };
}

function daysOf({ start, end }: DateRange) {
  return { startDate: wallObject(wallTime(start, '00:00')), expirationDate: wallObject(wallTime(end, '00:00')) };
}
