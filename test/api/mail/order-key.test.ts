import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import type { BasketForm } from '../../../demo/api/schemas/basket.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { guest } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const SUMMER = { starts_at: '2027-07-01T10:00', ends_at: '2027-07-01T12:00' };
const NO_DATES = { starts_at: null, ends_at: null };

/** Two slots of an offer, of which the later ends on 3 December at 11:00. */
async function twoSlots(): Promise<readonly string[]> {
  const offer = await seed.offer();
  return [offer.at('10:00', '2026-12-03'), offer.at()];
}

async function aPaidOrder(token: string, time = '10:00'): Promise<Order> {
  return api.buyPaid(token, [(await seed.offer()).at(time)]);
}

/** Makes an order that waits for a slot, of which a place has become free and is offered to the buyer. */
async function anOffer(token: string) {
  const offer = await seed.offer({ wait_list_booking: true });
  const full = offer.at();
  const { token: first } = await seed.account();
  const earlier = await api.buyPaid(first, [full]);
  const order = await api.buyPaid(token, { slots: [], waiting: [full] });
  await api.cancel(first, earlier.id);
  return { offer, full, order };
}

describe("D-order-key: the key of an order's link", () => {
  it.each([
    ['a guest', () => api.newGuest()],
    ['an account', async () => (await seed.account()).token],
  ])("an order's key reads and cancels the order of %s, and the money is refunded", async (_, buyer) => {
    const order = await aPaidOrder(await buyer());
    const key = await api.keyOf(order);
    expect(await api.read(key, order.id)).toEqual(order);
    expect(await api.read(key, order.id.toUpperCase())).toEqual(order);
    const { status, text } = await api.cancel(key, order.id);
    expect([status, JSON.parse(text).state, JSON.parse(text).payment.state]).toEqual([200, 'cancelled', 'refunded']);
  });

  it("an order's key still works when the guest's token has expired", async () => {
    const order = await aPaidOrder(await api.newGuest());
    const key = await api.keyOf(order);
    api.time.now += 2 * HOUR;
    expect((await api.read(key, order.id)).state).toBe('confirmed');
    api.time.now -= 2 * HOUR;
  });

  const PARIS_DAY = (day: string) => Date.parse(`${day}T00:00:00+01:00`);
  it.each<[string, number | null, () => Promise<readonly string[] | BasketForm>, ('account' | 'guest')?]>([
    ['its last session', PARIS_DAY('2026-12-03') + 11 * HOUR, async () => twoSlots()],
    ['its event in summer', Date.parse('2027-07-01T10:00Z'), async () => ({ item: await seed.event(SUMMER) })],
    ['its event', PARIS_DAY('2026-12-01') + 12 * HOUR, async () => ({ item: await seed.event() })],
    ['its animation', PARIS_DAY('2026-12-02') + 19 * HOUR, async () => ({ item: await seed.animation() })],
    ['its membership', PARIS_DAY('2026-12-20'), async () => ({ item: await seed.membershipOption() }), 'account'],
    ['the mail, if it has no date,', null, async () => ({ item: await seed.event({ type: 'open', ...NO_DATES }) })],
  ])(
    "an order's key ends eight weeks after the end of %s and is then an unknown token",
    async (_, end, basket, who) => {
      const token = who === 'account' ? (await seed.account()).token : await api.newGuest();
      const order = await api.buyPaid(token, await basket());
      const key = await api.keyOf(order);
      const ends = (end ?? START) + 8 * WEEK;
      const calls = [
        ['GET', `/v1/order/${order.id}`],
        ['DELETE', `/v1/order/${order.id}`],
        ['POST', `/v1/order/${order.id}/guest`],
      ] as const;
      try {
        api.time.now = ends - 1;
        expect((await api.read(key, order.id)).id).toBe(order.id);
        api.time.now = ends;
        for (const [method, path] of calls) {
          expect(outcome(await api.server.call(method, path, { token: key }))).toEqual([401, 'token-invalid']);
        }
        // A mail that is sent later has a key that works as long after its mail.
        const later = await api.keyOf(order);
        api.time.now = ends + 8 * WEEK - 1;
        expect((await api.read(later, order.id)).id).toBe(order.id);
      } finally {
        api.time.now = START;
      }
    },
  );

  it("an order's key works until eight weeks after the last slot that its order waits for, and no longer", async () => {
    const { order, full } = await anOffer(await api.newGuest());
    const key = await api.keyOf(order);
    const leave = () => api.server.call('DELETE', `/v1/waiting-list/${full}`, { token: key });
    api.time.now = PARIS_DAY('2026-12-01') + 10 * HOUR + 8 * WEEK;
    expect(outcome(await leave())).toEqual([401, 'token-invalid']);
    api.time.now -= 1;
    expect((await api.read(key, order.id)).id).toBe(order.id);
    api.time.now = START;
  });

  it('the sweep deletes the keys that have ended, and no others', async () => {
    const order = await aPaidOrder(await api.newGuest());
    const kept = () => seed.rows('SELECT hash FROM order_key WHERE purchase_id = $1', [order.id]);
    await api.keyOf(order);
    const [row] = await seed.rows<{ at: number }>('SELECT expires_at AS at FROM order_key WHERE purchase_id = $1', [
      order.id,
    ]);
    api.time.now = (row?.at ?? 0) - 1;
    await sweep(api.server.services);
    expect(await kept()).toHaveLength(1);
    api.time.now += 1;
    await sweep(api.server.services);
    expect(await kept()).toEqual([]);
    api.time.now = START;
  });

  it("an order's key cancels within the window only", async () => {
    const order = await aPaidOrder(await api.newGuest());
    const key = await api.keyOf(order);
    const before = api.time.now;
    api.time.now = Date.parse(order.cancellableUntil ?? '') + 1;
    expect(outcome(await api.cancel(key, order.id))).toEqual([409, 'too-late-to-cancel']);
    api.time.now = before;
  });

  it("an order's key opens no other order, not even the same buyer's", async () => {
    const { token } = await seed.account();
    const [mine, other] = [await aPaidOrder(token), await aPaidOrder(token, '11:00')];
    const key = await api.keyOf(mine);
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await api.server.call(method, `/v1/order/${other.id}`, { token: key });
      expect(outcome(answer)).toEqual([403, 'forbidden']);
      const unknown = '00000000-0000-4000-8000-000000000000';
      expect(outcome(await api.server.call(method, `/v1/order/${unknown}`, { token: key }))).toEqual([
        403,
        'forbidden',
      ]);
    }
    expect((await api.read(token, other.id)).state).toBe('confirmed');
  });

  it("an order's key is accepted as a token by no other call", async () => {
    const { token } = await seed.account();
    const order = await aPaidOrder(token);
    const key = await api.keyOf(order);
    const offer = await seed.offer({ wait_list_booking: true });
    const calls = [
      ...['/v1/me', '/v1/order/future', '/v1/order/past', '/v1/cards', '/v1/credit', '/v1/waiting-list'],
      ...['/v1/slotted/month/booking/user', '/v1/slotted/org', `/v1/hold/${order.id}`],
    ];
    for (const path of calls) {
      expect([path, ...outcome(await api.server.call('GET', path, { token: key }))]).toEqual([
        path,
        401,
        'token-invalid',
      ]);
    }
    expect(outcome(await api.hold(key, [offer.at()]))).toEqual([401, 'token-invalid']);
    expect(outcome(await api.order(key, order.id, 0))).toEqual([401, 'token-invalid']);
    expect(outcome(await api.pay(key, order))).toEqual([401, 'token-invalid']);
    expect(outcome(await api.server.call('POST', `/v1/waiting-list/${offer.at()}`, { token: key }))).toEqual([
      401,
      'token-invalid',
    ]);
  });

  const guestOf = (key: string, id: string, idempotencyKey?: string) =>
    api.server.call('POST', `/v1/order/${id}/guest`, {
      token: key,
      ...(idempotencyKey !== undefined && { key: idempotencyKey }),
    });

  it("an order's key books the place that is offered to its guest when the guest’s token has expired", async () => {
    const token = await api.newGuest();
    const address = api.lastAddress();
    api.time.now += HOUR;
    const { order, full } = await anOffer(token);
    api.time.now += 1.5 * HOUR;
    expect(outcome(await api.hold(token, [full]))).toEqual([401, 'token-invalid']);
    const key = await api.keyOf(order);
    const exchanged = JSON.parse((await guestOf(key, order.id)).text);
    expect(Date.parse(exchanged.expiresAt)).toBe(api.time.now + 2 * HOUR);
    const stranger = await guest(api.server, address);
    expect(outcome(await api.hold(stranger, [full]))).toEqual([409, 'full']);
    const bought = await api.buyPaid(exchanged.token, [full]);
    expect([bought.state, bought.buyer.email]).toEqual(['confirmed', address]);
    expect((await api.read(key, order.id)).waiting).toEqual([]);
    api.time.now -= 2.5 * HOUR;
  });

  it.each([
    ['a guest', () => api.newGuest()],
    ['an account', async () => (await seed.account()).token],
  ])("an order's key of %s can leave only the waiting lists of its order", async (_, buyer) => {
    const { order, full, offer } = await anOffer(await buyer());
    const key = await api.keyOf(order);
    const leave = (slot: string) => api.server.call('DELETE', `/v1/waiting-list/${slot}`, { token: key });
    expect(outcome(await leave(offer.at('12:00')))).toEqual([401, 'token-invalid']);
    expect((await leave(full)).status).toBe(204);
    expect((await api.read(key, order.id)).waiting).toEqual([]);
  });

  it("an order's key can hold only the places that its order waits for", async () => {
    const { order, full, offer } = await anOffer(await api.newGuest());
    const key = await api.keyOf(order);
    expect(outcome(await api.hold(key, [full, offer.at('12:00')]))).toEqual([401, 'token-invalid']);
    expect((await api.hold(key, [full])).status).toBe(201);
  });

  it("an order's key pays the unpaid order of a guest whose tab is lost", async () => {
    const order = await api.buy(await api.newGuest(), [(await seed.offer()).at()]);
    const { token } = JSON.parse((await guestOf(await api.keyOf(order), order.id)).text);
    expect((await api.pay(token, order)).status).toBe(200);
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });

  it("a repeated request exchanges an order's key for one token, and anybody else gets no token for it", async () => {
    const order = await aPaidOrder(await api.newGuest());
    const key = await api.keyOf(order);
    const [first, again] = [await guestOf(key, order.id, 'once'), await guestOf(key, order.id, 'once')];
    expect(JSON.parse(again.text)).toEqual(JSON.parse(first.text));
    expect(outcome(await guestOf(await api.newGuest(), order.id))).toEqual([403, 'forbidden']);
    expect(outcome(await guestOf('nothing', order.id))).toEqual([401, 'token-invalid']);
    const other = await aPaidOrder((await seed.account()).token);
    expect(outcome(await guestOf(key, other.id))).toEqual([403, 'forbidden']);
    const [{ count: before = 0 } = {}] = await seed.rows<{ count: number }>('SELECT count(*) FROM idempotency');
    expect(outcome(await guestOf(await api.keyOf(other), other.id, 'refused'))).toEqual([403, 'forbidden']);
    expect(await seed.rows('SELECT count(*) FROM idempotency')).toEqual([{ count: before }]);
  });

  it("only a hash of an order's key is stored, and the hash opens nothing", async () => {
    const order = await aPaidOrder(await api.newGuest());
    const key = await api.keyOf(order);
    const rows = await seed.rows<{ hash: string }>('SELECT hash FROM order_key WHERE purchase_id = $1', [order.id]);
    expect(rows.map(({ hash }) => hash)).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
    const [{ everything } = { everything: '' }] = await seed.rows<{ everything: string }>(
      'SELECT string_agg(outbox::text, chr(10)) AS everything FROM outbox',
    );
    expect(everything).not.toContain(key);
    const answer = await api.server.call('GET', `/v1/order/${order.id}`, { token: rows[0]?.hash ?? '' });
    expect(outcome(answer)).toEqual([401, 'token-invalid']);
  });
});
