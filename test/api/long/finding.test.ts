import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listAnimations } from '../../../demo/api/catalogue/animations.ts';
import { readCategories } from '../../../demo/api/catalogue/categories.ts';
import { listEvents, listOpenEvents } from '../../../demo/api/catalogue/event-list.ts';
import { listCities, listSports } from '../../../demo/api/catalogue/names.ts';
import { search } from '../../../demo/api/catalogue/search.ts';
import type { Database, Queryable } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { seed } from '../../../demo/api/sample-data/seed.ts';
import { NOW } from '../../fixtures/api.ts';

const SCALE = 100;
const now = Date.parse(NOW);

/** What is to be found by an index, however many there are. */
const LARGE = ['event', 'animation', 'user_page', 'event_opening', 'place', 'booking', 'slotted_session'];

let database: Database;

beforeAll(async () => {
  const server = await openPostgres(inject('shopUrl') ?? '', () => {});
  await server.query('CREATE DATABASE finding');
  await server.close();
  database = await openPostgres((inject('shopUrl') ?? '').replace(/[^/]+$/, 'finding'), () => {});
  await migrate(database, await readMigrations(), now);
  await seed(database, now, SCALE);
  await settle();
}, 600_000);
afterAll(() => database?.close());

/** Does what autovacuum does within minutes, again where it was in the way. */
async function settle(): Promise<void> {
  for (let run = 0; run < 20; run += 1) {
    await database.query('VACUUM (ANALYZE)');
    const left = await database.query(
      'SELECT relname FROM pg_class WHERE relname = ANY($1::text[]) AND relallvisible < relpages',
      [LARGE],
    );
    if (left.length === 0) return;
  }
  throw new Error('The database does not come to rest.');
}

interface Seen {
  readonly plan: string;
  readonly indexes: readonly string[];
  /** Large tables that are read from one end to the other. */
  readonly wholeTables: readonly string[];
}

/** A database that explains each statement before it answers it. */
function explaining(): { readonly database: Queryable; readonly seen: Seen[] } {
  const seen: Seen[] = [];
  return {
    seen,
    database: {
      query: async <Row>(sql: string, parameters?: Parameters<Queryable['query']>[1]) => {
        const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, parameters);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table);
        const indexes = [...plan.matchAll(/(?:Scan using|Scan Backward using|Index Scan on) (\w+)/g)].map(
          ([, index = '']) => index,
        );
        seen.push({ plan, indexes, wholeTables: scanned.filter((table) => LARGE.includes(table)) });
        return database.query<Row>(sql, parameters);
      },
    },
  };
}

type Call = (from: Queryable) => Promise<unknown>;

const events =
  (...[query, wish = {}]: [Parameters<typeof listEvents>[1], Parameters<typeof listEvents>[2]?]): Call =>
  (from) =>
    listEvents(from, query, wish, now);
const animations =
  (period: Parameters<typeof listAnimations>[1], user: number | null, page = '1'): Call =>
  (from) =>
    listAnimations(from, period, user, { page }, now);
const LAST = { page: '999999' };

/** Each call, and an index that it must use. */
const CALLS: readonly (readonly [name: string, index: string, call: Call])[] = [
  ['the list', 'event_listed', events({})],
  ['its tenth page', 'event_listed', events({}, { page: '10' })],
  ['its last page', 'event_listed', events({}, LAST)],
  ['how many there are', 'event_series', events({})],
  ['of a city', 'user_page_city', events({ city: 'paris' })],
  ['of a city, the last page', 'event_provider', events({ city: 'paris' }, LAST)],
  ['of a sport', 'event_sport', events({ sport: 'yoga' })],
  ['of a sport, the last page', 'event_sport', events({ sport: 'yoga' }, LAST)],
  ['of a category', 'event_sport', events({ category: 'raquettes' })],
  ['of a category, the last page', 'event_sport', events({ category: 'raquettes' }, LAST)],
  ['of a city and a sport', 'event_sport', events({ city: 'lyon', sport: 'yoga' })],
  ['of a city and a category', 'user_page_city', events({ city: 'lyon', category: 'raquettes' })],
  ['of a provider', 'event_provider', events({ provider: 'studio-lumiere' })],
  ['of a provider and a sport', 'event_provider', events({ provider: 'studio-lumiere', sport: 'yoga' })],
  ['what somebody has booked', 'booking_person', events({ provider: 'jade-ambassadrice' })],
  ["a provider's open events", 'event_provider', (from) => listOpenEvents(from, 42, now)],
  ['next animations', 'animation_end', animations('next', null)],
  ['future animations', 'animation_end', animations('future', null)],
  ['future animations, the last page', 'animation_end', animations('future', null, '999999')],
  ['past animations', 'animation_end', animations('past', null)],
  ['past animations, the last page', 'animation_end', animations('past', null, '999999')],
  ["a provider's next animations", 'animation_provider', animations('next', 42)],
  ["a provider's future animations", 'animation_provider', animations('future', 42)],
  ["a provider's past animations", 'animation_provider', animations('past', 42)],
  ['cities', 'event_provider', (from) => listCities(from, now)],
  ['sports', 'event_sport', (from) => listSports(from, now)],
  ['categories', 'event_sport', (from) => readCategories(from, now)],
  ['a search that finds much', 'event_words', (from) => search(from, 'yo', now)],
  ['a search that finds little', 'user_page_words', (from) => search(from, 'studio lumiere', now)],
  ['a search that finds nothing', 'animation_words', (from) => search(from, 'xqzw', now)],
];

describe(`issue 5: the calls of finding at SAMPLE_SCALE=${SCALE}`, () => {
  it('there are hundreds of thousands of events and tens of thousands of venues', async () => {
    const [count] = await database.query<{ events: number; venues: number }>(
      'SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM user_page) AS venues',
    );
    expect(count?.events).toBeGreaterThan(200_000);
    expect(count?.venues).toBeGreaterThan(20_000);
  });

  it.each(CALLS)('%s: by %s and no whole table', async (name, index, call) => {
    const { database: explained, seen } = explaining();
    await call(explained);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter(({ wholeTables }) => wholeTables.length > 0).map(({ plan }) => plan)).toEqual([]);
    expect(seen.flatMap(({ indexes }) => indexes)).toContain(index);
    const start = performance.now();
    await call(database);
    console.log(`${name}: ${(performance.now() - start).toFixed(1)} ms`);
  });

  it('a page in the middle has what a page has', async () => {
    const wish = { page: '5000' };
    const start = performance.now();
    const { items, page } = await listEvents(database, {}, wish, now);
    console.log(`page ${page}: ${(performance.now() - start).toFixed(1)} ms`);
    expect([items.length, page]).toEqual([12, 5000]);
  });

  it('… and without its index a list would be seen to read a whole table', async () => {
    const { database: explained, seen } = explaining();
    await explained.query("SELECT id FROM event WHERE title = 'Yoga'");
    expect(seen.map(({ wholeTables }) => wholeTables)).toEqual([['event']]);
  });
});
