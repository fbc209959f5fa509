import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { type Desk, openDesk, START } from '../../fixtures/server/desk.ts';
import { type Stock, stockOf } from '../../fixtures/server/stock.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let desk: Desk;
let stock: Stock;
beforeAll(async () => {
  desk = await openDesk();
  stock = stockOf(desk.server.services.database);
});
beforeEach(() => {
  desk.time.now = START;
});
afterAll(() => desk?.server.close());

/** A hold of 12 € with an order that waits for its payment. */
async function heldAndOrdered(token: string) {
  const offer = await stock.offer();
  const { body: held } = await desk.hold(token, [offer.at()]);
  const order = orderIn(await desk.order(token, held.id, 12));
  expect(order.state).toBe('pending');
  return { offer, holdId: held.id, order };
}

const captureSilently = ({ payment }: Order) =>
  stock.rows(`UPDATE test_payment SET state = 'captured' WHERE id = $1`, [payment?.id ?? '']);

describe('D-one-hold: the same hold ordered again before it is paid', () => {
  it('a hold ordered again with other wishes replaces the first order and its payment, and keeps the place', async () => {
    const token = await desk.newGuest();
    const coupon = await stock.coupon();
    const { offer, holdId, order } = await heldAndOrdered(token);
    const again = await desk.order(token, holdId, 10.8, { coupon });
    expect([again.status, orderIn(again).total, orderIn(again).payment?.amount]).toEqual([201, 10.8, 10.8]);
    const first = await desk.read(token, order.id);
    expect([first.state, first.payment?.state]).toEqual(['expired', 'cancelled']);
    expect(await offer.taken(offer.at())).toBe(1);
    expect(outcome(await desk.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await desk.pay(token, orderIn(again))).status).toBe(200);
  });

  it("a hold ordered again gives back the first order's coupon, so that a single use can be used again", async () => {
    const token = await desk.newGuest();
    const coupon = await stock.coupon({ max_uses: 1 });
    const offer = await stock.offer();
    const { body: held } = await desk.hold(token, [offer.at()]);
    await desk.order(token, held.id, 10.8, { coupon });
    const gift = { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.org' };
    const again = await desk.order(token, held.id, 10.8, { coupon, gift });
    expect([again.status, orderIn(again).gift?.fullName]).toEqual([201, 'Léa Roy']);
    expect(await stock.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])).toEqual([{ uses: 1 }]);
  });

  it('a hold ordered again with a total that is not the price leaves the first order open for payment', async () => {
    const token = await desk.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    const again = await desk.order(token, holdId, 11);
    expect([...outcome(again), again.body.quote?.total]).toEqual([409, 'quote-changed', 12]);
    expect((await desk.pay(token, order)).status).toBe(200);
    expect((await desk.read(token, order.id)).state).toBe('confirmed');
  });

  it('a hold ordered again after its first order was paid unnoticed returns that order, confirmed', async () => {
    const token = await desk.newGuest();
    const coupon = await stock.coupon();
    const { offer, holdId, order } = await heldAndOrdered(token);
    await captureSilently(order);
    const again = await desk.order(token, holdId, 10.8, { coupon });
    expect([again.status, again.body.id, orderIn(again).state]).toEqual([201, order.id, 'confirmed']);
    expect(await offer.taken(offer.at())).toBe(1);
    expect(await stock.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])).toEqual([{ uses: 0 }]);
  });

  it('a retry of a second order of a hold returns the first order if it was paid unnoticed', async () => {
    const token = await desk.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    await captureSilently(order);
    const request = { token, key: 'retried', body: { hold: holdId, total: 12 } };
    const first = await desk.server.call('POST', '/v1/order', request);
    const retry = await desk.server.call('POST', '/v1/order', request);
    expect([first.body.id, retry.status, retry.body.id]).toEqual([order.id, 201, order.id]);
  });

  it('a hold ordered again after its order was confirmed is refused as expired', async () => {
    const token = await desk.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    await desk.pay(token, order);
    expect(outcome(await desk.order(token, holdId, 12))).toEqual([409, 'hold-expired']);
  });

  it('a hold is quoted as it will be charged: coupon and credit of its first order count as given back', async () => {
    const organization = await stock.organization(500);
    const { token } = await stock.account({ organization_id: organization });
    const coupon = await stock.coupon({ max_uses: 1 });
    const { body: held } = await desk.hold(token, [(await stock.offer()).at()]);
    const first = await desk.order(token, held.id, 5.8, { coupon });
    expect(first.status).toBe(201);
    const quoted = await desk.quote(token, { hold: held.id, coupon });
    expect([quoted.status, quoted.body.total]).toEqual([200, 5.8]);
    expect((await desk.quoted(token, { hold: held.id, credit: false })).total).toBe(12);
    const again = await desk.order(token, held.id, 7);
    expect([again.status, orderIn(again).discounts]).toEqual([201, [{ kind: 'credit', amount: 5 }]]);
  });

  it('a hold is quoted without the coupon and credit that orders of other people used', async () => {
    const organization = await stock.organization(500);
    const [buyer, colleague] = [
      await stock.account({ organization_id: organization }),
      await stock.account({ organization_id: organization }),
    ];
    const coupon = await stock.coupon({ max_uses: 1 });
    const { body: held } = await desk.hold(buyer.token, [(await stock.offer()).at()]);
    await desk.buy(colleague.token, [(await stock.offer()).at()], { coupon });
    expect(outcome(await desk.quote(buyer.token, { hold: held.id, coupon }))).toEqual([422, 'coupon-invalid']);
    expect((await desk.quoted(buyer.token, { hold: held.id })).total).toBe(12);
  });
});

describe('D-one-hold, D-idempotency: what is written before the payment of an earlier order has been ended', () => {
  /** The rows of a statement each time that a payment is about to be ended. */
  function seenAtEnd(sql: string, parameters: readonly string[]) {
    const { payments } = desk.server.services;
    const cancel = payments.cancel.bind(payments);
    const seen: unknown[] = [];
    vi.spyOn(payments, 'cancel').mockImplementation(async (payment) => {
      seen.push(...(await stock.rows(sql, parameters)));
      return cancel(payment);
    });
    return seen;
  }

  it('an order that waits for an earlier payment writes nothing, not even its key', async () => {
    const token = await desk.newGuest();
    const coupon = await stock.coupon({ max_uses: 1 });
    const { holdId } = await heldAndOrdered(token);
    const sql = `SELECT (SELECT count(*) FROM purchase WHERE hold_id = $1::uuid) AS orders,
      (SELECT uses FROM coupon WHERE code = $2) AS uses, (SELECT count(*) FROM idempotency WHERE key = $3) AS keys`;
    const parameters = [holdId, coupon, 'written-once'];
    const seen = seenAtEnd(sql, parameters);
    const request = { token, key: 'written-once', body: { hold: holdId, total: 10.8, coupon } };
    const again = await desk.server.call('POST', '/v1/order', request);
    expect([again.status, seen]).toEqual([201, [{ orders: 1, uses: 0, keys: 0 }]]);
    expect(await stock.rows(sql, parameters)).toEqual([{ orders: 2, uses: 1, keys: 1 }]);
  });

  it('a hold that waits for an earlier payment writes nothing, also without a key', async () => {
    const token = await desk.newGuest();
    const { order } = await heldAndOrdered(token);
    const other = await stock.offer();
    const sql = 'SELECT count(*) AS holds FROM hold_place WHERE place_id = $1';
    const seen = seenAtEnd(sql, [other.at()]);
    const held = await desk.server.call('POST', '/v1/hold', { token, body: { slots: [other.at()] } });
    expect([held.status, seen]).toEqual([201, [{ holds: 0 }]]);
    expect(await stock.rows(sql, [other.at()])).toEqual([{ holds: 1 }]);
    expect((await desk.read(token, order.id)).state).toBe('expired');
  });
});

describe('D-one-hold: something else held while an order waits for its payment', () => {
  it('a new hold ends the order that waits for its payment, and releases its place', async () => {
    const token = await desk.newGuest();
    const { offer, order } = await heldAndOrdered(token);
    const other = await stock.offer();
    expect((await desk.hold(token, [other.at()])).status).toBe(201);
    const first = await desk.read(token, order.id);
    expect([first.state, first.payment?.state]).toEqual(['expired', 'cancelled']);
    expect(await offer.taken(offer.at())).toBe(0);
  });

  it('a hold that is refused leaves the order that waits for its payment open', async () => {
    const token = await desk.newGuest();
    const { order } = await heldAndOrdered(token);
    const other = await stock.offer();
    await desk.hold(await desk.newGuest(), [other.at()]);
    expect(outcome(await desk.hold(token, [other.at()]))).toEqual([409, 'full']);
    expect((await desk.pay(token, order)).status).toBe(200);
    expect((await desk.read(token, order.id)).state).toBe('confirmed');
  });

  it('something else can be held even if the order was paid unnoticed, which is confirmed', async () => {
    const token = await desk.newGuest();
    const { order } = await heldAndOrdered(token);
    await captureSilently(order);
    const other = await stock.offer();
    expect((await desk.hold(token, [other.at('11:00')])).status).toBe(201);
    expect((await desk.read(token, order.id)).state).toBe('confirmed');
  });
});

describe('D-more-calls: reading and releasing a hold', () => {
  const read = (token: string | undefined, id: string) =>
    desk.server.call('GET', `/v1/hold/${id}`, { ...(token !== undefined && { token }) });

  it('reading a hold returns it unchanged to its owner', async () => {
    const token = await desk.newGuest();
    const made = await desk.hold(token, [(await stock.offer()).at()]);
    const again = await read(token, made.body.id);
    expect([again.status, again.body]).toEqual([200, made.body]);
  });

  it('reading a hold is refused to anybody but its owner', async () => {
    const made = await desk.hold(await desk.newGuest(), [(await stock.offer()).at()]);
    expect(outcome(await read('demo-customer', made.body.id))).toEqual([403, 'forbidden']);
    expect(outcome(await read(undefined, made.body.id))).toEqual([401, 'token-invalid']);
    expect(outcome(await read('demo-customer', '00000000-0000-4000-8000-000000000000'))).toEqual([404, 'not-found']);
  });

  it.each<[what: string, end: (token: string, holdId: string) => Promise<unknown>]>([
    ['released', (token, id) => desk.server.call('DELETE', `/v1/hold/${id}`, { token })],
    ['ordered', (token, id) => desk.order(token, id, 12)],
    ['replaced', async (token) => desk.hold(token, [(await stock.offer()).at('15:00')])],
    [
      'run out',
      async () => {
        desk.time.now += 600_000;
      },
    ],
  ])('reading a hold answers that it has expired once it is %s', async (_, end) => {
    const token = await desk.newGuest();
    const { body: held } = await desk.hold(token, [(await stock.offer()).at()]);
    await end(token, held.id);
    expect(outcome(await read(token, held.id))).toEqual([409, 'hold-expired']);
  });

  it('releasing a hold gives up the order made of it, unless it is paid', async () => {
    const token = await desk.newGuest();
    const { offer, holdId, order } = await heldAndOrdered(token);
    expect((await desk.server.call('DELETE', `/v1/hold/${holdId}`, { token })).status).toBe(204);
    expect([await offer.taken(offer.at()), (await desk.read(token, order.id)).state]).toEqual([0, 'cancelled']);
    expect(outcome(await desk.pay(token, order))).toEqual([409, 'not-payable']);
  });

  it("releasing a hold leaves a paid order alone, and reading it returns the order's id", async () => {
    const token = await desk.newGuest();
    const { holdId, order } = await heldAndOrdered(token);
    await desk.pay(token, order);
    expect((await desk.server.call('DELETE', `/v1/hold/${holdId}`, { token })).status).toBe(204);
    expect((await desk.read(token, order.id)).state).toBe('confirmed');
    const answer = await desk.server.call('GET', `/v1/hold/${holdId}`, { token });
    expect(outcome(answer)).toEqual([409, 'hold-expired']);
    expect(JSON.parse(answer.text).order).toBe(order.id);
  });

  it('ordering a hold again is refused when the time to pay is up', async () => {
    const token = await desk.newGuest();
    const { holdId } = await heldAndOrdered(token);
    desk.time.now += 30 * 60_000;
    expect(outcome(await desk.order(token, holdId, 12))).toEqual([409, 'hold-expired']);
  });

  it('a hold ordered again keeps its position in the waiting list', async () => {
    const offer = await stock.offer({ wait_list_booking: true, capacity: 1 });
    await desk.buy(await desk.newGuest(), [offer.at('10:00')]);
    const token = await desk.newGuest();
    const { body: held } = await desk.hold(token, { slots: [offer.at('11:00')], waiting: [offer.at('10:00')] });
    await desk.order(token, held.id, 12);
    const other = await desk.newGuest();
    await desk.server.call('POST', `/v1/waiting-list/${offer.at('10:00')}`, { token: other });
    const coupon = await stock.coupon();
    const again = orderIn(await desk.order(token, held.id, 10.8, { coupon }));
    expect(again.waiting.map(({ position }) => position)).toEqual([1]);
    const rows = await stock.rows('SELECT state FROM waiting WHERE place_id = $1', [offer.at('10:00')]);
    expect(rows).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
  });
});

describe('D-one-hold: a guest', () => {
  it('a guest has no access to holds, orders or offered places of another token with the same address', async () => {
    const token = await desk.newGuest();
    const stranger = await guest(desk.server, desk.lastAddress());
    const { offer, order } = await heldAndOrdered(token);
    const elsewhere = await stock.offer();
    expect((await desk.hold(stranger, [elsewhere.at('14:00')])).status).toBe(201);
    expect([(await desk.pay(token, order)).status, await offer.taken(offer.at())]).toEqual([200, 1]);

    const busy = await stock.offer({ wait_list_booking: true, capacity: 1 });
    const first = await desk.newGuest();
    const bought = await desk.buyPaid(first, [busy.at('16:00')]);
    const waiter = await desk.newGuest();
    const sameAddress = await guest(desk.server, desk.lastAddress());
    await desk.server.call('POST', `/v1/waiting-list/${busy.at('16:00')}`, { token: waiter });
    await desk.cancel(first, bought.id);
    expect(outcome(await desk.hold(sameAddress, [busy.at('16:00')]))).toEqual([409, 'full']);
    expect((await desk.hold(waiter, [busy.at('16:00')])).status).toBe(201);
  });
});

describe('D-hold: the sweep', () => {
  it('the sweep continues after one order fails', async () => {
    const [one, two] = [await desk.newGuest(), await desk.newGuest()];
    const broken = await heldAndOrdered(one);
    const sound = await heldAndOrdered(two);
    await stock.rows(`UPDATE purchase SET payment_provider = 'test', payment_id = $2 WHERE id = $1`, [
      broken.order.id,
      UNKNOWN,
    ]);
    desk.time.now += 31 * 60_000;
    await expect(sweep(desk.server.services)).rejects.toThrow('Some of the sweep failed.');
    expect((await desk.read(two, sound.order.id)).state).toBe('expired');
    await stock.rows('UPDATE purchase SET payment_provider = NULL, payment_id = NULL WHERE id = $1', [broken.order.id]);
  });
});
