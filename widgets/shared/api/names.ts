import * as v from 'valibot';
import type { Client, GetOptions } from './client.ts';
import { decodeItems } from './decode.ts';

/** Something to filter by. */
export interface Named {
  readonly name: string;
  readonly slug: string;
}

const text = v.pipe(v.string(), v.nonEmpty());
const named = v.pipe(
  v.object({ name: text, slug: text }),
  v.transform(({ name, slug }): Named => ({ name, slug })),
);

/** GET /city/list/, /categorie/list/, /activity/list/: what there is, by name. */
export function fetchNames(
  client: Client,
  list: 'city' | 'categorie' | 'activity',
  options?: GetOptions,
): Promise<readonly Named[]> {
  return client.get(`${list}/list/`, (payload) => decodeItems(named, payload, 'names'), options);
}
