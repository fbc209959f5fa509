import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { membershipPayload } from '../catalogue/membership-payload.ts';
import { findMembership, listMemberships } from '../catalogue/memberships.ts';
import { parseReference } from '../catalogue/reference.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { userIdOf } from '../catalogue/users.ts';
import { callerOf } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { ReferenceParams, responseOf } from '../schemas/common.ts';
import { MembershipListQuery, MembershipSchema } from '../schemas/membership.ts';
import { paged } from '../schemas/paging.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of memberships: a page of all memberships or those of one provider, and a single membership. */
export function membershipRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;

  const seenBy = async (request: FastifyRequest) => ({ caller: await callerOf(request, services), now: clock.now() });

  return async (app) => {
    const listed = { querystring: MembershipListQuery, response: responseOf(200, paged(MembershipSchema)) };
    app.get('/v1/memberships', { schema: listed }, async (request) => {
      const { provider, ...wish } = request.query;
      const seen = await seenBy(request);
      const providerId = provider === undefined ? null : await userIdOf(database, parseReference(provider));
      const catalogue = inLanguage(database, languageOf(request));
      const { items, page, lastPage } = await listMemberships(catalogue, providerId, wish, seen);
      return { items: items.map(membershipPayload), page, lastPage };
    });

    const one = { params: ReferenceParams, response: responseOf(200, MembershipSchema) };
    app.get('/v1/membership/:id', { schema: one }, async (request) => {
      const catalogue = inLanguage(database, languageOf(request));
      const row = await findMembership(catalogue, parseReference(request.params.id), await seenBy(request));
      if (!row) throw new Problem('not-found');
      return membershipPayload(row);
    });
  };
}
