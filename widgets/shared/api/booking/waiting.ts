import * as v from 'valibot';
import type { SlotId } from '../../../../core/booking/slot.ts';
import { millisecondsOf } from '../../../../core/time/milliseconds-of.ts';
import type { Client, GetOptions } from '../client.ts';
import { countField, decoderOf, listField, wallTimeField } from '../decode.ts';

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
      v.transform((text) => millisecondsOf(text)),
      v.finite(),
    ),
  ),
});

/**
 * A position in the waiting list of a full slot. `offeredUntil`, in milliseconds since 1970, is null if no place is
 * offered.
 */
export type WaitingPlace = v.InferOutput<typeof place>;

/** Calls GET /v1/waiting-list: the person's waiting places. */
export function fetchWaiting(client: Client, options?: GetOptions): Promise<readonly WaitingPlace[]> {
  return client.get('v1/waiting-list', decoderOf(listField(place, 'waiting places')), {
    ...options,
    isPersonal: true,
  });
}

/** Calls DELETE /v1/waiting-list/{slotId}: leaves a waiting list; an offered place is given up. */
export function leaveWaiting(client: Client, id: SlotId): Promise<null> {
  return client.send('delete', `v1/waiting-list/${encodeURIComponent(id)}`, () => null);
}
