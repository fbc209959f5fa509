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

/** The SQL of the cities that have a listed event. */
export const CITIES = `
  SELECT name, slug FROM (
    SELECT DISTINCT ON (city_slug) city_slug AS slug, city_name AS name FROM user_page ORDER BY city_slug, city_name
  ) AS city
  WHERE (
    SELECT true FROM user_page, LATERAL ${someEvent('event.provider_id = user_page.person_id')} AS event
    WHERE user_page.city_slug = city.slug ORDER BY user_page.city_name LIMIT 1)`;

/** The SQL of the sports that have a listed event. */
export const SPORTS = `SELECT name, slug FROM sport WHERE ${someEvent('event.sport_slug = sport.slug')}`;

const COACHES = "SELECT first_name || ' ' || last_name AS name, slug FROM coach";

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

/** Reads names and sorts them in French here, because the databases have no French collation in common. */
async function byName(database: Queryable, sql: string, parameters: readonly string[] = []): Promise<Named[]> {
  return (await database.query<Named>(sql, parameters)).sort(compareNames);
}

function compareNames(a: Named, b: Named): number {
  return FRENCH.compare(a.name, b.name) || FRENCH.compare(a.slug, b.slug);
}
