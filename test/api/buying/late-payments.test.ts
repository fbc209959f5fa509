import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { settle } from '../../../demo/api/payments/settle.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { type Desk, openDesk, START } from '../../fixtures/server/desk.ts';
import { type Stock, stockOf } from '../../fixtures/server/stock.ts';

const MINUTE = 60_000;

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

/** The payment provider has the money, and sent no message. */
const captureSilently = ({ payment }: Order) =>
  stock.rows(`UPDATE test_payment SET state = 'captured' WHERE id = $1`, [payment?.id ?? '']);

const paymentOf = async ({ payment }: Order) =>
  (await stock.rows<{ state: string }>('SELECT state FROM test_payment WHERE id = $1', [payment?.id ?? '']))[0]?.state;

const rowOf = async ({ id }: Order) =>
  (
    await stock.rows<{ state: string; refund: string | null }>('SELECT state, refund FROM purchase WHERE id = $1', [id])
  )[0];

/** Lets the order expire unpaid. */
async function expire(): Promise<void> {
  desk.time.now += 30 * MINUTE;
  await sweep(desk.server.services);
}

describe('D-webhook: a payment without a message', () => {
  it('a payment without a message is noticed when the order is read', async () => {
    const token = await desk.newGuest();
    const order = await desk.buy(token, [(await stock.offer()).at()]);
    await captureSilently(order);
    const read = await desk.read(token, order.id);
    expect([read.state, read.payment?.state, read.payBy]).toEqual(['confirmed', 'captured', null]);
  });

  it('a payment without a message is noticed by the sweep', async () => {
    const order = await desk.buy(await desk.newGuest(), [(await stock.offer()).at()]);
    await captureSilently(order);
    await sweep(desk.server.services);
    expect(await rowOf(order)).toEqual({ state: 'confirmed', refund: null });
  });

  it('a payment that the sweep notices after the time to pay still confirms the order', async () => {
    const offer = await stock.offer();
    const order = await desk.buy(await desk.newGuest(), [offer.at()]);
    await captureSilently(order);
    await expire();
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([{ state: 'confirmed', refund: null }, 1]);
  });
});

describe('D-hold-while-paying: an unpaid order', () => {
  it('an unpaid order keeps its places until its last instant', async () => {
    const token = await desk.newGuest();
    const offer = await stock.offer();
    const order = await desk.buy(token, [offer.at()]);
    desk.time.now += 30 * MINUTE - 1;
    await sweep(desk.server.services);
    expect([(await desk.read(token, order.id)).state, await offer.taken(offer.at())]).toEqual(['pending', 1]);
  });

  it('an unpaid order expires after half an hour: its places are free, and it cannot be paid any more', async () => {
    const token = await desk.newGuest();
    const offer = await stock.offer();
    const order = await desk.buy(token, [offer.at()]);
    await expire();
    const read = await desk.read(token, order.id);
    expect([read.state, read.payBy, read.payment?.state]).toEqual(['expired', null, 'cancelled']);
    expect(await offer.taken(offer.at())).toBe(0);
    expect(outcome(await desk.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await desk.read(token, order.id)).state).toBe('expired');
    expect((await desk.hold(await desk.newGuest(), [offer.at()])).status).toBe(201);
  });

  it('an order that expires unpaid gives back coupon and credit', async () => {
    const organization = await stock.organization(500);
    const { token } = await stock.account({ organization_id: organization });
    const coupon = await stock.coupon({ max_uses: 1 });
    const order = await desk.buy(token, [(await stock.offer()).at()], { coupon });
    expect([order.state, order.total]).toEqual(['pending', 5.8]);
    await expire();
    expect(await stock.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])).toEqual([{ uses: 0 }]);
    expect(await stock.rows('SELECT credit_cents FROM organization WHERE id = $1', [organization])).toEqual([
      { credit_cents: 500 },
    ]);
    expect((await stock.ledger(order.id)).map(({ returned_at }) => returned_at)).toEqual([
      desk.time.now,
      desk.time.now,
    ]);
  });
});

describe('D-late-payment: a place that is paid for too late', () => {
  /** An order with coupon and credit that has expired, and was paid afterwards. */
  async function paidTooLate() {
    const organization = await stock.organization(500);
    const { token } = await stock.account({ organization_id: organization });
    const coupon = await stock.coupon({ max_uses: 1 });
    const offer = await stock.offer();
    const order = await desk.buy(token, [offer.at()], { coupon });
    await expire();
    await captureSilently(order);
    const left = async () => [
      ...(await stock.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])),
      ...(await stock.rows('SELECT credit_cents FROM organization WHERE id = $1', [organization])),
    ];
    return { order, token, offer, coupon, organization, left };
  }

  it('a place that is paid for too late is booked again if it is free, with coupon and credit', async () => {
    const { order, token, offer, left } = await paidTooLate();
    await settle(desk.server.services, order.id);
    const read = await desk.read(token, order.id);
    expect([read.state, read.total, read.slots]).toEqual(['confirmed', 5.8, order.slots]);
    expect([await paymentOf(order), await offer.taken(offer.at()), await left()]).toEqual([
      'captured',
      1,
      [{ uses: 1 }, { credit_cents: 0 }],
    ]);
    expect((await stock.ledger(order.id)).map(({ returned_at }) => returned_at)).toEqual([null, null]);
  });

  it('a place that is paid for too late is booked again when its buyer tries to pay once more', async () => {
    const { order, token } = await paidTooLate();
    expect(outcome(await desk.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await desk.read(token, order.id)).state).toBe('confirmed');
  });

  it.each<[what: string, lose: (late: Awaited<ReturnType<typeof paidTooLate>>) => Promise<unknown>]>([
    ['its place', async ({ offer }) => desk.hold(await desk.newGuest(), [offer.at()])],
    ['its coupon', ({ coupon }) => stock.rows('UPDATE coupon SET uses = 1 WHERE code = $1', [coupon])],
    [
      'its credit',
      ({ organization }) => stock.rows('UPDATE organization SET credit_cents = 499 WHERE id = $1', [organization]),
    ],
    [
      'its time',
      async () => {
        desk.time.now = Date.parse('2026-12-01T09:00:01Z');
      },
    ],
  ])('a late payment is refunded whole where its order has lost %s by then', async (_, lose) => {
    const late = await paidTooLate();
    await lose(late);
    const before = await late.left();
    await settle(desk.server.services, late.order.id);
    expect([await rowOf(late.order), await paymentOf(late.order)]).toEqual([
      { state: 'refunded', refund: 'done' },
      'refunded',
    ]);
    expect(await late.left()).toEqual(before);
    const kept = await stock.rows('SELECT id FROM booking WHERE purchase_id = $1 AND returned_at IS NULL', [
      late.order.id,
    ]);
    expect(kept).toEqual([]);
  });

  /** An expired order of a slot that a renewal makes free and one that is paid, whose payment came afterwards. */
  async function partlyFree() {
    const { token } = await stock.account();
    const item = await stock.membershipOption();
    await desk.buyPaid(token, { item });
    const renewal = await desk.buyPaid(token, { item });
    const offer = await stock.offer();
    const order = await desk.buy(token, [offer.at('10:00', '2027-01-05'), offer.at('10:00', '2027-02-05')]);
    expect([order.total, order.slots.map(({ free }) => free)]).toEqual([12, [true, false]]);
    await expire();
    await captureSilently(order);
    return { order, token, offer, renewal };
  }

  it('D-membership-terms: a late payment is refunded whole where the renewal that made a slot free was cancelled', async () => {
    const { order, token, offer, renewal } = await partlyFree();
    expect((await desk.cancel(token, renewal.id)).status).toBe(200);
    await settle(desk.server.services, order.id);
    expect([await rowOf(order), await paymentOf(order)]).toEqual([{ state: 'refunded', refund: 'done' }, 'refunded']);
    expect(await offer.taken(offer.at('10:00', '2027-01-05'))).toBe(0);
  });

  it('D-membership-terms: a slot of an order that is paid too late stays free while its renewal is there, which is then in use', async () => {
    const { order, token, renewal } = await partlyFree();
    await settle(desk.server.services, order.id);
    expect([await rowOf(order), (await desk.read(token, order.id)).slots]).toEqual([
      { state: 'confirmed', refund: null },
      order.slots,
    ]);
    expect(outcome(await desk.cancel(token, renewal.id))).toEqual([409, 'membership-in-use']);
  });

  it('an order whose late payment was refunded shows its buyer that', async () => {
    const { order, token, offer } = await paidTooLate();
    await desk.hold(await desk.newGuest(), [offer.at()]);
    await settle(desk.server.services, order.id);
    const read = await desk.read(token, order.id);
    expect([read.state, read.payment?.state, read.cancellableUntil]).toEqual(['refunded', 'refunded', null]);
  });

  it('a place that is paid for too late is booked again if only an expired hold has it', async () => {
    const { order, offer } = await paidTooLate();
    expect((await desk.hold(await desk.newGuest(), [offer.at()])).status).toBe(201);
    desk.time.now += 10 * MINUTE;
    await settle(desk.server.services, order.id);
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([{ state: 'confirmed', refund: null }, 1]);
  });

  it('a late payment of an order that was given up is refunded, and the order stays cancelled', async () => {
    const token = await desk.newGuest();
    const offer = await stock.offer();
    const order = await desk.buy(token, [offer.at()]);
    await desk.cancel(token, order.id);
    await captureSilently(order);
    await settle(desk.server.services, order.id);
    expect([await rowOf(order), await paymentOf(order), await offer.taken(offer.at())]).toEqual([
      { state: 'cancelled', refund: 'done' },
      'refunded',
      0,
    ]);
  });

  it('a late payment is refunded by the sweep if the first refund failed', async () => {
    const { order, token, offer } = await paidTooLate();
    await desk.hold(await desk.newGuest(), [offer.at()]);
    const { services } = desk.server;
    const down = {
      ...services,
      payments: {
        ...services.payments,
        refund: async () => {
          throw new Error('The provider does not answer.');
        },
      },
    };
    await expect(settle(down, order.id)).rejects.toThrow('does not answer');
    expect([await rowOf(order), await paymentOf(order)]).toEqual([{ state: 'refunded', refund: 'due' }, 'captured']);
    await sweep(services);
    expect([await rowOf(order), await paymentOf(order)]).toEqual([{ state: 'refunded', refund: 'done' }, 'refunded']);
    expect((await desk.read(token, order.id)).payment?.state).toBe('refunded');
  });
});
