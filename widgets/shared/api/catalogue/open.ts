import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { countField, decoderOf, listField, wallTimeField } from '../decode.ts';

const booked = v.pipe(
  v.object({ startDate: v.nullish(wallTimeField), taken: countField, capacity: v.nullish(countField) }),
  v.transform(({ startDate, taken, capacity }) => ({ start: startDate ?? null, taken, capacity: capacity ?? null })),
);

/** The taken places of an open event; start and capacity may be null. */
export type OpenBooked = v.InferOutput<typeof booked>;

/** Calls GET /v1/open/slots-booked/{id}: the taken places of an open event, by id or url. */
export function fetchOpenBooked(client: Client, event: string, options?: GetOptions): Promise<readonly OpenBooked[]> {
  const decode = decoderOf(listField(booked, 'booked places'));
  return client.get(`v1/open/slots-booked/${encodeURIComponent(event)}`, decode, options);
}
