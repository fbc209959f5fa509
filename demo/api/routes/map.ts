import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { eventPayloads } from '../catalogue/events/event-payloads.ts';
import { listPositions, type PositionRow } from '../catalogue/map-positions.ts';
import { findPlace, listEventsAt } from '../catalogue/place-details.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { Problem } from '../problem.ts';
import { answers } from '../schemas/common.ts';
import { EventListParams } from '../schemas/event.ts';
import { MarkerBody, MarkerDetailsSchema, type Position, PositionsSchema } from '../schemas/map.ts';
import type { Services } from '../service-types.ts';
import { queryAfter, queryOf } from './filters.ts';

/** The map: the positions of listed events, and the events at a marker. */
export function mapRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  return async (app) => {
    const positions = { response: answers(200, PositionsSchema) };
    app.get('/v1/map', { schema: positions }, async () =>
      (await listPositions(database, {}, clock.now())).map(positionPayload),
    );
    app.get('/v1/map/*', { schema: { ...positions, params: EventListParams } }, async ({ url }) =>
      (await listPositions(database, queryAfter('/v1/map/', url), clock.now())).map(positionPayload),
    );

    const details = { body: MarkerBody, response: answers(200, MarkerDetailsSchema) };
    app.post('/v1/marker/details', { schema: details }, async (request) => {
      const marker = { ...request.body, query: queryOf(request.body.query ?? '') };
      const place = await findPlace(database, marker);
      if (!place) throw new Problem('not-found');
      const now = clock.now();
      const rows = await listEventsAt(inLanguage(database, languageOf(request)), place.id, marker, now);
      const { id, latitude: lat, longitude: long, full_name: name, city_name: city, postal_code: postalCode } = place;
      const location = { id, lat, long, name, city, postalCode };
      return { location, events: await eventPayloads(services, request, rows, now) };
    });
  };
}

function positionPayload({ id, latitude, longitude, city_name, events, ...venue }: PositionRow): Position {
  const { full_name: fullName, slug, url, picture } = venue;
  return {
    location: { id, lat: latitude, long: longitude, name: fullName },
    city: city_name,
    user: { fullName, slug, url, picture: { medium: picture } },
    eventType: 'all',
    events: events.map((event) => ({ id: event })),
  };
}
