import { describe, expect, it, vi } from 'vitest';
import type { Parameter } from '../../../demo/api/database/database.ts';
import { moveGuest } from '../../../demo/api/orders/move-guest.ts';
import { hashOf } from '../../../demo/api/people/caller.ts';
import { guestAt } from '../../../demo/api/people/guest.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { uniqueName } from '../../fixtures/server/seed.ts';
import type { Seed } from '../../fixtures/server/seed-of.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { eventsIn, mailsTo } from '../mail/mails.ts';

const { api, seed } = serverOfTests();

const HOUR = 3_600_000;
const newAddress = () => `${uniqueName('right')}@example.org`;
const correct = (token: string, { id }: Pick<Order, 'id'>, email?: string) =>
  api.server.call('POST', `/v1/order/${id}/address`, { token, body: email === undefined ? {} : { email } });
const exchange = async (order: Order): Promise<string> =>
  JSON.parse((await api.server.call('POST', `/v1/order/${order.id}/guest`, { token: await api.keyOf(order) })).text)
    .token;

/** A paid order of a guest. */
async function anOrder(changes: Parameters<Seed['offer']>[0] = {}) {
  const [token, offer] = [await api.newGuest(), await seed.offer(changes)];
  return { token, offer, earlier: api.lastAddress(), order: await api.buyPaid(token, [offer.at()]) };
}

describe('D-corrected-address: a guest who corrects the address of an order', () => {
  it('a guest who corrects the address of an order gets the confirmation there and keeps the order', async () => {
    const { token, order, earlier } = await anOrder();
    const email = newAddress();
    const corrected = orderIn(await correct(token, order, ` ${email.toUpperCase()}\u200b`));
    expect(corrected).toEqual({ ...order, buyer: { ...order.buyer, email } });
    const [before] = await mailsTo(api.server, earlier);
    const [mail, ...others] = await mailsTo(api.server, email);
    expect([mail?.kind, mail?.state, others]).toEqual(['confirmed', 'pending', []]);
    expect([mail?.subject, eventsIn(mail?.calendar)]).toEqual([before?.subject, eventsIn(before?.calendar)]);
    expect(before?.state).toBe('given-up');
    expect(await api.read(token, order.id)).toEqual(corrected);
    await api.cancel(token, order.id);
    expect((await mailsTo(api.server, email)).map(({ kind }) => kind)).toEqual(['confirmed', 'cancelled']);
    expect(await mailsTo(api.server, earlier)).toHaveLength(1);
  });

  it('keys and tokens that were sent to the earlier address of an order no longer open the order', async () => {
    const { token, order } = await anOrder();
    const [key, exchanged] = [await api.keyOf(order), await exchange(order)];
    const corrected = orderIn(await correct(token, order, newAddress()));
    for (const old of [key, exchanged, await api.keyOf(order)]) {
      const answer = await api.server.call('GET', `/v1/order/${order.id}`, { token: old });
      expect(outcome(answer)).toEqual([401, 'token-invalid']);
    }
    expect((await api.read(await api.keyOf(corrected), order.id)).id).toBe(order.id);
  });

  it('somebody who only has the mail cannot correct the address, by its key or by a token exchanged for the key', async () => {
    const { token, order } = await anOrder();
    expect(outcome(await correct(await exchange(order), order, newAddress()))).toEqual([403, 'forbidden']);
    expect(outcome(await correct(await api.keyOf(order), order, newAddress()))).toEqual([401, 'token-invalid']);
    expect(await api.read(token, order.id)).toEqual(order);
  });

  it('a correction also moves the other orders, waiting places and holds of the guest’s token', async () => {
    const { token, order } = await anOrder();
    const offer = await seed.offer({ wait_list_booking: true, price_cents: 0 });
    await api.buy((await seed.account()).token, [offer.at('14:00')]);
    const waiting = await api.buy(token, { waiting: [offer.at('14:00')] });
    const { body: held } = await api.hold(token, [offer.at('16:00')]);
    const email = newAddress();
    expect((await correct(token, order, email)).status).toBe(200);
    expect((await api.read(token, waiting.id)).buyer.email).toBe(email);
    expect((await mailsTo(api.server, email)).map(({ kind }) => kind)).toEqual(['confirmed', 'confirmed']);
    const [place] = JSON.parse((await api.server.call('GET', '/v1/waiting-list', { token })).text);
    expect(place.slot).toBe(offer.at('14:00'));
    expect((await api.order(token, held.id)).status).toBe(201);
  });

  it('after a correction, limits count for the new address of a guest and no longer for the earlier one', async () => {
    const { token, order, offer, earlier } = await anOrder({ book_month: 1 });
    const email = newAddress();
    await correct(token, order, email);
    const again = async (address: string) => api.hold(await guest(api.server, address), [offer.at('12:00')]);
    expect(outcome(await again(email))).toEqual([409, 'monthly-limit']);
    expect(outcome(await again(earlier))).toEqual([201]);
  });

  it("a correction of the buyer's address leaves a gift with its recipient", async () => {
    const token = await api.newGuest();
    const gift = { firstName: 'Léa', lastName: 'Roy', email: newAddress() };
    const order = await api.buyPaid(token, [(await seed.offer()).at()], { gift });
    const email = newAddress();
    expect(orderIn(await correct(token, order, email)).gift).toEqual(order.gift);
    expect((await mailsTo(api.server, gift.email)).map(({ kind }) => kind)).toEqual(['gift']);
  });

  it('a correction to the same address sends the confirmation once more, and earlier links stay open', async () => {
    const { token, order, earlier } = await anOrder();
    const key = await api.keyOf(order);
    expect((await correct(token, order, earlier)).status).toBe(200);
    expect((await mailsTo(api.server, earlier)).map(({ state }) => state)).toEqual(['given-up', 'pending']);
    expect((await api.read(key, order.id)).id).toBe(order.id);
  });

  it('a guest can correct an address three times, until an hour after the order, which names that time', async () => {
    const { token, order } = await anOrder();
    expect(order.addressUntil).toBe(new Date(Date.parse(order.createdAt) + HOUR).toISOString());
    for (const _ of [1, 2, 3]) expect((await correct(token, order, newAddress())).status).toBe(200);
    expect((await api.read(token, order.id)).addressUntil).toBeNull();
    expect(outcome(await correct(token, order, newAddress()))).toEqual([409, 'address-fixed']);

    const later = await anOrder();
    api.time.now += HOUR + 1000;
    expect(outcome(await correct(later.token, later.order, newAddress()))).toEqual([409, 'address-fixed']);
    api.time.now -= HOUR + 1000;
  });
});

describe('D-corrected-address: an address that is refused', () => {
  it.each([
    ['nothing', undefined, 'email-invalid'],
    ['no address', 'zoe', 'email-invalid'],
    ['accents before the @', 'zoé@example.org', 'email-accents'],
    ['accents before the @, as macOS copies them', 'zoe\u0301@example.org', 'email-accents'],
    ['an unknown ending', 'zoe@example.cmo', 'email-ending-unknown'],
  ])("an address that a guest's form refuses cannot be a correction: %s", async (_, email, code) => {
    const { token, order } = await anOrder();
    const answer = await correct(token, order, email);
    expect([...outcome(answer), answer.body.errors]).toEqual([422, code, [{ field: 'email', code }]]);
    expect((await api.read(token, order.id)).buyer).toEqual(order.buyer);
  });

  it.each([
    ['the same start', {}, '10:00', 'already-booked'],
    ['as many slots as a month allows', { book_month: 1 }, '12:00', 'monthly-limit'],
    ['the slot as often as it may be repeated', { max_multi_slots: 1, capacity: 3 }, '10:00', 'multi-limit'],
  ] as const)('an address is not corrected to that of somebody who has booked %s', async (_, changes, time, code) => {
    const { token, order, offer } = await anOrder({ capacity: 3, ...changes });
    const other = await api.newGuest();
    const email = api.lastAddress();
    await api.buyPaid(other, [offer.at(time)]);
    const answer = await correct(token, order, email);
    expect([...outcome(answer), answer.body.slots?.[0]?.id]).toEqual([409, code, offer.at()]);
    expect(await api.read(token, order.id)).toEqual(order);
  });

  it('an address is not corrected to that of somebody who waits for the same slot or has booked the same event', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    await api.buyPaid((await seed.account()).token, [offer.at()]);
    const first = await api.newGuest();
    const email = api.lastAddress();
    const item = await seed.event();
    await api.buy(first, { waiting: [offer.at()] });
    await api.buyPaid(first, { item });
    const [waits, goes] = [await api.newGuest(), await api.newGuest()];
    const waiting = await api.buy(waits, { waiting: [offer.at()] });
    expect(outcome(await correct(waits, waiting, email))).toEqual([409, 'already-waiting']);
    expect(outcome(await correct(goes, await api.buyPaid(goes, { item }), email))).toEqual([409, 'already-booked']);
  });

  it.each([
    [
      'another guest, even one with the same address',
      async (address: string) => guest(api.server, address),
      403,
      'forbidden',
    ],
    ['an account', async () => (await seed.account()).token, 403, 'forbidden'],
    ['somebody with an unknown token', async () => 'nothing', 401, 'token-invalid'],
  ])('an address cannot be corrected by %s', async (_, who, status, code) => {
    const { order, earlier } = await anOrder();
    expect(outcome(await correct(await who(earlier), order, newAddress()))).toEqual([status, code]);
  });

  it("the address of an account's order is not corrected, nor that of an order that is unpaid or has ended", async () => {
    const { token } = await seed.account();
    const account = await api.buyPaid(token, [(await seed.offer()).at()]);
    expect([account.addressUntil, ...outcome(await correct(token, account, newAddress()))]).toEqual([
      null,
      403,
      'forbidden',
    ]);
    const buyer = await api.newGuest();
    const pending = await api.buy(buyer, [(await seed.offer()).at()]);
    expect(outcome(await correct(buyer, pending, newAddress()))).toEqual([409, 'address-fixed']);
    await api.cancel(buyer, pending.id);
    expect(outcome(await correct(buyer, pending, newAddress()))).toEqual([409, 'address-fixed']);
  });
});

describe('D-corrected-address: a call that is under way while the address is corrected', () => {
  interface Call {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly path: string;
    readonly body?: object;
  }

  /** Moves what a token has made to another address, as a correction does. */
  async function move(token: string): Promise<void> {
    const { database, clock } = api.server.services;
    await database.transaction(async (transaction) => {
      const guestToken = hashOf(token);
      const [row] = await transaction.query<{ id: number }>(
        'SELECT person_id AS id FROM access_token WHERE hash = $1',
        [guestToken],
      );
      const email = newAddress();
      const id = await guestAt(transaction, { firstName: 'Zoé', lastName: 'Petit', email }, clock.now());
      await moveGuest(transaction, { id: row?.id ?? 0, guestToken }, { id, email }, clock.now());
    });
  }

  /** Corrects the address right after the next call has read its caller from a token or an order's key. */
  function correctMeanwhile(token: string, reading = 'FROM access_token t'): void {
    const { database } = api.server.services;
    const { query } = database;
    let isMoved = false;
    vi.spyOn(database, 'query').mockImplementation(async <Row>(sql: string, parameters?: readonly Parameter[]) => {
      const rows = await query<Row>(sql, parameters);
      if (isMoved || !sql.includes(reading)) return rows;
      isMoved = true;
      await move(token);
      return rows;
    });
  }

  const ofOrder = (method: Call['method'], rest = '') =>
    async function make(token: string): Promise<Call> {
      const { id } = await api.buyPaid(token, [(await seed.offer()).at()]);
      return { method, path: `/v1/order/${id}${rest}` };
    };
  const ofHold = (make: (id: string) => Call) => async (token: string) =>
    make((await api.hold(token, [(await seed.offer()).at()])).body.id);
  const ofUnpaid = (make: (order: Order) => Call) => async (token: string) =>
    make(await api.buy(token, [(await seed.offer()).at()]));
  const ofFull =
    (isJoined: boolean) =>
    async (token: string): Promise<Call> => {
      const slotId = (await seed.offer({ wait_list_booking: true })).at();
      await api.buyPaid((await seed.account()).token, [slotId]);
      const path = `/v1/waiting-list/${slotId}`;
      if (isJoined) await api.server.call('POST', path, { token });
      return { method: isJoined ? 'DELETE' : 'POST', path };
    };

  it.each<[title: string, make: (token: string) => Promise<Call>, status: number]>([
    ['reads an order', ofOrder('GET'), 200],
    ['cancels an order', ofOrder('DELETE'), 200],
    ['cancels an unpaid order', ofUnpaid(({ id }) => ({ method: 'DELETE', path: `/v1/order/${id}` })), 200],
    [
      'pays an order',
      ofUnpaid(({ payment }) => ({
        method: 'POST',
        path: `/v1/test-gateway/${payment?.id}`,
        body: { card: 'success' },
      })),
      200,
    ],
    [
      'holds places',
      async () => ({ method: 'POST', path: '/v1/hold', body: { slots: [(await seed.offer()).at()] } }),
      201,
    ],
    ['reads a hold', ofHold((id) => ({ method: 'GET', path: `/v1/hold/${id}` })), 200],
    ['keeps a hold longer', ofHold((id) => ({ method: 'PUT', path: `/v1/hold/${id}/longer` })), 200],
    ['keeps wishes', ofHold((id) => ({ method: 'PUT', path: `/v1/hold/${id}/wishes`, body: {} })), 204],
    ['releases a hold', ofHold((id) => ({ method: 'DELETE', path: `/v1/hold/${id}` })), 204],
    ['asks for a price', ofHold((hold) => ({ method: 'POST', path: '/v1/quote', body: { hold } })), 200],
    ['orders', ofHold((hold) => ({ method: 'POST', path: '/v1/order', body: { hold, total: 12 } })), 201],
    ['joins a list', ofFull(false), 201],
    ['leaves a list', ofFull(true), 204],
  ])(
    'a call that is under way during a correction is carried out for the new address: it %s',
    async (_, make, status) => {
      const token = await api.newGuest();
      const { method, path, body } = await make(token);
      correctMeanwhile(token);
      const key = uniqueName('moved');
      const answer = await api.server.call(method, path, { token, key, ...(body && { body }) });
      expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
    },
  );

  it('a call that releases a hold ends its unpaid order', async () => {
    const token = await api.newGuest();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    const [row] = await seed.rows<{ hold_id: string }>('SELECT hold_id FROM purchase WHERE id = $1', [order.id]);
    correctMeanwhile(token);
    expect((await api.server.call('DELETE', `/v1/hold/${row?.hold_id}`, { token })).status).toBe(204);
    expect((await api.read(token, order.id)).state).toBe('cancelled');
  });

  it.each<[title: string, reading: string, keyOf: (order: Order) => Promise<string>]>([
    ['the key of its mail', 'FROM order_key', (order) => api.keyOf(order)],
    ['a token exchanged for that key', 'FROM access_token t', exchange],
  ])(
    'a call that is under way during a correction is refused if it uses %s, which was sent to the earlier address',
    async (_, reading, keyOf) => {
      const { token, order } = await anOrder();
      const old = await keyOf(order);
      correctMeanwhile(token, reading);
      const answer = await api.server.call('GET', `/v1/order/${order.id}`, { token: old });
      expect(outcome(answer)).toEqual([401, 'token-invalid']);
    },
  );
});
