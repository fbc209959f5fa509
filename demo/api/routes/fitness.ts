import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Range } from '../../../core/fitness/periods.ts';
import { readActivities, readLifetime } from '../fitness/figures.ts';
import { accountOf } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { BEARER, responseOf } from '../schemas/common.ts';
import { ActivitiesSchema, LifetimeSchema, TrackerParams } from '../schemas/fitness.ts';
import type { Services } from '../service-types.ts';

/**
 * Returns the routes of the figures of the caller's fitness tracker. The tracker of another person gets a `not-found`
 * problem.
 */
export function fitnessRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;

  const trackerOwnerOf = async (request: FastifyRequest, tracker: string): Promise<number> => {
    const caller = await accountOf(request, services);
    if (caller.tracker !== tracker) throw new Problem('not-found');
    return caller.id;
  };

  return async (app) => {
    const schema = { security: BEARER, params: TrackerParams, response: responseOf(200, ActivitiesSchema) };
    const list = (path: `/v1/:tracker/activities/${string}`, range: Range) =>
      app.get(path, { schema }, async (request) => {
        const owner = await trackerOwnerOf(request, request.params.tracker);
        return readActivities(database, owner, range, clock.now());
      });
    list('/v1/:tracker/activities/daily', 'day');
    list('/v1/:tracker/activities/weekly', 'week');
    list('/v1/:tracker/activities/monthly', 'month');
    list('/v1/:tracker/activities/yearly', 'year');

    const lifetime = { security: BEARER, params: TrackerParams, response: responseOf(200, LifetimeSchema) };
    app.get('/v1/:tracker/lifetime-stats', { schema: lifetime }, async (request) => {
      const owner = await trackerOwnerOf(request, request.params.tracker);
      return readLifetime(database, owner, clock.now());
    });
  };
}
