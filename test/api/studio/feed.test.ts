import Fastify from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFor } from '../../../demo/people/calendar.ts';
import { servedCalendars } from '../../../demo/studio/served-calendars.ts';
import { insert, PROVIDER, uniqueName } from '../../fixtures/server/seed.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

let api: TwoServers;
let seed: Seed;
let offer: OfferForSale;
let coach: string;
let venue: string;
const site = Fastify();
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
  api.time.now = Date.parse('2026-11-20T09:00:00Z');
  coach = uniqueName('lea');
  const coach_id = await insert(api.database, 'coach', { slug: coach, first_name: 'Léa', last_name: 'Martin' });
  offer = await seed.offer({
    title: 'Yoga, doux',
    capacity: 2,
    first: 10,
    last: 10,
    coach_id,
    wait_list_booking: true,
  });
  await seed.offer({ title: 'Danse', first: 9, last: 9 });
  await seed.event({ title: 'Stage' });
  const [page] = await seed.rows<{ slug: string }>('SELECT slug FROM user_page WHERE person_id = $1', [PROVIDER]);
  venue = page?.slug ?? '';
  await api.buyPaid((await seed.account({ last_name: 'Quillan' })).token, [offer.at()]);
  const gift = { firstName: 'Léa', lastName: 'Roy', email: 'lea-of-the-feed@example.org' };
  await api.buyPaid((await seed.account()).token, [offer.at()], { gift });
  await api.call('POST', `/v1/waiting-list/${offer.at()}`, { token: (await seed.account()).token });
  await site.register(servedCalendars({ database: api.database, clock: { now: () => api.time.now } }));
});
afterAll(async () => {
  await site.close();
  await api?.close();
});

const make = async (slug: string, names = false) => {
  const [line = ''] = await calendarFor(api.database, slug, names, 'https://studio.example');
  return line.slice(line.indexOf('webcal://studio.example') + 'webcal://studio.example'.length);
};
const get = async (path: string) => site.inject({ url: path });
/** The entries of a day as a calendar program reads them. */
const read = async (path: string, day = '2026-12-01') => {
  const { body } = await get(path);
  return new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .filter(({ startDate }) => startDate.toString().startsWith(day))
    .map(({ startDate, summary, description }) => `${startDate.toString().slice(11, 16)} ${summary}: ${description}`);
};

describe('D-calendar-feeds: the calendar of a venue or a coach', () => {
  it('a venue sees all of its sessions and events with how many come, and names only if asked', async () => {
    expect(await read(await make(venue))).toEqual(
      expect.arrayContaining([
        '09:00 Danse (0): 0 réservé',
        '10:00 Yoga, doux (2): 2 réservés, 1 en attente',
        '10:00 Stage (0): 0 réservé',
      ]),
    );
    expect(await read(await make(venue, true))).toContain(
      '10:00 Yoga, doux (2): 2 réservés, 1 en attente\nAna Quillan\nLéa Roy',
    );
  });

  it('a coach sees only the sessions that they teach', async () => {
    const path = await make(coach);
    expect(await read(path)).toEqual(['10:00 Yoga, doux (2): 2 réservés, 1 en attente']);
    const { body } = await get(path);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(90);
    // No line without a value.
    expect(body).not.toMatch(/:\r\n/);
  });

  it('a program that asks again gets the calendar only if it has changed', async () => {
    const url = await make(venue);
    const { headers } = await get(url);
    const again = () => site.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    api.time.now += 60_000;
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    await api.buyPaid((await seed.account()).token, [offer.at('10:00', '2026-12-02')]);
    const { statusCode, body } = await again();
    expect([statusCode, body]).toEqual([200, expect.stringContaining('doux (1)')]);
  });

  it('a new address replaces the earlier one, and no other address has a calendar', async () => {
    const [first, second] = [await make(coach), await make(coach)];
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    expect((await get('/api/v1/calendar/guess.ics')).statusCode).toBe(404);
    const { headers } = await get(second);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
    });
    await expect(make('nobody')).rejects.toThrow('There is no venue and no coach nobody.');
  });
});
