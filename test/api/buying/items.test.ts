import { describe, expect, it } from 'vitest';
import { guest } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { STUDIO } from '../../fixtures/server/studio.ts';

const { api, seed } = serverOfTests();
restartClock(api);

const takenOf = async (ref: string) =>
  (
    await seed.rows<{ taken: number; capacity: number | null }>('SELECT taken, capacity FROM place WHERE id = $1', [
      ref,
    ])
  )[0];

describe('D-one-place: a place of an event', () => {
  it('a place of an event is held and shown with its price', async () => {
    const ref = await seed.event();
    const { status, body } = await api.hold(await api.newGuest(), { item: ref });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        expiresAt: '2026-11-20T09:10:00.000Z',
        latestExpiry: '2026-11-20T10:00:00.000Z',
        keepsPlaces: true,
        picture: { medium: null },
        cancellableUntil: '2026-11-30T09:00:00.000Z',
        slots: [],
        item: {
          ref,
          title: 'Course des quais',
          url: expect.stringMatching(/^course-/),
          start: '2026-12-01T10:00:00',
          end: '2026-12-01T12:00:00',
        },
        slotted: null,
        user: STUDIO,
        wishes: {},
        draft: {},
        quote: {
          ...{ slots: [], free: 0, pay: 1, quantity: 1, pricePerSlot: 18, subtotal: 18, total: 18, currency: 'EUR' },
          ...{ coupon: null, credit: null, subscription: null, subscriptions: [] },
        },
      },
    ]);
    expect(await takenOf(ref)).toEqual({ taken: 1, capacity: 20 });
  });

  it('a place of an event is bought, and can be cancelled until a day before', async () => {
    const token = await api.newGuest();
    const ref = await seed.event();
    const order = await api.buyPaid(token, { item: ref });
    expect(order).toMatchObject({
      ...{ state: 'confirmed', slots: [], slotted: null, item: { ref }, user: STUDIO, subtotal: 18, total: 18 },
      ...{ payment: { amount: 18, state: 'captured' }, cancellableUntil: '2026-11-30T09:00:00.000Z' },
    });
    expect((await api.cancel(token, order.id)).body).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refunded' },
    });
    expect((await takenOf(ref))?.taken).toBe(0);
  });

  it('a place of an event without a price is confirmed at once', async () => {
    const order = await api.buy(await api.newGuest(), { item: await seed.event({ price_cents: 0 }) });
    expect([order.state, order.total, order.payment]).toEqual(['confirmed', 0, null]);
  });

  it('a place of an event takes a coupon and credit as slots do', async () => {
    const organization = await seed.organization(500);
    const { token } = await seed.account({ organization_id: organization });
    const order = await api.buy(token, { item: await seed.event() }, { coupon: await seed.coupon() });
    expect([order.discounts, order.total]).toEqual([
      [
        { kind: 'coupon', amount: 1.8 },
        { kind: 'credit', amount: 5 },
      ],
      11.2,
    ]);
  });

  it('an event is sold out at its capacity', async () => {
    const ref = await seed.event({ capacity: 2 });
    await api.buyPaid(await api.newGuest(), { item: ref });
    expect((await api.hold(await api.newGuest(), { item: ref })).status).toBe(201);
    expect(outcome(await api.hold(await api.newGuest(), { item: ref }))).toEqual([409, 'full']);
    api.time.now += 600_000;
    expect((await api.hold(await api.newGuest(), { item: ref })).status).toBe(201);
  });

  it('a place of an event is booked once for an e-mail address, whichever token asks', async () => {
    const ref = await seed.event();
    const token = await api.newGuest();
    await api.buyPaid(token, { item: ref });
    const same = await guest(api.server, api.lastAddress());
    for (const asker of [token, same]) {
      expect(outcome(await api.hold(asker, { item: ref }))).toEqual([409, 'already-booked']);
    }
    const other = await seed.event();
    expect((await api.hold(token, { item: other })).status).toBe(201);
  });

  it('a place of an event is refused as past once the event is over, but not at its last instant', async () => {
    const ref = await seed.event({ starts_at: '2026-11-20T08:00', ends_at: '2026-11-20T10:00' });
    const token = await api.newGuest();
    expect((await api.hold(token, { item: ref })).status).toBe(201);
    api.time.now += 1;
    expect(outcome(await api.hold(token, { item: ref }))).toEqual([409, 'past']);
  });

  it('an open event has no date and unlimited places', async () => {
    const ref = await seed.event({ type: 'open', starts_at: null, ends_at: null, capacity: null, price_cents: 900 });
    for (const token of [await api.newGuest(), await api.newGuest()]) {
      const order = await api.buyPaid(token, { item: ref });
      expect([order.state, order.item?.start, order.item?.end, order.total]).toEqual(['confirmed', null, null, 9]);
      expect(order.cancellableUntil).toBeNull();
    }
    expect(await takenOf(ref)).toEqual({ taken: 2, capacity: null });
  });
});

describe('D-one-place: a place of an animation', () => {
  it('a place of an animation is bought like that of an event', async () => {
    const ref = await seed.animation();
    const order = await api.buyPaid(await api.newGuest(), { item: ref });
    expect([order.state, order.item, order.total]).toEqual([
      'confirmed',
      {
        ref,
        title: 'Cardio',
        url: order.item?.url,
        start: '2026-12-02T18:00:00',
        end: '2026-12-02T19:00:00',
        runsFrom: null,
        runsUntil: null,
      },
      8,
    ]);
    expect(await takenOf(ref)).toEqual({ taken: 1, capacity: 30 });
  });
});

describe('D-membership-terms: an option of a membership', () => {
  const subscriptionsOf = (order: { readonly id: string }) =>
    seed.rows('SELECT title, starts_on, expires_on FROM subscription WHERE purchase_id = $1', [order.id]);

  it('an option of a membership holds no place, and runs from today for its months once it is paid', async () => {
    const { token } = await seed.account();
    const ref = await seed.membershipOption({ months: 3 });
    const { body: held } = await api.hold(token, { item: ref });
    expect(held).toMatchObject({ keepsPlaces: false, slots: [], item: { ref, start: null, end: null } });
    const order = await api.buy(token, { item: ref });
    expect([order.state, order.total, await subscriptionsOf(order)]).toEqual(['pending', 59, []]);
    await api.pay(token, order);
    expect(await subscriptionsOf(order)).toEqual([
      { title: expect.stringContaining('Pass Quais'), starts_on: '2026-11-20', expires_on: '2027-02-19' },
    ]);
  });

  it('a membership that is bought again starts the day after the current subscription, as its order shows', async () => {
    const person = await seed.account();
    const ref = await seed.membershipOption();
    await seed.subscription(person, { expires_on: '2026-12-31', membership_id: await seed.membershipOf(ref) });
    const order = await api.buyPaid(person.token, { item: ref });
    expect(await subscriptionsOf(order)).toMatchObject([{ starts_on: '2027-01-01', expires_on: '2027-01-31' }]);
    expect(order.item).toMatchObject({ runsFrom: '2027-01-01', runsUntil: '2027-01-31' });
  });

  it.each<[what: string, earlier: (ref: string) => Promise<object>]>([
    [
      'if the last subscription is over',
      async (ref) => ({ expires_on: '2026-11-10', membership_id: await seed.membershipOf(ref) }),
    ],
    [
      'if only a subscription of another membership runs',
      async () => ({ membership_id: await seed.membershipOf(await seed.membershipOption()) }),
    ],
    ['if the running subscription belongs to no membership', async () => ({})],
  ])('a membership begins today %s', async (_, earlier) => {
    const person = await seed.account();
    const ref = await seed.membershipOption();
    await seed.subscription(person, { ...(await earlier(ref)) });
    const order = await api.buyPaid(person.token, { item: ref });
    expect(await subscriptionsOf(order)).toMatchObject([{ starts_on: '2026-11-20', expires_on: '2026-12-19' }]);
    expect(order.item).toMatchObject({ runsFrom: '2026-11-20', runsUntil: '2026-12-19' });
  });

  it('a bought membership makes the slots of its days free at once', async () => {
    const { token } = await seed.account();
    await api.buyPaid(token, { item: await seed.membershipOption() });
    const offer = await seed.offer();
    const slots = [offer.at('10:00', '2026-12-19'), offer.at('10:00', '2026-12-20')];
    expect((await api.quoted(token, { slots })).slots.map(({ free }) => free)).toEqual([true, false]);
  });

  it('a membership is sold only to accounts', async () => {
    const item = await seed.membershipOption();
    expect(outcome(await api.hold(await api.newGuest(), { item }))).toEqual([403, 'account-required']);
    expect(outcome(await api.server.call('POST', '/v1/hold', { body: { item } }))).toEqual([401, 'token-invalid']);
  });
});

describe('D-what-is-sold: an item that cannot be bought', () => {
  it.each<[what: string, find: () => Promise<string>]>([
    ['an unknown event', async () => 'event:999999'],
    ['an unknown animation', async () => 'animation:999999'],
    ['an unknown membership', async () => 'membership-option:999999'],
    ['an inactive event', () => seed.event({ is_active: false })],
    ['a teaser', () => seed.event({ is_teaser: true })],
    ['an information event', () => seed.event({ is_information: true })],
    ['an event that is booked by its slots', () => seed.event({ type: 'slotted', slotted_id: 2 })],
  ])('an item that is not sold is not found: %s', async (_, find) => {
    const item = await find();
    expect(outcome(await api.hold('demo-customer', { item }))).toEqual([404, 'not-found']);
    expect(outcome(await api.quote('demo-customer', { item }))).toEqual([404, 'not-found']);
  });

  it.each<[basket: object, field: string, code: string]>([
    [{}, 'slots', 'minItems'],
    [{ slots: [] }, 'slots', 'minItems'],
    [{ item: 'event:1', slots: ['1_20261201T1000'] }, 'item', 'conflict'],
    [{ item: 'event:1', waiting: ['1_20261201T1000'] }, 'item', 'conflict'],
    [{ item: 'venue:1' }, 'item', 'pattern'],
    [
      {
        slots: Array.from({ length: 30 }, () => '1_20261201T1000'),
        waiting: Array.from({ length: 21 }, () => '1_20261201T1000'),
      },
      'slots',
      'maxItems',
    ],
  ])(
    'a hold is refused if its basket is empty, too large, or has an invalid item or two kinds of things: %o',
    async (basket, field, code) => {
      const answer = await api.server.call('POST', '/v1/hold', { token: 'demo-customer', body: basket });
      expect([...outcome(answer), answer.body.errors]).toEqual([400, 'invalid-request', [{ field, code }]]);
    },
  );

  it('an item that is removed between the hold and the order cannot be ordered', async () => {
    const token = await api.newGuest();
    const item = await seed.event();
    const { body: held } = await api.hold(token, { item });
    await seed.rows('UPDATE event SET is_active = false WHERE id = $1', [Number(item.slice('event:'.length))]);
    expect(outcome(await api.order(token, held.id, 18))).toEqual([404, 'not-found']);
  });
});
