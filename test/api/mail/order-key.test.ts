import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderKey } from '../../../demo/api/people/order-key.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { type Desk, openDesk } from '../../fixtures/server/desk.ts';
import { type Stock, stockOf } from '../../fixtures/server/stock.ts';

let desk: Desk;
let stock: Stock;
beforeAll(async () => {
  desk = await openDesk();
  stock = stockOf(desk.server.services.database);
});
afterAll(() => desk?.server.close());

const HOUR = 3_600_000;
const keyOf = (order: Order) => createOrderKey(desk.server.services.database, order.id, desk.time.now);

async function aPaidOrder(token: string, time = '10:00'): Promise<Order> {
  return desk.buyPaid(token, [(await stock.offer()).at(time)]);
}

describe("D-order-key: the key of an order's link", () => {
  it.each([
    ['a guest', () => desk.newGuest()],
    ['an account', async () => (await stock.account()).token],
  ])('reads and cancels the order of %s, with its money', async (_, buyer) => {
    const order = await aPaidOrder(await buyer());
    const key = await keyOf(order);
    expect(await desk.read(key, order.id)).toEqual(order);
    expect(await desk.read(key, order.id.toUpperCase())).toEqual(order);
    const { status, text } = await desk.cancel(key, order.id);
    expect([status, JSON.parse(text).state, JSON.parse(text).payment.state]).toEqual([200, 'cancelled', 'refunded']);
  });

  it("still works when the guest's token has expired", async () => {
    const order = await aPaidOrder(await desk.newGuest());
    const key = await keyOf(order);
    desk.time.now += 2 * HOUR;
    expect((await desk.read(key, order.id)).state).toBe('confirmed');
    desk.time.now -= 2 * HOUR;
  });

  it('cancels within the window only', async () => {
    const order = await aPaidOrder(await desk.newGuest());
    const key = await keyOf(order);
    const before = desk.time.now;
    desk.time.now = Date.parse(order.cancellableUntil ?? '') + 1;
    expect(outcome(await desk.cancel(key, order.id))).toEqual([409, 'too-late-to-cancel']);
    desk.time.now = before;
  });

  it("opens no other order, not even the same buyer's", async () => {
    const { token } = await stock.account();
    const [mine, other] = [await aPaidOrder(token), await aPaidOrder(token, '11:00')];
    const key = await keyOf(mine);
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await desk.server.call(method, `/v1/order/${other.id}`, { token: key });
      expect(outcome(answer)).toEqual([403, 'forbidden']);
      const unknown = '00000000-0000-4000-8000-000000000000';
      expect(outcome(await desk.server.call(method, `/v1/order/${unknown}`, { token: key }))).toEqual([
        403,
        'forbidden',
      ]);
    }
    expect((await desk.read(token, other.id)).state).toBe('confirmed');
  });

  it('is no token of any other call', async () => {
    const { token } = await stock.account();
    const order = await aPaidOrder(token);
    const key = await keyOf(order);
    const offer = await stock.offer({ wait_list_booking: true });
    const calls = [
      ...['/v1/me', '/v1/order/future', '/v1/order/past', '/v1/cards', '/v1/credit', '/v1/waiting-list'],
      ...['/v1/slotted/month/booking/user', '/v1/slotted/org', `/v1/hold/${order.id}`],
    ];
    for (const path of calls) {
      expect([path, ...outcome(await desk.server.call('GET', path, { token: key }))]).toEqual([
        path,
        401,
        'token-invalid',
      ]);
    }
    expect(outcome(await desk.hold(key, [offer.at()]))).toEqual([401, 'token-invalid']);
    expect(outcome(await desk.order(key, order.id, 0))).toEqual([401, 'token-invalid']);
    expect(outcome(await desk.pay(key, order))).toEqual([401, 'token-invalid']);
    expect(outcome(await desk.server.call('POST', `/v1/waiting-list/${offer.at()}`, { token: key }))).toEqual([
      401,
      'token-invalid',
    ]);
  });

  it('is kept as a hash alone, and what is kept opens nothing', async () => {
    const order = await aPaidOrder(await desk.newGuest());
    const key = await keyOf(order);
    const rows = await stock.rows<{ hash: string }>('SELECT hash FROM order_key WHERE purchase_id = $1', [order.id]);
    expect(rows.map(({ hash }) => hash)).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
    const [{ everything } = { everything: '' }] = await stock.rows<{ everything: string }>(
      'SELECT string_agg(outbox::text, chr(10)) AS everything FROM outbox',
    );
    expect(everything).not.toContain(key);
    const answer = await desk.server.call('GET', `/v1/order/${order.id}`, { token: rows[0]?.hash ?? '' });
    expect(outcome(answer)).toEqual([401, 'token-invalid']);
  });
});
