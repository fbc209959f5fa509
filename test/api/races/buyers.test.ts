import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, slot } from '../../fixtures/server/api.ts';
import { outcome, tally } from '../../fixtures/server/client.ts';
import {
  addOffer,
  addOrganization,
  addPeople,
  type OfferChoices,
  type Person,
  session,
} from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

const BUYERS = 50;

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

const addFreeOffer = (more: OfferChoices) => addOffer(api.database, { price_cents: 0, ...more });

/** Makes a person whom no other test uses. */
async function newPerson(): Promise<Person> {
  const [person] = await addPeople(api.database, 1);
  if (person === undefined) throw new Error('Nobody was added.');
  return person;
}

describe('D-refusal-full: 50 buyers for one slot on real PostgreSQL', () => {
  const sellsExactly = async (capacity: number, rounds: number) => {
    const offer = await addFreeOffer({ capacity });
    const buyers = await addPeople(api.database, BUYERS);
    for (let round = 0; round < rounds; round += 1) {
      const place = session(offer, round);
      const answers = await Promise.all(buyers.map(({ token }) => api.placeOrder(token, [place], 0)));
      const losers = answers.filter(({ status }) => status !== 201);
      expect(losers).toHaveLength(BUYERS - capacity);
      for (const { status, body } of losers) {
        expect(status).toBe(409);
        expect(['full', 'slot-unavailable']).toContain(body.code);
        expect(body.slots).toEqual([{ id: place, code: body.code }]);
      }
      const booked = await api.database.query('SELECT DISTINCT person_id FROM booking WHERE place_id = $1', [place]);
      expect(booked).toHaveLength(capacity);
    }
    expect(await violations(api.database)).toEqual([]);
  };
  it('50 buyers for one slot are sold exactly its one place in each of 2 rounds', () => sellsExactly(1, 2));
  it('50 buyers for one slot are sold exactly its 7 places in each of 3 rounds', { tags: ['@long'] }, () =>
    sellsExactly(7, 3),
  );

  it('a slot is oversold if places are counted and then booked without a lock, which proves that the rounds race', async () => {
    await api.database.query('CREATE TABLE naive (place_id text NOT NULL, buyer integer NOT NULL)');
    let oversold = 0;
    for (let round = 0; round < 20; round += 1) {
      const count = 'SELECT count(*) AS taken FROM naive WHERE place_id = $1';
      await Promise.all(
        Array.from({ length: BUYERS }, (_, n) =>
          api.database.transaction(async (transaction) => {
            const [row] = await transaction.query<{ taken: number }>(count, [`${round}`]);
            if ((row?.taken ?? 0) >= 1) return;
            await transaction.query('INSERT INTO naive VALUES ($1, $2)', [`${round}`, n]);
          }),
        ),
      );
      const [row] = await api.database.query<{ taken: number }>(count, [`${round}`]);
      if ((row?.taken ?? 0) > 1) oversold += 1;
    }
    expect(oversold).toBeGreaterThanOrEqual(1);
  });
});

describe('D-same-rules: one person, many requests at once', () => {
  it('of many requests at once, a person books only one slot with the same start, whatever the offer and the key', async () => {
    const { id, token } = await newPerson();
    const offers = await Promise.all([1, 2, 7].map((capacity) => addFreeOffer({ capacity })));
    const places = offers.map((offer) => session(offer, 0));
    await Promise.all(Array.from({ length: 20 }, (_, n) => api.placeOrder(token, [places[n % 3] ?? ''], 0)));
    // Each request may have ended the hold of another request.
    await api.placeOrder(token, places.slice(0, 1), 0);
    const booked = await api.database.query(
      'SELECT id FROM booking WHERE person_id = $1 AND place_id = ANY($2::text[])',
      [id, places],
    );
    expect(booked).toHaveLength(1);
  });

  it('D-guest-limits: guests with one e-mail address book only one slot of the same start', async () => {
    const { email } = await newPerson();
    const tokens = [await guest(api, email), await guest(api, email)];
    const offer = await addFreeOffer({ capacity: 7 });
    for (let round = 0; round < 12; round += 1) {
      const holds = await Promise.all(tokens.map((each) => api.hold(each, [session(offer, round)])));
      const orders = await Promise.all(tokens.map((each, n) => api.order(each, holds[n]?.body.id ?? '')));
      expect(orders.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  it('D-one-hold: of many requests at once, a person keeps one live hold, whose places count once', async () => {
    const { id, token } = await newPerson();
    const offer = await addFreeOffer({ capacity: 7 });
    const places = Array.from({ length: 12 }, (_, n) => session(offer, n));
    const answers = await Promise.all(places.map((place) => api.hold(token, [place])));
    expect(tally(answers)).toEqual({ 201: places.length });
    const [row] = await api.database.query<{ live: number; taken: number }>(
      `SELECT (SELECT count(*) FROM hold WHERE person_id = $1 AND state = 'live') AS live,
              (SELECT sum(taken)::integer FROM place WHERE id = ANY($2::text[])) AS taken`,
      [id, places],
    );
    expect(row).toEqual({ live: 1, taken: 1 });
  });
});

describe('D-refusal-monthly-limit: colleagues of one organisation', () => {
  it('colleagues of one organisation share the monthly limit, however many book at once', async () => {
    const offer = await addFreeOffer({ capacity: 50, monthly_based_on: 'org', book_month: 5 });
    const colleagues = await addPeople(api.database, 20, await addOrganization(api.database));
    const answers = await Promise.all(
      colleagues.map(({ token }, n) =>
        api.placeOrder(token, [slot(offer, `2027-01-${String(1 + n).padStart(2, '0')}`, '09:00')], 0),
      ),
    );
    expect(tally(answers)).toEqual({ 201: 5, '409 monthly-limit': 15 });
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ limit: 5, month: '2027-01' });
    }
  });
});

describe('D-same-rules: crossing selections', () => {
  it('crossing selections never end in a deadlock or a 5xx, and counters equal their bookings and live holds', async () => {
    const offer = await addFreeOffer({ capacity: 2 });
    const buyers = await addPeople(api.database, 20);
    const places = Array.from({ length: 5 }, (_, n) => session(offer, n));
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => {
        const turned = [...places.slice(n % 5), ...places.slice(0, n % 5)].slice(0, 3);
        return api.hold(buyers[n % buyers.length]?.token ?? '', n % 2 ? turned : turned.reverse());
      }),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 409).map(outcome)).toEqual([]);
    expect(await violations(api.database)).toEqual([]);
  });
});
