import { describe, expect, it, vi } from 'vitest';
import type { EventQuery } from '../../../../core/catalogue/event-query.ts';
import { COMPACT_TYPE, compactPositions } from '../../../../core/map/compact-positions.ts';
import type { MapPosition } from '../../../../core/map/position.ts';
import { openPositions } from '../../../../core/map/position-columns.ts';
import { fetchPlaces } from '../../../../widgets/provider-map/places/fetch-places.ts';
import * as reader from '../../../../widgets/provider-map/places/read-places.ts';
import { fetchPlaceDetails, positionsPath } from '../../../../widgets/shared/api/catalogue/map.ts';
import type { Client } from '../../../../widgets/shared/api/client.ts';
import { anEvent, anEventPayload } from '../../../fixtures/data/events.ts';
import { aMapPosition, aPositionPayload } from '../../../fixtures/data/map-payloads.ts';
import { API } from '../../../fixtures/data/widget-context.ts';
import { aClient, failureOf } from '../../a-client.ts';
import { aFakeApi } from '../../fake-api.ts';

const silence = () =>
  vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {});

/** Fetches the positions of a query, decoded on the main thread. */
async function fetchPositions(client: Client, query: EventQuery): Promise<readonly MapPosition[]> {
  const { signal } = new AbortController();
  const { packed } = await fetchPlaces(client, query, {
    signal,
    loadWorker: async () => ({ code: '' }),
    loadReader: async () => reader,
  });
  const position = openPositions(packed.positions);
  return Array.from(packed.positions.ids, (_, index) => position(index));
}

/** Decodes a response with these positions. */
async function decoded(...items: readonly unknown[]) {
  aFakeApi().on('GET /v1/map/', items);
  return fetchPositions(aClient(API), {});
}

const MANY = 21_001;

describe('D-calls-map: GET /v1/map/{name/value/…}', () => {
  it.each([
    [{}, 'v1/map/'],
    [{ city: 'paris' }, 'v1/map/city/paris'],
    [{ sport: 'yoga', city: 'a/b', provider: 'é' }, 'v1/map/city/a%2Fb/provider/%C3%A9/sport/yoga'],
  ] as const)('the call for a map of %j is %s', async (query, path) => {
    expect(positionsPath(query)).toBe(path);
    const api = aFakeApi();
    api.on(`GET /${path}`, [aPositionPayload()]);
    expect(await fetchPositions(aClient(API), query)).toEqual([aMapPosition()]);
    expect(api.calls.map((call) => call.path)).toEqual([`/${path}`]);
  });

  it('the members of a payload are renamed to those of a position', async () => {
    const payload = aPositionPayload({
      location: { id: '7', lat: '-20.9', long: '55.45', name: null },
      city: { name: 'Saint-Denis' },
      user: { fullName: 'Bulle', url: undefined, slug: 'bulle', picture: { medium: 'javascript:alert(1)' } },
      eventType: 'slotted',
      events: [4, '5', { id: 6 }, { id: '7' }, null, 'x', 1.5, {}, true],
    });
    expect(await decoded(payload)).toEqual([
      {
        ...{ id: 7, latitude: -20.9, longitude: 55.45, name: '', city: 'Saint-Denis', eventType: 'slotted' },
        provider: { name: 'Bulle', url: 'bulle', picture: null },
        events: [4, 5, 6, 7],
      },
    ]);
  });

  it('a position is decoded without its optional members', async () => {
    const payload = { location: { id: 1, lat: 0, long: 0 }, user: { fullName: 'A', slug: 'a' }, events: [] };
    expect(await decoded(payload)).toEqual([
      {
        ...{ id: 1, latitude: 0, longitude: 0, name: '', city: null, eventType: 'all', events: [] },
        provider: { name: 'A', url: 'a', picture: null },
      },
    ]);
    for (const city of ['', null, 7, {}, { name: '' }])
      expect((await decoded(aPositionPayload({ city })))[0]?.city).toBeNull();
  });

  it.each([
    ['a location', { location: null }],
    ['a latitude', { location: { lat: null } }],
    ['a longitude', { location: { long: undefined } }],
    ['the text of its coordinates', { location: { lat: '', long: '' } }],
  ])('S-map-tab: a position with %s missing or empty is skipped without a warning', async (_, changes) => {
    const warn = silence();
    expect(await decoded(aPositionPayload(changes), aPositionPayload())).toEqual([aMapPosition()]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['a latitude beyond the pole', aPositionPayload({ location: { lat: 90.01 } })],
    ['a latitude that no map shows', aPositionPayload({ location: { lat: -85.06 } })],
    ['a longitude beyond 180', aPositionPayload({ location: { long: 180.1 } })],
    ['invalid coordinates', aPositionPayload({ location: { lat: 'north' } })],
    ['a decimal comma', aPositionPayload({ location: { lat: '48,86' } })],
    ['a longitude that is not a number', aPositionPayload({ location: { long: true } })],
    ['no user', aPositionPayload({ user: null })],
    ['no name', aPositionPayload({ user: { fullName: '' } })],
    ['no address', aPositionPayload({ user: { url: null, slug: null } })],
    ['a script for an address', aPositionPayload({ user: { url: 'javascript:alert(1)' } })],
    ['no events', aPositionPayload({ events: null })],
    ['nothing', null],
    ['a text', 'position'],
  ])(
    'D-payload-dates, D-payload-addresses: an item with %s is left out with a warning, the others stay',
    async (_, item) => {
      silence();
      expect(await decoded(item, aPositionPayload())).toEqual([aMapPosition()]);
    },
  );

  it('positions that are left out are counted in one warning, and skipped positions are not', async () => {
    const warn = silence();
    const items = Array.from({ length: 2500 }, (_, n) => (n % 500 === 3 ? null : aPositionPayload()));
    expect(await decoded(...items, aPositionPayload({ location: null }))).toHaveLength(2495);
    expect(warn.mock.calls).toEqual([['Créneau: 5 of 2501 positions could not be read and were left out.']]);
  });

  it.each([null, 7, {}, { items: [] }, 'x'])('the payload %j is not a list of positions', async (payload) => {
    aFakeApi().on('GET /v1/map/', payload);
    expect((await failureOf(fetchPositions(aClient(API), {}))).kind).toBe('bad-answer');
  });

  it('20,000 positions are decoded in many tasks, in their order', async () => {
    let tasks = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      tasks += 1;
      port2.postMessage(null);
    };
    port2.postMessage(null);
    const found = await decoded(
      ...Array.from({ length: MANY }, (_, id) => ({ ...aPositionPayload({ location: { id } }), events: [id] })),
    );
    port1.close();
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: MANY }, (_, id) => id));
    expect(tasks).toBeGreaterThan(15);
  });

  it('decoding positions stops between two tasks when it is aborted', async () => {
    const controller = new AbortController();
    const text = JSON.stringify(Array.from({ length: 3000 }, () => aPositionPayload()));
    const reading = reader.readInTasks({ type: '', parts: [new TextEncoder().encode(text)] }, controller.signal);
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

const TEXTS = [
  'Studio Lumière',
  'studio-lumiere',
  'Paris',
  '/pictures/studio-lumiere.svg',
  'all',
  'javascript:alert(1)',
  '',
];
const [NAME, URL_TEXT, CITY, PICTURE, ALL, SCRIPT, EMPTY] = [0, 1, 2, 3, 4, 5, 6];

/** The position of `aMapPosition` in the compact form. */
const COMPACT = {
  texts: TEXTS,
  ids: [42],
  latitudes: [48.86],
  longitudes: [2.35],
  names: [NAME],
  cities: [CITY],
  providers: [NAME],
  urls: [URL_TEXT],
  pictures: [PICTURE],
  eventTypes: [ALL],
  eventCounts: [2],
  events: [12, 13],
};

const asCompact = (payload: unknown, type: string = COMPACT_TYPE) => {
  const api = aFakeApi();
  api.on('GET /v1/map/', () => new Response(JSON.stringify(payload), { headers: { 'content-type': type } }));
  return api;
};

describe('D-compact-map: the compact form', () => {
  it('the map accepts the compact form and the list, and both give the same positions', async () => {
    const api = asCompact(COMPACT, `${COMPACT_TYPE.toUpperCase()} ; charset=utf-8`);
    expect(await fetchPositions(aClient(API), {})).toEqual([aMapPosition()]);
    expect(api.calls[0]?.headers.get('accept')).toBe(`${COMPACT_TYPE}, application/json;q=0.9`);
  });

  it('the compact form of the tests is the same as the one that the server makes', async () => {
    const many = [aMapPosition(), aMapPosition({ id: 7, city: null, latitude: -20.9, events: [3] }), aMapPosition()];
    asCompact(compactPositions(many));
    expect(await fetchPositions(aClient(API), {})).toEqual(many);
  });

  it('a list in place of the compact form is decoded, whatever its media type', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'text/plain', '']) {
      asCompact([aPositionPayload()], type);
      expect(await fetchPositions(aClient(API), {})).toEqual([aMapPosition()]);
    }
  });

  it.each([
    [
      'no city, picture and name',
      { cities: [-1], pictures: [-1], names: [-1] },
      { city: null, name: '', picture: null },
    ],
    ['texts that are empty', { cities: [EMPTY], eventTypes: [EMPTY] }, { city: null }],
    [
      'indexes of missing texts',
      { cities: [99], pictures: [1.5], names: [-7] },
      { city: null, name: '', picture: null },
    ],
    ['a script for a picture', { pictures: [SCRIPT] }, { picture: null }],
    ['no events', { eventCounts: [0], events: [] }, { events: [] }],
  ])(
    'a position in the compact form may have %s',
    async (_, changes, { picture, ...expected }: Record<string, unknown>) => {
      asCompact({ ...COMPACT, ...changes });
      const [found] = await fetchPositions(aClient(API), {});
      const { provider } = aMapPosition();
      expect(found).toEqual({
        ...aMapPosition(),
        ...expected,
        provider: { ...provider, picture: picture === undefined ? provider.picture : picture },
      });
    },
  );

  it.each([
    ['a latitude beyond the map', { latitudes: [86] }],
    ['a longitude beyond 180', { longitudes: [-181] }],
    ['an empty provider name', { providers: [EMPTY] }],
    ['no provider name', { providers: [-1] }],
    ['a script for an address', { urls: [SCRIPT] }],
    ['the index of a missing address', { urls: [7] }],
  ])('a position in the compact form with %s is left out', async (_, changes) => {
    silence();
    asCompact({ ...COMPACT, ...changes });
    expect(await fetchPositions(aClient(API), {})).toEqual([]);
  });

  it.each([
    [null, 'texts'],
    [[], 'texts'],
    [7, 'texts'],
    [{ ...COMPACT, texts: 'x' }, 'texts'],
    [{ ...COMPACT, texts: [1] }, 'texts'],
    [{ ...COMPACT, ids: {} }, 'ids'],
    [{ ...COMPACT, ids: ['42'] }, 'ids'],
    [{ ...COMPACT, ids: [] }, 'latitudes'],
    [{ ...COMPACT, latitudes: [Number.NaN] }, 'latitudes'],
    [{ ...COMPACT, longitudes: [null] }, 'longitudes'],
    [{ ...COMPACT, longitudes: [2.35, 2.35] }, 'longitudes'],
    [{ ...COMPACT, urls: undefined }, 'urls'],
    [{ ...COMPACT, eventCounts: [1.5] }, 'eventCounts'],
    [{ ...COMPACT, eventCounts: [-1], events: [] }, 'eventCounts'],
    [{ ...COMPACT, eventCounts: [3] }, 'events'],
    [{ ...COMPACT, eventCounts: [1e99] }, 'events'],
    [{ ...COMPACT, events: [12, '13'] }, 'events'],
  ])('an invalid compact form, %j, is refused with the name of its member %s', async (payload, name) => {
    asCompact(payload);
    const { kind, message } = await failureOf(fetchPositions(aClient(API), {}));
    expect([kind, message]).toEqual([
      'bad-answer',
      expect.stringContaining(`v1/map/ answered something unexpected: ${name}: `),
    ]);
  });

  it('a list with the compact media type is refused, and so is a body that is not JSON', async () => {
    asCompact([aPositionPayload()]);
    expect((await failureOf(fetchPositions(aClient(API), {}))).kind).toBe('bad-answer');
    aFakeApi().on('GET /v1/map/', () => new Response('{', { headers: { 'content-type': COMPACT_TYPE } }));
    expect((await failureOf(fetchPositions(aClient(API), {}))).message).toMatch(/JSON/);
  });

  it('a call for the compact form without a response is a network failure', async () => {
    aFakeApi().on('GET /v1/map/', () => new Response(null, { status: 204 }));
    expect((await failureOf(fetchPositions(aClient(API), {}))).kind).toBe('bad-answer');
  });
});

describe('D-marker-details: POST /v1/marker/details', () => {
  const answer = { location: { id: 42, city: 'Paris', postalCode: '75010' }, events: [anEventPayload()] };

  it('S-marker: details are requested by type, coordinates and url, and by the query if there is one', async () => {
    const api = aFakeApi();
    api.on('POST /v1/marker/details', answer);
    const position = aMapPosition({ eventType: 'slotted' });
    expect(await fetchPlaceDetails(aClient(API), position, {})).toEqual({
      postalCode: '75010',
      city: 'Paris',
      events: [anEvent()],
    });
    await fetchPlaceDetails(aClient(API), position, { sport: 'yoga', city: 'a/b' });
    const body = { eventType: 'slotted', long: 2.35, lat: 48.86, url: 'studio-lumiere' };
    expect(api.calls.map((call) => call.body)).toEqual([body, { ...body, query: 'city/a%2Fb/sport/yoga' }]);
    expect(api.calls[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it.each([
    ['no location', { ...answer, location: null }, null, null],
    ['a location without valid members', { ...answer, location: { city: '', postalCode: 75010 } }, null, null],
    ['a city with a name', { ...answer, location: { city: { name: 'Lyon' }, postalCode: '69001' } }, '69001', 'Lyon'],
  ])("a marker's details have the town that their payload names: %s", async (_, payload, postalCode, city) => {
    aFakeApi().on('POST /v1/marker/details', payload);
    const found = await fetchPlaceDetails(aClient(API), aMapPosition(), {});
    expect(found).toEqual({ postalCode, city, events: [anEvent()] });
  });

  it('an invalid event of a marker is left out', async () => {
    silence();
    aFakeApi().on('POST /v1/marker/details', { ...answer, events: [{ id: 1 }, anEventPayload()] });
    expect((await fetchPlaceDetails(aClient(API), aMapPosition(), {})).events).toEqual([anEvent()]);
  });

  it.each([null, [], {}, { location: {}, events: {} }, { location: 'Paris', events: [] }])(
    'the payload %j is not the details of a marker',
    async (payload) => {
      aFakeApi().on('POST /v1/marker/details', payload);
      expect((await failureOf(fetchPlaceDetails(aClient(API), aMapPosition(), {}))).kind).toBe('bad-answer');
    },
  );
});
