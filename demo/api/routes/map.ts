import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import { COMPACT_TYPE, compactPositions } from '../../../core/map/compact-positions.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { isAskedFor } from '../../../core/text/accepted.ts';
import { eventPayloads } from '../catalogue/events/event-payloads.ts';
import { keepingLists } from '../catalogue/kept-lists.ts';
import { listPositions, type PositionRow } from '../catalogue/map-positions.ts';
import { findPlace, listEventsAt } from '../catalogue/place-details.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { keepText } from '../json-text.ts';
import { Problem } from '../problem.ts';
import { revalidate } from '../revalidate.ts';
import { inForms, responseOf } from '../schemas/common.ts';
import { EventListParams } from '../schemas/event.ts';
import {
  CompactPositionsSchema,
  MarkerBody,
  MarkerDetailsSchema,
  MOST_COMPACT,
  type Position,
  PositionsSchema,
} from '../schemas/map.ts';
import type { Services } from '../service-types.ts';
import { queryAfter, queryOf } from './filters.ts';

/** How many maps are kept: a map of 65,000 events weighs megabytes. */
const MOST_KEPT = 20;

/** Returns the routes of the map: the positions of listed events, and the events at a marker. */
export function mapRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  const keep = keepingLists(services, MOST_KEPT);
  return async (app) => {
    const positions = {
      response: inForms(200, { [COMPACT_TYPE]: CompactPositionsSchema, 'application/json': PositionsSchema }),
    };
    const plain = async (query: EventQuery, now: number) =>
      (await listPositions(database, query, now)).map(positionPayload);
    const compact = async (query: EventQuery, now: number) =>
      compactPositions((await listPositions(database, query, now, MOST_COMPACT)).flatMap(mapPositions));
    const answer = async (request: FastifyRequest, reply: FastifyReply, query: EventQuery) => {
      reply.header('vary', 'accept');
      const isCompact = isAskedFor(COMPACT_TYPE, request.headers.accept);
      if (isCompact) reply.type(COMPACT_TYPE);
      const make = isCompact ? compact : plain;
      // The provider may be a customer, whose map shows booked events, which are not part of the catalogue.
      if (query.provider !== undefined) return make(query, clock.now());
      return keep(JSON.stringify([isCompact, query]), async (now) => keepText(await make(query, now)));
    };
    app.get('/v1/map', { schema: positions, onSend: revalidate }, (request, reply) => answer(request, reply, {}));
    // This route is not revalidated, because with filters the response may contain what a person has booked.
    app.get('/v1/map/*', { schema: { ...positions, params: EventListParams } }, async (request, reply) =>
      answer(request, reply, queryAfter('/v1/map/', request.url)),
    );

    const details = { body: MarkerBody, response: responseOf(200, MarkerDetailsSchema) };
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

/** Returns the position of a venue, in a list that is empty if the venue has no coordinates. */
function mapPositions({ id, latitude, longitude, city_name, events, ...venue }: PositionRow): readonly MapPosition[] {
  if (latitude === null || longitude === null) return [];
  const { full_name: name, url, picture } = venue;
  return [
    { id, latitude, longitude, name, city: city_name, provider: { name, url, picture }, eventType: 'all', events },
  ];
}
