import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../../core/checkout/hold-time.ts';
import { orderIn, tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';
import { duringRace } from './during-race.ts';

/** How many orders of a batch have been answered when the holds end. */
const ANSWERED = [0, 8, 16];

let api: TwoServers;
let owners: readonly Person[];
let rivals: readonly Person[];

beforeAll(async () => {
  api = await openTwoServers();
  owners = await addPeople(api.database, 20);
  rivals = await addPeople(api.database, 20);
});

afterAll(() => api?.close());

describe('D-hold: 120 holds, free and paid, at the end of their ten minutes', () => {
  const buysOrExpires = async (price: number, firstSession: number) => {
    const offer = await addOffer(api.database, { price_cents: price * 100 });
    let bought = 0;
    for (const [batch, answered] of ANSWERED.entries()) {
      const places = owners.map((_, n) => session(offer, firstSession + batch * owners.length + n));
      const holds = await Promise.all(owners.map(({ token }, n) => api.hold(token, [places[n] ?? ''])));
      expect(tally(holds)).toEqual({ 201: owners.length });
      api.time.now += HOLD_MS - 1;
      const ordering = owners.map(({ token }, n) => api.order(token, holds[n]?.body.id ?? '', price));
      let late: Promise<unknown> = Promise.resolve();
      // The holds end, the sweep runs and others try to hold the places while the orders are under way.
      const orders = await duringRace(ordering, answered, async () => {
        api.time.now += 1;
        late = Promise.all(rivals.map(({ token }, n) => api.tryToBuy(token, [places[n] ?? ''], price)));
        await Promise.all([api.sweep(), api.sweep(), late]);
      });
      const { '201': ordered = 0, '409 hold-expired': expired = 0, ...wrong } = tally(orders);
      expect([ordered + expired, wrong]).toEqual([owners.length, {}]);
      bought += ordered;
      const paying = owners.flatMap(({ token }, n) => {
        const answer = orders[n];
        return answer?.status === 201 && price > 0 ? [api.pay(token, orderIn(answer))] : [];
      });
      expect(tally(await Promise.all(paying))).toEqual(price > 0 && ordered > 0 ? { 200: ordered } : {});
      await api.sweep();
      expect(await violations(api.database)).toEqual([]);
      const sold = await api.database.query<{ place_id: string }>(
        'SELECT place_id FROM booking WHERE returned_at IS NULL AND place_id = ANY($1::text[])',
        [places],
      );
      // A place whose owner was late may have gone to the rival, and to nobody else.
      expect(new Set(sold.map(({ place_id }) => place_id)).size).toBe(sold.length);
      expect(sold.length).toBeGreaterThanOrEqual(ordered);
    }
    expect(bought).toBeGreaterThanOrEqual(1);
    expect(ANSWERED.length * owners.length - bought).toBeGreaterThanOrEqual(1);
  };
  it('holds at their end are bought or expire, never both: paid', () => buysOrExpires(12, 200));
  it('holds at their end are bought or expire, never both: free', { tags: ['@long'] }, () => buysOrExpires(0, 0));
});

describe('D-hold: an order that is placed in the last instant of its hold', () => {
  it('an order that is placed in the last instant of its hold gets the place, and is shown as its buyer’s', async () => {
    const offer = await addOffer(api.database);
    const [owner] = owners;
    const token = owner?.token ?? '';
    const held = await api.hold(token, [session(offer, 500)]);
    api.time.now += HOLD_MS - 1;
    const ordered = await api.order(token, held.body.id, 12);
    await api.sweep();
    api.time.now += HOLD_MS;
    await api.sweep();
    await api.pay(token, orderIn(ordered));
    expect(orderIn(await api.call('GET', `/v1/order/${ordered.body.id}`, { token })).state).toBe('confirmed');
    expect(await violations(api.database)).toEqual([]);
  });
});
