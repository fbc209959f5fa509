import * as v from 'valibot';
import { textField } from './catalogue/catalogue-fields.ts';
import type { Client, GetOptions } from './client.ts';
import { decodeItems } from './decode.ts';

/** A value of a filter. */
export interface Named {
  readonly name: string;
  readonly slug: string;
}

const named = v.pipe(
  v.object({ name: textField, slug: textField }),
  v.transform(({ name, slug }): Named => ({ name, slug })),
);

/** GET /city/list/, /categorie/list/, /activity/list/, /coach/list/: the values of a filter, by name. */
export function fetchNames(
  client: Client,
  list: 'city' | 'categorie' | 'activity' | 'coach',
  options?: GetOptions,
): Promise<readonly Named[]> {
  return client.get(`${list}/list/`, (payload) => decodeItems(named, payload, 'names'), options);
}
