import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { settle } from '../../../demo/api/payments/settle.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const MINUTE = 60_000;

const { api, seed } = serverOfTests();
restartClock(api);

/** Captures the payment of an order without a message of the payment provider. */
const captureSilently = ({ payment }: Order) =>
  seed.rows(`UPDATE test_payment SET state = 'captured' WHERE id = $1`, [payment?.id ?? '']);

const paymentOf = async ({ payment }: Order) =>
  (await seed.rows<{ state: string }>('SELECT state FROM test_payment WHERE id = $1', [payment?.id ?? '']))[0]?.state;

const rowOf = async ({ id }: Order) =>
  (
    await seed.rows<{ state: string; refund: string | null }>('SELECT state, refund FROM purchase WHERE id = $1', [id])
  )[0];

/** Lets the order expire unpaid. */
async function expire(): Promise<void> {
  api.time.now += 30 * MINUTE;
  await sweep(api.server.services);
}

describe('D-webhook: a payment without a message', () => {
  it('a payment without a message is noticed when the order is read', async () => {
    const token = await api.newGuest();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    await captureSilently(order);
    const read = await api.read(token, order.id);
    expect([read.state, read.payment?.state, read.payBy]).toEqual(['confirmed', 'captured', null]);
  });

  it('a payment without a message is noticed by the sweep', async () => {
    const order = await api.buy(await api.newGuest(), [(await seed.offer()).at()]);
    await captureSilently(order);
    await sweep(api.server.services);
    expect(await rowOf(order)).toEqual({ state: 'confirmed', refund: null });
  });

  it('a payment that the sweep notices after the time to pay still confirms the order', async () => {
    const offer = await seed.offer();
    const order = await api.buy(await api.newGuest(), [offer.at()]);
    await captureSilently(order);
    await expire();
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([{ state: 'confirmed', refund: null }, 1]);
  });
});

describe('D-hold-while-paying: an unpaid order', () => {
  it('an unpaid order keeps its places until its last instant', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer();
    const order = await api.buy(token, [offer.at()]);
    api.time.now += 30 * MINUTE - 1;
    await sweep(api.server.services);
    expect([(await api.read(token, order.id)).state, await offer.taken(offer.at())]).toEqual(['pending', 1]);
  });

  it('an unpaid order expires after half an hour: its places are free, and it cannot be paid any more', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer();
    const order = await api.buy(token, [offer.at()]);
    await expire();
    const read = await api.read(token, order.id);
    expect([read.state, read.payBy, read.payment?.state]).toEqual(['expired', null, 'cancelled']);
    expect(await offer.taken(offer.at())).toBe(0);
    expect(outcome(await api.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await api.read(token, order.id)).state).toBe('expired');
    expect((await api.hold(await api.newGuest(), [offer.at()])).status).toBe(201);
  });

  it('an order that expires unpaid gives back coupon and credit', async () => {
    const organization = await seed.organization(500);
    const { token } = await seed.account({ organization_id: organization });
    const coupon = await seed.coupon({ max_uses: 1 });
    const order = await api.buy(token, [(await seed.offer()).at()], { coupon });
    expect([order.state, order.total]).toEqual(['pending', 5.8]);
    await expire();
    expect(await seed.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])).toEqual([{ uses: 0 }]);
    expect(await seed.rows('SELECT credit_cents FROM organization WHERE id = $1', [organization])).toEqual([
      { credit_cents: 500 },
    ]);
    expect((await seed.ledger(order.id)).map(({ returned_at }) => returned_at)).toEqual([api.time.now, api.time.now]);
  });
});

describe('D-late-payment: a place that is paid for too late', () => {
  /** An order with coupon and credit that has expired, and was paid afterwards. */
  async function paidTooLate() {
    const organization = await seed.organization(500);
    const { token } = await seed.account({ organization_id: organization });
    const coupon = await seed.coupon({ max_uses: 1 });
    const offer = await seed.offer();
    const order = await api.buy(token, [offer.at()], { coupon });
    await expire();
    await captureSilently(order);
    const left = async () => [
      ...(await seed.rows('SELECT uses FROM coupon WHERE code = $1', [coupon])),
      ...(await seed.rows('SELECT credit_cents FROM organization WHERE id = $1', [organization])),
    ];
    return { order, token, offer, coupon, organization, left };
  }

  it('a place that is paid for too late is booked again if it is free, with coupon and credit', async () => {
    const { order, token, offer, left } = await paidTooLate();
    await settle(api.server.services, order.id);
    const read = await api.read(token, order.id);
    expect([read.state, read.total, read.slots]).toEqual(['confirmed', 5.8, order.slots]);
    expect([await paymentOf(order), await offer.taken(offer.at()), await left()]).toEqual([
      'captured',
      1,
      [{ uses: 1 }, { credit_cents: 0 }],
    ]);
    expect((await seed.ledger(order.id)).map(({ returned_at }) => returned_at)).toEqual([null, null]);
  });

  it('a place that is paid for too late is booked again when its buyer tries to pay once more', async () => {
    const { order, token } = await paidTooLate();
    expect(outcome(await api.pay(token, order))).toEqual([409, 'not-payable']);
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });

  it.each<[what: string, lose: (late: Awaited<ReturnType<typeof paidTooLate>>) => Promise<unknown>]>([
    ['its place', async ({ offer }) => api.hold(await api.newGuest(), [offer.at()])],
    ['its coupon', ({ coupon }) => seed.rows('UPDATE coupon SET uses = 1 WHERE code = $1', [coupon])],
    [
      'its credit',
      ({ organization }) => seed.rows('UPDATE organization SET credit_cents = 499 WHERE id = $1', [organization]),
    ],
    [
      'its slot, which has started',
      async () => {
        api.time.now = Date.parse('2026-12-01T09:00:01Z');
      },
    ],
  ])('a late payment is refunded in full if its order has lost %s by then', async (_, lose) => {
    const late = await paidTooLate();
    await lose(late);
    const before = await late.left();
    await settle(api.server.services, late.order.id);
    expect([await rowOf(late.order), await paymentOf(late.order)]).toEqual([
      { state: 'refunded', refund: 'done' },
      'refunded',
    ]);
    expect(await late.left()).toEqual(before);
    const kept = await seed.rows('SELECT id FROM booking WHERE purchase_id = $1 AND returned_at IS NULL', [
      late.order.id,
    ]);
    expect(kept).toEqual([]);
  });

  /** Makes an order of a slot that a renewal makes free and a slot for 12 €, which expires and is then paid. */
  async function partlyFree() {
    const { token } = await seed.account();
    const item = await seed.membershipOption();
    await api.buyPaid(token, { item });
    const renewal = await api.buyPaid(token, { item });
    const offer = await seed.offer();
    const order = await api.buy(token, [offer.at('10:00', '2027-01-05'), offer.at('10:00', '2027-02-05')]);
    expect([order.total, order.slots.map(({ free }) => free)]).toEqual([12, [true, false]]);
    await expire();
    await captureSilently(order);
    return { order, token, offer, renewal };
  }

  it('D-membership-terms: a late payment is refunded in full if the renewal that made a slot free was cancelled', async () => {
    const { order, token, offer, renewal } = await partlyFree();
    expect((await api.cancel(token, renewal.id)).status).toBe(200);
    await settle(api.server.services, order.id);
    expect([await rowOf(order), await paymentOf(order)]).toEqual([{ state: 'refunded', refund: 'done' }, 'refunded']);
    expect(await offer.taken(offer.at('10:00', '2027-01-05'))).toBe(0);
  });

  it('D-membership-terms: a free slot of an order that is paid too late stays free while its renewal runs, and the renewal is then in use', async () => {
    const { order, token, renewal } = await partlyFree();
    await settle(api.server.services, order.id);
    expect([await rowOf(order), (await api.read(token, order.id)).slots]).toEqual([
      { state: 'confirmed', refund: null },
      order.slots,
    ]);
    expect(outcome(await api.cancel(token, renewal.id))).toEqual([409, 'membership-in-use']);
  });

  it('an order shows its buyer that its late payment was refunded', async () => {
    const { order, token, offer } = await paidTooLate();
    await api.hold(await api.newGuest(), [offer.at()]);
    await settle(api.server.services, order.id);
    const read = await api.read(token, order.id);
    expect([read.state, read.payment?.state, read.cancellableUntil]).toEqual(['refunded', 'refunded', null]);
  });

  it('a late payment also brings back the places in waiting lists, at their positions', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer({ wait_list_booking: true });
    const [full, next] = [offer.at('11:00'), offer.at('12:00')];
    for (const slot of [full, next]) await api.buyPaid((await seed.account()).token, [slot]);
    const { body: held } = await api.hold(token, { slots: [offer.at()], waiting: [full, next] });
    const order = orderIn(await api.order(token, held.id, 12));
    const later = await seed.account();
    await api.server.call('POST', `/v1/waiting-list/${full}`, { token: later.token });
    await expire();
    expect((await api.server.call('GET', '/v1/waiting-list', { token })).body).toEqual([]);
    // The person waits for one of them again in the meantime, behind the others.
    await api.server.call('POST', `/v1/waiting-list/${next}`, { token });
    await captureSilently(order);
    await settle(api.server.services, order.id);
    expect((await api.read(token, order.id)).waiting).toMatchObject([{ id: full, position: 1 }]);
    expect((await api.server.call('GET', '/v1/waiting-list', { token })).body).toMatchObject([
      { slot: full, position: 1 },
      { slot: next, position: 1 },
    ]);
  });

  it('a place that is paid for too late is booked again if only an expired hold has it', async () => {
    const { order, offer } = await paidTooLate();
    expect((await api.hold(await api.newGuest(), [offer.at()])).status).toBe(201);
    api.time.now += 10 * MINUTE;
    await settle(api.server.services, order.id);
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([{ state: 'confirmed', refund: null }, 1]);
  });

  it('a late payment of an order that was cancelled is refunded, and the order stays cancelled', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer();
    const order = await api.buy(token, [offer.at()]);
    await api.cancel(token, order.id);
    await captureSilently(order);
    await settle(api.server.services, order.id);
    expect([await rowOf(order), await paymentOf(order), await offer.taken(offer.at())]).toEqual([
      { state: 'cancelled', refund: 'done' },
      'refunded',
      0,
    ]);
  });

  it('a late payment is refunded by the sweep if the first refund failed', async () => {
    const { order, token, offer } = await paidTooLate();
    await api.hold(await api.newGuest(), [offer.at()]);
    const { services } = api.server;
    const down = {
      ...services,
      payments: {
        ...services.payments,
        refund: async () => {
          throw new Error('The provider does not answer.');
        },
      },
    };
    await settle(down, order.id);
    expect([await rowOf(order), await paymentOf(order)]).toEqual([{ state: 'refunded', refund: 'due' }, 'captured']);
    await sweep(services);
    expect([await rowOf(order), await paymentOf(order)]).toEqual([{ state: 'refunded', refund: 'done' }, 'refunded']);
    expect((await api.read(token, order.id)).payment?.state).toBe('refunded');
  });
});
