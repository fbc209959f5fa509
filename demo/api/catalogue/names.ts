import { AS_READ } from '../database/collation.ts';
import type { Queryable } from '../database/database.ts';
import { readCategories } from './categories.ts';
import { IS_COMING, nowParameter } from './listed.ts';

/** A value of a filter. */
interface Named {
  readonly name: string;
  readonly slug: string;
}

/** Returns the SQL of whether an event to come meets a condition; it stops at the first such event. */
const someEvent = (condition: string) => `(SELECT true FROM event WHERE ${condition} AND ${IS_COMING} LIMIT 1)`;

/**
 * The SQL of the name of each city: as most pages write it, because its pages may write it differently
 * (D-most-usual-name).
 */
const CITY_NAMES = `
  SELECT DISTINCT ON (city_slug) city_slug AS slug, city_name AS name FROM user_page
  GROUP BY city_slug, city_name ORDER BY city_slug, count(*) DESC, city_name ${AS_READ}`;

/** Returns the name of a city (D-most-usual-name); null if no page has this slug. */
export async function cityName(database: Queryable, slug: string): Promise<string | null> {
  const [found] = await database.query<{ city: string }>(
    `SELECT name AS city FROM (${CITY_NAMES}) AS named WHERE slug = $1`,
    [slug],
  );
  return found?.city ?? null;
}

/** The SQL of the cities that have a listed event. */
export const CITIES = `
  SELECT name, slug FROM (${CITY_NAMES}) AS city
  WHERE (
    SELECT true FROM user_page, LATERAL ${someEvent('event.provider_id = user_page.person_id')} AS event
    WHERE user_page.city_slug = city.slug ORDER BY user_page.city_name LIMIT 1)`;

/** The SQL of the sports that have a listed event. */
export const SPORTS = `SELECT name, slug FROM sport WHERE ${someEvent('event.sport_slug = sport.slug')}`;

const COACHES = "SELECT first_name || ' ' || last_name AS name, slug FROM coach";

/** The order of `AS_READ`, for names that are translated after they are read: French has no rules of its own. */
const FRENCH = new Intl.Collator('fr');

/** Lists the cities that have a listed event, by name. `now` is in milliseconds since 1970. */
export function listCities(database: Queryable, now: number): Promise<Named[]> {
  return byName(database, CITIES, [nowParameter(now)]);
}

/** Lists the sports that have a listed event, by name. */
export function listSports(database: Queryable, now: number): Promise<Named[]> {
  return byName(database, SPORTS, [nowParameter(now)]);
}

/** Lists the categories by name, each with its number of listed events. */
export async function listCategories(
  database: Queryable,
  now: number,
): Promise<(Named & { readonly count: number })[]> {
  const categories = await readCategories(database, now);
  return categories.map(({ name, slug, count }) => ({ name, slug, count })).sort(compareNames);
}

export function listCoaches(database: Queryable): Promise<Named[]> {
  return byName(database, COACHES);
}

async function byName(database: Queryable, sql: string, parameters: readonly string[] = []): Promise<Named[]> {
  return (await database.query<Named>(sql, parameters)).sort(compareNames);
}

function compareNames(a: Named, b: Named): number {
  return FRENCH.compare(a.name, b.name) || FRENCH.compare(a.slug, b.slug);
}
