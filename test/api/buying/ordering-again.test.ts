import { describe, expect, it, vi } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const { api, seed } = serverOfTests();
restartClock(api);

/** A hold of 12 € with an order that waits for its payment. */
async function heldAndOrdered(token: string) {
  const offer = await seed.offer();
  const { body: held } = await api.hold(token, [offer.at()]);
  const order = orderIn(await api.order(token, held.id, 12));
  expect(order.state).toBe('pending');
  return { offer, holdId: held.id, order };
}

const captureSilently = ({ payment }: Order) =>
  seed.rows(`UPDATE test_payment SET state = 'captured' WHERE id = $1`, [payment?.id ?? '']);

describe('D-one-hold: the same hold ordered again before it is paid', () => {
  it('a hold ordered again with other wishes replaces the first order and its payment, and keeps the place', async () => {
    const token = await api.newGuest();
    const coupon = await seed.coupon();
    const { offer, holdId, order } = await heldAndOrdered(token);
    const again = await api.order(token, holdId, 10.8, { coupon });
    expect([again.status, orderIn(again).total, orderIn(again).payment?.amount]).toEqual([201, 10.8, 10.8]);
    const first = await api.read(token, order.id);
    expect([first.state, first.payment?.state]).toEqual(['expired', 'cancelled']);
    expect(await offer.taken(offer.at())).toBe(1);
    expect(outcome(await api.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await api.pay(token, orderIn(again))).status).toBe(200);
  });

  it("a hold ordered again gives back the first order's coupon, so that a single use can be used again", async () => {
    const token = await api.newGuest();
    const coupon = await seed.coupon({ max_uses: 1 });
    const offer = await seed.offer();
    const { body: held } = await api.hold(token, [offer.at()]);
    await api.order(token, held.id, 10.8, { coupon });
    const gift = { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.org' };
    const again = await api.order(token, held.id, 10.8, { coupon, gift });
    expect([again.status, orderIn(again).gift?.fullName]).toEqual([201, 'Léa Roy']);
    expect(await seed.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])).toEqual([{ uses: 1 }]);
  });

  it('ordering a hold again with a wrong total is refused, and the first order can still be paid', async () => {
    const token = await api.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    const again = await api.order(token, holdId, 11);
    expect([...outcome(again), again.body.quote?.total]).toEqual([409, 'quote-changed', 12]);
    expect((await api.pay(token, order)).status).toBe(200);
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });

  it('a hold ordered again after its first order was paid unnoticed returns that order, confirmed', async () => {
    const token = await api.newGuest();
    const coupon = await seed.coupon();
    const { offer, holdId, order } = await heldAndOrdered(token);
    await captureSilently(order);
    const again = await api.order(token, holdId, 10.8, { coupon });
    expect([again.status, again.body.id, orderIn(again).state]).toEqual([201, order.id, 'confirmed']);
    expect(await offer.taken(offer.at())).toBe(1);
    expect(await seed.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])).toEqual([{ uses: 0 }]);
  });

  it('a retry of a second order of a hold returns the first order if it was paid unnoticed', async () => {
    const token = await api.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    await captureSilently(order);
    const request = { token, key: 'retried', body: { hold: holdId, total: 12 } };
    const first = await api.server.call('POST', '/v1/order', request);
    const retry = await api.server.call('POST', '/v1/order', request);
    expect([first.body.id, retry.status, retry.body.id]).toEqual([order.id, 201, order.id]);
  });

  it('a hold ordered again after its order was confirmed is refused as expired', async () => {
    const token = await api.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    await api.pay(token, order);
    expect(outcome(await api.order(token, holdId, 12))).toEqual([409, 'hold-expired']);
  });

  it('a hold is quoted as it will be charged: coupon and credit of its first order count as given back', async () => {
    const organization = await seed.organization(500);
    const { token } = await seed.account({ organization_id: organization });
    const coupon = await seed.coupon({ max_uses: 1 });
    const { body: held } = await api.hold(token, [(await seed.offer()).at()]);
    const first = await api.order(token, held.id, 5.8, { coupon });
    expect(first.status).toBe(201);
    const quoted = await api.quote(token, { hold: held.id, coupon });
    expect([quoted.status, quoted.body.total]).toEqual([200, 5.8]);
    expect((await api.quoted(token, { hold: held.id, credit: false })).total).toBe(12);
    const again = await api.order(token, held.id, 7);
    expect([again.status, orderIn(again).discounts]).toEqual([201, [{ kind: 'credit', amount: 5 }]]);
  });

  it('a hold is quoted without the coupon and credit that orders of other people used', async () => {
    const organization = await seed.organization(500);
    const [buyer, colleague] = [
      await seed.account({ organization_id: organization }),
      await seed.account({ organization_id: organization }),
    ];
    const coupon = await seed.coupon({ max_uses: 1 });
    const { body: held } = await api.hold(buyer.token, [(await seed.offer()).at()]);
    await api.buy(colleague.token, [(await seed.offer()).at()], { coupon });
    expect(outcome(await api.quote(buyer.token, { hold: held.id, coupon }))).toEqual([422, 'coupon-invalid']);
    expect((await api.quoted(buyer.token, { hold: held.id })).total).toBe(12);
  });
});

describe('D-one-hold, D-idempotency: what is written before the payment of an earlier order has been ended', () => {
  /** Collects the rows of a statement each time a payment is about to be ended. */
  function seenAtEnd(sql: string, parameters: readonly string[]) {
    const { payments } = api.server.services;
    const cancel = payments.cancel.bind(payments);
    const seen: unknown[] = [];
    vi.spyOn(payments, 'cancel').mockImplementation(async (payment) => {
      seen.push(...(await seed.rows(sql, parameters)));
      return cancel(payment);
    });
    return seen;
  }

  it('an order writes nothing, not even its key, until the payment of the earlier order has ended', async () => {
    const token = await api.newGuest();
    const coupon = await seed.coupon({ max_uses: 1 });
    const { holdId } = await heldAndOrdered(token);
    const sql = `SELECT (SELECT count(*) FROM purchase WHERE hold_id = $1::uuid) AS orders,
      (SELECT uses FROM coupon WHERE code = $2) AS uses, (SELECT count(*) FROM idempotency WHERE key = $3) AS keys`;
    const parameters = [holdId, coupon, 'written-once'];
    const seen = seenAtEnd(sql, parameters);
    const request = { token, key: 'written-once', body: { hold: holdId, total: 10.8, coupon } };
    const again = await api.server.call('POST', '/v1/order', request);
    expect([again.status, seen]).toEqual([201, [{ orders: 1, uses: 0, keys: 0 }]]);
    expect(await seed.rows(sql, parameters)).toEqual([{ orders: 2, uses: 1, keys: 1 }]);
  });

  it('a hold writes nothing, with or without a key, until the payment of the earlier order has ended', async () => {
    const token = await api.newGuest();
    const { order } = await heldAndOrdered(token);
    const other = await seed.offer();
    const sql = 'SELECT count(*) AS holds FROM hold_place WHERE place_id = $1';
    const seen = seenAtEnd(sql, [other.at()]);
    const held = await api.server.call('POST', '/v1/hold', { token, body: { slots: [other.at()] } });
    expect([held.status, seen]).toEqual([201, [{ holds: 0 }]]);
    expect(await seed.rows(sql, [other.at()])).toEqual([{ holds: 1 }]);
    expect((await api.read(token, order.id)).state).toBe('expired');
  });
});

describe('D-one-hold: something else held while an order waits for its payment', () => {
  it('a new hold ends the order that waits for its payment, and releases its place', async () => {
    const token = await api.newGuest();
    const { offer, order } = await heldAndOrdered(token);
    const other = await seed.offer();
    expect((await api.hold(token, [other.at()])).status).toBe(201);
    const first = await api.read(token, order.id);
    expect([first.state, first.payment?.state]).toEqual(['expired', 'cancelled']);
    expect(await offer.taken(offer.at())).toBe(0);
  });

  it('a hold that is refused leaves the order that waits for its payment open', async () => {
    const token = await api.newGuest();
    const { order } = await heldAndOrdered(token);
    const other = await seed.offer();
    await api.hold(await api.newGuest(), [other.at()]);
    expect(outcome(await api.hold(token, [other.at()]))).toEqual([409, 'full']);
    expect((await api.pay(token, order)).status).toBe(200);
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });

  it('something else can be held even if the order was paid unnoticed, which is confirmed', async () => {
    const token = await api.newGuest();
    const { order } = await heldAndOrdered(token);
    await captureSilently(order);
    const other = await seed.offer();
    expect((await api.hold(token, [other.at('11:00')])).status).toBe(201);
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });
});

describe('D-more-calls: reading and releasing a hold', () => {
  const read = (token: string | undefined, id: string) =>
    api.server.call('GET', `/v1/hold/${id}`, { ...(token !== undefined && { token }) });

  it('reading a hold returns it unchanged to its owner', async () => {
    const token = await api.newGuest();
    const made = await api.hold(token, [(await seed.offer()).at()]);
    const again = await read(token, made.body.id);
    expect([again.status, again.body]).toEqual([200, made.body]);
  });

  it('reading a hold is refused to anybody but its owner', async () => {
    const made = await api.hold(await api.newGuest(), [(await seed.offer()).at()]);
    expect(outcome(await read('demo-customer', made.body.id))).toEqual([403, 'forbidden']);
    expect(outcome(await read(undefined, made.body.id))).toEqual([401, 'token-invalid']);
    expect(outcome(await read('demo-customer', '00000000-0000-4000-8000-000000000000'))).toEqual([404, 'not-found']);
  });

  it.each<[what: string, end: (token: string, holdId: string) => Promise<unknown>]>([
    ['released', (token, id) => api.server.call('DELETE', `/v1/hold/${id}`, { token })],
    ['ordered', (token, id) => api.order(token, id, 12)],
    ['replaced', async (token) => api.hold(token, [(await seed.offer()).at('15:00')])],
    [
      'run out',
      async () => {
        api.time.now += 600_000;
      },
    ],
  ])('reading a hold returns that it has expired once it has %s', async (_, end) => {
    const token = await api.newGuest();
    const { body: held } = await api.hold(token, [(await seed.offer()).at()]);
    await end(token, held.id);
    expect(outcome(await read(token, held.id))).toEqual([409, 'hold-expired']);
  });

  it('releasing a hold cancels the order made from it, unless the order is paid', async () => {
    const token = await api.newGuest();
    const { offer, holdId, order } = await heldAndOrdered(token);
    expect((await api.server.call('DELETE', `/v1/hold/${holdId}`, { token })).status).toBe(204);
    expect([await offer.taken(offer.at()), (await api.read(token, order.id)).state]).toEqual([0, 'cancelled']);
    expect(outcome(await api.pay(token, order))).toEqual([409, 'not-payable']);
  });

  it("releasing a hold leaves a paid order alone, and reading it returns the order's id", async () => {
    const token = await api.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    await api.pay(token, order);
    expect((await api.server.call('DELETE', `/v1/hold/${holdId}`, { token })).status).toBe(204);
    expect((await api.read(token, order.id)).state).toBe('confirmed');
    const answer = await api.server.call('GET', `/v1/hold/${holdId}`, { token });
    expect(outcome(answer)).toEqual([409, 'hold-expired']);
    expect(JSON.parse(answer.text).order).toBe(order.id);
  });

  it('ordering a hold again is refused when the time to pay is up', async () => {
    const token = await api.newGuest();
    const { holdId } = await heldAndOrdered(token);
    api.time.now += 30 * 60_000;
    expect(outcome(await api.order(token, holdId, 12))).toEqual([409, 'hold-expired']);
  });

  it('a hold ordered again keeps its position in the waiting list', async () => {
    const offer = await seed.offer({ wait_list_booking: true, capacity: 1 });
    await api.buy(await api.newGuest(), [offer.at('10:00')]);
    const token = await api.newGuest();
    const { body: held } = await api.hold(token, { slots: [offer.at('11:00')], waiting: [offer.at('10:00')] });
    await api.order(token, held.id, 12);
    const other = await api.newGuest();
    await api.server.call('POST', `/v1/waiting-list/${offer.at('10:00')}`, { token: other });
    const coupon = await seed.coupon();
    const again = orderIn(await api.order(token, held.id, 10.8, { coupon }));
    expect(again.waiting.map(({ position }) => position)).toEqual([1]);
    const rows = await seed.rows('SELECT state FROM waiting WHERE place_id = $1', [offer.at('10:00')]);
    expect(rows).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
  });
});

describe('D-one-hold: a guest', () => {
  it('a guest has no access to the holds, orders or offered places of another guest with the same address', async () => {
    const token = await api.newGuest();
    const stranger = await guest(api.server, api.lastAddress());
    const { offer, order } = await heldAndOrdered(token);
    const elsewhere = await seed.offer();
    expect((await api.hold(stranger, [elsewhere.at('14:00')])).status).toBe(201);
    expect([(await api.pay(token, order)).status, await offer.taken(offer.at())]).toEqual([200, 1]);

    const busy = await seed.offer({ wait_list_booking: true, capacity: 1 });
    const first = await api.newGuest();
    const bought = await api.buyPaid(first, [busy.at('16:00')]);
    const waiter = await api.newGuest();
    const sameAddress = await guest(api.server, api.lastAddress());
    await api.server.call('POST', `/v1/waiting-list/${busy.at('16:00')}`, { token: waiter });
    await api.cancel(first, bought.id);
    expect(outcome(await api.hold(sameAddress, [busy.at('16:00')]))).toEqual([409, 'full']);
    expect((await api.hold(waiter, [busy.at('16:00')])).status).toBe(201);
  });
});

describe('D-hold: the sweep', () => {
  it('the sweep continues after one order fails', async () => {
    const [one, two] = [await api.newGuest(), await api.newGuest()];
    const broken = await heldAndOrdered(one);
    const sound = await heldAndOrdered(two);
    await seed.rows(`UPDATE purchase SET payment_provider = 'test', payment_id = $2 WHERE id = $1`, [
      broken.order.id,
      UNKNOWN,
    ]);
    api.time.now += 31 * 60_000;
    await expect(sweep(api.server.services)).rejects.toThrow('Some of the sweep failed.');
    expect((await api.read(two, sound.order.id)).state).toBe('expired');
    await seed.rows('UPDATE purchase SET payment_provider = NULL, payment_id = NULL WHERE id = $1', [broken.order.id]);
  });
});
