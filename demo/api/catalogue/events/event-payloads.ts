import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../people/caller.ts';
import type { Event } from '../../schemas/event.ts';
import type { Services } from '../../service-types.ts';
import { readAhead } from '../slots-ahead.ts';
import { eventPayload } from './event-payload.ts';
import type { EventRow } from './events.ts';

/** The payloads of events as the request's caller sees them. `now` is in milliseconds since 1970. */
export async function eventPayloads(
  services: Services,
  request: FastifyRequest,
  rows: readonly EventRow[],
  now: number,
): Promise<Event[]> {
  const caller = await callerOf(request, services);
  const slotted = rows.flatMap((row) => row.slotted_id ?? []);
  const offers = await readAhead(services.database, slotted, now);
  const isSubscriber = caller !== null && caller.subscription !== null;
  return rows.map((row) => eventPayload(row, offers.get(row.slotted_id ?? 0), isSubscriber, now));
}
