import * as v from 'valibot';
import type { CallPath } from '../../../../core/calls.ts';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { type EventQuery, eventQueryPath } from '../../../../core/catalogue/event-query.ts';
import type { MapPosition } from '../../../../core/map/position.ts';
import type { Client, GetOptions } from '../client.ts';
import { decoderOf } from '../decode.ts';
import type { ResponseBody } from '../payload.ts';
import { listedEvents } from './event.ts';
import { cityField, postalCodeField } from './map-fields.ts';
import { POSITION_TYPES } from './position-types.ts';

/** The address and events of a position. */
export interface PositionDetails {
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly events: readonly CatalogueEvent[];
}

const details = v.pipe(
  v.object({
    location: v.nullish(v.object({ postalCode: postalCodeField, city: cityField })),
    events: listedEvents,
  }),
  v.transform(
    ({ location, events }): PositionDetails => ({
      postalCode: location?.postalCode ?? null,
      city: location?.city ?? null,
      events,
    }),
  ),
);

/** Calls GET /v1/map/{query}, which is not paged: returns the body undecoded, in the compact form or as a list. */
export function fetchPositions(client: Client, query: EventQuery, options: GetOptions = {}): Promise<ResponseBody> {
  return client.get(positionsPath(query), bodyOf, { ...options, accept: POSITION_TYPES });
}

/** Returns the path of a query's positions; an empty query is the whole map. */
export function positionsPath(query: EventQuery): CallPath<'get'> {
  return `v1/map/${eventQueryPath(query)}`;
}

/** Calls POST /v1/marker/details: the events at a position that match the query. */
export function fetchPlaceDetails(
  client: Client,
  { longitude, latitude, provider, eventType }: MapPosition,
  query: EventQuery,
  options: GetOptions = {},
): Promise<PositionDetails> {
  const pairs = eventQueryPath(query);
  const body = { eventType, long: longitude, lat: latitude, url: provider.url, ...(pairs !== '' && { query: pairs }) };
  return client.send('post', 'v1/marker/details', decoderOf(details), { ...options, body });
}

function bodyOf(payload: unknown): ResponseBody {
  if (payload === null) throw new TypeError('positions: a list was expected');
  return payload as ResponseBody;
}
