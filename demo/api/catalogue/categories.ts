import type { Queryable } from '../database/database.ts';
import { CARDS, IS_COMING, nowParameter } from './listed.ts';

interface CategoryRow {
  slug: string;
  name: string;
  picture: string | null;
  count: number;
}

/**
 * Reads the categories in the order of the home page, each with its number of listed events. `now` is in milliseconds
 * since 1970.
 */
export function readCategories(database: Queryable, now: number): Promise<readonly CategoryRow[]> {
  return database.query<CategoryRow>(
    `SELECT category.slug, category.name, category.picture, listed.count FROM category, LATERAL (
       SELECT ${CARDS} AS count FROM event
       WHERE event.sport_slug IN (SELECT slug FROM sport WHERE category_slug = category.slug) AND ${IS_COMING}
     ) AS listed
     ORDER BY position`,
    [nowParameter(now)],
  );
}
