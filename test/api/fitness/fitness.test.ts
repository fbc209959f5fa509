import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodsOf, RANGES } from '../../../core/fitness/periods.ts';
import type { Activities, Lifetime } from '../../../demo/api/schemas/fitness.ts';
import { buildServer, guest, NOW, type TestServer } from '../../fixtures/server/api.ts';
import { get } from '../finding/read.ts';

const CALLS = ['activities/daily', 'activities/weekly', 'activities/monthly', 'activities/yearly', 'lifetime-stats'];

const time = { now: Date.parse(NOW) };
let server: TestServer;

/** Jade, whose tracker only has figures that a test wrote. */
const WEARER = 6;
const TOKEN = 'demo-coach';

beforeAll(async () => {
  server = await buildServer({ clock: { now: () => time.now } });
  const { database } = server.services;
  await database.query('UPDATE access_token SET person_id = $1 WHERE person_id = 4', [WEARER]);
  await database.query(`UPDATE person SET tracker = 'anneau' WHERE id = $1`, [WEARER]);
});
afterAll(() => server?.close());

const activities = (call: string) => get<Activities>(server, `/v1/anneau/activities/${call}`, { token: TOKEN });

async function wore(table: 'fitness_day' | 'fitness_hour', start: string, steps: number | null, sleeps: number | null) {
  await server.services.database.query(
    `INSERT INTO ${table} (person_id, starts_at, steps, floors, calories, sleeps) VALUES ($1, $2, $3, 0, NULL, $4)`,
    [WEARER, start, steps, sleeps],
  );
}

describe('D-fitness-periods, S-fitness-stats: GET /v1/{tracker}/activities/…', () => {
  it.each(['daily', 'weekly', 'monthly', 'yearly'])('%s activities are empty without figures', async (call) => {
    expect((await activities(call)).items).toEqual([]);
  });

  it('daily activities are the hours of today in Paris that have started', async () => {
    for (const hour of ['2026-11-19T23:00', '2026-11-20T00:00', '2026-11-20T10:00', '2026-11-20T11:00']) {
      await wore('fitness_hour', hour, 10, null);
    }
    const hour = { steps: 10, floors: 0, calories: null, sleeps: null };
    expect(await activities('daily')).toEqual({
      range: 'day',
      items: [
        { start: '2026-11-20T00:00:00', ...hour },
        { start: '2026-11-20T10:00:00', ...hour },
      ],
    });
  });

  it('D-fitness-missing: weekly and monthly activities are the days that have figures; missing ones are not zero', async () => {
    for (const day of ['2026-10-21', '2026-10-22', '2026-11-13', '2026-11-14', '2026-11-20', '2026-11-21']) {
      await wore('fitness_day', day, null, 400);
    }
    const day = { steps: null, floors: 0, calories: null, sleeps: 400 };
    expect(await activities('weekly')).toEqual({
      range: 'week',
      items: [
        { start: '2026-11-14', ...day },
        { start: '2026-11-20', ...day },
      ],
    });
    const month = await activities('monthly');
    expect([month.range, ...month.items.map(({ start }) => start)]).toEqual([
      ...['month', '2026-10-22', '2026-11-13', '2026-11-14', '2026-11-20'],
    ]);
  });

  it('yearly activities are the sums of the months that have figures', async () => {
    await wore('fitness_day', '2025-11-30', 1, 1);
    await wore('fitness_day', '2025-12-01', 100, 300);
    await wore('fitness_day', '2025-12-31', 20, null);
    const { range, items } = await activities('yearly');
    expect([range, ...items]).toEqual([
      'year',
      { start: '2025-12-01', steps: 120, floors: 0, calories: null, sleeps: 300 },
      { start: '2026-10-01', steps: null, floors: 0, calories: null, sleeps: 800 },
      { start: '2026-11-01', steps: null, floors: 0, calories: null, sleeps: 1600 },
    ]);
  });

  it('days of activities are days in Paris, not in UTC', async () => {
    time.now = Date.parse('2026-11-20T23:30:00Z');
    expect((await activities('weekly')).items.at(-1)?.start).toBe('2026-11-21');
    time.now = Date.parse(NOW);
  });
});

describe('S-calls: GET /v1/{tracker}/lifetime-stats', () => {
  it('lifetime figures are the sums of all days until today, and the first day', async () => {
    const expected = { steps: 121, floors: 0, calories: null, sleeps: 2301, since: '2025-11-30' };
    expect(await get<Lifetime>(server, '/v1/anneau/lifetime-stats', { token: TOKEN })).toEqual(expected);
  });

  it('lifetime figures are empty without figures', async () => {
    await server.services.database.query('UPDATE person SET tracker = $1 WHERE id = 5', ['neuf']);
    const none = { steps: null, floors: null, calories: null, sleeps: null, since: null };
    expect(await get<Lifetime>(server, '/v1/neuf/lifetime-stats', { token: 'demo-admin' })).toEqual(none);
  });
});

describe.each(CALLS)('D-tracker: the person whose figures %s returns', (call) => {
  it.each([
    ['no token', '/v1/bracelet', undefined, 401, 'token-invalid'],
    ['an unknown token', '/v1/bracelet', 'nobody', 401, 'token-invalid'],
    ["another's tracker", '/v1/anneau', 'demo-customer', 404, 'not-found'],
    ['a user without a tracker', '/v1/bracelet', 'demo-company', 404, 'not-found'],
    ['a user without a tracker, by the name "null"', '/v1/null', 'demo-company', 404, 'not-found'],
    ['a name that is too long', `/v1/${'x'.repeat(201)}`, 'demo-customer', 400, 'invalid-request'],
  ] as const)("a tracker's figures are refused to %s", async (_, path, token, status, code) => {
    const answer = await server.call('GET', `${path}/${call}`, token === undefined ? {} : { token });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("D-guest-token: a tracker's figures are refused to a guest's token", async () => {
    const token = await guest(server, 'zoe@example.org');
    const { status, body } = await server.call('GET', `/v1/bracelet/${call}`, { token });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});

describe('C-sample-data: a year of fitness figures', () => {
  it('D-tracker: /v1/me names the tracker of a user who has one', async () => {
    const trackers = ['demo-customer', 'demo-subscriber', 'demo-company'].map(
      async (token) => (await get<{ tracker: string | null }>(server, '/v1/me', { token })).tracker,
    );
    expect(await Promise.all(trackers)).toEqual(['bracelet', 'montre', null]);
  });

  it('the sample has a day missing in the last week, a night too, and a month in the last year', async () => {
    const token = 'demo-customer';
    const [day, week, month, year] = await Promise.all(
      CALLS.slice(0, 4).map((call) => get<Activities>(server, `/v1/bracelet/${call}`, { token })),
    );
    expect(week?.items.map(({ start }) => start.slice(8))).toEqual(['14', '15', '16', '18', '19', '20']);
    expect(week?.items.filter(({ sleeps }) => sleeps === null)).toHaveLength(1);
    expect(month?.items.length).toBeGreaterThan(25);
    expect(year?.items).toHaveLength(11);
    expect(year?.items.some(({ floors }) => floors === null)).toBe(true);
    const [soFar, hours] = [week?.items.at(-1), day?.items ?? []];
    expect(hours.length).toBeGreaterThan(8);
    expect(hours.reduce((sum, { steps }) => sum + (steps ?? 0), 0)).toBe(soFar?.steps);
    const nights = month?.items.slice(0, -1).flatMap(({ sleeps }) => sleeps ?? []) ?? [];
    expect([Math.min(...nights) >= 360, Math.max(...nights) <= 510]).toEqual([true, true]);
  });

  it('every figure of the sample belongs to a period of its range', async () => {
    for (const [index, range] of RANGES.entries()) {
      const starts = periodsOf(range, time.now).map(({ start }) => start);
      const { items } = await get<Activities>(server, `/v1/bracelet/${CALLS[index]}`, { token: 'demo-customer' });
      const odd = items.filter(({ start }) => !starts.some((one) => one.startsWith(start.slice(0, 16))));
      expect(odd).toEqual([]);
    }
  });
});
