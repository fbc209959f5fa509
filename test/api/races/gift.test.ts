import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIn, tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

const giftFor = (n: number) => ({ firstName: 'Ana', lastName: 'Roux', email: `friend${n}@example.org` });

describe("D-gift-limits: gifts count in the giver's limits", { tags: ['@long'] }, () => {
  it('(I2) 50 gifts of one start by one giver, ordered at once, are one booking and one charge', async () => {
    const offer = await addOffer(api.database, { capacity: 50 });
    const [giver] = await addPeople(api.database, 1);
    const token = giver?.token ?? '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const held = await api.hold(token, [session(offer, 0)]);
        if (held.status !== 201) return held;
        const ordered = await api.order(token, held.body.id, 12, { gift: giftFor(n) });
        return ordered.status === 201 && orderIn(ordered).payment ? api.pay(token, orderIn(ordered)) : ordered;
      }),
    );
    await api.sweep();
    const codes = Object.keys(tally(answers)).filter(
      (code) => !/^20|^409 (already-booked|hold-expired|not-payable)$/.test(code),
    );
    expect(codes).toEqual([]);
    const [sold] = await api.database.query<{ bookings: number; captured: number }>(
      `SELECT count(*) AS bookings, count(*) FILTER (WHERE test_payment.state = 'captured') AS captured
       FROM booking JOIN purchase ON purchase.id = purchase_id LEFT JOIN test_payment ON test_payment.id::text = payment_id
       WHERE booking.person_id = $1 AND returned_at IS NULL`,
      [giver?.id ?? 0],
    );
    expect(sold?.bookings).toBe(1);
    expect(await violations(api.database)).toEqual([]);
  });

  it('the last place is given once by 50 givers', async () => {
    const offer = await addOffer(api.database, { capacity: 1 });
    const givers = await addPeople(api.database, 50);
    const answers = await Promise.all(
      givers.map(({ token }, n) => api.tryToBuy(token, [session(offer, 1)], 12, { gift: giftFor(n) })),
    );
    expect(tally(answers)).toEqual({ 200: 1, '409 full': 49 });
    const bought = answers.find(({ status }) => status === 200);
    expect(bought && orderIn(bought).gift?.email).toMatch(/^friend\d+@example\.org$/);
    expect(await violations(api.database)).toEqual([]);
  });
});
