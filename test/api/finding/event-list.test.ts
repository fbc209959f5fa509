import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { once } from '../../../demo/api/once.ts';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';
import { addDailyOffer, addEvent, addSeries, addVenue } from '../../fixtures/server/seed.ts';
import { getEvents } from './read.ts';

const time = { now: Date.parse(NOW) };

let server: TestServer;
let sample: readonly Known[];

/** The fields of an event that decide whether it is listed. */
interface Known {
  readonly id: number;
  readonly sport: string | null;
  readonly category: string | null;
  readonly city: string;
  readonly provider: string;
}

beforeAll(async () => {
  server = await buildServer({ clock: { now: () => time.now } });
  sample = await readListed();
});
afterAll(() => server?.close());

/** Returns the listed events of the sample in order, found in another way than by the call: series in a loop. */
async function readListed(): Promise<readonly Known[]> {
  const rows = await server.services.database.query<Known & { series: number | null }>(
    `SELECT event.id, series_id AS series, event.sport_slug AS sport, category_slug AS category, city_slug AS city, venue.url AS provider
     FROM event JOIN user_page venue ON person_id = event.provider_id LEFT JOIN sport ON sport.slug = event.sport_slug
       LEFT JOIN slotted ON slotted.id = slotted_id
     WHERE is_active AND coalesce(ends_at, '9999-01-01') > '2026-11-20T10:00' AND coalesce(ends_on, '9999-01-01') >= '2026-11-20'
     ORDER BY event.ends_at`,
  );
  const seen = new Set<number>();
  const cards = rows.filter(({ series }) => series === null || (!seen.has(series) && seen.add(series)));
  const order = await server.services.database.query<{ id: number }>(
    'SELECT id FROM event ORDER BY published_at DESC, id DESC',
  );
  const places = new Map(order.map(({ id }, place) => [id, place]));
  return cards.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

const listening = once(() => server.app.listen({ port: 0, host: '127.0.0.1' }));
const ids = async (rest: string) => (await getEvents(server, rest)).items.map(({ id }) => id);
const mostCommon = (name: 'sport' | 'category' | 'city') => {
  const values = sample.map((one) => one[name]);
  const count = (value: string | null) => values.filter((other) => other === value).length;
  return [...new Set(values)].sort((one, other) => count(other) - count(one))[0] ?? '';
};

describe('D-calls-events: GET /v1/event/list/', () => {
  it('the event list has every listed event once, the newest first, from the first page to the last', async () => {
    const found: number[] = [];
    const { lastPage } = await getEvents(server, '?limit=50');
    for (let page = 1; page <= lastPage; page += 1) found.push(...(await ids(`?limit=50&page=${page}`)));
    expect(found).toEqual(sample.map(({ id }) => id));
  });

  it('the event list has 12 a page by default, with or without a trailing slash', async () => {
    for (const path of ['/v1/event/list/', '/v1/event/list']) {
      const { status, text } = await server.call('GET', path);
      const { items, page, lastPage } = JSON.parse(text);
      expect([status, items.length, page, lastPage]).toEqual([200, 12, 1, Math.ceil(sample.length / 12)]);
    }
  });

  it.each(['sport', 'category', 'city'] as const)('the event list can be narrowed down by %s', async (name) => {
    const value = mostCommon(name);
    const expected = sample.filter((one) => one[name] === value);
    expect(expected.length).toBeGreaterThan(0);
    expect(await ids(`${name}/${value}/?limit=50`)).toEqual(expected.slice(0, 50).map(({ id }) => id));
    expect((await getEvents(server, `${name}/${value}?limit=1`)).lastPage).toBe(expected.length);
  });

  it("an event list of a provider has only that provider's events", async () => {
    const expected = sample.filter(({ provider }) => provider === 'studio-lumiere').map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    for (const provider of ['studio-lumiere', '42'])
      expect(await ids(`provider/${provider}?limit=50`)).toEqual(expected);
  });

  it('the event list can be narrowed down by several filters at once, in any order of the names', async () => {
    const [one] = sample.filter(({ category, sport }) => category !== null && sport !== null);
    const { sport, category, city, provider } = one ?? { sport: '', category: '', city: '', provider: '' };
    const same = (names: readonly (keyof Known)[]) =>
      sample.filter((other) => names.every((name) => other[name] === one?.[name])).map(({ id }) => id);
    expect(await ids(`city/${city}/sport/${sport}?limit=50`)).toEqual(same(['city', 'sport']).slice(0, 50));
    expect(await ids(`sport/${sport}/city/${city}?limit=50`)).toEqual(same(['city', 'sport']).slice(0, 50));
    expect(await ids(`category/${category}/city/${city}?limit=50`)).toEqual(same(['city', 'category']).slice(0, 50));
    expect(await ids(`sport/${sport}/provider/${provider}/city/${city}/category/${category}?limit=50`)).toEqual(
      same(['sport', 'provider']).slice(0, 50),
    );
  });

  it('D-paged-answers: a page says how many events there are on all pages', async () => {
    const { total } = await getEvents(server, '?limit=5&page=2');
    expect(total).toBe(sample.length);
  });

  it.each(['city/atlantis', 'sport/quidditch', 'category/none', 'provider/nobody', 'city/paris/sport/quidditch'])(
    'the event list is one empty page if nothing matches %s',
    async (filters) => {
      expect(await getEvents(server, `${filters}/?page=3`)).toEqual({ items: [], page: 1, lastPage: 1, total: 0 });
    },
  );

  it.each([
    'city',
    'city/',
    'paris',
    'city/paris/sport',
    'city/paris/city/lyon',
    'town/paris',
    'City/paris',
    'city//sport/yoga',
    'city%2Fparis',
  ])('the event list is refused for invalid filters: %s', async (filters) => {
    const { status, body } = await server.call('GET', `/v1/event/list/${filters}`);
    expect([status, body.code]).toEqual([400, 'invalid-request']);
    expect(body.errors).toEqual([{ field: 'query', code: 'filters' }]);
  });

  it.each(['city/.', 'city/..', 'city/%2e%2E', 'city/./sport/yoga'])(
    'the event list is refused for a value that would be another address: %s',
    async (filters) => {
      // The path is sent as it is, because a URL parser would change it.
      const { port } = new URL(await listening());
      const status = await new Promise((resolve, reject) => {
        const path = `/api/v1/event/list/${filters}`;
        get({ port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
      });
      expect(status).toBe(400);
    },
  );
});

describe('D-page-numbers: the pages of a list', () => {
  it.each(['abc', '0', '-1', '', '1.5', 'NaN', '01'])(
    'a page that is not a number is the first one: ?page=%s',
    async (page) => {
      expect(await getEvents(server, `?page=${page}&limit=5`)).toEqual(await getEvents(server, '?limit=5'));
    },
  );

  it.each(['999', '999999999'])('a page above the last one is the last one: ?page=%s', async (page) => {
    const last = Math.ceil(sample.length / 50);
    const answer = await getEvents(server, `?page=${page}&limit=50`);
    expect([answer.page, answer.lastPage]).toEqual([last, last]);
    expect(answer.items.map(({ id }) => id)).toEqual(sample.slice((last - 1) * 50).map(({ id }) => id));
  });

  it.each(['0', '51', 'x', '-1', '', '1.5', '050'])(
    'a limit that is not from 1 to 50 is refused: ?limit=%s',
    async (limit) => {
      const { status, body } = await server.call('GET', `/v1/event/list/?limit=${limit}`);
      expect([status, body.errors]).toEqual([400, [{ field: 'limit', code: 'pattern' }]]);
    },
  );

  it.each(['page', 'limit'])('a list is refused for two values of %s', async (name) => {
    const { status, body } = await server.call('GET', `/v1/event/list/?${name}=1&${name}=2`);
    expect([status, body.code, body.errors[0]?.field]).toEqual([400, 'invalid-request', name]);
  });

  it('parameters that a list does not know are ignored', async () => {
    expect(await ids('?limit=5&utm=x')).toEqual(await ids('?limit=5'));
  });
});

describe('D-event-order: listed events', () => {
  it("a filter's value is percent-encoded", async () => {
    const venue = await addVenue(server.services.database, 'boîte à/gants');
    const id = await addEvent(server.services.database, venue);
    expect(
      await ids(`city/${encodeURIComponent('boîte à/gants')}/provider/${encodeURIComponent('boîte à/gants')}`),
    ).toEqual([id]);
  });

  it('listed events are active and not over: an event that ends now is over, a running one is not', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'lieu-ouvert');
    await addEvent(database, venue, { is_active: false });
    await addEvent(database, venue, { starts_at: '2026-11-20T09:00', ends_at: '2026-11-20T10:00' });
    const running = await addEvent(database, venue, { starts_at: '2026-11-20T09:00', ends_at: '2026-11-20T10:01' });
    const open = await addEvent(database, venue, { type: 'open' });
    expect(await ids('provider/lieu-ouvert')).toEqual([open, running]);
    time.now += 60_000;
    expect(await ids('provider/lieu-ouvert')).toEqual([open]);
    time.now -= 60_000;
  });

  it('listed events include a slotted one until the last slot of its offer', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'lieu-de-creneaux');
    const slotted = async (ends_on: string | null) =>
      addEvent(database, venue, { type: 'slotted', slotted_id: await addDailyOffer(database, venue, { ends_on }) });
    await slotted('2026-11-19');
    const lastDay = await slotted('2026-11-20');
    const others = [await slotted(null), await slotted('2026-11-21')].reverse();
    expect(await ids('provider/lieu-de-creneaux')).toEqual(others);
    // The slot of each day is at nine.
    time.now -= 60 * 60_000;
    expect(await ids('provider/lieu-de-creneaux')).toEqual([...others, lastDay]);
    time.now += 60 * 60_000;
  });

  it('listed events are sorted newest first, those published at once by higher id first', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'lieu-recent');
    const made: number[] = [];
    for (const published_at of [5, 9, 5, 7]) made.push(await addEvent(database, venue, { published_at }));
    const [first, second, third, fourth] = made;
    expect(await ids('provider/lieu-recent')).toEqual([second, fourth, third, first]);
    for (const page of [1, 2, 3, 4]) {
      expect(await ids(`provider/lieu-recent?limit=1&page=${page}`)).toEqual([
        [second, fourth, third, first][page - 1],
      ]);
    }
  });

  it('listed events include a series once: the next of its occurrences that can be booked', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'lieu-de-series');
    const series = await addSeries(database, venue, ['2026-11-13', '2026-11-20', '2026-11-27', '2026-12-04']);
    await database.query('UPDATE event SET is_active = false WHERE id = $1', [series[2] ?? 0]);
    const once = await addEvent(database, venue, { type: 'cyclic' });
    const all = await getEvents(server, 'provider/lieu-de-series?limit=1');
    expect([all.items[0]?.id, all.lastPage]).toEqual([once, 2]);
    expect(await ids('provider/lieu-de-series')).toEqual([once, series[1]]);
    time.now += 2 * 3_600_000;
    expect(await ids('provider/lieu-de-series')).toEqual([once, series[3]]);
    time.now = Date.parse('2026-12-05T12:00:00Z');
    expect(await getEvents(server, 'provider/lieu-de-series')).toEqual({ items: [], page: 1, lastPage: 1, total: 0 });
    time.now = Date.parse(NOW);
  });
});
