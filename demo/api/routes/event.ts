import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import { listOpenEvents } from '../catalogue/events/event-list.ts';
import { listOptions } from '../catalogue/events/event-options.ts';
import { eventPages } from '../catalogue/events/event-pages.ts';
import { eventPayloads, isSubscriber } from '../catalogue/events/event-payloads.ts';
import { type EventRow, findEvent } from '../catalogue/events/events.ts';
import type { PageWish } from '../catalogue/paging.ts';
import { parseReference } from '../catalogue/reference.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { userIdOf } from '../catalogue/users.ts';
import { Problem } from '../problem.ts';
import { ReferenceParams, responseOf } from '../schemas/common.ts';
import { EventListParams, EventListQuery, EventOptionsSchema, EventPageSchema, EventSchema } from '../schemas/event.ts';
import { counted } from '../schemas/paging.ts';
import type { Services } from '../service-types.ts';
import { queryAfter } from './filters.ts';

/**
 * Returns the routes of events: a filtered list, the options of the filters, a single event, and the open events of a
 * provider.
 */
export function eventRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  const readEventPage = eventPages(database);

  const payloads = (request: FastifyRequest, rows: readonly EventRow[], now: number) =>
    eventPayloads(services, request, rows, now);

  const list = async (request: FastifyRequest, query: EventQuery, wish: PageWish) =>
    readEventPage(
      query,
      wish,
      { language: languageOf(request), hasSubscription: await isSubscriber(request, services) },
      clock.now(),
    );

  return async (app) => {
    const listed = { querystring: EventListQuery, response: responseOf(200, counted(EventSchema)) };
    app.get('/v1/event/list', { schema: listed }, (request) => list(request, {}, request.query));
    app.get('/v1/event/list/*', { schema: { ...listed, params: EventListParams } }, (request) =>
      list(request, queryAfter('/v1/event/list/', request.url), request.query),
    );

    const options = { params: EventListParams, response: responseOf(200, EventOptionsSchema) };
    app.get('/v1/event/options/*', { schema: options }, (request) =>
      listOptions(database, queryAfter('/v1/event/options/', request.url), clock.now()),
    );

    const one = { params: ReferenceParams, response: responseOf(200, EventPageSchema) };
    app.get('/v1/event/:id', { schema: one }, async (request) => {
      const now = clock.now();
      const row = await findEvent(inLanguage(database, languageOf(request)), parseReference(request.params.id), now);
      const [event] = await payloads(request, row ? [row] : [], now);
      if (!row || !event) throw new Problem('not-found');
      return { ...event, description: row.description };
    });

    const open = { params: ReferenceParams, response: responseOf(200, Type.Array(EventSchema)) };
    app.get('/v1/open/:id', { schema: open }, async (request) => {
      const now = clock.now();
      const catalogue = inLanguage(database, languageOf(request));
      const providerId = await userIdOf(database, parseReference(request.params.id));
      return payloads(request, await listOpenEvents(catalogue, providerId, now), now);
    });
  };
}
