import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Animation } from '../../../demo/api/schemas/animation.ts';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';
import { addAnimation, addDailyOffer, addVenue } from '../../fixtures/server/seed.ts';
import { get, type Page } from './read.ts';

const time = { now: Date.parse(NOW) };

let server: TestServer;

beforeAll(async () => {
  server = await buildServer({ clock: { now: () => time.now } });
});
afterAll(() => server?.close());

const at = (wall: string) => ({ date: `${wall.replace('T', ' ')}:00.000000`, timezone: 'Europe/Paris' });
const list = (path: string) => get<Page<Animation>>(server, `/v1/${path}`);
const ids = async (path: string) => (await list(path)).items.map(({ id }) => id);

describe('D-calls-animations: GET /v1/next, future and past/events/', () => {
  it('D-animation-periods: the next animations run now or start within seven days, by start', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'scene');
    const add = (starts_at: string, ends_at: string) => addAnimation(database, venue, { starts_at, ends_at });
    const late = await add('2026-11-27T10:00', '2026-11-27T11:00');
    const soon = await add('2026-11-20T10:00', '2026-11-20T11:00');
    const running = await add('2026-11-19T10:00', '2026-11-20T10:01');
    await add('2026-11-27T10:01', '2026-11-27T11:00');
    await add('2026-11-20T09:00', '2026-11-20T10:00');
    await addAnimation(database, venue, { type: 'open' });
    expect(await ids('next/events/?user=scene')).toEqual([running, soon, late]);
  });

  it('the future animations are all that are not over, with the kinds in turn: with a date, slotted, open', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'avenir');
    const offer = async (ends_on: string | null) => ({
      type: 'slotted',
      slotted_id: await addDailyOffer(database, venue, { ends_on }),
    });
    const open = await addAnimation(database, venue, { type: 'open' });
    const slotted = await addAnimation(database, venue, await offer(null));
    const tomorrow = await addAnimation(database, venue, await offer('2026-11-21'));
    const late = await addAnimation(database, venue, { starts_at: '2027-03-01T10:00', ends_at: '2027-03-01T11:00' });
    const running = await addAnimation(database, venue, { starts_at: '2026-11-20T09:00', ends_at: '2026-11-20T10:30' });
    const ended = await addAnimation(database, venue, await offer('2026-11-19'));
    // The only slot of that day was at nine.
    const lastDay = await addAnimation(database, venue, await offer('2026-11-20'));
    const past = await addAnimation(database, venue, { starts_at: '2026-11-20T08:00', ends_at: '2026-11-20T10:00' });
    const longAgo = await addAnimation(database, venue, { starts_at: '2026-01-20T08:00', ends_at: '2026-01-20T10:00' });
    expect(await ids('future/events/?user=avenir')).toEqual([running, slotted, open, late, tomorrow]);
    expect(await ids('past/events/?user=avenir')).toEqual([lastDay, past, ended, longAgo]);
  });

  it('the next and past animations include open and slotted ones that are held for some days', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'saison');
    const slotted_id = await addDailyOffer(database, venue, {});
    const now = { starts_at: '2026-11-18T08:00', ends_at: '2026-11-30T20:00' };
    const over = { starts_at: '2026-11-10T08:00', ends_at: '2026-11-19T20:00' };
    const open = await addAnimation(database, venue, { type: 'open', ...now });
    const slotted = await addAnimation(database, venue, { type: 'slotted', slotted_id, ...now });
    const ended = await addAnimation(database, venue, { type: 'open', ...over });
    expect(await ids('next/events/?user=saison')).toEqual([open, slotted]);
    expect(await ids('future/events/?user=saison')).toEqual([slotted, open]);
    expect(await ids('past/events/?user=saison')).toEqual([ended]);
  });

  it('C-sample-data: the first page of each period has every kind, and no two have the same', async () => {
    const pages = await Promise.all(['next', 'future', 'past'].map((period) => list(`${period}/events/`)));
    for (const { items } of pages) {
      expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['open', 'cyclic', 'slotted']));
    }
    const [next, future] = pages.map(({ items }) => items.map(({ id }) => id));
    expect(future?.filter((id) => next?.includes(id)).length).toBeLessThan(4);
  });

  it('a page has six animations by default, the same rows page by page', async () => {
    const all = await list('future/events/?limit=50');
    const first = await list('future/events/');
    expect(first.items).toEqual(all.items.slice(0, 6));
    expect((await list('future/events/?limit=4&page=2')).items).toEqual(all.items.slice(4, 8));
    expect((await list('future/events/?page=abc')).items).toEqual(first.items);
    expect((await list('future/events/?page=0')).page).toBe(1);
    expect((await list('future/events/?page=999')).page).toBe(first.lastPage);
  });

  it.each(['next', 'future', 'past'])(
    'the list of %s animations is of all providers, or of one by id, url or slug',
    async (period) => {
      const all = await list(`${period}/events/?limit=50`);
      expect(all.items.length).toBeGreaterThan(0);
      for (const user of ['42', 'studio-lumiere']) {
        const own = await list(`${period}/events/?user=${user}&limit=50`);
        // In a longer list the kinds follow each other in another order.
        for (const kind of ['cyclic', 'slotted', 'open']) {
          const idsOf = ({ items }: Page<Animation>) => items.filter(({ type }) => type === kind).map(({ id }) => id);
          const expected = idsOf({ ...all, items: all.items.filter((one) => one.user.id === 42) });
          expect(idsOf(own).slice(0, expected.length)).toEqual(expected);
        }
      }
    },
  );

  it('a provider without animations has one empty page', async () => {
    await addVenue(server.services.database, 'silence');
    for (const period of ['next', 'future', 'past']) {
      expect(await list(`${period}/events/?user=silence&page=2`)).toEqual({ items: [], page: 1, lastPage: 1 });
    }
  });

  it.each(['limit=0', 'limit=51', 'limit=x', 'user=', 'user=1&user=2'])(
    'a list of animations is refused for ?%s',
    async (query) => {
      for (const period of ['next', 'future', 'past']) {
        const { status, body } = await server.call('GET', `/v1/${period}/events/?${query}`);
        expect([status, body.code, body.errors[0]?.field]).toEqual([400, 'invalid-request', query.split('=')[0]]);
      }
    },
  );

  it.each(['nobody', '1'])('a list of animations of somebody without a page is not found: ?user=%s', async (user) => {
    for (const period of ['next', 'future', 'past']) {
      expect((await server.call('GET', `/v1/${period}/events/?user=${user}`)).status).toBe(404);
    }
  });
});

describe('D-more-calls: GET /v1/animation/{id}', () => {
  it('S-animation-item: a cyclic animation has every field, its description as text, and whether it is over', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'ring');
    const more = {
      title: 'Boxe',
      url: 'boxe-en-direct',
      sport_slug: 'boxe',
      marketing_picture: '/pictures/boxe-1.medium.svg',
    };
    const id = await addAnimation(database, venue, more);
    const expected = {
      id,
      title: 'Boxe',
      description: '<p>Viens !</p>',
      marketingPicture: { medium: '/pictures/boxe-1.medium.svg' },
      type: 'cyclic',
      url: 'boxe-en-direct',
      sport: { slug: 'boxe', name: 'Boxe' },
      date: at('2026-11-24T10:00'),
      duration: 1.5,
      nextSlot: at('2026-11-24T10:00'),
      takesBookings: true,
      price: 10,
      currency: 'EUR',
      enseigne: { name: 'Ring', url: 'ring' },
      user: { id: venue },
      text: 'Viens !',
      isOver: false,
    };
    for (const name of [id, 'boxe-en-direct']) expect(await get(server, `/v1/animation/${name}`)).toEqual(expected);
    time.now = Date.parse('2026-11-24T10:30:00Z');
    expect(await get(server, `/v1/animation/${id}`)).toEqual({ ...expected, nextSlot: null, isOver: true });
    time.now = Date.parse(NOW);
  });

  it('an open animation has no day, hour or next slot', async () => {
    const venue = await addVenue(server.services.database, 'parc');
    const id = await addAnimation(server.services.database, venue, { type: 'open' });
    const none = { date: null, duration: null, nextSlot: null, sport: null, marketingPicture: { medium: null } };
    expect(await get(server, `/v1/animation/${id}`)).toMatchObject(none);
  });

  it("a slotted animation has its offer's first slot with a place left", async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'court');
    const offer = await addDailyOffer(database, venue);
    const id = await addAnimation(database, venue, { type: 'slotted', slotted_id: offer });
    const path = `/v1/animation/${id}`;
    expect(await get(server, path)).toMatchObject({ date: null, duration: 0.75, nextSlot: at('2026-11-21T09:00') });
    await database.query(
      `INSERT INTO place (id, slotted_id, starts_at, capacity, taken) VALUES ($1, $2, '2026-11-21T09:00', 1, 1)`,
      [`${offer}_20261121T0900`, offer],
    );
    expect(await get(server, path)).toMatchObject({ nextSlot: at('2026-11-22T09:00') });
    const { items } = await list('future/events/?user=court');
    expect(items).toMatchObject([{ id, nextSlot: at('2026-11-22T09:00') }]);
  });

  it("D-event-page: a slotted animation is over with its offer's last slot", async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'terme');
    const isOver = async (ends_on: string) => {
      const slotted_id = await addDailyOffer(database, venue, { ends_on });
      const id = await addAnimation(database, venue, { type: 'slotted', slotted_id });
      return (await get<{ isOver: boolean }>(server, `/v1/animation/${id}`)).isOver;
    };
    // The slot of 20 November was at nine.
    expect([await isOver('2026-11-19'), await isOver('2026-11-20'), await isOver('2026-11-21')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['nothing', '999999999'])('an unknown animation is not found: %s', async (id) => {
    const { status, body } = await server.call('GET', `/v1/animation/${id}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});
