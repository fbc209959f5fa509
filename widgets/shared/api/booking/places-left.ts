import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { countField, decoderOf } from '../decode.ts';

const left = v.pipe(
  v.object({ left: v.nullable(countField) }),
  v.transform((item) => item.left),
);

/** Calls GET /v1/item/{ref}: returns how many places are left; null if there is no limit. */
export function fetchPlacesLeft(client: Client, item: string, options?: GetOptions): Promise<number | null> {
  return client.get(`v1/item/${encodeURIComponent(item)}`, decoderOf(left), options);
}
