import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** A subscriber with a long subscription, and one that ends on 2026-11-30. */
async function subscriber() {
  const person = await stock.account();
  const short = await stock.subscription(person, { title: 'Carte', expires_on: '2026-11-30' });
  const long = await stock.subscription(person);
  return { ...person, short, long };
}

const twoMonths = async () => {
  const offer = await stock.offer();
  return [offer.at('10:00', '2026-11-30'), offer.at('10:00', '2026-12-01')];
};

describe('D-free-slots: the subscription that gives free slots', () => {
  it('is the longest-running one', async () => {
    const { token, short, long } = await subscriber();
    const body = await desk.quoted(token, { slots: await twoMonths() });
    expect(body).toMatchObject({ subscription: long, free: 2, total: 0 });
    expect(body.subscriptions).toEqual([
      { id: long, title: 'Pass', start: '2026-11-01', end: '2026-12-31' },
      { id: short, title: 'Carte', start: '2026-11-01', end: '2026-11-30' },
    ]);
  });

  it('is another one if the buyer wants it: the slots within it are free, its last day included', async () => {
    const { token, short } = await subscriber();
    const slots = await twoMonths();
    const body = await desk.quoted(token, { slots, subscription: short });
    expect([body.subscription, body.slots.map(({ free }) => free), body.total]).toEqual([short, [true, false], 12]);
    const order = await desk.buy(token, slots, { subscription: short });
    expect(await stock.ledger(order.id)).toEqual([
      { kind: 'subscription', amount_cents: 1200, coupon_id: null, subscription_id: short, returned_at: null },
    ]);
  });

  it("is none if the buyer wants it: then the offer's free slots apply", async () => {
    const { token } = await subscriber();
    const offer = await stock.offer({ free_slot: 1 });
    const slots = [offer.at('10:00'), offer.at('11:00')];
    const body = await desk.quoted(token, { slots, subscription: null });
    expect([body.subscription, body.slots.map(({ free }) => free), body.total]).toEqual([null, [true, false], 12]);
    const order = await desk.buy(token, slots, { subscription: null });
    expect((await stock.ledger(order.id)).map(({ kind }) => kind)).toEqual(['free-slot']);
  });

  it.each<[whose: string, find: (own: string) => Promise<number>]>([
    ["somebody else's", async () => stock.subscription(await stock.account())],
    ['nobody’s', async () => 999_999],
  ])('is not %s', async (_, find) => {
    const { token } = await subscriber();
    const subscription = await find(token);
    const answer = await desk.quote(token, { slots: await twoMonths(), subscription });
    expect(outcome(answer)).toEqual([422, 'subscription-invalid']);
    const { body: held } = await desk.hold(token, await twoMonths());
    expect(outcome(await desk.order(token, held.id, 0, { subscription }))).toEqual([422, 'subscription-invalid']);
  });

  it.each<[title: string, changes: Record<string, string>, runs: boolean]>([
    ['that ends today', { expires_on: '2026-11-20' }, true],
    ['that ended yesterday', { expires_on: '2026-11-19' }, false],
    ['that begins today', { starts_on: '2026-11-20' }, true],
    ['that begins tomorrow', { starts_on: '2026-11-21' }, false],
  ])('is one that runs today: %s', async (_, changes, runs) => {
    const person = await stock.account();
    const id = await stock.subscription(person, changes);
    const body = await desk.quoted(person.token, { slots: await twoMonths() });
    expect(body.subscriptions.map((one) => one.id)).toEqual(runs ? [id] : []);
  });

  it('does not apply to an item', async () => {
    const { token } = await subscriber();
    const body = await desk.quoted(token, { item: await stock.event() });
    expect([body.subscription, body.total]).toEqual([null, 18]);
  });
});
