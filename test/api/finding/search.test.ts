import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../demo/api/schemas/search.ts';
import { INVISIBLE, withInvisible } from '../../fixtures/data/invisible.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { addAnimation, addDailyOffer, addEvent, addSeries, addVenue } from '../../fixtures/server/seed.ts';
import { get } from './read.ts';

let server: TestServer;
let venue: number;

beforeAll(async () => {
  server = await buildServer();
  const { database } = server.services;
  venue = await addVenue(database, 'xylorium');
  await database.query(
    `INSERT INTO category (slug, name, picture, position) VALUES ('xyl', 'Xylo', '/p/x.medium.svg', 900)`,
  );
  await database.query(`INSERT INTO sport (slug, name, category_slug) VALUES ('xylo', 'Xylo', 'xyl')`);
  await addEvent(database, venue, {
    title: 'Été du Xylo, cœur léger',
    picture: '/p/e.medium.svg',
    url: 'ete',
    sport_slug: 'xylo',
  });
  await addEvent(database, venue, { title: 'Souffle', url: 'souffle', sport_slug: 'xylo' });
  await addSeries(database, venue, ['2026-11-19', '2026-11-26', '2026-12-03'], { title: 'Xylo hebdomadaire' });
  await addEvent(database, venue, { title: 'Xylo caché', is_active: false });
  await addEvent(database, venue, { title: 'Xylo passé', starts_at: '2026-11-01T10:00', ends_at: '2026-11-01T11:00' });
  const slotted_id = await addDailyOffer(database, venue);
  await addEvent(database, venue, { title: 'Le xylo à deux', type: 'slotted', slotted_id, url: 'xylo-a-deux' });
  await addAnimation(database, venue, { title: 'Mon xylo en direct', url: 'direct' });
  await addAnimation(database, venue, {
    title: 'Xylo fini',
    starts_at: '2026-11-01T10:00',
    ends_at: '2026-11-01T11:00',
  });
});
afterAll(() => server?.close());

const find = (term: string) => get<readonly Found[]>(server, `/search/${encodeURIComponent(term)}`);
const titles = async (term: string) => (await find(term)).map(({ title }) => title);

describe('D-search-words: GET /search/{term}', () => {
  it('a search finds exact names first, then names that start with it, then its words, then its activity', async () => {
    expect((await find('xylo')).map(({ type, title }) => [type, title])).toEqual([
      ['sport', 'Xylo'],
      ['category', 'Xylo'],
      ['city', 'Xylorium'],
      ['user', 'Xylorium'],
      ['event', 'Xylo hebdomadaire'],
      ['event', 'Été du Xylo, cœur léger'],
      ['slotted', 'Le xylo à deux'],
      ['animation', 'Mon xylo en direct'],
      ['event', 'Souffle'],
    ]);
  });

  it.each(INVISIBLE)('D-typed-text: a pasted search term is read without its %s', async (_, invisible) => {
    expect(await titles(withInvisible('hebdomadaire', invisible))).toEqual(['Xylo hebdomadaire']);
  });

  it('each result of a search has its page or filter, its town and a small picture', async () => {
    const found = await find('xylo');
    const of = (type: Found['type']) => found.find((one) => one.type === type && one.title !== 'Xylo hebdomadaire');
    const none = { mini: null };
    expect(of('sport')).toEqual({ type: 'sport', title: 'Xylo', url: 'xylo', detail: null, picture: none });
    expect(of('category')).toMatchObject({ url: 'xyl', detail: null, picture: { mini: '/p/x.mini.svg' } });
    expect(of('city')).toMatchObject({ url: 'xylorium', detail: null, picture: none });
    expect(of('user')).toMatchObject({ url: 'xylorium', detail: 'Xylorium', picture: none });
    expect(of('event')).toMatchObject({ url: 'ete', detail: 'Xylorium, Xylorium', picture: { mini: '/p/e.mini.svg' } });
    expect(of('slotted')).toMatchObject({ url: 'xylo-a-deux', detail: 'Xylorium, Xylorium' });
    expect(of('animation')).toMatchObject({ url: 'direct', detail: 'Xylorium, Xylorium', picture: none });
  });

  it('a search finds a series by the occurrence that is listed', async () => {
    const [found] = await find('xylo hebdo');
    const occurrences = await server.services.database.query<{ url: string }>(
      `SELECT url FROM event WHERE title = 'Xylo hebdomadaire' ORDER BY starts_at`,
    );
    expect(found?.url).toBe(occurrences[1]?.url);
  });

  it.each(['été du xylo', 'ETE DU XYLO', 'xylo ete', 'ete\u0301 xyl', 'coeur LÉGER', 'cœur', '  ete,   leger! '])(
    'a title is found by the beginnings of words in any order, whatever accents and case: %j',
    async (term) => {
      expect(await titles(term)).toContain('Été du Xylo, cœur léger');
    },
  );

  it.each([
    ['Lætitia Yoga', 'laetitia'],
    ['Søren Kraft', 'SOREN'],
    ['Łucja Pilates', 'lucja'],
    ['Weißenburg Danse', 'weissenburg'],
    ['Đorđe Boxe', 'dorde'],
    ['Þórður Guðrún', 'thordur gudrun'],
    ['İstanbul Ísı', 'istanbul isi'],
    ['Ǿster ﬁtness', 'oster fitness'],
  ])('D-letters: a name is found by what people type and as it is printed: %s', async (name, typed) => {
    await addEvent(server.services.database, venue, { title: name });
    for (const term of [typed, name, name.toUpperCase()]) expect(await titles(term)).toEqual([name]);
  });

  it('an event is found by its sport, and a venue by its city', async () => {
    expect(await titles('ete xylo')).toEqual(['Été du Xylo, cœur léger']);
    expect((await find('lumiere paris')).map(({ url }) => url)).toContain('studio-lumiere');
    expect(await titles('lumiere lyon')).not.toContain('Studio Lumière');
  });

  it('every word of a search must be the beginning of a word that is found', async () => {
    expect(await titles('xylo inconnu')).toEqual([]);
    expect(await titles('ylo')).toEqual([]);
  });

  it.each(['x', ' x ', 'é', '%', '%%', '__', "';", "')", '\\', ':*', '!', '&|', '🎉🎉'])(
    'fewer than two letters find nothing: %j',
    async (term) => {
      expect(await find(term)).toEqual([]);
    },
  );

  it.each(['xy%o', 'xy_o', "xylo'; DROP TABLE event; --", 'xylo:* | yoga', '!xylo & yoga', '<-> xylo yoga'])(
    'special characters of a search are neither wildcards nor syntax: %s',
    async (term) => {
      expect(await titles(term)).toEqual([]);
    },
  );

  it('a search of two hundred characters is accepted, and a longer one is refused', async () => {
    expect(new Set(await titles('xy '.repeat(66)))).toEqual(new Set(await titles('xy')));
    expect(await find('x'.repeat(200))).toEqual([]);
    const { status, body } = await server.call('GET', `/search/${'x'.repeat(201)}`);
    expect([status, body.code]).toEqual([400, 'invalid-request']);
  });

  it('a search returns ten at most, of several kinds if there are several', async () => {
    const found = await find('yo');
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ type }) => type)).size).toBeGreaterThan(2);
  });

  it('the search of users still exists beside the search of everything', async () => {
    expect((await get<readonly object[]>(server, '/search/user/lumi')).length).toBeGreaterThan(0);
  });
});
