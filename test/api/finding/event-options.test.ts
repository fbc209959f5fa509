import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { addEvent, addVenue } from '../../fixtures/server/seed.ts';
import { get, getEvents } from './read.ts';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  const { database } = server.services;
  await database.query(
    `INSERT INTO category (slug, name, position) VALUES ('glace', 'Glace', 901), ('vide', 'Vide', 902)`,
  );
  await database.query(
    `INSERT INTO sport (slug, name, category_slug) VALUES ('luge', 'Luge', 'glace'), ('curling', 'Curling', 'glace')`,
  );
  const [rink, hill] = [await addVenue(database, 'patinoire'), await addVenue(database, 'colline')];
  await addEvent(database, rink, { sport_slug: 'curling' });
  await addEvent(database, rink, { sport_slug: 'luge', is_active: false });
  await addEvent(database, hill, { sport_slug: 'luge' });
  await addEvent(database, hill, { sport_slug: null });
});
afterAll(() => server?.close());

type Options = Readonly<Record<'city' | 'category' | 'sport', readonly string[] | null>>;

const options = (query: string) => get<Options>(server, `/v1/event/options/${query}`);

describe('D-calls-events: GET /v1/event/options/', () => {
  it.each([
    ['city/patinoire', { city: null, category: ['glace'], sport: ['curling'] }],
    ['sport/luge', { city: ['colline'], category: ['glace'], sport: null }],
    ['category/glace', { city: ['colline', 'patinoire'], category: null, sport: ['curling', 'luge'] }],
    ['city/colline/sport/luge', { city: ['colline'], category: ['glace'], sport: ['luge'] }],
    ['city/patinoire/sport/luge', { city: ['colline'], category: [], sport: ['curling'] }],
    ['provider/colline', { city: ['colline'], category: ['glace'], sport: ['luge'] }],
    ['provider/nobody', { city: [], category: [], sport: [] }],
    ['city/atlantis', { city: null, category: [], sport: [] }],
  ])('the choices that leave an event for %s are %j', async (query, expected) => {
    expect(await options(query)).toMatchObject(expected);
  });

  it('each value that is offered leaves an event, and no other value does', async () => {
    const { category } = await options('city/paris/sport/yoga');
    for (const { slug } of await get<readonly { slug: string }[]>(server, '/categorie/list/')) {
      const { items } = await getEvents(server, `category/${slug}/city/paris/sport/yoga?limit=1`);
      expect([slug, items.length > 0]).toEqual([slug, category?.includes(slug)]);
    }
  });

  it('a category without events is listed with the number 0', async () => {
    const named = await get<readonly object[]>(server, '/categorie/list/');
    expect(named).toEqual(
      expect.arrayContaining([
        { name: 'Vide', slug: 'vide', count: 0 },
        { name: 'Glace', slug: 'glace', count: 2 },
      ]),
    );
  });

  it('options are refused for filters that are invalid', async () => {
    expect((await server.call('GET', '/v1/event/options/town/paris')).status).toBe(400);
  });
});
