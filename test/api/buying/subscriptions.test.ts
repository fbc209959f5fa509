import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '../../../core/time/wall-time.ts';
import { settle } from '../../../demo/api/payments/settle.ts';
import type { Wishes } from '../../../demo/api/schemas/basket.ts';
import { outcome } from '../../fixtures/server/client.ts';
import type { OfferChoices, Person } from '../../fixtures/server/seed.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

/** A subscriber with a long subscription, and one that ends on 2026-11-30. */
async function subscriber() {
  const person = await seed.account();
  const short = await seed.subscription(person, { title: 'Carte', expires_on: '2026-11-30' });
  const long = await seed.subscription(person);
  return { ...person, short, long };
}

const twoMonths = async () => {
  const offer = await seed.offer();
  return [offer.at('10:00', '2026-11-30'), offer.at('10:00', '2026-12-01')];
};

describe('D-free-slots: the subscription that gives free slots', () => {
  it('the subscription that gives free slots is the longest-running one', async () => {
    const { token, short, long } = await subscriber();
    const body = await api.quoted(token, { slots: await twoMonths() });
    expect(body).toMatchObject({ subscription: long, free: 2, total: 0 });
    expect(body.subscriptions).toEqual([
      { id: long, title: 'Pass', start: '2026-11-01', end: '2026-12-31' },
      { id: short, title: 'Carte', start: '2026-11-01', end: '2026-11-30' },
    ]);
  });

  it('the buyer can choose another subscription: the slots within it are free, its last day included', async () => {
    const { token, short } = await subscriber();
    const slots = await twoMonths();
    const body = await api.quoted(token, { slots, subscription: short });
    expect([body.subscription, body.slots.map(({ free }) => free), body.total]).toEqual([short, [true, false], 12]);
    const order = await api.buy(token, slots, { subscription: short });
    expect(await seed.ledger(order.id)).toEqual([
      { kind: 'subscription', amount_cents: 1200, coupon_id: null, subscription_id: short, returned_at: null },
    ]);
  });

  it("if the buyer declines the subscription, the offer's free slots apply", async () => {
    const { token } = await subscriber();
    const offer = await seed.offer({ free_slot: 1 });
    const slots = [offer.at('10:00'), offer.at('11:00')];
    const body = await api.quoted(token, { slots, subscription: null });
    expect([body.subscription, body.slots.map(({ free }) => free), body.total]).toEqual([null, [true, false], 12]);
    const order = await api.buy(token, slots, { subscription: null });
    expect((await seed.ledger(order.id)).map(({ kind }) => kind)).toEqual(['free-slot']);
  });

  it.each<[whose: string, find: (own: string) => Promise<number>]>([
    ['of another person', async () => seed.subscription(await seed.account())],
    ['that does not exist', async () => 999_999],
  ])('a subscription %s gives no free slots and is refused', async (_, find) => {
    const { token } = await subscriber();
    const subscription = await find(token);
    const answer = await api.quote(token, { slots: await twoMonths(), subscription });
    expect(outcome(answer)).toEqual([422, 'subscription-invalid']);
    const { body: held } = await api.hold(token, await twoMonths());
    expect(outcome(await api.order(token, held.id, 0, { subscription }))).toEqual([422, 'subscription-invalid']);
  });

  it.each<[title: string, changes: Record<string, string>, runs: boolean]>([
    ['that ends today', { expires_on: '2026-11-20' }, true],
    ['that ended yesterday', { expires_on: '2026-11-19' }, false],
    ['that begins today', { starts_on: '2026-11-20' }, true],
    ['that begins tomorrow', { starts_on: '2026-11-21' }, true],
    ['that begins after the last slot', { starts_on: '2026-12-02' }, false],
  ])('a quote lists a subscription that runs today, or on the day of a slot: one %s', async (_, changes, runs) => {
    const person = await seed.account();
    const id = await seed.subscription(person, changes);
    const body = await api.quoted(person.token, { slots: await twoMonths() });
    expect(body.subscriptions.map((one) => one.id)).toEqual(runs ? [id] : []);
  });

  it('a subscription does not apply to an item', async () => {
    const { token } = await subscriber();
    const body = await api.quoted(token, { item: await seed.event() });
    expect([body.subscription, body.total]).toEqual([null, 18]);
  });

  it('every subscription that runs or is paid for gives free slots, each on its days', async () => {
    const person = await seed.account();
    const first = await seed.subscription(person, { expires_on: '2026-11-30' });
    const second = await seed.subscription(person, { title: 'Carte', starts_on: '2026-12-01' });
    const slots = await twoMonths();
    expect(await api.quoted(person.token, { slots })).toMatchObject({ subscription: second, free: 2, total: 0 });
    const order = await api.buy(person.token, slots);
    expect((await seed.ledger(order.id)).map((row) => row.subscription_id)).toEqual([first, second]);
    expect(order.discounts).toEqual([{ kind: 'subscription', amount: 24 }]);
  });

  it("a quote uses the offer's own free slots instead of those of a subscription if the offer has more", async () => {
    const person = await seed.account();
    await seed.subscription(person, { expires_on: '2026-11-30' });
    const offer = await seed.offer({ free_slot: 2 });
    const slots = [offer.at('10:00'), offer.at('11:00'), offer.at('10:00', '2026-11-30')];
    expect(await api.quoted(person.token, { slots })).toMatchObject({ subscription: null, free: 2, total: 12 });
  });
});

describe('D-membership-terms: a membership that is renewed', () => {
  async function renewed() {
    const person = await seed.account();
    const item = await seed.membershipOption();
    const [first, second] = [await api.buyPaid(person.token, { item }), await api.buyPaid(person.token, { item })];
    return { person, first, second };
  }

  const buyInJanuary = async ({ token }: Person, wishes: Wishes = {}, changes: OfferChoices = {}) =>
    api.buyPaid(token, [(await seed.offer(changes)).at('10:00', '2027-01-05')], wishes);

  it('a membership that is renewed is one subscription, with free slots on all its days', async () => {
    const { person, second } = await renewed();
    const offer = await seed.offer();
    const body = await api.quoted(person.token, {
      slots: [offer.at('10:00', '2026-12-01'), offer.at('10:00', '2027-01-05')],
    });
    expect([body.total, body.subscriptions.map(({ start, end }) => [start, end])]).toEqual([
      0,
      [['2026-11-20', second.item?.runsUntil]],
    ]);
    const me = JSON.parse((await api.server.call('GET', '/v1/me', { token: person.token })).text);
    expect(me.subscriptions).toMatchObject([{ expirationDate: { date: `${second.item?.runsUntil} 00:00:00.000000` } }]);
  });

  it('a renewal of a membership can be cancelled and refunded until it begins, and then gives no free slots', async () => {
    const { person, first, second } = await renewed();
    expect(first.cancellableUntil).toBeNull();
    expect(second.cancellableUntil).toBe(`${addDays(second.item?.runsFrom as PlainDate, -1)}T23:00:00.000Z`);
    const cancelled = JSON.parse((await api.cancel(person.token, second.id)).text);
    expect([cancelled.state, cancelled.payment.state]).toEqual(['cancelled', 'refunded']);
    const offer = await seed.offer();
    const quote = await api.quoted(person.token, { slots: [offer.at('10:00', '2027-01-05')] });
    expect([quote.total, outcome(await api.cancel(person.token, first.id))]).toEqual([12, [409, 'too-late-to-cancel']]);
  });

  it('a renewal cannot be cancelled before the bookings that only this renewal makes free', async () => {
    const { person, second } = await renewed();
    const offer = await seed.offer();
    const before = await api.buy(person.token, [offer.at('10:00', '2026-12-01')]);
    const free = await api.buy(person.token, [offer.at('10:00', '2027-01-05')]);
    expect([free.state, free.total]).toEqual(['confirmed', 0]);
    expect(outcome(await api.cancel(person.token, second.id))).toEqual([409, 'membership-in-use']);
    expect((await api.read(person.token, second.id)).state).toBe('confirmed');
    await api.cancel(person.token, free.id);
    expect((await api.cancel(person.token, second.id)).status).toBe(200);
    expect((await api.read(person.token, before.id)).state).toBe('confirmed');
  });

  it.each<[title: string, make: (person: Person) => Promise<unknown>]>([
    ['that are paid', (person) => buyInJanuary(person, { subscription: null })],
    [
      'that another membership makes free too',
      async (person) => {
        await seed.subscription(person, { starts_on: '2027-01-01', expires_on: '2027-01-31' });
        await buyInJanuary(person);
      },
    ],
    ["that are the offer's own free slots", (person) => buyInJanuary(person, { subscription: null }, { free_slot: 1 })],
    ['of somebody else', async () => buyInJanuary((await renewed()).person)],
  ])('a renewal can be cancelled while there are bookings %s', async (_, make) => {
    const { person, second } = await renewed();
    await make(person);
    expect((await api.cancel(person.token, second.id)).status).toBe(200);
  });

  it('a renewal of a membership ends when it is refunded at the payment provider', async () => {
    const { person, first } = await renewed();
    await seed.rows(`UPDATE test_payment SET state = 'refunded' WHERE id = $1`, [first.payment?.id ?? '']);
    await settle(api.server.services, first.id);
    expect((await api.read(person.token, first.id)).state).toBe('cancelled');
    const offer = await seed.offer();
    expect(await api.quoted(person.token, { slots: [offer.at('10:00', '2026-12-01')] })).toMatchObject({ total: 12 });
  });
});
