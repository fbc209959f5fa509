import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { parseReference } from '../catalogue/reference.ts';
import { findUser } from '../catalogue/users.ts';
import { Problem } from '../problem.ts';
import { ReferenceParams, responseOf } from '../schemas/common.ts';
import { UserSchema } from '../schemas/user.ts';
import type { Services } from '../service-types.ts';

/** Returns the route of the public page of a provider, a coach or another user. */
export function userRoutes({ database }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = { params: ReferenceParams, response: responseOf(200, UserSchema) };
    app.get('/user/:id', { schema }, async (request) => {
      const user = await findUser(database, parseReference(request.params.id));
      if (!user) throw new Problem('not-found');
      return user;
    });
  };
}
