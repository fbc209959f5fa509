import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_MS } from '../../../demo/api/booking/order-rows.ts';
import { endUnpaid, settle } from '../../../demo/api/payments/settle.ts';
import { type CallResponse, slot } from '../../fixtures/server/api.ts';
import { orderIn, paymentIn, tally } from '../../fixtures/server/client.ts';
import {
  addCoupon,
  addMembershipOption,
  addOffer,
  addPeople,
  type Person,
  session,
} from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';
import { duringRace } from './during-race.ts';

let api: TwoServers;
let owners: readonly Person[];
let rivals: readonly Person[];

beforeAll(async () => {
  api = await openTwoServers();
  owners = await addPeople(api.database, 20);
  rivals = await addPeople(api.database, 20);
});

afterAll(() => api?.close());

const serverOf = (n: number) => api.servers[n % 2] ?? api.servers[0];

const stateOf = async (token: string, { body }: CallResponse) =>
  orderIn(await api.call('GET', `/v1/order/${body.id}`, { token })).state;

describe('(I3) D-hold-while-paying: a payment at the end of its thirty minutes', { tags: ['@long'] }, () => {
  it('a payment at the end of its thirty minutes confirms its order or is refused, 100 times', async () => {
    const offer = await addOffer(api.database);
    const outcomes: Record<string, number> = {};
    for (let batch = 0; batch < 5; batch += 1) {
      const places = owners.map((_, n) => session(offer, batch * owners.length + n));
      const orders = await Promise.all(owners.map(({ token }, n) => api.placeOrder(token, [places[n] ?? ''], 12)));
      api.time.now += PAYMENT_MS;
      const paying = owners.map(({ token }, n) => api.pay(token, orderIn(orders[n] ?? no)));
      const paid = await duringRace(paying, batch * 4, async () => {
        const ending = orders.map(({ body }, n) => endUnpaid(serverOf(n).services, body.id, 'expired'));
        const buying = rivals.map(({ token }, n) => api.tryToBuy(token, [places[n] ?? ''], 12));
        await Promise.all([...ending, api.sweep(), ...buying]);
      });
      await api.sweep();
      expect(await violations(api.database)).toEqual([]);
      for (const [n, ordered] of orders.entries()) {
        const what = `${paid[n]?.status} ${await stateOf(owners[n]?.token ?? '', ordered)}`;
        outcomes[what] = (outcomes[what] ?? 0) + 1;
      }
    }
    const { '200 confirmed': confirmed = 0, '409 expired': expired = 0, ...wrong } = outcomes;
    expect([confirmed + expired, wrong]).toEqual([100, {}]);
    expect(Math.min(confirmed, expired)).toBeGreaterThanOrEqual(1);
  });

  it('a payment that the bank takes after the order has ended books the place if it is free, else is refunded', async () => {
    const offer = await addOffer(api.database);
    await addCoupon(api.database, 'HALF', 15);
    const places = owners.map((_, n) => session(offer, 300 + n));
    const orders = await Promise.all(
      owners.map(({ token }, n) =>
        api.placeOrder(token, [places[n] ?? ''], n < 10 ? 6 : 12, n < 10 ? { coupon: 'HALF' } : {}),
      ),
    );
    expect(tally(orders)).toEqual({ 201: 20 });
    api.time.now += PAYMENT_MS;
    await api.sweep();
    // Stripe's own record, which may differ from what the server requested.
    await api.database.query(`UPDATE test_payment SET state = 'captured' WHERE id = ANY($1::uuid[])`, [
      orders.map(paymentIn),
    ]);
    const comeForPlace = ({ token }: Person, n: number) => api.tryToBuy(token, [places[n] ?? ''], 12);
    // The first five rounds end before the bank's message, the next five get none, the others end at the same time.
    const early = await Promise.all(rivals.slice(0, 5).map(comeForPlace));
    const [racing] = await Promise.all([
      Promise.all(rivals.slice(10).map((rival, n) => comeForPlace(rival, n + 10))),
      Promise.all(owners.map(({ token }, n) => api.pay(token, orderIn(orders[n] ?? no)))),
      api.sweep(),
    ]);
    const isLost = [...early, ...Array<CallResponse>(5).fill(no), ...racing].map(({ status }) => status === 200);
    await api.sweep();
    expect(await violations(api.database)).toEqual([]);
    const states = await Promise.all(orders.map((ordered, n) => stateOf(owners[n]?.token ?? '', ordered)));
    expect(states).toEqual(isLost.map((lost) => (lost ? 'refunded' : 'confirmed')));
  });

  it('D-membership-terms: a slot of a late payment is free only while the renewal that makes it free is paid for', async () => {
    const offer = await addOffer(api.database, { capacity: 20 });
    const item = `membership-option:${await addMembershipOption(api.database)}`;
    const members = await addPeople(api.database, 20);
    const renewals = await Promise.all(
      members.map(async ({ token }) => {
        await api.buyPaid(token, { item });
        return api.buyPaid(token, { item });
      }),
    );
    const slots = [slot(offer, '2027-01-05', '10:00'), slot(offer, '2027-02-05', '10:00')];
    const orders = await Promise.all(members.map(({ token }) => api.buy(token, slots)));
    api.time.now += PAYMENT_MS;
    await api.sweep();
    await api.database.query(`UPDATE test_payment SET state = 'captured' WHERE id = ANY($1::uuid[])`, [
      orders.map(({ payment }) => payment?.id ?? ''),
    ]);
    await Promise.all([
      ...members.map(({ token }, n) => api.cancel(token, renewals[n]?.id ?? '')),
      ...members.map((_, n) => settle(serverOf(n).services, orders[n]?.id ?? '')),
      api.sweep(),
    ]);
    await api.sweep();
    expect(await violations(api.database)).toEqual([]);
    const states = members.map(async ({ token }, n) =>
      [renewals[n], orders[n]].map(async (order) => (await api.read(token, order?.id ?? '')).state),
    );
    for (const [renewal, order] of await Promise.all(states.map(async (both) => Promise.all(await both)))) {
      expect(order).toBe(renewal === 'confirmed' ? 'confirmed' : 'refunded');
    }
  });

  it('a payment that the bank takes after the order was cancelled is refunded', async () => {
    const offer = await addOffer(api.database);
    const places = owners.map((_, n) => session(offer, 400 + n));
    const orders = await Promise.all(owners.map(({ token }, n) => api.placeOrder(token, [places[n] ?? ''], 12)));
    await Promise.all(owners.map(({ token }, n) => api.cancel(token, orders[n]?.body.id ?? '')));
    await api.database.query(`UPDATE test_payment SET state = 'captured' WHERE id = ANY($1::uuid[])`, [
      orders.map(paymentIn),
    ]);
    await Promise.all([
      ...owners.map(({ token }, n) => api.pay(token, orderIn(orders[n] ?? no))),
      ...owners.map(({ token }, n) => api.cancel(token, orders[n]?.body.id ?? '')),
      api.sweep(),
    ]);
    await api.sweep();
    expect(await violations(api.database)).toEqual([]);
    const states = await Promise.all(orders.map((ordered, n) => stateOf(owners[n]?.token ?? '', ordered)));
    expect(new Set(states)).toEqual(new Set(['cancelled']));
  });
});

/** The id that is used if no order was returned. */
const no: CallResponse = { status: 0, headers: {}, text: 'null', body: JSON.parse('null') };
