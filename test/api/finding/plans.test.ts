import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import { listAnimations } from '../../../demo/api/catalogue/animations/animations.ts';
import { readCategories } from '../../../demo/api/catalogue/categories.ts';
import { listEvents, listOpenEvents } from '../../../demo/api/catalogue/events/event-list.ts';
import { listOptions } from '../../../demo/api/catalogue/events/event-options.ts';
import { listPositions } from '../../../demo/api/catalogue/map-positions.ts';
import { listCities, listSports } from '../../../demo/api/catalogue/names.ts';
import { findPlace, listEventsAt, type Marker } from '../../../demo/api/catalogue/place-details.ts';
import { search } from '../../../demo/api/catalogue/search/search.ts';
import type { Database, Queryable } from '../../../demo/api/database/database.ts';
import { NOW } from '../../fixtures/server/api.ts';
import { explainingLarge, openLarge, SCALE } from './large-database.ts';

const now = Date.parse(NOW);

let database: Database;

beforeAll(async () => {
  database = await openLarge(now);
}, 600_000);
afterAll(() => database?.close());

type Call = (from: Queryable) => Promise<unknown>;

const events =
  (...[query, wish = {}]: [Parameters<typeof listEvents>[1], Parameters<typeof listEvents>[2]?]): Call =>
  (from) =>
    listEvents(from, query, wish, now);
const animations =
  (period: Parameters<typeof listAnimations>[1], user: number | null, page = '1'): Call =>
  (from) =>
    listAnimations(from, period, user, { page }, now);
const details =
  (query: Marker['query']): Call =>
  async (from) => {
    const marker: Marker = { url: 'studio-lumiere', lat: 48.8716, long: 2.3628, eventType: 'all', query };
    const place = await findPlace(from, marker);
    expect((await listEventsAt(from, place?.id ?? 0, marker, now)).length).toBeGreaterThan(0);
  };
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
  ["what is at a marker's place", 'user_page_url', details({})],
  ["a marker's events", 'event_provider', details({})],
  ["a marker's events of a city and a sport", 'event_provider', details({ city: 'paris', sport: 'yoga' })],
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

/** Each map, an index that it must use, and the tables that it may read whole: all venues, and all their events. */
const MAPS: readonly (readonly [
  name: string,
  index: string,
  query: Parameters<typeof listPositions>[1],
  whole: readonly string[],
])[] = [
  ['the whole map', 'event_series', {}, ['event', 'user_page']],
  ['of a city', 'user_page_city', { city: 'paris' }, ['event', 'user_page']],
  ['of a sport', 'event_sport', { sport: 'yoga' }, ['user_page']],
  ['of a category', 'event_sport', { category: 'raquettes' }, ['user_page']],
  ['of a city and a sport', 'event_sport', { city: 'lyon', sport: 'yoga' }, []],
  ['of a provider', 'event_provider', { provider: 'studio-lumiere' }, []],
  ['of what somebody has booked', 'booking_person', { provider: 'jade-ambassadrice' }, []],
];

/**
 * The filters for which values are requested, an index that the call must use, and the tables that it may read whole: a
 * sport has venues everywhere.
 */
const OPTIONS: readonly (readonly [index: string, query: EventQuery, whole: readonly string[]])[] = [
  ['user_page_city', { city: 'paris' }, []],
  ['event_sport', { sport: 'yoga' }, ['user_page']],
  ['event_sport', { city: 'lyon', category: 'raquettes' }, ['user_page']],
];

describe(`the calls that find offers at SAMPLE_SCALE=${SCALE}`, { tags: ['@long'] }, () => {
  it('the sample has more than a hundred thousand events and twenty thousand venues', async () => {
    const [count] = await database.query<{ events: number; venues: number }>(
      'SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM user_page) AS venues',
    );
    expect(count?.events).toBeGreaterThan(100_000);
    expect(count?.venues).toBeGreaterThan(20_000);
  });

  it.each(CALLS)('%s is found by %s, without reading a whole table', async (name, index, call) => {
    const { database: explained, seen } = explainingLarge(database);
    await call(explained);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter(({ wholeTables }) => wholeTables.length > 0).map(({ plan }) => plan)).toEqual([]);
    expect(seen.flatMap(({ indexes }) => indexes)).toContain(index);
    const start = performance.now();
    await call(database);
    console.log(`${name}: ${(performance.now() - start).toFixed(1)} ms`);
  });

  it.each(OPTIONS)('D-offered-values: other values are found by %s for %j', async (index, query, whole) => {
    const { database: explained, seen } = explainingLarge(database);
    await listOptions(explained, query, now);
    expect(seen.flatMap(({ indexes }) => indexes)).toContain(index);
    const read = seen.filter(({ wholeTables }) => wholeTables.some((table) => !whole.includes(table)));
    expect(read.map(({ plan }) => plan)).toEqual([]);
    const start = performance.now();
    await listOptions(database, query, now);
    console.log(`options of ${JSON.stringify(query)}: ${(performance.now() - start).toFixed(1)} ms`);
  });

  it('a page in the middle of the event list is full, like any other page', async () => {
    const wish = { page: '5000' };
    const start = performance.now();
    const { items, page } = await listEvents(database, {}, wish, now);
    console.log(`page ${page}: ${(performance.now() - start).toFixed(1)} ms`);
    expect([items.length, page]).toEqual([12, 5000]);
  });

  it('a statement without an index is reported to read a whole table', async () => {
    const { database: explained, seen } = explainingLarge(database);
    await explained.query("SELECT id FROM event WHERE title = 'Yoga'");
    expect(seen.map(({ wholeTables }) => wholeTables)).toEqual([['event']]);
  });
});

describe(`the map at SAMPLE_SCALE=${SCALE}`, { tags: ['@long'] }, () => {
  it.each(MAPS)('positions of the map are found by an index: %s, %s', async (name, index, query, whole) => {
    const { database: explained, seen } = explainingLarge(database);
    await listPositions(explained, query, now);
    expect(seen.flatMap(({ indexes }) => indexes)).toContain(index);
    const read = seen.filter(({ wholeTables }) => wholeTables.some((table) => !whole.includes(table)));
    expect(read.map(({ plan }) => plan)).toEqual([]);
    const start = performance.now();
    const { length } = await listPositions(database, query, now);
    console.log(`${name}: ${length} positions, ${(performance.now() - start).toFixed(1)} ms`);
    expect(length).toBeGreaterThan(0);
  });

  it('the map has at most 20,000 positions: those with the lowest ids', async () => {
    const found = await listPositions(database, {}, now);
    expect(found).toHaveLength(20_000);
    expect(new Set(found.map(({ id }) => id)).size).toBe(20_000);
    const [row] = await database.query<{ below: number }>(
      'SELECT count(*) AS below FROM user_page WHERE latitude IS NOT NULL AND person_id <= $1',
      [found.at(-1)?.id ?? 0],
    );
    // All venues with coordinates, except the few without a listed event.
    expect(row?.below).toBeLessThan(20_500);
  });
});
