import * as v from 'valibot';
import type { SlotId } from '../../../../core/booking/slot.ts';
import type { Client, GetOptions } from '../client.ts';
import { countField, decodeBy, decodeItems, wallTimeField } from '../decode.ts';

const place = v.object({
  slot: v.pipe(
    v.string(),
    v.transform((id) => id as SlotId),
  ),
  start: wallTimeField,
  end: wallTimeField,
  slotted: v.object({ id: v.number(), title: v.string() }),
  position: countField,
  offeredUntil: v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
      v.finite(),
    ),
  ),
});

/** Somebody's place in the list of a full session; offered until an instant in milliseconds since 1970, null where it is not. */
export type WaitingPlace = v.InferOutput<typeof place>;

/** GET /v1/waiting-list: the sessions that the person waits for. */
export function fetchWaiting(client: Client, options?: GetOptions): Promise<readonly WaitingPlace[]> {
  return client.get('v1/waiting-list', (payload) => decodeItems(place, payload, 'waiting places'), options);
}

/** POST /v1/waiting-list/{slotId}: joins the list of a full session. */
export function joinWaiting(client: Client, id: SlotId, idempotencyKey: string): Promise<WaitingPlace> {
  const path = `v1/waiting-list/${encodeURIComponent(id)}`;
  return client.send('post', path, (payload) => decodeBy(place, payload), { idempotencyKey });
}

/** DELETE /v1/waiting-list/{slotId}: leaves a list, and gives a place that is offered up. */
export function leaveWaiting(client: Client, id: SlotId): Promise<null> {
  return client.send('delete', `v1/waiting-list/${encodeURIComponent(id)}`, () => null);
}
