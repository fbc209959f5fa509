import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();
restartClock(api);

const TOO_LATE = [409, 'too-late-to-cancel'];

const refundOf = async (id: string) =>
  (await seed.rows<{ refund: string | null }>('SELECT refund FROM purchase WHERE id = $1', [id]))[0]?.refund;

describe('D-cancel: cancelling an order', () => {
  it('cancelling an order within the window refunds it and releases its places', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const slots = [offer.at('10:00'), offer.at('11:00')];
    const order = await api.buyPaid(token, slots);
    const cancelled = orderIn(await api.cancel(token, order.id));
    expect(cancelled).toEqual({
      ...order,
      state: 'cancelled',
      payment: { ...order.payment, state: 'refunded' },
      refund: { state: 'made', amount: order.total },
      cancellableUntil: null,
    });
    expect(await Promise.all(slots.map(offer.taken))).toEqual([0, 0]);
    expect([await refundOf(order.id), await api.read(token, order.id)]).toEqual(['done', cancelled]);
  });

  it('a hold says until when its first slot can be cancelled; an item without a date and a waiting place have no such time', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const untilOf = async (body: Parameters<typeof api.hold>[1]) => {
      const { status, body: held } = await api.hold(token, body);
      return [status, (held as { cancellableUntil?: string | null }).cancellableUntil];
    };
    expect(await untilOf([offer.at('11:00'), offer.at('10:00')])).toEqual([201, '2026-11-30T09:00:00.000Z']);
    expect(await untilOf({ item: await seed.event() })).toEqual([201, '2026-11-30T09:00:00.000Z']);
    expect(await untilOf({ item: await seed.membershipOption() })).toEqual([201, null]);
  });

  it.each<[hours: number, until: string]>([
    [24, '2026-11-30T09:00:00.000Z'],
    [0, '2026-12-01T09:00:00.000Z'],
    [48, '2026-11-29T09:00:00.000Z'],
  ])('an order can be cancelled until %i hours before its first start, and not later', async (hours, until) => {
    const [early, late] = [await seed.account(), await seed.account()];
    const offer = await seed.offer({ capacity: 2 });
    await seed.rows('UPDATE user_page SET cancellation_hours = $1 WHERE person_id = 42', [hours]);
    const orders = [
      await api.buyPaid(early.token, [offer.at('11:00'), offer.at('10:00')]),
      await api.buyPaid(late.token, [offer.at('10:00')]),
    ] as const;
    expect(orders.map(({ cancellableUntil }) => cancellableUntil)).toEqual([until, until]);
    api.time.now = Date.parse(until);
    expect((await api.cancel(early.token, orders[0].id)).status).toBe(200);
    api.time.now += 1;
    expect(outcome(await api.cancel(late.token, orders[1].id))).toEqual(TOO_LATE);
    await seed.rows('UPDATE user_page SET cancellation_hours = 24 WHERE person_id = 42');
    expect(await api.read(late.token, orders[1].id)).toMatchObject({
      state: 'confirmed',
      payment: { state: 'captured' },
    });
  });

  it('an order is cancelled in time by the clock of Paris, across a clock change', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    api.time.now = Date.parse('2027-03-01T09:00:00Z');
    const order = await api.buyPaid(token, [offer.at('10:00', '2027-03-28')]);
    api.time.now = START;
    expect(order.cancellableUntil).toBe('2027-03-27T08:00:00.000Z');
  });

  it('a cancelled order gives back coupon, credit and free slots, which can all be used again', async () => {
    const organization = await seed.organization(300);
    const { token } = await seed.account({ organization_id: organization });
    const coupon = await seed.coupon({ max_uses: 1 });
    const offer = await seed.offer({ free_slot: 1, book_month: 2 });
    const slots = [offer.at('10:00'), offer.at('11:00')];
    const order = await api.buyPaid(token, slots, { coupon });
    await api.cancel(token, order.id);
    const entries = await seed.ledger(order.id);
    expect(entries.map(({ kind, returned_at }) => [kind, returned_at])).toEqual([
      ['free-slot', START],
      ['coupon', START],
      ['credit', START],
    ]);
    const again = await api.buyPaid(token, slots, { coupon });
    expect([again.state, again.total, again.discounts]).toEqual(['confirmed', order.total, order.discounts]);
  });

  it('cancelling an order twice has one effect', async () => {
    const organization = await seed.organization(500);
    const { token } = await seed.account({ organization_id: organization });
    const offer = await seed.offer({ capacity: 2 });
    await api.buyPaid(await api.newGuest(), [offer.at()]);
    const order = await api.buyPaid(token, [offer.at()]);
    const first = await api.cancel(token, order.id);
    const second = await api.cancel(token, order.id);
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect(await offer.taken(offer.at())).toBe(1);
    expect(await seed.rows('SELECT credit_cents FROM organization WHERE id = $1', [organization])).toEqual([
      { credit_cents: 500 },
    ]);
  });

  it('cancelling an unpaid order ends it at once, and the order can no longer be paid', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const order = await api.buy(token, [offer.at()]);
    const cancelled = orderIn(await api.cancel(token, order.id));
    expect([cancelled.state, cancelled.payment?.state, cancelled.payBy]).toEqual(['cancelled', 'cancelled', null]);
    expect(await offer.taken(offer.at())).toBe(0);
    expect(outcome(await api.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await api.cancel(token, order.id)).status).toBe(200);
  });

  it('an unpaid order can be cancelled at any time, within the window or not', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const order = await api.buy(token, [offer.at('12:00', '2026-11-20')]);
    expect(orderIn(await api.cancel(token, order.id)).state).toBe('cancelled');
  });

  it('cancelling an order that was paid unnoticed confirms it first, and then refunds it', async () => {
    const { token } = await seed.account();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    await seed.rows(`UPDATE test_payment SET state = 'captured' WHERE id = $1`, [order.payment?.id ?? '']);
    const answers = [await api.cancel(token, order.id), await api.cancel(token, order.id)].map(orderIn);
    expect(answers.map(({ state, payment }) => [state, payment?.state])).toEqual([
      ['confirmed', 'captured'],
      ['cancelled', 'refunded'],
    ]);
  });

  it('cancelling an order that has expired unpaid changes nothing', async () => {
    const { token } = await seed.account();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    api.time.now += 30 * 60_000;
    await sweep(api.server.services);
    expect(orderIn(await api.cancel(token, order.id)).state).toBe('expired');
  });

  it('cancelling an order without a payment releases its places, and refunds nothing', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer({ price_cents: 0 });
    const order = await api.buy(token, [offer.at()]);
    const cancelled = orderIn(await api.cancel(token, order.id));
    expect([cancelled.state, cancelled.payment, await refundOf(order.id)]).toEqual(['cancelled', null, null]);
    expect(await offer.taken(offer.at())).toBe(0);
  });

  it('a cancelled order makes its slot, its start and its month bookable again', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer({ book_month: 1 });
    const order = await api.buyPaid(token, [offer.at()]);
    expect(outcome(await api.hold(token, [offer.at('10:00', '2026-12-08')]))).toEqual([409, 'monthly-limit']);
    await api.cancel(token, order.id);
    const again = await api.buyPaid(token, [offer.at('10:00', '2026-12-08')]);
    expect([again.state, await offer.taken(offer.at('10:00', '2026-12-08'))]).toEqual(['confirmed', 1]);
    const { body } = await api.server.call('GET', '/v1/slotted/month/booking/user', { token });
    expect(body.map(({ startDate }) => startDate)).toEqual(['2026-12-08T10:00:00']);
  });

  it('a membership and a place without a date cannot be cancelled', async () => {
    const { token } = await seed.account();
    const undated = { type: 'open', starts_at: null, ends_at: null };
    for (const item of [await seed.membershipOption(), await seed.event(undated)]) {
      const order = await api.buyPaid(token, { item });
      expect([order.cancellableUntil, outcome(await api.cancel(token, order.id))]).toEqual([null, TOO_LATE]);
    }
  });

  it('nobody but the buyer can cancel an order', async () => {
    const token = await api.newGuest();
    const order = await api.buyPaid(token, [(await seed.offer()).at()]);
    for (const other of [await guest(api.server, api.lastAddress()), 'demo-admin']) {
      expect(outcome(await api.cancel(other, order.id))).toEqual([403, 'forbidden']);
    }
    expect(outcome(await api.server.call('DELETE', `/v1/order/${order.id}`))).toEqual([401, 'token-invalid']);
    const unknown = await api.cancel(token, '00000000-0000-4000-8000-000000000000');
    expect(outcome(unknown)).toEqual([404, 'not-found']);
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });
});
