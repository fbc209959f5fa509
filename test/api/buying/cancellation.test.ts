import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { type Desk, openDesk, START } from '../../fixtures/server/desk.ts';
import { type Stock, stockOf } from '../../fixtures/server/stock.ts';

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

const TOO_LATE = [409, 'too-late-to-cancel'];

const refundOf = async (id: string) =>
  (await stock.rows<{ refund: string | null }>('SELECT refund FROM purchase WHERE id = $1', [id]))[0]?.refund;

describe('D-cancel: cancelling an order', () => {
  it('cancelling an order within the window refunds it and releases its places', async () => {
    const { token } = await stock.account();
    const offer = await stock.offer();
    const slots = [offer.at('10:00'), offer.at('11:00')];
    const order = await desk.buyPaid(token, slots);
    const cancelled = orderIn(await desk.cancel(token, order.id));
    expect(cancelled).toEqual({
      ...order,
      state: 'cancelled',
      payment: { ...order.payment, state: 'refunded' },
      cancellableUntil: null,
    });
    expect(await Promise.all(slots.map(offer.taken))).toEqual([0, 0]);
    expect([await refundOf(order.id), await desk.read(token, order.id)]).toEqual(['done', cancelled]);
  });

  it('a hold says until when its first slot can be cancelled; an item without a date and a waiting place have no such time', async () => {
    const { token } = await stock.account();
    const offer = await stock.offer();
    const untilOf = async (body: Parameters<typeof desk.hold>[1]) => {
      const { status, body: held } = await desk.hold(token, body);
      return [status, (held as { cancellableUntil?: string | null }).cancellableUntil];
    };
    expect(await untilOf([offer.at('11:00'), offer.at('10:00')])).toEqual([201, '2026-11-30T09:00:00.000Z']);
    expect(await untilOf({ item: await stock.event() })).toEqual([201, '2026-11-30T09:00:00.000Z']);
    expect(await untilOf({ item: await stock.membershipOption() })).toEqual([201, null]);
  });

  it.each<[hours: number, until: string]>([
    [24, '2026-11-30T09:00:00.000Z'],
    [0, '2026-12-01T09:00:00.000Z'],
    [48, '2026-11-29T09:00:00.000Z'],
  ])('an order can be cancelled until %i hours before its first start, and not later', async (hours, until) => {
    const [early, late] = [await stock.account(), await stock.account()];
    const offer = await stock.offer({ capacity: 2 });
    await stock.rows('UPDATE user_page SET cancellation_hours = $1 WHERE person_id = 42', [hours]);
    const orders = [
      await desk.buyPaid(early.token, [offer.at('11:00'), offer.at('10:00')]),
      await desk.buyPaid(late.token, [offer.at('10:00')]),
    ] as const;
    expect(orders.map(({ cancellableUntil }) => cancellableUntil)).toEqual([until, until]);
    desk.time.now = Date.parse(until);
    expect((await desk.cancel(early.token, orders[0].id)).status).toBe(200);
    desk.time.now += 1;
    expect(outcome(await desk.cancel(late.token, orders[1].id))).toEqual(TOO_LATE);
    await stock.rows('UPDATE user_page SET cancellation_hours = 24 WHERE person_id = 42');
    expect(await desk.read(late.token, orders[1].id)).toMatchObject({
      state: 'confirmed',
      payment: { state: 'captured' },
    });
  });

  it('an order is cancelled in time by the clock of Paris, across a clock change', async () => {
    const { token } = await stock.account();
    const offer = await stock.offer();
    desk.time.now = Date.parse('2027-03-01T09:00:00Z');
    const order = await desk.buyPaid(token, [offer.at('10:00', '2027-03-28')]);
    desk.time.now = START;
    expect(order.cancellableUntil).toBe('2027-03-27T08:00:00.000Z');
  });

  it('a cancelled order gives back coupon, credit and free slots, which can all be used again', async () => {
    const organization = await stock.organization(300);
    const { token } = await stock.account({ organization_id: organization });
    const coupon = await stock.coupon({ max_uses: 1 });
    const offer = await stock.offer({ free_slot: 1, book_month: 2 });
    const slots = [offer.at('10:00'), offer.at('11:00')];
    const order = await desk.buyPaid(token, slots, { coupon });
    await desk.cancel(token, order.id);
    const entries = await stock.ledger(order.id);
    expect(entries.map(({ kind, returned_at }) => [kind, returned_at])).toEqual([
      ['free-slot', START],
      ['coupon', START],
      ['credit', START],
    ]);
    const again = await desk.buyPaid(token, slots, { coupon });
    expect([again.state, again.total, again.discounts]).toEqual(['confirmed', order.total, order.discounts]);
  });

  it('cancelling an order twice has one effect', async () => {
    const organization = await stock.organization(500);
    const { token } = await stock.account({ organization_id: organization });
    const offer = await stock.offer({ capacity: 2 });
    await desk.buyPaid(await desk.newGuest(), [offer.at()]);
    const order = await desk.buyPaid(token, [offer.at()]);
    const first = await desk.cancel(token, order.id);
    const second = await desk.cancel(token, order.id);
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect(await offer.taken(offer.at())).toBe(1);
    expect(await stock.rows('SELECT credit_cents FROM organization WHERE id = $1', [organization])).toEqual([
      { credit_cents: 500 },
    ]);
  });

  it('cancelling an unpaid order gives it up at once, and it cannot be paid any more', async () => {
    const { token } = await stock.account();
    const offer = await stock.offer();
    const order = await desk.buy(token, [offer.at()]);
    const cancelled = orderIn(await desk.cancel(token, order.id));
    expect([cancelled.state, cancelled.payment?.state, cancelled.payBy]).toEqual(['cancelled', 'cancelled', null]);
    expect(await offer.taken(offer.at())).toBe(0);
    expect(outcome(await desk.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await desk.cancel(token, order.id)).status).toBe(200);
  });

  it('an unpaid order can be cancelled at any time, within the window or not', async () => {
    const { token } = await stock.account();
    const offer = await stock.offer();
    const order = await desk.buy(token, [offer.at('12:00', '2026-11-20')]);
    expect(orderIn(await desk.cancel(token, order.id)).state).toBe('cancelled');
  });

  it('cancelling an order that was paid unnoticed confirms it first, and then refunds it', async () => {
    const { token } = await stock.account();
    const order = await desk.buy(token, [(await stock.offer()).at()]);
    await stock.rows(`UPDATE test_payment SET state = 'captured' WHERE id = $1`, [order.payment?.id ?? '']);
    const answers = [await desk.cancel(token, order.id), await desk.cancel(token, order.id)].map(orderIn);
    expect(answers.map(({ state, payment }) => [state, payment?.state])).toEqual([
      ['confirmed', 'captured'],
      ['cancelled', 'refunded'],
    ]);
  });

  it('cancelling an order that has expired unpaid changes nothing', async () => {
    const { token } = await stock.account();
    const order = await desk.buy(token, [(await stock.offer()).at()]);
    desk.time.now += 30 * 60_000;
    await sweep(desk.server.services);
    expect(orderIn(await desk.cancel(token, order.id)).state).toBe('expired');
  });

  it('cancelling an order without a payment releases its places, and refunds nothing', async () => {
    const { token } = await stock.account();
    const offer = await stock.offer({ price_cents: 0 });
    const order = await desk.buy(token, [offer.at()]);
    const cancelled = orderIn(await desk.cancel(token, order.id));
    expect([cancelled.state, cancelled.payment, await refundOf(order.id)]).toEqual(['cancelled', null, null]);
    expect(await offer.taken(offer.at())).toBe(0);
  });

  it('a cancelled order makes its slot, its start and its month bookable again', async () => {
    const { token } = await stock.account();
    const offer = await stock.offer({ book_month: 1 });
    const order = await desk.buyPaid(token, [offer.at()]);
    expect(outcome(await desk.hold(token, [offer.at('10:00', '2026-12-08')]))).toEqual([409, 'monthly-limit']);
    await desk.cancel(token, order.id);
    const again = await desk.buyPaid(token, [offer.at('10:00', '2026-12-08')]);
    expect([again.state, await offer.taken(offer.at('10:00', '2026-12-08'))]).toEqual(['confirmed', 1]);
    const { body } = await desk.server.call('GET', '/v1/slotted/month/booking/user', { token });
    expect(body.map(({ startDate }) => startDate)).toEqual(['2026-12-08T10:00:00']);
  });

  it('a membership and a place without a date cannot be cancelled', async () => {
    const { token } = await stock.account();
    const undated = { type: 'open', starts_at: null, ends_at: null };
    for (const item of [await stock.membershipOption(), await stock.event(undated)]) {
      const order = await desk.buyPaid(token, { item });
      expect([order.cancellableUntil, outcome(await desk.cancel(token, order.id))]).toEqual([null, TOO_LATE]);
    }
  });

  it('an order is cancelled by nobody but its buyer', async () => {
    const token = await desk.newGuest();
    const order = await desk.buyPaid(token, [(await stock.offer()).at()]);
    for (const other of [await guest(desk.server, desk.lastAddress()), 'demo-admin']) {
      expect(outcome(await desk.cancel(other, order.id))).toEqual([403, 'forbidden']);
    }
    expect(outcome(await desk.server.call('DELETE', `/v1/order/${order.id}`))).toEqual([401, 'token-invalid']);
    const unknown = await desk.cancel(token, '00000000-0000-4000-8000-000000000000');
    expect(outcome(unknown)).toEqual([404, 'not-found']);
    expect((await desk.read(token, order.id)).state).toBe('confirmed');
  });
});
