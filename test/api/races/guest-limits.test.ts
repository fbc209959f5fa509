import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest } from '../../fixtures/server/api.ts';
import { tally } from '../../fixtures/server/client.ts';
import { addCoupon, addOffer, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers({ guestLimits: { mails: 5, places: 8 } });
});
afterAll(() => api?.close());

let count = 0;
const newGuest = () => {
  count += 1;
  return guest(api, `guest-of-race-${count}@example.org`);
};
const times = <Result>(n: number, make: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, at) => make(at)));

describe('D-guest-places, D-mail-limits: limits of guests who come at the same time', () => {
  it('guests of one network who hold at the same time never keep more than they may', async () => {
    const offer = await addOffer(api.database, { capacity: 50 });
    const tokens = await times(20, newGuest);
    const answers = await Promise.all(tokens.map((token, n) => api.hold(token, [session(offer, n % 5)])));
    expect(tally(answers)).toEqual({ 201: 8, '409 guest-limit': 12 });
    expect(await violations(api.database)).toEqual([]);
    api.time.now += 11 * 60_000;
    await api.sweep();
  });

  it('orders at the same time write one address no more mails than it may get, and no order waits for ever', async () => {
    const offer = await addOffer(api.database, { price_cents: 0, capacity: 50 });
    await addCoupon(api.database, 'RACED', null);
    const gift = { firstName: 'Ana', lastName: 'Roux', email: 'raced.friend@example.org' };
    const tokens = await times(8, newGuest);
    const holds = await Promise.all(tokens.map((token, n) => api.hold(token, [session(offer, n % 4)])));
    const wishes = { gift, coupon: 'RACED' };
    const answers = await Promise.all(tokens.map((token, n) => api.order(token, holds[n]?.body.id ?? '', 0, wishes)));
    expect(tally(answers)).toEqual({ 201: 5, '409 mail-limit': 3 });
    const mails = await api.database.query('SELECT kind FROM outbox WHERE recipient = $1', [gift.email]);
    expect(mails).toHaveLength(5);
    expect(await violations(api.database)).toEqual([]);
  });
});
