import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../../demo/api/schemas/event.ts';
import type { Position } from '../../../demo/api/schemas/map.ts';
import { buildServer, type CallOptions, type TestServer } from '../../fixtures/server/api.ts';
import { addEvent, addVenue } from '../../fixtures/server/seed.ts';
import { get, getEvents } from './read.ts';

let server: TestServer;
let full: number;

beforeAll(async () => {
  server = await buildServer();
  const { database } = server.services;
  full = await addVenue(database, 'lieu-plein');
  await database.query('UPDATE user_page SET latitude = 45.5, longitude = -1.25 WHERE person_id = $1', [full]);
  for (let n = 0; n < 101; n += 1) await addEvent(database, full, { published_at: n });
});
afterAll(() => server?.close());

/** The marker of the studio, as the map returns it. */
const STUDIO = { eventType: 'all', lat: 48.8716, long: 2.3628, url: 'studio-lumiere' };

const ask = (body: unknown, options: CallOptions = {}) =>
  server.call('POST', '/v1/marker/details', { body, ...options });

/** Returns the events in a marker's details. */
async function eventsAt(body: object, options: CallOptions = {}): Promise<readonly Event[]> {
  const { status, text } = await ask({ ...STUDIO, ...body }, options);
  expect(status).toBe(200);
  return JSON.parse(text).events;
}

describe('D-marker-details: POST /v1/marker/details', () => {
  it('the details of a marker are the place and its listed events, as the list has them', async () => {
    const { text } = await ask(STUDIO);
    const { items } = await getEvents(server, 'provider/studio-lumiere?limit=50');
    expect(JSON.parse(text)).toEqual({
      location: { id: 42, lat: 48.8716, long: 2.3628, name: 'Studio Lumière', city: 'Paris', postalCode: '75010' },
      events: items,
    });
  });

  it('the details of every position of the map are the events that the map counts', async () => {
    const found = await get<readonly Position[]>(server, '/v1/map/city/lyon');
    expect(found.length).toBeGreaterThan(3);
    for (const { location, user, eventType, events } of found) {
      const shown = await eventsAt({ eventType, lat: location.lat, long: location.long, url: user.url });
      expect(shown.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
    }
  });

  it("a query leaves the same events as the map's filters", async () => {
    const { items } = await getEvents(server, 'provider/studio-lumiere/sport/yoga?limit=50');
    expect(items.length).toBeGreaterThan(0);
    expect(await eventsAt({ query: 'sport/yoga' })).toEqual(items);
    expect(await eventsAt({ query: '/sport/yoga/page/3/' })).toEqual(items);
    expect(await eventsAt({ query: 'city/lyon' })).toEqual([]);
    expect(await eventsAt({ query: 'provider/nobody' })).toEqual([]);
  });

  it.each(['open', 'single', 'cyclic', 'slotted'])(
    'an event type leaves events of that type: %s',
    async (eventType) => {
      const shown = await eventsAt({ eventType });
      const all = (await eventsAt({})).filter(({ type }) => type === eventType);
      expect(all.length).toBeGreaterThan(0);
      expect(shown).toEqual(all);
    },
  );

  it('the details of a marker are at most 100 events, the newest', async () => {
    const shown = await eventsAt({ lat: 45.5, long: -1.25, url: String(full) });
    const [newest, ...others] = (await getEvents(server, 'provider/lieu-plein?limit=50')).items;
    expect(shown).toHaveLength(100);
    expect(shown.slice(0, 50)).toEqual([newest, ...others]);
  });

  it("a subscriber's token sets hasMembership, and a wrong one is refused", async () => {
    const isFree = (events: readonly Event[]) => events.some(({ hasMembership }) => hasMembership);
    expect(isFree(await eventsAt({ eventType: 'slotted' }, { token: 'demo-subscriber' }))).toBe(true);
    expect(isFree(await eventsAt({ eventType: 'slotted' }))).toBe(false);
    expect((await ask(STUDIO, { token: 'nobody' })).status).toBe(401);
  });

  it('an idempotency key is not needed, and changes nothing', async () => {
    expect((await ask(STUDIO, { key: 'k' })).text).toBe((await ask(STUDIO)).text);
  });

  it.each([
    ['nobody', { url: 'nobody' }],
    ['a place at which the venue is not', { lat: 48.8717 }],
    ["another venue's place", { url: 'bulle-et-sens' }],
    ['the antimeridian', { long: 180 }],
  ])('a marker is not found for %s', async (_, change) => {
    const { status, body } = await ask({ ...STUDIO, ...change });
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['no url', { ...STUDIO, url: undefined }],
    ['an empty url', { ...STUDIO, url: '' }],
    ['a long url', { ...STUDIO, url: 'x'.repeat(201) }],
    ['a latitude as text', { ...STUDIO, lat: '48.8716' }],
    ['an impossible latitude', { ...STUDIO, lat: 90.5 }],
    ['an impossible longitude', { ...STUDIO, long: -180.5 }],
    ['no longitude', { ...STUDIO, long: null }],
    ['an unknown type', { ...STUDIO, eventType: 'weekly' }],
    ['another member', { ...STUDIO, limit: 3 }],
    ['a long query', { ...STUDIO, query: `city/${'x'.repeat(1000)}` }],
    ['an invalid query', { ...STUDIO, query: 'town/paris' }],
    ['a query that leads to another address', { ...STUDIO, query: 'city/..' }],
  ])('the details of a marker are refused for %s', async (_, body) => {
    const answer = await ask(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
  });

  it('the details of a marker are not found by a GET', async () => {
    expect((await server.call('GET', '/v1/marker/details')).status).toBe(404);
  });
});
