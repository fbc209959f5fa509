import { get as getRaw } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { once } from '../../../demo/api/once.ts';
import type { Position } from '../../../demo/api/schemas/map.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { addEvent, addSeries, addVenue } from '../../fixtures/server/seed.ts';
import { get, getEvents } from './read.ts';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const positions = (filters = '') => get<readonly Position[]>(server, `/v1/map/${filters}`);
const eventsOf = (found: readonly Position[]) => found.flatMap(({ events }) => events.map(({ id }) => id)).sort();

/** The ids of the events of a list, all pages of it. */
async function listed(filters: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const answer = await getEvents(server, `${filters}?limit=50&page=${page}`);
    found.push(...answer.items.map(({ id }) => id));
    lastPage = answer.lastPage;
  }
  return found.sort();
}

/** A venue at these coordinates with `events` events; returns its id. */
async function addPlaced(slug: string, [latitude, longitude]: readonly [number, number], events = 1): Promise<number> {
  const { database } = server.services;
  const venue = await addVenue(database, slug);
  await database.query('UPDATE user_page SET latitude = $2, longitude = $3 WHERE person_id = $1', [
    venue,
    latitude,
    longitude,
  ]);
  for (let n = 0; n < events; n += 1) await addEvent(database, venue);
  return venue;
}

describe('D-calls-map: GET /v1/map/{name/value/…}', () => {
  it('the map has the listed events of every venue, and nothing else', async () => {
    const found = await positions();
    expect(eventsOf(found)).toEqual(await listed(''));
    expect(found.length).toBeGreaterThan(250);
    expect(found.map(({ location }) => location.id)).toEqual(
      found.map(({ location }) => location.id).sort((one, other) => one - other),
    );
    for (const { events } of found) expect(events.length).toBeGreaterThan(0);
  });

  it.each(['city/paris', 'sport/yoga', 'category/raquettes', 'city/lyon/sport/yoga', 'provider/jade-ambassadrice'])(
    "the map's filters leave the events of the list: %s",
    async (filters) => {
      const found = await positions(filters);
      expect(found.length).toBeGreaterThan(0);
      expect(eventsOf(found)).toEqual(await listed(`${filters}/`));
    },
  );

  it("a position has the specification's form", async () => {
    const id = await addPlaced('lieu-sur-la-carte', [48.5, -2.75]);
    const events = (await getEvents(server, 'provider/lieu-sur-la-carte')).items.map((event) => ({ id: event.id }));
    const slug = 'lieu-sur-la-carte';
    expect(await positions('provider/lieu-sur-la-carte')).toEqual([
      {
        location: { id, lat: 48.5, long: -2.75, name: 'Lieu-sur-la-carte' },
        city: 'Lieu-sur-la-carte',
        user: { fullName: 'Lieu-sur-la-carte', slug, url: slug, picture: { medium: null } },
        eventType: 'all',
        events,
      },
    ]);
  });

  it('a series on the map is one event: the next occurrence that can be booked', async () => {
    const venue = await addPlaced('carte-de-series', [45, 3], 0);
    const series = await addSeries(server.services.database, venue, ['2026-11-13', '2026-11-27', '2026-12-04']);
    expect(eventsOf(await positions('provider/carte-de-series'))).toEqual([series[1]]);
  });

  it('a venue whose location is not known has neither lat nor long', async () => {
    const { database } = server.services;
    await addEvent(database, await addVenue(database, 'lieu-inconnu'));
    const [found] = await positions('provider/lieu-inconnu');
    expect(found?.location).toMatchObject({ name: 'Lieu-inconnu', lat: null, long: null });
    expect(found?.events).toHaveLength(1);
  });

  it('a venue without a listed event is not on the map', async () => {
    const { database } = server.services;
    await addEvent(database, await addPlaced('lieu-ferme', [45, 3], 0), { is_active: false });
    expect(await positions('provider/lieu-ferme')).toEqual([]);
  });

  it('C-sample-data: some venues of the sample are without a location, and most have one', async () => {
    const found = await positions();
    const unknown = found.filter(({ location: { lat, long } }) => lat === null && long === null);
    expect(unknown.length).toBeGreaterThan(2);
    expect(unknown.length).toBeLessThan(found.length / 20);
    expect(found.filter(({ location: { lat, long } }) => (lat === null) !== (long === null))).toEqual([]);
  });

  it('the map has several venues at one address', async () => {
    const points = (await positions('city/paris')).map(({ location: { lat, long } }) => `${lat} ${long}`);
    expect(new Set(points).size).toBeLessThan(points.length);
  });

  it('names of filters may come in any order and with a page, and a value is percent-encoded', async () => {
    await addPlaced('salle à/plafond', [45, 3]);
    const value = encodeURIComponent('salle à/plafond');
    const found = await positions(`provider/${value}/city/${value}`);
    expect(found).toHaveLength(1);
    expect(await positions(`page/7/city/${value}/provider/${value}/`)).toEqual(found);
  });

  it.each(['city/atlantis', 'sport/quidditch', 'category/none', 'provider/nobody'])(
    'the map is empty if nothing matches %s',
    async (filters) => {
      expect(await positions(filters)).toEqual([]);
    },
  );

  it.each(['city', 'paris', 'city/paris/city/lyon', 'town/paris', 'city//sport/yoga', 'city%2Fparis'])(
    'the map is refused for invalid filters: %s',
    async (filters) => {
      const { status, body } = await server.call('GET', `/v1/map/${filters}`);
      expect([status, body.code, body.errors]).toEqual([400, 'invalid-request', [{ field: 'query', code: 'filters' }]]);
    },
  );

  it.each(['city/.', 'city/..', 'city/%2e%2E', 'city/./sport/yoga'])(
    'the map is refused for a value that would be another address: %s',
    async (filters) => {
      const { port } = new URL(await listening());
      const status = await new Promise((resolve, reject) => {
        const request = getRaw({ port, path: `/api/v1/map/${filters}` }, (answer) =>
          resolve(answer.resume().statusCode),
        );
        request.on('error', reject);
      });
      expect(status).toBe(400);
    },
  );

  it('the map responds to a HEAD without a body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/v1/map/city/paris' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

const listening = once(() => server.app.listen({ port: 0, host: '127.0.0.1' }));
