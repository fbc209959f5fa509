import * as v from 'valibot';
import { type EventQuery, eventQueryPath } from '../../../core/catalogue/event-query.ts';
import type { FilterValue } from '../../../core/catalogue/filter-options.ts';
import { textField } from './catalogue/catalogue-fields.ts';
import type { Client, GetOptions } from './client.ts';
import { decoderOf, listField } from './decode.ts';

const named = v.pipe(
  v.object({ name: textField, slug: textField, count: v.fallback(v.optional(v.number()), undefined) }),
  v.transform(({ name, slug, count }): FilterValue => ({ name, slug, count })),
);

const decodeNames = decoderOf(listField(named, 'names'));

/** Calls GET /city/list/, /categorie/list/, /activity/list/: the values of a filter, by name. */
export function fetchNames(
  client: Client,
  list: 'city' | 'categorie' | 'activity',
  options?: GetOptions,
): Promise<readonly FilterValue[]> {
  return client.get(`${list}/list/`, decodeNames, options);
}

const slugs = v.fallback(v.nullish(v.array(v.string())), null);

const left = v.pipe(
  v.object({ city: slugs, category: slugs, sport: slugs }),
  v.transform(({ city, category, sport }) => ({
    city: city ?? null,
    category: category ?? null,
    sport: sport ?? null,
  })),
);

/**
 * The slugs of each filter's values that find an event together with the other filters; null if the API does not say.
 */
export type LeftValues = v.InferOutput<typeof left>;

/** Calls GET /v1/event/options/{query} (D-calls-events). */
export function fetchLeftValues(client: Client, query: EventQuery, options?: GetOptions): Promise<LeftValues> {
  return client.get(`v1/event/options/${eventQueryPath(query)}`, decoderOf(left), options);
}
