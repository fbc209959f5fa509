import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { search } from '../catalogue/search/search.ts';
import { searchUsers } from '../catalogue/search/user-search.ts';
import { languageOf } from '../catalogue/translations.ts';
import { callerOf } from '../people/caller.ts';
import { responseOf } from '../schemas/common.ts';
import { FoundSchema, FoundUserSchema, SearchParams, TermParams, UserSearchQuery } from '../schemas/search.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of the search for users and of the search for everything. */
export function searchRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = {
      params: SearchParams,
      querystring: UserSearchQuery,
      response: responseOf(200, Type.Array(FoundUserSchema)),
    };
    app.get('/search/user/:search', { schema }, async (request) => {
      const caller = await callerOf(request, services);
      return [...(await searchUsers(services.database, request.params.search, caller, request.query))];
    });

    const all = { params: TermParams, response: responseOf(200, Type.Array(FoundSchema)) };
    app.get('/search/:term', { schema: all }, (request) =>
      search(services.database, request.params.term, services.clock.now(), languageOf(request)),
    );
  };
}
