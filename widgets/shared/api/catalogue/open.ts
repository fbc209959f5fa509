import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { countField, decodeItems, wallTimeField } from '../decode.ts';

const booked = v.pipe(
  v.object({ startDate: v.nullish(wallTimeField), taken: countField, capacity: v.nullish(countField) }),
  v.transform(({ startDate, taken, capacity }) => ({ start: startDate ?? null, taken, capacity: capacity ?? null })),
);

/** Places gone of an open offer; its bookings have no start where one comes when one likes, and there may be no end of places. */
export type OpenBooked = v.InferOutput<typeof booked>;

/** GET /v1/open/slots-booked/{id}: the places gone of an open offer, by id or url. */
export function fetchOpenBooked(client: Client, event: string, options?: GetOptions): Promise<readonly OpenBooked[]> {
  const decode = (payload: unknown) => decodeItems(booked, payload, 'booked places');
  return client.get(`v1/open/slots-booked/${encodeURIComponent(event)}`, decode, options);
}
