import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findItem } from '../../../demo/api/catalogue/items.ts';
import type { Event } from '../../../demo/api/schemas/event.ts';
import { buildServer, guest, NOW, type TestServer } from '../../fixtures/server/api.ts';
import { addDailyOffer, addEvent, addSeries, addVenue, type Row } from '../../fixtures/server/seed.ts';
import { get, getEvents } from './read.ts';

const time = { now: Date.parse(NOW) };

let server: TestServer;
let venue: number;

beforeAll(async () => {
  server = await buildServer({ clock: { now: () => time.now } });
  venue = await addVenue(server.services.database, 'atelier');
});
afterAll(() => server?.close());

const at = (wall: string) => ({ date: `${wall.replace('T', ' ')}:00.000000`, timezone: 'Europe/Paris' });
const getEvent = (id: number | string, token?: string) =>
  get<Event>(server, `/v1/event/${id}`, token === undefined ? {} : { token });
const add = (more: Parameters<typeof addEvent>[2]) => addEvent(server.services.database, venue, more);

const NO_DAYS = { monday: {}, tuesday: {}, wednesday: {}, thursday: {}, friday: {}, saturday: {}, sunday: {} };

describe('S-event: GET /v1/event/{id}', () => {
  it('a single event has every field of an event', async () => {
    const picture = '/pictures/yoga-3.medium.svg';
    const reduced = { price_cents: 1750, initial_price_cents: 2500, discount: 30 };
    const description = '<p>On danse.</p>';
    const id = await add({ title: 'Soirée', url: 'soiree', sport_slug: 'yoga', picture, description, ...reduced });
    const expected = {
      id,
      title: 'Soirée',
      url: 'soiree',
      type: 'single',
      picture: { medium: picture, mini: '/pictures/yoga-3.mini.svg' },
      sport: { slug: 'yoga', name: 'Yoga' },
      sportSlug: 'yoga',
      isTeaser: false,
      isCashBack: false,
      isInformation: false,
      isRecurrent: false,
      isactive: true,
      hasMembership: false,
      price: 17.5,
      initialPrice: 25,
      discount: 30,
      currency: 'EUR',
      priceId: id,
      date: at('2026-11-24T10:00'),
      duration: 1.5,
      dateFirstSlot: null,
      nextSlot: null,
      takesBookings: true,
      startSlotted: null,
      endSlotted: null,
      schedule: NO_DAYS,
      weekday: null,
      occurence: null,
      occurences: [],
      enseigne: { name: 'Atelier', url: 'atelier', city: 'Atelier' },
      placesLeft: null,
      description,
      user: { id: venue },
    };
    for (const name of [id, 'soiree', 'soiree/']) expect(await getEvent(name)).toEqual(expected);
  });

  it('an event may have no sport, no picture and no initial price', async () => {
    const none = {
      picture: { medium: null, mini: null },
      sport: null,
      sportSlug: null,
      initialPrice: null,
      discount: 0,
    };
    expect(await getEvent(await add({}))).toMatchObject(none);
  });

  it.each(['is_teaser', 'is_cash_back', 'is_information'])('an event shows the flag %s and no other', async (flag) => {
    const { isTeaser, isCashBack, isInformation } = await getEvent(await add({ [flag]: true }));
    const flags = { is_teaser: isTeaser, is_cash_back: isCashBack, is_information: isInformation };
    expect(Object.entries(flags).filter(([, isSet]) => isSet)).toEqual([[flag, true]]);
  });

  it('an open event has its hours by weekday, how long it takes, and the next hour', async () => {
    const { database } = server.services;
    const id = await add({ type: 'open', duration_minutes: 90 });
    await database.query(
      `INSERT INTO event_opening VALUES ($1, 4, '09:30'), ($1, 0, '23:00'), ($1, 0, '10:00'), ($1, 4, '09:00')`,
      [id],
    );
    expect(await getEvent(id)).toMatchObject({
      date: null,
      duration: 1.5,
      dateFirstSlot: at('2026-11-23T10:00'),
      nextSlot: null,
      schedule: {
        ...NO_DAYS,
        monday: { 0: { start: '10:00', end: '11:30' }, 1: { start: '23:00', end: '00:30' } },
        friday: { 0: { start: '09:00', end: '10:30' }, 1: { start: '09:30', end: '11:00' } },
      },
    });
    time.now -= 30 * 60_000;
    expect((await getEvent(id)).dateFirstSlot).toEqual(at('2026-11-20T09:30'));
    time.now += 31 * 60_000;
    await database.query('DELETE FROM event_opening WHERE event_id = $1 AND weekday = 0', [id]);
    expect((await getEvent(id)).dateFirstSlot).toEqual(at('2026-11-27T09:00'));
    time.now = Date.parse(NOW);
  });

  it('an open event without hours has an empty schedule', async () => {
    const none = { duration: null, dateFirstSlot: null, schedule: NO_DAYS };
    expect(await getEvent(await add({ type: 'open' }))).toMatchObject(none);
  });

  it('a cyclic event has its weekday, and at most six of its coming times, which include its own time', async () => {
    const { database } = server.services;
    const days = ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'];
    const series = await addSeries(database, venue, [...days, '2027-01-05']);
    await database.query('UPDATE event SET is_active = false WHERE id = $1', [series[2] ?? 0]);
    const next = await getEvent(series[1] ?? 0);
    expect(next).toMatchObject({ weekday: 'tuesday', isRecurrent: true, duration: 1.5, date: at('2026-11-24T10:00') });
    expect(next.occurence).toEqual({ scheduled: true, date: at('2026-11-24T10:00'), url: next.url });
    expect(next.occurences.map(({ date }) => date)).toEqual(days.slice(1).map((day) => at(`${day}T10:00`)));
    expect(next.occurences.map(({ scheduled }) => scheduled)).toEqual([true, false, true, true, true, true]);
    const last = await getEvent(series[7] ?? 0);
    expect(last.occurences).toHaveLength(6);
    expect(last.occurences.at(-1)).toEqual(last.occurence);
    const over = await getEvent(series[0] ?? 0);
    expect(over.occurences[0]).toEqual(over.occurence);
    expect((await getEvent(series[2] ?? 0)).occurence).toMatchObject({ scheduled: false });
  });

  it('a cyclic event of no series has one time', async () => {
    const event = await getEvent(await add({ type: 'cyclic' }));
    expect(event.occurences).toEqual([event.occurence]);
  });

  it('an inactive or past event still has its page', async () => {
    expect((await getEvent(await add({ is_active: false }))).isactive).toBe(false);
    const past = await add({ starts_at: '2026-01-05T10:00', ends_at: '2026-01-05T11:00' });
    expect((await getEvent(past)).date).toEqual(at('2026-01-05T10:00'));
  });

  it.each(['nothing', '999999999', '99999999999', '1%20OR%201'])('an unknown event is not found: %s', async (id) => {
    const { status, body } = await server.call('GET', `/v1/event/${id}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});

describe('D-places-left: how many places are left', () => {
  it.each([
    ['of a limit', { capacity: 8 }, 3, 5],
    ['none', { capacity: 3 }, 3, 0],
    ['any number, without a limit', { capacity: null }, 3, null],
    ['of a teaser, which nobody can buy', { capacity: 8, is_teaser: true }, 0, null],
    ['of an information event', { capacity: 8, is_information: true }, 0, null],
  ])('an event says how many places are left: %s, %j, %i taken', async (_, more, taken, left) => {
    const id = await add(more);
    await server.services.database.query(
      `INSERT INTO place (id, starts_at, capacity, taken) VALUES ($1, '2026-11-24T10:00', 8, $2)`,
      [`event:${id}`, taken],
    );
    expect((await getEvent(id)).placesLeft).toBe(left);
  });
});

describe('S-event: a slotted event', () => {
  const slotted = async (more: Row = {}, hour = 9) => {
    const offer = await addDailyOffer(server.services.database, venue, more, hour);
    return { offer, id: await add({ type: 'slotted', slotted_id: offer }) };
  };
  const take = (offer: number, day: string, taken = 1) =>
    server.services.database.query(
      `INSERT INTO place (id, slotted_id, starts_at, capacity, taken) VALUES ($1, $2, $3::text::timestamp, 1, $4)`,
      [`${offer}_${day.replaceAll('-', '')}T0900`, offer, `${day}T09:00`, taken],
    );

  it("a slotted event has its offer's slot time and period, and the first slot that has not started", async () => {
    const { id } = await slotted({ starts_on: '2026-11-01', ends_on: '2026-12-31' });
    expect(await getEvent(id)).toMatchObject({
      date: null,
      duration: 0.75,
      dateFirstSlot: at('2026-11-21T09:00'),
      nextSlot: at('2026-11-21T09:00'),
      startSlotted: '2026-11-01',
      endSlotted: '2026-12-31',
      schedule: NO_DAYS,
    });
  });

  it('a slot that starts now counts as not started', async () => {
    const { id } = await slotted({}, 10);
    expect((await getEvent(id)).dateFirstSlot).toEqual(at('2026-11-20T10:00'));
  });

  it('the next slot of a slotted event is the first with a place left', async () => {
    const { offer, id } = await slotted();
    await take(offer, '2026-11-21');
    await take(offer, '2026-11-22');
    await take(offer, '2026-11-23', 0);
    const event = await getEvent(id);
    expect([event.dateFirstSlot, event.nextSlot]).toEqual([at('2026-11-21T09:00'), at('2026-11-23T09:00')]);
    expect(event.placesLeft).toBeNull();
  });

  it("a slotted event has no slot on days off, nor before its offer's first day or after the last", async () => {
    const { offer, id } = await slotted({ starts_on: '2027-03-01', ends_on: '2027-03-05' });
    await server.services.database.query(`INSERT INTO day_off VALUES ($1, '2027-03-01', '2027-03-02')`, [offer]);
    expect((await getEvent(id)).nextSlot).toEqual(at('2027-03-03T09:00'));
    await take(offer, '2027-03-03');
    await take(offer, '2027-03-04');
    await take(offer, '2027-03-05');
    const full = await getEvent(id);
    expect([full.dateFirstSlot, full.nextSlot, full.placesLeft]).toEqual([at('2027-03-03T09:00'), null, 0]);
  });

  it.each(['book_month', 'max_slot'])(
    'D-nothing-to-choose: a slotted event whose offer lets nothing be booked (%s 0) says so, and names no slot',
    async (rule) => {
      const { id } = await slotted({ [rule]: 0 });
      const none = { takesBookings: false, dateFirstSlot: null, nextSlot: null, placesLeft: null };
      expect(await getEvent(id)).toMatchObject(none);
    },
  );

  it('a slotted event whose offer is over has neither a first nor a next slot', async () => {
    const { id } = await slotted({ ends_on: '2026-11-19' });
    expect(await getEvent(id)).toMatchObject({ dateFirstSlot: null, nextSlot: null, endSlotted: '2026-11-19' });
  });

  it.each([
    ['demo-subscriber', true],
    ['demo-customer', false],
    ['demo-company', false],
    ['demo-provider', false],
    ['demo-coach', false],
    ['demo-admin', false],
    [undefined, false],
  ])('D-has-membership: a slotted event shows the token %s hasMembership %s', async (token, hasMembership) => {
    const { id } = await slotted();
    expect((await getEvent(id, token)).hasMembership).toBe(hasMembership);
    const [listed] = (await getEvents(server, 'provider/atelier?limit=1', token === undefined ? {} : { token })).items;
    expect([listed?.id, listed?.hasMembership]).toEqual([id, hasMembership]);
    expect((await getEvent(await add({}), token)).hasMembership).toBe(false);
  });

  it('hasMembership is true on the days of the subscription in Paris, and never for a guest', async () => {
    const { database } = server.services;
    const { id } = await slotted();
    await database.query(
      `INSERT INTO subscription (person_id, starts_on, expires_on) VALUES (5, '2026-11-10', '2026-11-20')`,
    );
    expect((await getEvent(id, 'demo-admin')).hasMembership).toBe(true);
    time.now = Date.parse('2026-11-20T22:59:00Z');
    expect((await getEvent(id, 'demo-admin')).hasMembership).toBe(true);
    time.now = Date.parse('2026-11-20T23:00:00Z');
    expect((await getEvent(id, 'demo-admin')).hasMembership).toBe(false);
    time.now = Date.parse(NOW);
    const [admin] = await database.query<{ email: string }>('SELECT email FROM person WHERE id = 5');
    expect((await getEvent(id, await guest(server, admin?.email ?? ''))).hasMembership).toBe(false);
  });

  it('events are refused to an invalid token', async () => {
    for (const path of ['/v1/event/1', '/v1/event/list/', '/v1/open/42']) {
      expect((await server.call('GET', path, { token: 'nobody' })).status).toBe(401);
    }
  });
});

describe('D-calls-open: GET /v1/open/{userId}', () => {
  it("a provider's listed open events are returned, the newest first", async () => {
    const { database } = server.services;
    const provider = await addVenue(database, 'piscine');
    const older = await addEvent(database, provider, { type: 'open', published_at: 5 });
    const newer = await addEvent(database, provider, { type: 'open', published_at: 6 });
    await addEvent(database, provider, { type: 'open', is_active: false });
    await addEvent(database, provider);
    for (const name of ['piscine', provider]) {
      const events = await get<readonly Event[]>(server, `/v1/open/${name}`);
      expect(events.map(({ id, type }) => [id, type])).toEqual([newer, older].map((id) => [id, 'open']));
    }
  });

  it.each(['nobody', '1'])('open events of somebody without a page are not found: %s', async (id) => {
    expect((await server.call('GET', `/v1/open/${id}`)).status).toBe(404);
  });
});

describe('D-event-order: an occurrence of a series', () => {
  it('an occurrence of a series is bought without the other occurrences', async () => {
    const { database } = server.services;
    const [first, second] = await addSeries(database, venue, ['2026-11-25', '2026-12-02'], { capacity: 3 });
    for (const [id, start] of [
      [first, '2026-11-25T10:00'],
      [second, '2026-12-02T10:00'],
    ] as const) {
      expect(await findItem(database, `event:${id}`)).toMatchObject({ kind: 'event', start, capacity: 3, price: 1000 });
      expect((await server.call('GET', `/v1/item/event:${id}`)).status).toBe(200);
    }
    await database.query('UPDATE event SET is_active = false WHERE id = $1', [second ?? 0]);
    expect(await findItem(database, `event:${second}`)).toBeNull();
  });
});
