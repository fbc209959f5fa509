import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, guest, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

describe('D-calls-slotted, D-calls-user: calls of a visitor', () => {
  it('a visitor reads the currency, the zone and the payments of the store', async () => {
    const { status, body } = await server.call('GET', '/v1/config');
    expect([status, body]).toEqual([
      200,
      { currency: 'EUR', timeZone: 'Europe/Paris', payment: { provider: 'test', publicKey: null } },
    ]);
  });

  it.each(['/v1/slotted/1', '/v1/slotted/yoga-doux', '/v1/slotted/id/1', '/v1/slotted/id/1/'])(
    'D-id-or-slug: an offer is read by its id or slug: %s',
    async (path) => {
      const { status, body } = await server.call('GET', path);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: 1,
        title: 'Yoga doux',
        url: 'yoga-doux',
        price: 0,
        slotTime: 60,
        consecutive: false,
        user: { id: 42, city: 'Paris' },
        coach: { fullName: 'Claire Dumas', slug: 'claire-dumas' },
      });
      expect(Object.keys(body.schedule)).toEqual([
        'monday',
        'tuesday',
        'wednesday',
        'thursday',
        'friday',
        'saturday',
        'sunday',
      ]);
      expect(Object.keys(body.schedule.sunday)).toHaveLength(12);
      expect(body.schedule.sunday['0']).toEqual({ start: '08:00', end: '09:00', capacity: 6 });
    },
  );

  it('C-sample-data: the padel costs 12 €, for half hours of two places, consecutive, with a waiting list', async () => {
    const { body } = await server.call('GET', '/v1/slotted/padel-duo');
    expect(body).toMatchObject({
      price: 12,
      slotTime: 30,
      consecutive: true,
      maxSlot: 4,
      freeSlot: 0,
      waitListBooking: true,
    });
    expect(Object.keys(body.schedule.monday)).toHaveLength(24);
    expect(body.schedule.monday['23']).toEqual({ start: '19:30', end: '20:00', capacity: 2 });
  });

  it.each(['42', 'studio-lumiere'])("S-store-filters: a provider's offers are read by id or slug: %s", async (user) => {
    const { body } = await server.call('GET', `/v1/slotted/user/${user}`);
    expect(body.map((offer: { url: string }) => offer.url)).toEqual([
      'yoga-doux',
      'padel-duo',
      'vinyasa-dynamique',
      'morning-flow',
      'pilates-reformer',
      'flamenco-para-todos',
      'meditation-guidee',
      'cours-particulier',
    ]);
  });

  it('S-slotted-event: an offer has its days off, its period and its price in decimal euros', async () => {
    const pilates = await server.call('GET', '/v1/slotted/pilates-au-sol');
    expect(pilates.body.daysOff).toEqual([{ startDate: '2026-11-23', endDate: '2026-11-23' }]);
    const stage = await server.call('GET', '/v1/slotted/stage-de-grimpe');
    expect(stage.body).toMatchObject({ startSlotted: '2026-11-20', endSlotted: '2026-11-30', price: 20 });
    const pool = await server.call('GET', '/v1/slotted/natation-libre');
    expect(pool.body.price).toBe(4.5);
  });

  it.each(['42', 'studio-lumiere'])("a provider's page is read by id or slug: %s", async (id) => {
    const { body } = await server.call('GET', `/user/${id}`);
    expect(body).toMatchObject({
      id: 42,
      slug: 'studio-lumiere',
      fullName: 'Studio Lumière',
      groups: ['Providers'],
      city: { name: 'Paris', slug: 'paris', postalCode: '75010' },
    });
  });

  it('places taken are listed from this Monday on, in time order and without a person', async () => {
    const { body } = await server.call('GET', '/v1/slotted/booked/yoga-doux');
    const starts = body.map((one: { startDate: string }) => one.startDate);
    expect(String(starts[0]) >= '2026-11-16T00:00:00').toBe(true);
    expect(starts).toEqual([...starts].sort());
    const taken = body.map((one: { taken: number }) => one.taken);
    expect(taken).toContain(6);
    expect(taken).toContain(5);
    expect(body.length).toBeLessThan(168 / 2);
    for (const one of body) expect(Object.keys(one)).toEqual(['startDate', 'slotted', 'taken', 'capacity']);
  });

  it.each(['42', 'studio-lumiere'])(
    "the places taken in a provider's offers are read by id or slug: %s",
    async (user) => {
      const { body } = await server.call('GET', `/v1/slotted/booked/provider/${user}`);
      const offers = new Set(body.map(({ slotted }) => slotted.id));
      for (const id of [1, 2]) expect(offers).toContain(id);
      expect(Math.max(...offers)).toBeLessThan(9);
    },
  );

  it.each([
    '/v1/slotted/999999',
    '/v1/slotted/nothing',
    '/v1/slotted/id/yoga-doux',
    '/v1/slotted/user/1',
    '/v1/slotted/booked/nothing',
    '/v1/slotted/booked/provider/nobody',
    '/user/1',
    '/user/99999999999999',
    '/v1/unknown',
  ])('an address that names nothing is not found: %s', async (path) => {
    const { status, body, headers } = await server.call('GET', path);
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});

describe('D-calls-bookings, D-calls-me: calls with a token', () => {
  it('a call with a token returns its user', async () => {
    const { body } = await server.call('GET', '/v1/me', { token: 'demo-subscriber' });
    expect(body).toMatchObject({
      id: 2,
      fullName: 'Simon Abadie',
      groups: ['Clients'],
      currency: 'EUR',
      subscription: {
        startDate: { date: '2026-10-21 00:00:00.000000', timezone: 'Europe/Paris' },
        expirationDate: { date: '2026-12-30 00:00:00.000000', timezone: 'Europe/Paris' },
      },
    });
  });

  it.each([
    ['demo-customer', 'Clients'],
    ['demo-company', 'Clients'],
    ['demo-provider', 'Providers'],
    ['demo-coach', 'Coachs'],
    ['demo-admin', 'Administrateurs'],
  ])('C-demo-tokens: %s is of the group %s', async (token, group) => {
    const { body } = await server.call('GET', '/v1/me', { token });
    expect(body.groups).toEqual([group]);
    expect(body.organization === null).toBe(token !== 'demo-company' && token !== 'demo-provider');
  });

  it("S-booked-slot: the user's bookings are listed from this month on, and their organisation's", async () => {
    const own = await server.call('GET', '/v1/slotted/month/booking/user', { token: 'demo-customer' });
    expect(own.body).toEqual([
      { startDate: '2026-11-02T07:00:00', slotted: { id: 41 } },
      { startDate: '2026-11-21T10:00:00', slotted: { id: 1 } },
      ...Array.from({ length: 3 }, () => ({ startDate: '2026-11-22T11:00:00', slotted: { id: 49 } })),
      { startDate: '2026-11-23T18:00:00', slotted: { id: 1 } },
      { startDate: '2026-12-01T07:00:00', slotted: { id: 41 } },
    ]);
    const company = await server.call('GET', '/v1/slotted/org/', { token: 'demo-company' });
    expect(company.body.length).toBeGreaterThan(5);
    const none = await server.call('GET', '/v1/slotted/org/', { token: 'demo-customer' });
    expect(none.body).toEqual([]);
  });

  it.each(['/v1/me', '/v1/slotted/month/booking/user', '/v1/slotted/org/'])(
    '%s needs the token of an account',
    async (path) => {
      const missing = await server.call('GET', path);
      expect([missing.status, missing.body.code, missing.headers['www-authenticate']]).toEqual([
        401,
        'token-invalid',
        'Bearer',
      ]);
      const unknown = await server.call('GET', path, { token: 'demo-nobody' });
      expect([unknown.status, unknown.body.code]).toEqual([401, 'token-invalid']);
      const token = await guest(server, 'alice.marchand.1@example.org');
      const scoped = await server.call('GET', path, { token });
      expect([scoped.status, scoped.body.code]).toEqual([403, 'forbidden']);
    },
  );

  it.each(['Basic abc', 'Bearer', 'Bearer a b', 'demo-customer'])(
    'an Authorization of another scheme is not a token: %s',
    async (authorization) => {
      const { status } = await server.call('GET', '/v1/slotted/booked/1', { headers: { authorization } });
      expect(status).toBe(401);
    },
  );
});
