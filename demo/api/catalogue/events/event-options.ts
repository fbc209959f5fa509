import type { EventQuery } from '../../../../core/catalogue/event-query.ts';
import type { Queryable } from '../../database/database.ts';
import { IS_COMING, nowParameter } from '../listed.ts';
import { narrow } from '../search/narrowed.ts';

type Option = 'city' | 'category' | 'sport';

/** The SQL of the values (slugs) that each filter has among `events`. */
const SLUGS: Readonly<Record<Option, (events: string) => string>> = {
  city: (events) =>
    `SELECT DISTINCT city_slug AS slug FROM user_page WHERE person_id IN (SELECT provider_id FROM ${events})`,
  category: (events) =>
    `SELECT DISTINCT category_slug AS slug FROM sport
     WHERE category_slug IS NOT NULL AND slug IN (SELECT sport_slug FROM ${events})`,
  sport: (events) => `SELECT DISTINCT sport_slug AS slug FROM ${events} AND sport_slug IS NOT NULL`,
};

/**
 * Lists, for each filter, the values that find a listed event together with the other filters of the query; null if the
 * query has no other filter. `now` is in milliseconds since 1970.
 */
export async function listOptions(database: Queryable, query: EventQuery, now: number) {
  const optionsOf = async (name: Option): Promise<string[] | null> => {
    const { [name]: _, ...others } = query;
    if (Object.keys(others).length === 0) return null;
    const { conditions, parameters } = await narrow(database, others);
    const events = `event WHERE ${[IS_COMING, ...conditions].join(' AND ')}`;
    const rows = await database.query<{ slug: string }>(SLUGS[name](events), [nowParameter(now), ...parameters]);
    return rows.map(({ slug }) => slug).sort();
  };
  return { city: await optionsOf('city'), category: await optionsOf('category'), sport: await optionsOf('sport') };
}
