import * as v from 'valibot';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { countField, decoderOf, listField } from '../decode.ts';
import { textField } from './catalogue-fields.ts';

/** A category of events. */
export interface Category {
  /** The value of the category in filters. */
  readonly slug: string;
  readonly name: string;
  readonly picture: string | null;
  /** How many events it has; null if the API does not say. */
  readonly count: number | null;
}

const category = v.pipe(
  v.object({
    slug: textField,
    name: textField,
    picture: v.nullish(v.object({ medium: pictureField })),
    count: v.nullish(countField),
  }),
  v.transform(({ slug, name, picture, count }): Category => {
    return { slug, name, picture: picture?.medium ?? null, count: count ?? null };
  }),
);

const decodeCategories = decoderOf(listField(category, 'categories'));

/** Calls GET categories/{param}: the categories of a page, in order. */
export function fetchCategories(client: Client, param: string, options?: GetOptions): Promise<readonly Category[]> {
  return client.get(`categories/${encodeURIComponent(param)}`, decodeCategories, options);
}
