import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { decoderOf, listField } from '../decode.ts';

const coach = v.object({ name: v.string(), slug: v.string() });

/** Calls GET /coach/list/: the names of coaches, by slug. */
export async function fetchCoaches(client: Client, options?: GetOptions): Promise<ReadonlyMap<string, string>> {
  const coaches = await client.get('coach/list/', decoderOf(listField(coach, 'coaches')), options);
  return new Map(coaches.map(({ slug, name }) => [slug, name]));
}
