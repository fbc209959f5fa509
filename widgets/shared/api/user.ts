import * as v from 'valibot';
import type { Provider } from '../../../core/catalogue/provider.ts';
import { pictureField } from './address-field.ts';
import { urlField } from './catalogue/catalogue-fields.ts';
import type { Client, GetOptions } from './client.ts';
import { decoderOf } from './decode.ts';

const user = v.pipe(
  v.object({
    id: v.number(),
    fullName: v.string(),
    url: v.nullish(urlField),
    slug: v.nullish(urlField),
    groups: v.nullish(v.array(v.string())),
    picture: v.nullish(v.object({ medium: pictureField })),
    city: v.nullish(v.object({ name: v.string(), postalCode: v.nullish(v.string()) })),
  }),
  v.transform(
    ({ id, fullName, url, slug, groups, picture, city }): Provider => ({
      id,
      fullName,
      url: url ?? slug ?? String(id),
      groups: groups ?? [],
      picture: picture?.medium ?? null,
      city: city ? { name: city.name, postalCode: city.postalCode ?? null } : null,
    }),
  ),
);

/** Calls GET /user/{id}, by id, url or slug. */
export function fetchProvider(client: Client, name: string, options?: GetOptions): Promise<Provider> {
  return client.get(`user/${encodeURIComponent(name)}`, decoderOf(user), options);
}
