import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClock } from '../../../demo/api/clock.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { hashOf } from '../../../demo/api/people/caller.ts';
import { buildServer, guest, slot, type TestServer } from '../../fixtures/server/api.ts';
import { type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';

const BUYERS = 50;
const NOW = '2026-11-20T09:00:00Z';
const OFFERS = { 1: 9001, 2: 9002, 7: 9007 } as const;

let postgres: OwnDatabase;
let server: TestServer;
let database: Database;

beforeAll(async () => {
  postgres = await openOwnDatabase();
  server = await buildServer({ databaseUrl: postgres.url, clock: startClock(Date.parse(NOW)) });
  database = server.services.database;
  await database.query(
    `INSERT INTO person (id, kind, email, first_name, last_name, organization_id, created_at)
     SELECT 9000 + n, 'account', 'buyer' || n || '@example.org', 'Buyer', 'Number', NULL, 0 FROM generate_series(1, 50) AS n`,
  );
  for (let n = 1; n <= BUYERS; n += 1) {
    await database.query('INSERT INTO access_token (hash, person_id) VALUES ($1, $2)', [
      hashOf(`buyer-${n}`),
      9000 + n,
    ]);
  }
  for (const [capacity, id] of Object.entries(OFFERS)) await addOffer(id, Number(capacity), 'user', 1000);
});

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

/** A free offer of every hour of every day. */
async function addOffer(id: number, capacity: number, basedOn: 'user' | 'org', bookMonth: number): Promise<void> {
  await database.query(
    `INSERT INTO slotted (id, provider_id, title, url, price_cents, slot_time, free_slot, max_slot, book_month,
       book_month_unique, consecutive, max_multi_slots, monthly_based_on, wait_list_booking)
     VALUES ($1::integer, 42, 'Race', 'race-' || $1::text, 0, 60, 0, 5, $3, true, false, 0, $2, false)`,
    [id, basedOn, bookMonth],
  );
  await database.query(
    `INSERT INTO slotted_session (slotted_id, weekday, starts, ends, capacity)
     SELECT $1, day, make_time(hour, 0, 0), make_time(hour + 1, 0, 0), $2
     FROM generate_series(0, 6) AS day, generate_series(8, 19) AS hour`,
    [id, capacity],
  );
}

/** Holds and orders; returns the last response. */
async function buy(token: string, slotId: string) {
  const hold = await server.call('POST', '/v1/hold', { token, body: { slots: [slotId] }, key: `hold-${slotId}` });
  if (hold.status !== 201) return hold;
  return server.call('POST', '/v1/order', { token, body: { hold: hold.body.id, total: 0 }, key: `order-${slotId}` });
}

const buyers = Array.from({ length: BUYERS }, (_, n) => `buyer-${n + 1}`);

const startOf = (round: number) => ({
  day: `2026-12-${String(1 + Math.floor(round / 12)).padStart(2, '0')}`,
  time: `${String(8 + (round % 12)).padStart(2, '0')}:00`,
});

const sold = async (placeId: string) => {
  const [row] = await database.query<{ bookings: number; taken: number; own: number }>(
    `SELECT (SELECT count(*) FROM booking WHERE place_id = $1) AS bookings,
            (SELECT count(DISTINCT person_id) FROM booking WHERE place_id = $1) AS own,
            (SELECT taken FROM place WHERE id = $1) AS taken`,
    [placeId],
  );
  return row;
};

describe('D-refusal-full: 50 buyers for one slot on real PostgreSQL', () => {
  it.each([
    [1, 4, 0],
    [2, 2, 24],
    [7, 2, 36],
  ] as const)('sells exactly %i of its places in each of %i rounds', async (capacity, rounds, offset) => {
    for (let round = offset; round < offset + rounds; round += 1) {
      const { day, time } = startOf(round);
      const place = slot(OFFERS[capacity], day, time);
      const answers = await Promise.all(buyers.map((token) => buy(token, place)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(capacity);
      const losers = answers.filter(({ status }) => status !== 201);
      for (const { status, body } of losers) {
        expect(status).toBe(409);
        expect(['full', 'slot-unavailable']).toContain(body.code);
        expect(body.slots).toEqual([{ id: place, code: body.code }]);
      }
      expect(await sold(place)).toEqual({ bookings: capacity, own: capacity, taken: capacity });
    }
  });

  it('oversells if places are counted and then booked, which proves that the rounds race', async () => {
    await database.query('CREATE TABLE naive (place_id text NOT NULL, buyer text NOT NULL)');
    let oversold = 0;
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        buyers.map((buyer) =>
          database.transaction(async (transaction) => {
            const [row] = await transaction.query<{ taken: number }>(
              'SELECT count(*) AS taken FROM naive WHERE place_id = $1',
              [`${round}`],
            );
            if ((row?.taken ?? 0) >= 1) return;
            await transaction.query('INSERT INTO naive (place_id, buyer) VALUES ($1, $2)', [`${round}`, buyer]);
          }),
        ),
      );
      const [row] = await database.query<{ sold: number }>('SELECT count(*) AS sold FROM naive WHERE place_id = $1', [
        `${round}`,
      ]);
      if ((row?.sold ?? 0) > 1) oversold += 1;
    }
    expect(oversold).toBeGreaterThanOrEqual(1);
  });
});

describe('D-same-rules: one person, many requests at once', () => {
  it('books one start once, whatever the offer and the key', async () => {
    const token = 'buyer-1';
    const places = [OFFERS[1], OFFERS[2], OFFERS[7]].map((offer) => slot(offer, '2026-12-20', '10:00'));
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const hold = await server.call('POST', '/v1/hold', { token, body: { slots: [places[n % 3]] } });
        if (hold.status !== 201) return hold;
        return server.call('POST', '/v1/order', { token, body: { hold: hold.body.id, total: 0 }, key: `burst-${n}` });
      }),
    );
    const last = await server.call('POST', '/v1/hold', { token, body: { slots: [places[0]] } });
    if (last.status === 201) {
      await server.call('POST', '/v1/order', { token, body: { hold: last.body.id, total: 0 }, key: 'burst-last' });
    }
    const [row] = await database.query<{ bookings: number }>(
      'SELECT count(*) AS bookings FROM booking WHERE person_id = 9001 AND place_id = ANY($1::text[])',
      [places],
    );
    expect(row?.bookings).toBe(1);
  });

  it('D-guest-limits: books one start once for an address, whether it comes as a guest or with its account', async () => {
    const asGuest = await guest(server, 'buyer3@example.org');
    for (let round = 0; round < 12; round += 1) {
      const place = slot(OFFERS[7], '2026-12-22', `${String(8 + round).padStart(2, '0')}:00`);
      const holds = await Promise.all(
        ['buyer-3', asGuest].map((token) => server.call('POST', '/v1/hold', { token, body: { slots: [place] } })),
      );
      const orders = await Promise.all(
        ['buyer-3', asGuest].map((token, n) =>
          server.call('POST', '/v1/order', { token, body: { hold: holds[n]?.body.id, total: 0 }, key: `two-${round}` }),
        ),
      );
      expect(orders.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  it('D-one-hold: keeps one live hold for each person and counts its places once', async () => {
    const token = 'buyer-2';
    const places = Array.from({ length: 12 }, (_, hour) =>
      slot(OFFERS[7], '2026-12-21', `${String(8 + hour).padStart(2, '0')}:00`),
    );
    const answers = await Promise.all(
      places.map((place) => server.call('POST', '/v1/hold', { token, body: { slots: [place] } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(places.map(() => 201));
    const [row] = await database.query<{ live: number; taken: number }>(
      `SELECT (SELECT count(*) FROM hold WHERE person_id = 9002 AND state = 'live') AS live,
              (SELECT sum(taken)::integer FROM place WHERE id = ANY($1::text[])) AS taken`,
      [places],
    );
    expect(row).toEqual({ live: 1, taken: 1 });
  });
});

describe('D-refusal-monthly-limit: colleagues of one organisation', () => {
  it('share the monthly limit, however many book at once', async () => {
    const offer = 9100;
    await addOffer(offer, 50, 'org', 5);
    await database.query(`INSERT INTO organization (id, name) VALUES (77, 'Colleagues')`);
    await database.query('UPDATE person SET organization_id = 77 WHERE id BETWEEN 9011 AND 9030');
    const colleagues = Array.from({ length: 20 }, (_, n) => `buyer-${n + 11}`);
    const answers = await Promise.all(
      colleagues.map((token, n) => buy(token, slot(offer, `2027-01-${String(1 + n).padStart(2, '0')}`, '09:00'))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'monthly-limit', limit: 5, month: '2027-01' });
    }
  });
});

describe('D-same-rules: crossing selections', () => {
  it('never end in a deadlock or a 5xx, and every counter equals its bookings and live holds', async () => {
    const places = Array.from({ length: 5 }, (_, n) =>
      slot(OFFERS[2], '2026-12-23', `${String(8 + n).padStart(2, '0')}:00`),
    );
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => {
        const turned = [...places.slice(n % 5), ...places.slice(0, n % 5)].slice(0, 3);
        const slots = n % 2 ? turned : turned.reverse();
        return server.call('POST', '/v1/hold', { token: `buyer-${31 + (n % 20)}`, body: { slots } });
      }),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const wrong = await database.query(
      `SELECT place.id FROM place WHERE taken <>
         (SELECT count(*) FROM booking WHERE place_id = place.id AND returned_at IS NULL) + coalesce((SELECT sum(quantity) FROM hold_place
          JOIN hold ON hold.id = hold_id WHERE place_id = place.id AND state = 'live'), 0)`,
    );
    expect(wrong).toEqual([]);
  });
});
