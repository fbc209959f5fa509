import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import { cityName } from '../../api/catalogue/names.ts';
import type { Catalogue } from './catalogue.ts';
import { readCategories } from './lists.ts';

/** Returns the names of a query's values, most of which the first of its events contains; none without an event. */
export async function readFilterNames(
  catalogue: Catalogue,
  { category, city, provider, sport }: EventQuery,
  [first]: readonly CatalogueEvent[],
): Promise<readonly string[]> {
  if (!first) return [];
  const categories = category === undefined ? [] : await readCategories(catalogue);
  const names = [
    categories.find(({ slug }) => slug === category)?.name,
    sport === undefined ? null : first.sport?.name,
    provider === undefined ? null : first.provider?.name,
    city === undefined ? null : await cityName(catalogue.database, city),
  ];
  return names.filter((name) => typeof name === 'string');
}
