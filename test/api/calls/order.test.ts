import { describe, expect, it } from 'vitest';
import { guest, slot } from '../../fixtures/server/api.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { STUDIO } from '../../fixtures/server/studio.ts';

const { api } = serverOfTests();

describe('D-calls-order: an order', () => {
  it('an order turns the hold into bookings, and only its buyer can read it', async () => {
    const token = await api.newGuest();
    const held = await api.hold(token, [slot(1, '2026-12-09', '10:00'), slot(1, '2026-12-10', '10:00')]);
    const { status, body } = await api.order(token, held.body.id, 0, { partner: 'studio-lumiere' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      state: 'confirmed',
      createdAt: new Date(api.time.now).toISOString(),
      slots: [
        { id: slot(1, '2026-12-09', '10:00'), start: '2026-12-09T10:00:00', end: '2026-12-09T11:00:00', free: false },
        { id: slot(1, '2026-12-10', '10:00'), start: '2026-12-10T10:00:00', end: '2026-12-10T11:00:00', free: false },
      ],
      waiting: [],
      item: null,
      slotted: { id: 1, title: 'Yoga doux', url: 'yoga-doux' },
      user: STUDIO,
      picture: { medium: expect.stringMatching(/^\/pictures\//) },
      subtotal: 0,
      discounts: [],
      total: 0,
      currency: 'EUR',
      buyer: { firstName: 'Zoé', lastName: 'Petit', email: api.lastAddress() },
      gift: null,
      partner: 'studio-lumiere',
      payment: null,
      refund: null,
      payBy: null,
      cancellableUntil: '2026-12-08T09:00:00.000Z',
      addressUntil: '2026-11-20T10:00:00.000Z',
    });
    expect((await api.server.call('GET', `/v1/order/${body.id}`, { token })).body).toEqual(body);
    expect(await api.takenIn('1', '2026-12-09T10:00:00', token)).toBe(1);

    const sameAddress = await guest(api.server, api.lastAddress());
    for (const other of [sameAddress, 'demo-customer', 'demo-admin']) {
      const answer = await api.server.call('GET', `/v1/order/${body.id}`, { token: other });
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await api.server.call('GET', `/v1/order/${body.id}`)).status).toBe(401);
    const unknown = await api.server.call('GET', '/v1/order/00000000-0000-4000-8000-000000000000', { token });
    expect(unknown.status).toBe(404);
  });

  it('C-client-words: any partner is kept as it is sent, and a total that is not the price is refused', async () => {
    const token = await api.newGuest();
    const held = await api.hold(token, [slot(1, '2026-12-09', '11:00')]);
    const partner = { partner: 'somebody else' };
    const wrong = await api.order(token, held.body.id, 1, partner);
    expect([wrong.status, wrong.body.code]).toEqual([409, 'quote-changed']);
    expect((await api.order(token, held.body.id, 0, partner)).body).toMatchObject({ ...partner, total: 0 });
  });

  it("an order is among the account's bookings", async () => {
    const held = await api.hold('demo-coach', [slot(1, '2026-12-11', '10:00')]);
    await api.order('demo-coach', held.body.id);
    const { body } = await api.server.call('GET', '/v1/slotted/month/booking/user', { token: 'demo-coach' });
    expect(body).toEqual([{ startDate: '2026-12-11T10:00:00', slotted: { id: 1 } }]);
  });

  it('an order with free slots that cover the selection costs nothing', async () => {
    const token = await api.newGuest();
    const held = await api.hold(token, [slot(32, '2026-12-07', '18:00'), slot(32, '2026-12-08', '18:00')]);
    const { status, body } = await api.order(token, held.body.id);
    expect([status, body.slots.map((one: { free: boolean }) => one.free)]).toEqual([201, [true, true]]);
  });

  it('an order is refused with a new quote if the total is another, and waits for its payment if it needs one', async () => {
    const token = await api.newGuest();
    const held = await api.hold(token, [slot(2, '2026-12-14', '10:00')]);
    const changed = await api.order(token, held.body.id, 10);
    expect([changed.status, changed.body.code, changed.body.quote?.total]).toEqual([409, 'quote-changed', 12]);
    const unpaid = await api.order(token, held.body.id, 12);
    expect([unpaid.status, unpaid.body]).toMatchObject([
      201,
      {
        state: 'pending',
        payBy: '2026-11-20T09:30:00.000Z',
        payment: { provider: 'test', amount: 12, currency: 'EUR', state: 'open' },
        cancellableUntil: null,
      },
    ]);
    expect(await api.takenIn('2', '2026-12-14T10:00:00')).toBe(1);
  });

  it('an order of a hold that expired, was released, replaced or used is refused as expired', async () => {
    const token = await api.newGuest();
    const first = await api.hold(token, [slot(1, '2026-12-15', '10:00')]);
    const second = await api.hold(token, [slot(1, '2026-12-15', '11:00')]);
    expect((await api.order(token, first.body.id)).body.code).toBe('hold-expired');
    expect((await api.order(token, second.body.id)).status).toBe(201);
    expect((await api.order(token, second.body.id)).body.code).toBe('hold-expired');
    const third = await api.hold(token, [slot(1, '2026-12-15', '12:00')]);
    api.time.now += 10 * 60_000;
    const late = await api.order(token, third.body.id);
    expect([late.status, late.body.code]).toEqual([409, 'hold-expired']);
  });

  it('the rules are checked again at the instant of the order', async () => {
    const token = await api.newGuest();
    // Held two minutes before its start, ordered after it.
    api.time.now = Date.parse('2026-11-24T08:58:00Z');
    const later = await guest(api.server, 'late@example.org');
    const held = await api.hold(later, [slot(35, '2026-11-24', '10:00')]);
    expect(held.status).toBe(201);
    api.time.now += 5 * 60_000;
    const { status, body } = await api.order(later, held.body.id);
    expect([status, body.code]).toEqual([409, 'past']);
    expect(token).not.toBe(later);
    api.time.now = START + 3_600_000;
  });

  it("an order of another person's hold is forbidden, of an unknown one not found", async () => {
    const held = await api.hold(await api.newGuest(), [slot(1, '2026-12-16', '10:00')]);
    expect((await api.order('demo-customer', held.body.id)).status).toBe(403);
    expect((await api.order('demo-customer', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
