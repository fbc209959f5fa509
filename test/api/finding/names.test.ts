import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import { readFilterNames } from '../../../demo/pages/content/filter-names.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { addDailyOffer, addEvent, addSeries, addVenue } from '../../fixtures/server/seed.ts';
import { get, getEvents } from './read.ts';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

interface Named {
  readonly name: string;
  readonly slug: string;
}

const list = (path: string) => get<readonly Named[]>(server, path);
const slugs = async (path: string) => (await list(path)).map(({ slug }) => slug);
const run = (sql: string) => server.services.database.query<{ slug: string }>(sql);

const LISTS = ['/city/list/', '/categorie/list/', '/activity/list/', '/coach/list/'];

describe('S-calls: the lists of name and slug', () => {
  it.each(LISTS)('a list of names is sorted by the rules of French, each slug once: %s', async (path) => {
    const named = await list(path);
    expect(named.length).toBeGreaterThan(3);
    const sorted = named.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
    expect(named.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
    expect(new Set(named.map(({ slug }) => slug)).size).toBe(named.length);
    expect(await list(path.slice(0, -1))).toEqual(named);
  });

  it('a name with an accent is not sorted behind Z', async () => {
    await run(
      `INSERT INTO category (slug, name, position) VALUES ('ecoles', 'Écoles', 901), ('ebats', 'Ébats', 902), ('zen', 'Zen', 903)`,
    );
    const found = await slugs('/categorie/list/');
    expect(found.filter((slug) => ['ecoles', 'ebats', 'zen'].includes(slug))).toEqual(['ebats', 'ecoles', 'zen']);
  });

  it('coaches are listed by their first and last name', async () => {
    expect(await list('/coach/list/')).toContainEqual({ name: 'Claire Dumas', slug: 'claire-dumas' });
  });

  it('the lists of cities and sports are those with a listed event', async () => {
    const { database } = server.services;
    await run(`INSERT INTO sport (slug, name) VALUES ('curling', 'Curling')`);
    const venue = await addVenue(database, 'glacier');
    const isThere = async () => [
      (await slugs('/city/list/')).includes('glacier'),
      (await slugs('/activity/list/')).includes('curling'),
    ];
    expect(await isThere()).toEqual([false, false]);
    const curling = { sport_slug: 'curling' };
    await addEvent(database, venue, { ...curling, is_active: false });
    await addEvent(database, venue, { ...curling, starts_at: '2026-11-19T10:00', ends_at: '2026-11-20T10:00' });
    const ended = await addDailyOffer(database, venue, { ends_on: '2026-11-19' });
    await addEvent(database, venue, { ...curling, type: 'slotted', slotted_id: ended });
    expect(await isThere()).toEqual([false, false]);
    await addSeries(database, venue, ['2026-11-19', '2026-11-21'], curling);
    expect(await isThere()).toEqual([true, true]);
    expect(await list('/city/list/')).toContainEqual({ name: 'Glacier', slug: 'glacier' });
  });

  it('D-most-usual-name: a city is written as most of its pages write it, else as the first in the order of names', async () => {
    const { database } = server.services;
    const written = ['ÉVRON', 'Évron', 'evron', 'Évron', 'LAVAL', 'Laval'];
    for (const [n, name] of written.entries()) {
      const venue = await addVenue(database, `named-${n}`);
      await database.query('UPDATE user_page SET city_name = $2, city_slug = $3 WHERE person_id = $1', [
        venue,
        name,
        n < 4 ? 'evron' : 'laval',
      ]);
      await addEvent(database, venue, { title: `Course ${n}` });
    }
    const cities = (await list('/city/list/')).filter(({ slug }) => slug === 'evron' || slug === 'laval');
    expect(cities).toEqual([
      { name: 'Évron', slug: 'evron' },
      { name: 'Laval', slug: 'laval' },
    ]);
    const first = { provider: { city: 'ÉVRON' } } as CatalogueEvent;
    expect(await readFilterNames(server.services, { city: 'evron' }, [first])).toEqual(['Évron']);
    const found = await get<readonly { type: string; title: string }[]>(server, '/search/evron');
    expect(found[0]).toMatchObject({ type: 'city', title: 'Évron' });
  });

  it('the slugs of the lists are filters of the event list', async () => {
    for (const [path, filter] of [
      ['/city/list/', 'city'],
      ['/activity/list/', 'sport'],
    ]) {
      const named = await slugs(path ?? '');
      for (const slug of [named[0], named.at(-1)]) {
        expect((await getEvents(server, `${filter}/${slug}?limit=1`)).items).toHaveLength(1);
      }
    }
  });
});

describe('S-calls: GET /categories/home', () => {
  interface Category extends Named {
    readonly picture: { readonly medium: string | null };
    readonly count: number;
  }
  const home = () => get<readonly Category[]>(server, '/categories/home');

  it('the home page has every category in its order, with how many events are listed in it', async () => {
    const inOrder = await run('SELECT slug FROM category ORDER BY position');
    const categories = await home();
    expect(categories.map(({ slug }) => slug)).toEqual(inOrder.map(({ slug }) => slug));
    expect(categories.map(({ count }) => count)).not.toContain(null);
    for (const { slug, count } of categories) {
      expect([slug, (await getEvents(server, `category/${slug}?limit=1`)).lastPage]).toEqual([
        slug,
        Math.max(1, count),
      ]);
    }
  });

  it('the home page counts a series once, and only listed events', async () => {
    const { database } = server.services;
    await run(
      `INSERT INTO category (slug, name, picture, position) VALUES ('glace', 'Glace', '/pictures/glace.medium.svg', 999)`,
    );
    await run(
      `INSERT INTO sport (slug, name, category_slug) VALUES ('luge', 'Luge', 'glace'), ('skeleton', 'Skeleton', 'glace')`,
    );
    const last = async () => (await home()).at(-1);
    expect(await last()).toEqual({
      slug: 'glace',
      name: 'Glace',
      picture: { medium: '/pictures/glace.medium.svg' },
      count: 0,
    });
    const venue = await addVenue(database, 'piste');
    await addSeries(database, venue, ['2026-11-21', '2026-11-28', '2026-12-05'], { sport_slug: 'luge' });
    await addEvent(database, venue, { sport_slug: 'skeleton' });
    await addEvent(database, venue, { sport_slug: 'skeleton', is_active: false });
    expect((await last())?.count).toBe(2);
  });

  it.each(['other', 'Home', 'home%2F'])(
    'categories of another page than the home page are not found: %s',
    async (param) => {
      const { status, body } = await server.call('GET', `/categories/${param}`);
      expect([status, body.code]).toEqual([404, 'not-found']);
    },
  );
});
