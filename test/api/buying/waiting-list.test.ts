import { describe, expect, it } from 'vitest';
import type { HoldResponse, WaitingPlace } from '../../../demo/api/schemas/booking.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import type { OneServer } from '../../fixtures/server/one-server.ts';
import type { OfferForSale } from '../../fixtures/server/seed-of.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();
restartClock(api);

/** An offer with a waiting list, whose slot at 10:00 is full. */
async function fullOffer(changes = {}): Promise<OfferForSale> {
  const offer = await seed.offer({ wait_list_booking: true, ...changes });
  await api.buyPaid(await api.newGuest(), [offer.at()]);
  return offer;
}

const join = (token: string, slotId: string) => api.server.call('POST', `/v1/waiting-list/${slotId}`, { token });
const leave = (token: string, slotId: string) => api.server.call('DELETE', `/v1/waiting-list/${slotId}`, { token });

const listOf = async (token: string): Promise<readonly WaitingPlace[]> =>
  JSON.parse((await api.server.call('GET', '/v1/waiting-list', { token })).text);

const heldBy = async (token: string, basket: Parameters<OneServer['hold']>[1]): Promise<HoldResponse> =>
  JSON.parse((await api.hold(token, basket)).text);

describe('D-waiting-slots: a full slot in a checkout', () => {
  it('a full slot is refused if it is to be booked, and accepted as a waiting slot', async () => {
    const offer = await fullOffer();
    const token = await api.newGuest();
    expect(outcome(await api.hold(token, [offer.at()]))).toEqual([409, 'full']);
    const held = await heldBy(token, { waiting: [offer.at()] });
    expect(held).toMatchObject({
      keepsPlaces: false,
      slots: [{ id: offer.at(), waiting: true, position: 1 }],
      quote: { quantity: 0, total: 0, slots: [{ id: offer.at(), free: false, waiting: true, price: 0 }] },
    });
  });

  it('a full slot without a waiting list is refused either way', async () => {
    const offer = await fullOffer({ wait_list_booking: false });
    const token = await api.newGuest();
    expect(outcome(await api.hold(token, { waiting: [offer.at()] }))).toEqual([409, 'full']);
    expect(outcome(await join(token, offer.at()))).toEqual([409, 'full']);
  });

  it('a waiting slot beside a free one is neither held nor charged', async () => {
    const offer = await fullOffer({ free_slot: 1 });
    const token = await api.newGuest();
    const slots = [offer.at('11:00'), offer.at('12:00')];
    const held = await heldBy(token, { slots, waiting: [offer.at()] });
    expect([held.keepsPlaces, held.quote.total, held.quote.slots]).toEqual([
      true,
      12,
      [
        { id: offer.at(), free: false, waiting: true, price: 0 },
        { id: slots[0], free: true, waiting: false, price: 0 },
        { id: slots[1], free: false, waiting: false, price: 12 },
      ],
    ]);
    const order = orderIn(await api.order(token, held.id, 12));
    expect([order.slots.map(({ id }) => id), order.waiting]).toEqual([
      slots,
      [
        {
          ...{ id: offer.at(), start: '2026-12-01T10:00:00', end: '2026-12-01T11:00:00' },
          ...{ position: 1, state: 'waiting', offeredUntil: null },
        },
      ],
    ]);
    expect(await offer.taken(offer.at())).toBe(1);
  });

  it('of a slot that is chosen twice, a place is held and the other waited for', async () => {
    const offer = await seed.offer({ wait_list_booking: true, capacity: 1, max_multi_slots: 2 });
    const token = await api.newGuest();
    const made = await heldBy(token, { slots: [offer.at()], waiting: [offer.at()] });
    expect(made.slots.map(({ id, waiting }) => [id, waiting])).toEqual([
      [offer.at(), false],
      [offer.at(), true],
    ]);
    const read = await api.server.call('GET', `/v1/hold/${made.id}`, { token });
    expect(JSON.parse(read.text)).toEqual(made);
  });

  it('an order of only a waiting slot costs nothing and shows the position in the list', async () => {
    const offer = await fullOffer({ url: 'danse-du-soir' });
    const token = await api.newGuest();
    const order = await api.buy(token, { waiting: [offer.at()] });
    expect([order.state, order.total, order.slots, order.waiting.map(({ position }) => position)]).toEqual([
      'confirmed',
      0,
      [],
      [1],
    ]);
    expect(await listOf(token)).toEqual([
      {
        slot: offer.at(),
        start: '2026-12-01T10:00:00',
        end: '2026-12-01T11:00:00',
        slotted: { id: offer.id, title: 'Danse', url: 'danse-du-soir' },
        state: 'waiting',
        position: 1,
        offeredUntil: null,
      },
    ]);
  });

  it('a waiting slot that has a place at the time of the hold is held and priced', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    const held = await heldBy(await api.newGuest(), { waiting: [offer.at()] });
    expect([held.keepsPlaces, held.slots[0]?.waiting, held.quote.total]).toEqual([true, false, 12]);
  });

  it('a waiting slot that becomes free between hold and order is quoted at its price, then booked', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    const owner = await api.newGuest();
    const first = await api.buyPaid(owner, [offer.at()]);
    const token = await api.newGuest();
    const held = await heldBy(token, { waiting: [offer.at()] });
    await api.cancel(owner, first.id);
    const changed = await api.order(token, held.id, 0);
    expect([...outcome(changed), changed.body.quote?.total]).toEqual([409, 'quote-changed', 12]);
    const order = orderIn(await api.order(token, held.id, 12));
    expect([order.state, order.slots.map(({ id }) => id), order.waiting]).toEqual(['pending', [offer.at()], []]);
  });

  it('a waiting slot is refused as already waited for if its person is on the list', async () => {
    const offer = await fullOffer();
    const token = await api.newGuest();
    await join(token, offer.at());
    const again = await api.hold(token, { waiting: [offer.at()] });
    expect([...outcome(again), again.body.slots]).toEqual([
      409,
      'already-waiting',
      [{ id: offer.at(), code: 'already-waiting' }],
    ]);
  });

  it('a waiting slot is waited for once if it is ordered again before it is paid', async () => {
    const offer = await fullOffer();
    const token = await api.newGuest();
    const held = await heldBy(token, { slots: [offer.at('11:00')], waiting: [offer.at()] });
    await api.order(token, held.id, 12);
    const coupon = await seed.coupon();
    const again = orderIn(await api.order(token, held.id, 10.8, { coupon }));
    expect(again.waiting.map(({ position }) => position)).toEqual([1]);
    expect(await listOf(token)).toHaveLength(1);
  });

  it('a waiting slot counts among the slots of a reservation', async () => {
    const offer = await fullOffer({ max_slot: 1 });
    const basket = { slots: [offer.at('11:00')], waiting: [offer.at()] };
    expect(outcome(await api.hold(await api.newGuest(), basket))).toEqual([409, 'max-slots']);
  });
});

describe('D-calls-waiting: a waiting list', () => {
  it('a waiting list is first come, first served, and moves up when somebody leaves', async () => {
    const offer = await fullOffer();
    const tokens = [await api.newGuest(), await api.newGuest(), await api.newGuest()];
    const positions = async () => (await Promise.all(tokens.map(listOf))).map((list) => list[0]?.position);
    for (const token of tokens) expect((await join(token, offer.at())).status).toBe(201);
    expect(await positions()).toEqual([1, 2, 3]);
    expect((await leave(tokens[0] ?? '', offer.at())).status).toBe(204);
    expect(await positions()).toEqual([undefined, 1, 2]);
  });

  it('a waiting list is joined once at a time, and again after leaving, at its end', async () => {
    const offer = await fullOffer();
    const [token, other] = [await api.newGuest(), await api.newGuest()];
    await join(token, offer.at());
    await join(other, offer.at());
    expect(outcome(await join(token, offer.at()))).toEqual([409, 'already-waiting']);
    await leave(token, offer.at());
    await join(token, offer.at());
    expect((await listOf(token))[0]?.position).toBe(2);
  });

  it('the waiting places of a person are shown in order of time', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    const slots = [offer.at('10:00', '2026-12-03'), offer.at('10:00', '2026-12-02')];
    for (const slotId of slots) await api.buyPaid(await api.newGuest(), [slotId]);
    const token = await api.newGuest();
    for (const slotId of slots) await join(token, slotId);
    expect((await listOf(token)).map(({ slot }) => slot)).toEqual(slots.toReversed());
  });

  it.each<[what: string, slotId: () => Promise<string>, answer: readonly [number, string]]>([
    ['with places left', async () => (await seed.offer({ wait_list_booking: true })).at(), [409, 'not-full']],
    ['of an unknown offer', async () => '8_20261201T1003', [404, 'not-found']],
    ['that is not in the schedule', async () => (await fullOffer()).at('10:30'), [404, 'not-found']],
  ])('a waiting list cannot be joined for a slot %s', async (_, slotId, answer) => {
    expect(outcome(await join('demo-customer', await slotId()))).toEqual(answer);
  });

  it('the waiting list of a slot that has started is closed, and no longer shown', async () => {
    const offer = await fullOffer();
    const [first, late] = [await seed.account(), await seed.account()];
    await join(first.token, offer.at());
    api.time.now = Date.parse('2026-12-01T09:00:00Z');
    expect(await listOf(first.token)).toHaveLength(1);
    api.time.now += 60_000;
    expect(outcome(await join(late.token, offer.at()))).toEqual([409, 'past']);
    expect(await listOf(first.token)).toEqual([]);
  });

  it('a waiting list cannot be joined by a person who has booked that start', async () => {
    const offer = await fullOffer();
    const token = await api.newGuest();
    await api.buyPaid(token, [(await seed.offer()).at()]);
    expect(outcome(await join(token, offer.at()))).toEqual([409, 'already-booked']);
  });

  it('a waiting list can be joined at the monthly limit, which is checked later', async () => {
    const offer = await fullOffer({ book_month: 1 });
    const token = await api.newGuest();
    await api.buyPaid(token, [offer.at('11:00')]);
    expect((await join(token, offer.at())).status).toBe(201);
  });

  it("the waiting places of a guest are accessible to the guest's own token only", async () => {
    const offer = await fullOffer();
    const token = await api.newGuest();
    await join(token, offer.at());
    const same = await guest(api.server, api.lastAddress());
    expect(await listOf(same)).toEqual([]);
    for (const other of [same, 'demo-customer']) {
      expect(outcome(await leave(other, offer.at()))).toEqual([404, 'not-found']);
    }
    expect(await listOf(token)).toHaveLength(1);
  });

  it('a waiting list cannot be joined without a token', async () => {
    const path = '/v1/waiting-list';
    const answers = [
      await api.server.call('GET', path),
      await api.server.call('POST', `${path}/1_20261201T1000`),
      await api.server.call('DELETE', `${path}/1_20261201T1000`),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => [401, 'token-invalid']));
  });

  it('cancelling the order that joined a waiting list leaves the list', async () => {
    const offer = await fullOffer();
    const token = await api.newGuest();
    const order = await api.buyPaid(token, { slots: [offer.at('11:00')], waiting: [offer.at()] });
    const answer = orderIn(await api.cancel(token, order.id));
    expect([answer.state, answer.waiting, await listOf(token)]).toEqual(['cancelled', [], []]);
  });
});
