import * as v from 'valibot';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { type EventQuery, eventQueryPath } from '../../../../core/catalogue/event-query.ts';
import type { MapPosition } from '../../../../core/map/position.ts';
import type { Client, GetOptions } from '../client.ts';
import { decodeBy, listOf, readItems, warnOfDropped } from '../decode.ts';
import { decodeListedEvents } from './event.ts';
import { cityField, hasPlace, positionFields, postalCodeField } from './map-fields.ts';

/** The address and events of a position. */
export interface PositionDetails {
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly events: readonly CatalogueEvent[];
}

/** How many positions are decoded in one task: a few milliseconds. */
const TASK_SIZE = 500;

const details = v.object({
  location: v.nullish(v.object({ postalCode: postalCodeField, city: cityField })),
  events: v.unknown(),
});

/** GET /v1/map/{query}, not paged. Positions without coordinates are skipped. */
export async function fetchPositions(
  client: Client,
  query: EventQuery,
  options: GetOptions = {},
): Promise<readonly MapPosition[]> {
  const items = await client.get(positionsPath(query), (payload) => listOf(payload, 'positions'), options);
  const placed = items.filter(hasPlace);
  const positions: MapPosition[] = [];
  for (let from = 0; from < placed.length; from += TASK_SIZE) {
    if (from > 0) await nextTask();
    options.signal?.throwIfAborted();
    for (const position of readItems(positionFields, placed.slice(from, from + TASK_SIZE))) positions.push(position);
  }
  warnOfDropped(placed.length - positions.length, items.length, 'positions');
  return positions;
}

/** The path of a query's positions; an empty query is the whole map. */
export function positionsPath(query: EventQuery): string {
  return `v1/map/${eventQueryPath(query)}`;
}

/** POST /v1/marker/details: the events at a position that match the query. */
export function fetchPlaceDetails(
  client: Client,
  { longitude, latitude, provider, eventType }: MapPosition,
  query: EventQuery,
  options: GetOptions = {},
): Promise<PositionDetails> {
  const pairs = eventQueryPath(query);
  const body = { eventType, long: longitude, lat: latitude, url: provider.url, ...(pairs !== '' && { query: pairs }) };
  return client.send('post', 'v1/marker/details', decodeDetails, { ...options, body });
}

function decodeDetails(payload: unknown): PositionDetails {
  const { location, events } = decodeBy(details, payload);
  return {
    postalCode: location?.postalCode ?? null,
    city: location?.city ?? null,
    events: decodeListedEvents(events),
  };
}

/** Resolves in a new task. A timer would take a second in a background tab. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
