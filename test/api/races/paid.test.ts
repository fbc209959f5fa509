import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIn, tally } from '../../fixtures/server/client.ts';
import { addItems, addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

/** The result of a round. */
interface Round {
  readonly confirmed: number;
  /** Captured payments of the slot's bookings, and their sum in cents. */
  readonly captured: number;
  readonly amount: number;
  /** Refused because there was no place left. */
  readonly losers: number;
  /** All other responses, by status and code. */
  readonly others: Readonly<Record<string, number>>;
}

/** In each round the same 50 buyers hold, order and pay one new slot of `capacity` places at 12 €, all at once. */
async function contest(capacity: number, rounds: number): Promise<readonly Round[]> {
  const offer = await addOffer(api.database, { capacity });
  const buyers = await addPeople(api.database, 50);
  const results: Round[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const place = session(offer, n);
    const answers = await Promise.all(buyers.map(({ token }) => api.tryToBuy(token, [place], 12)));
    const { '200': _bought, '409 full': full = 0, '409 slot-unavailable': late = 0, ...others } = tally(answers);
    const bought = answers.filter(({ status }) => status === 200);
    const [paid] = await api.database.query<{ captured: number; amount: number }>(
      `SELECT count(*) AS captured, coalesce(sum(amount_cents), 0)::integer AS amount
       FROM test_payment JOIN booking ON purchase_id::text = reference WHERE state = 'captured' AND place_id = $1`,
      [place],
    );
    results.push({
      confirmed: bought.filter((answer) => orderIn(answer).state === 'confirmed').length,
      captured: paid?.captured ?? 0,
      amount: paid?.amount ?? 0,
      losers: full + late,
      others,
    });
  }
  return results;
}

/** The result that every round of a contest must have. */
function fairRounds(capacity: number, rounds: number): readonly Round[] {
  const round = { confirmed: capacity, captured: capacity, amount: capacity * 1200, losers: 50 - capacity, others: {} };
  return Array.from({ length: rounds }, () => round);
}

describe('D-refusal-full: 50 buyers for one paid slot, at two servers', () => {
  const sellsExactly = async (capacity: number, rounds: number) => {
    expect(await contest(capacity, rounds)).toEqual(fairRounds(capacity, rounds));
    expect(await violations(api.database)).toEqual([]);
  };
  it('(I3) 50 buyers are sold and charged exactly the 2 places of a slot in each of 2 rounds', () =>
    sellsExactly(2, 2));
  it.each([1, 7])(
    '(I3) 50 buyers are sold and charged exactly the %i places of a slot in each of 3 rounds',
    { tags: ['@long'] },
    (capacity) => sellsExactly(capacity, 3),
  );
});

describe('D-one-place: items, at two servers', () => {
  it('(I3) an event of two places is sold to two of 50 buyers and charged twice', async () => {
    const [event = ''] = await addItems(api.database);
    const buyers = await addPeople(api.database, 50);
    const answers = await Promise.all(buyers.map(({ token }) => api.tryToBuy(token, { item: event }, 18)));
    expect(tally(answers)).toEqual({ 200: 2, '409 full': 48 });
    expect(await violations(api.database)).toEqual([]);
  });

  it('(I3) a membership that one person orders 50 times at once has as many subscriptions as payments', async () => {
    const [, , option = ''] = await addItems(api.database);
    const [buyer] = await addPeople(api.database, 1);
    const token = buyer?.token ?? '';
    await Promise.all(Array.from({ length: 50 }, () => api.tryToBuy(token, { item: option }, 59)));
    await api.tryToBuy(token, { item: option }, 59);
    const [row] = await api.database.query<{ paid: number; running: number }>(
      `SELECT (SELECT count(*) FROM purchase WHERE person_id = $1 AND state = 'confirmed') AS paid,
              (SELECT count(DISTINCT starts_on) FROM subscription WHERE person_id = $1) AS running`,
      [buyer?.id ?? 0],
    );
    expect(row?.paid).toBeGreaterThanOrEqual(1);
    expect(row?.running).toBe(row?.paid);
    expect(await violations(api.database)).toEqual([]);
  });
});
