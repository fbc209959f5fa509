import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { countField, decodeBy } from '../decode.ts';

const offered = v.object({ left: v.nullable(countField) });

/** Calls GET /v1/item/{ref}: returns how many places are left; null if there is no limit. */
export function fetchPlacesLeft(client: Client, item: string, options?: GetOptions): Promise<number | null> {
  return client.get(`v1/item/${encodeURIComponent(item)}`, (payload) => decodeBy(offered, payload).left, options);
}
