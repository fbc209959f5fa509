import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIn, tally } from '../../fixtures/server/client.ts';
import { addCoupon, addOffer, addOrganization, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

const stateOf = async (token: string, id: string) => orderIn(await api.call('GET', `/v1/order/${id}`, { token })).state;

describe('D-cancel: cancelling', { tags: ['@long'] }, () => {
  it('cancelling 20 times at once gives back places, coupon, credit and money once', async () => {
    await addCoupon(api.database, 'CANCEL', 5);
    const organization = await addOrganization(api.database, 500);
    const offer = await addOffer(api.database, { capacity: 3, max_multi_slots: 2 });
    const [buyer] = await addPeople(api.database, 1, organization);
    const token = buyer?.token ?? '';
    const place = session(offer, 0);
    const bought = await api.tryToBuy(token, [place, place], 7, { coupon: 'CANCEL' });
    expect(orderIn(bought).discounts.map(({ amount }) => amount)).toEqual([12, 5]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.cancel(token, bought.body.id)));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map((answer) => orderIn(answer).state))).toEqual(new Set(['cancelled']));
    const [after] = await api.database.query(
      `SELECT (SELECT taken FROM place WHERE id = $1) AS taken, (SELECT uses FROM coupon WHERE code = 'CANCEL') AS uses,
         credit_cents AS credit, (SELECT count(*) FROM credit_entry WHERE purchase_id IS NOT NULL) AS entries,
         (SELECT state FROM test_payment) AS payment FROM organization`,
      [place],
    );
    expect(after).toEqual({ taken: 0, uses: 0, credit: 500, entries: 2, payment: 'refunded' });
    expect(await violations(api.database)).toEqual([]);
  });

  it('cancelling an order while it is being paid gives both calls the true outcome, and nobody pays for nothing', async () => {
    const offer = await addOffer(api.database, { capacity: 60 });
    const buyers = await addPeople(api.database, 60);
    const orders = await Promise.all(buyers.map(({ token }) => api.placeOrder(token, [session(offer, 1)], 12)));
    const ends = await Promise.all(
      buyers.map(async ({ token }, n) => {
        const { body } = orders[n] ?? (await api.hold(token, []));
        const paying = () => api.pay(token, orders[n] ? orderIn(orders[n]) : { payment: null });
        const calls = n % 2 === 0 ? [paying(), api.cancel(token, body.id)] : [api.cancel(token, body.id), paying()];
        const [first, second] = await Promise.all(calls);
        const [paid, cancelled] = n % 2 === 0 ? [first, second] : [second, first];
        return `paid ${paid?.status}, cancelled ${cancelled?.status}, ${await stateOf(token, body.id)}`;
      }),
    );
    await api.sweep();
    const allowed = new Set([
      'paid 200, cancelled 200, confirmed',
      'paid 200, cancelled 200, cancelled',
      'paid 409, cancelled 200, cancelled',
    ]);
    expect(ends.filter((end) => !allowed.has(end))).toEqual([]);
    expect(await violations(api.database)).toEqual([]);
  });
});

describe('(I3) D-one-hold: ordering one hold again with other wishes', { tags: ['@long'] }, () => {
  it('ordering a hold again while its first payment is made ends in one order that is paid once', async () => {
    const offer = await addOffer(api.database, { capacity: 40 });
    await addCoupon(api.database, 'AGAIN', null);
    const buyers = await addPeople(api.database, 40);
    const ends = await Promise.all(
      buyers.map(async ({ token, id }, n) => {
        const held = await api.hold(token, [session(offer, 2)]);
        const first = await api.order(token, held.body.id, 12);
        const again = [{ coupon: 'AGAIN' }, { coupon: 'AGAIN', partner: 'studio' }, { partner: 'studio' }];
        const reorder = () => again.map((wishes) => api.order(token, held.body.id, wishes.coupon ? 6 : 12, wishes));
        const paying = () => api.pay(token, orderIn(first));
        const answers = await Promise.all(n % 2 === 0 ? [paying(), ...reorder()] : [...reorder(), paying()]);
        const open = await api.database.query<{ id: string }>(
          `SELECT test_payment.id FROM test_payment JOIN purchase ON payment_id = test_payment.id::text
           WHERE person_id = $1 AND test_payment.state = 'open'`,
          [id],
        );
        const last = await Promise.all(open.map((payment) => api.pay(token, { payment })));
        expect(open.length).toBeLessThanOrEqual(1);
        return [...answers, ...last];
      }),
    );
    await api.sweep();
    const codes = Object.keys(tally(ends.flat())).filter(
      (code) => !/^20[01]$|^409 (not-payable|hold-expired)$/.test(code),
    );
    expect(codes).toEqual([]);
    const orders = await api.database.query<{ confirmed: number; captured: number }>(
      `SELECT count(*) FILTER (WHERE purchase.state = 'confirmed') AS confirmed,
              count(*) FILTER (WHERE test_payment.state = 'captured') AS captured
       FROM purchase LEFT JOIN test_payment ON test_payment.id::text = payment_id
       WHERE person_id = ANY($1::integer[]) GROUP BY person_id`,
      [buyers.map(({ id }) => id)],
    );
    expect(orders).toEqual(buyers.map(() => ({ confirmed: 1, captured: 1 })));
    expect(await violations(api.database)).toEqual([]);
  });
});
