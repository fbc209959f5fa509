import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { callerOf } from '../../people/caller.ts';
import type { Event } from '../../schemas/event.ts';
import type { Services } from '../../service-types.ts';
import { readAhead } from '../slots-ahead.ts';
import { eventPayload } from './event-payload.ts';
import type { EventRow } from './events.ts';

/** Payloads of events, and the ids of the rows of `place` whose `taken` they depend on. */
interface Seen {
  readonly events: Event[];
  readonly places: readonly string[];
}

/** Returns the payloads of events as the request's caller sees them. `now` is in milliseconds since 1970. */
export async function eventPayloads(
  services: Services,
  request: FastifyRequest,
  rows: readonly EventRow[],
  now: number,
): Promise<Event[]> {
  return (await seenEvents(services.database, rows, await isSubscriber(request, services), now)).events;
}

/** Returns the payloads of events for a reader with or without a subscription, and the ids of their places. */
export async function seenEvents(
  database: Queryable,
  rows: readonly EventRow[],
  hasSubscription: boolean,
  now: number,
): Promise<Seen> {
  const slotted = rows.flatMap((row) => row.slotted_id ?? []);
  const offers = await readAhead(database, slotted, now);
  return {
    events: rows.map((row) => eventPayload(row, offers.get(row.slotted_id ?? 0), hasSubscription, now)),
    places: [
      ...rows.filter(({ capacity }) => capacity !== null).map(({ id }) => `event:${id}`),
      ...[...offers.values()].flatMap(({ judged }) => judged),
    ],
  };
}

/** Whether the caller of the request has a subscription that is running. */
export async function isSubscriber(request: FastifyRequest, services: Services): Promise<boolean> {
  const caller = await callerOf(request, services);
  return caller !== null && caller.subscription !== null;
}
