import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import type { HoldResponse, Order, WaitingPlace } from '../../../demo/api/schemas/booking.ts';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import type { Person } from '../../fixtures/server/seed.ts';
import type { OfferForSale } from '../../fixtures/server/seed-of.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const MINUTE = 60_000;
const OFFERED = { state: 'offered', position: 1, offeredUntil: '2026-11-20T11:00:00.000Z' };

const { api, seed } = serverOfTests();
restartClock(api);

const tidy = () => sweep(api.server.services);
const join = (token: string, slotId: string) => api.server.call('POST', `/v1/waiting-list/${slotId}`, { token });
const leave = (token: string, slotId: string) => api.server.call('DELETE', `/v1/waiting-list/${slotId}`, { token });

const listOf = async (token: string): Promise<readonly WaitingPlace[]> =>
  JSON.parse((await api.server.call('GET', '/v1/waiting-list', { token })).text);

/** The state of each person's waiting place; undefined for those who no longer wait. */
const statesOf = async (waiters: readonly Person[]) =>
  (await Promise.all(waiters.map(({ token }) => listOf(token)))).map((list) => list[0]?.state);

const heldBy = async (token: string, slots: readonly string[]): Promise<HoldResponse> =>
  JSON.parse((await api.hold(token, slots)).text);

interface WaitingList {
  readonly offer: OfferForSale;
  /** The slot that is full. */
  readonly full: string;
  readonly owner: Person;
  readonly order: Order;
  readonly waiters: readonly [Person, Person, Person];
}

/** A full slot of one place, and three people on its waiting list. */
async function waitingList(changes = {}, slotOf = (offer: OfferForSale) => offer.at()): Promise<WaitingList> {
  const offer = await seed.offer({ wait_list_booking: true, ...changes });
  const full = slotOf(offer);
  const owner = await seed.account();
  const order = await api.buyPaid(owner.token, [full]);
  const waiters = [await seed.account(), await seed.account(), await seed.account()] as const;
  for (const { token } of waiters) await join(token, full);
  return { offer, full, owner, order, waiters };
}

/** The same slot, after its place became free and was offered to the first person. */
async function offered(changes = {}): Promise<WaitingList> {
  const all = await waitingList(changes);
  await api.cancel(all.owner.token, all.order.id);
  expect(await statesOf(all.waiters)).toEqual(['offered', 'waiting', 'waiting']);
  return all;
}

describe('D-waiting-offer: a place that becomes free is offered to the first person of the waiting list', () => {
  it('a place is offered to the first person of the waiting list when an order is cancelled', async () => {
    const { full, waiters, offer } = await offered();
    expect(await listOf(waiters[0].token)).toMatchObject([{ slot: full, ...OFFERED }]);
    expect(await offer.taken(full)).toBe(1);
  });

  it('a place is offered to the first person of the waiting list when an order is not paid in time', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    await api.buy((await seed.account()).token, [offer.at()]);
    const waiter = await seed.account();
    await join(waiter.token, offer.at());
    api.time.now += 30 * MINUTE;
    await tidy();
    expect(await statesOf([waiter])).toEqual(['offered']);
  });

  it('a place is offered to the first person of the waiting list when a hold is released, or expires', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    const [first, second] = [offer.at('10:00'), offer.at('11:00')];
    const [one, two] = [await seed.account(), await seed.account()];
    const { body: held } = await api.hold(one.token, [first]);
    await api.hold(two.token, [second]);
    const waiter = await seed.account();
    await join(waiter.token, first);
    await join(waiter.token, second);
    await api.server.call('DELETE', `/v1/hold/${held.id}`, { token: one.token });
    expect((await listOf(waiter.token)).map(({ state }) => state)).toEqual(['offered', 'waiting']);
    api.time.now += 10 * MINUTE;
    await tidy();
    expect((await listOf(waiter.token)).map(({ state }) => state)).toEqual(['offered', 'offered']);
  });

  it('a place is offered to the first who waits even if a newcomer notices the expired hold before the sweep', async () => {
    const offer = await seed.offer({ wait_list_booking: true });
    await api.hold((await seed.account()).token, [offer.at()]);
    const waiter = await seed.account();
    await join(waiter.token, offer.at());
    api.time.now += 10 * MINUTE;
    const newcomer = await seed.account();
    expect(outcome(await api.hold(newcomer.token, [offer.at()]))).toEqual([409, 'full']);
    await tidy();
    expect(await statesOf([waiter])).toEqual(['offered']);
  });

  it('two places that become free are offered to the first two people of the waiting list', async () => {
    const offer = await seed.offer({ wait_list_booking: true, capacity: 2 });
    const owners = [await seed.account(), await seed.account()];
    const orders: Order[] = [];
    for (const { token } of owners) orders.push(await api.buyPaid(token, [offer.at()]));
    const waiters = [await seed.account(), await seed.account(), await seed.account()];
    for (const { token } of waiters) await join(token, offer.at());
    for (const [n, { token }] of owners.entries()) await api.cancel(token, orders[n]?.id ?? '');
    expect(await statesOf(waiters)).toEqual(['offered', 'offered', 'waiting']);
  });

  it('a place is offered until the slot starts, if that is in less than two hours', async () => {
    const { owner, order, waiters } = await waitingList({}, (offer) => offer.at('11:00', '2026-11-20'));
    await seed.rows('UPDATE purchase SET cancellation_hours = 0 WHERE id = $1', [order.id]);
    await api.cancel(owner.token, order.id);
    expect((await listOf(waiters[0].token))[0]?.offeredUntil).toBe('2026-11-20T10:00:00.000Z');
  });
});

describe('D-waiting-rules: the monthly limit of people on a waiting list', () => {
  it('the monthly limit is checked when a place is offered: the place goes to the next person', async () => {
    const { offer, owner, order, waiters } = await waitingList({ book_month: 1 });
    await api.buyPaid(waiters[0].token, [offer.at('11:00')]);
    await api.cancel(owner.token, order.id);
    expect(await statesOf(waiters)).toEqual(['waiting', 'offered', 'waiting']);
  });

  it('a place stays free if all who wait have reached the monthly limit, until one of them may book', async () => {
    const { offer, full, owner, order, waiters } = await waitingList({ book_month: 1 });
    const others: Order[] = [];
    for (const [n, { token }] of waiters.entries()) {
      others.push(await api.buyPaid(token, [offer.at(`${11 + n}:00`)]));
    }
    await api.cancel(owner.token, order.id);
    expect([await statesOf(waiters), await offer.taken(full)]).toEqual([['waiting', 'waiting', 'waiting'], 0]);
    await api.cancel(waiters[1].token, others[1]?.id ?? '');
    await tidy();
    expect(await statesOf(waiters)).toEqual(['waiting', 'offered', 'waiting']);
  });
});

describe('D-waiting-offer: an offer of a place', () => {
  it('an offered place is shown as free to its person, and as gone to others', async () => {
    const { offer, full, waiters } = await offered();
    const taken = (token?: string) => api.takenIn(String(offer.id), '2026-12-01T10:00:00', token);
    expect([await taken(waiters[0].token), await taken(waiters[1].token), await taken()]).toEqual([0, 1, 1]);
    expect(outcome(await api.hold(waiters[1].token, [full]))).toEqual([409, 'full']);
  });

  it('an offer of a place is accepted by an ordinary hold and a paid order', async () => {
    const { offer, full, waiters } = await offered();
    const order = await api.buy(waiters[0].token, [full]);
    expect([order.state, await offer.taken(full)]).toEqual(['pending', 1]);
    await api.pay(waiters[0].token, order);
    expect((await api.read(waiters[0].token, order.id)).state).toBe('confirmed');
    expect([await statesOf(waiters), await offer.taken(full)]).toEqual([[undefined, 'waiting', 'waiting'], 1]);
    expect((await listOf(waiters[1].token))[0]?.position).toBe(1);
  });

  it('an offer of a place is accepted without a payment if the place is free of charge', async () => {
    const { full, waiters } = await offered({ price_cents: 0 });
    const order = await api.buy(waiters[0].token, [full]);
    expect([order.state, await statesOf(waiters)]).toEqual(['confirmed', [undefined, 'waiting', 'waiting']]);
  });

  it('an offer of a place remains with a person who leaves the checkout, until it ends', async () => {
    const { full, waiters, offer } = await offered();
    const [{ token }] = waiters;
    const held = await heldBy(token, [full]);
    api.time.now += 5 * MINUTE;
    await api.server.call('DELETE', `/v1/hold/${held.id}`, { token });
    expect((await listOf(token))[0]).toMatchObject(OFFERED);
    expect([await statesOf(waiters), await offer.taken(full)]).toEqual([['offered', 'waiting', 'waiting'], 1]);
  });

  it('an offer of a place passes to the next person from a checkout that lasts longer than the offer', async () => {
    const { full, waiters } = await offered();
    api.time.now += 115 * MINUTE;
    await heldBy(waiters[0].token, [full]);
    api.time.now += 9 * MINUTE;
    await tidy();
    expect(await statesOf(waiters)).toEqual([undefined, 'waiting', 'waiting']);
    api.time.now += MINUTE;
    await tidy();
    expect(await statesOf(waiters)).toEqual([undefined, 'offered', 'waiting']);
  });

  it('an offered place can still be ordered from a checkout that lasts longer than the offer', async () => {
    const { full, waiters } = await offered();
    api.time.now += 115 * MINUTE;
    const held = await heldBy(waiters[0].token, [full]);
    api.time.now += 9 * MINUTE;
    await tidy();
    expect(orderIn(await api.order(waiters[0].token, held.id, 12)).state).toBe('pending');
  });

  it('an offer of a place lapses at its end, not before, and passes to the next person', async () => {
    const { waiters, full, offer } = await offered();
    api.time.now += 120 * MINUTE - 1;
    await tidy();
    expect(await statesOf(waiters)).toEqual(['offered', 'waiting', 'waiting']);
    api.time.now += 1;
    await tidy();
    expect([await statesOf(waiters), await offer.taken(full)]).toEqual([[undefined, 'offered', 'waiting'], 1]);
    expect(outcome(await api.hold(waiters[0].token, [full]))).toEqual([409, 'full']);
  });

  it('an offer of a place that nobody accepts leaves the place free in the end', async () => {
    const { waiters, full, offer } = await offered();
    for (const _ of waiters) {
      api.time.now += 120 * MINUTE;
      await tidy();
    }
    expect([await statesOf(waiters), await offer.taken(full)]).toEqual([[undefined, undefined, undefined], 0]);
  });

  it('an offer of a place passes to the next person when its person leaves the list', async () => {
    const { waiters, full, offer } = await offered();
    expect((await leave(waiters[0].token, full)).status).toBe(204);
    expect([await statesOf(waiters), await offer.taken(full)]).toEqual([[undefined, 'offered', 'waiting'], 1]);
  });

  it('an offer of a place returns to the person whose order for it is not paid, until it ends', async () => {
    const { waiters, full } = await offered();
    await api.buy(waiters[0].token, [full]);
    api.time.now += 30 * MINUTE;
    await tidy();
    expect(await statesOf(waiters)).toEqual(['offered', 'waiting', 'waiting']);
  });

  it('an offer of a place is made once to a person who pays for it while another place becomes free', async () => {
    const offer = await seed.offer({ wait_list_booking: true, capacity: 2, max_multi_slots: 2 });
    const [one, two] = [await seed.account(), await seed.account()];
    const [first, second] = [await api.buyPaid(one.token, [offer.at()]), await api.buyPaid(two.token, [offer.at()])];
    const [payer, next] = [await seed.account(), await seed.account()];
    for (const { token } of [payer, next]) await join(token, offer.at());
    await api.cancel(one.token, first.id);
    await api.buy(payer.token, [offer.at()]);
    await api.cancel(two.token, second.id);
    expect(await statesOf([next])).toEqual(['offered']);
  });
});

describe('D-waiting-offer: places that are added to the schedule', () => {
  /** A full slot with people who wait, to which its schedule then adds places. */
  async function grown(capacity = 2): Promise<WaitingList> {
    const list = await waitingList();
    await seed.rows('UPDATE slotted_session SET capacity = $2 WHERE slotted_id = $1', [list.offer.id, capacity]);
    return list;
  }

  it('places that are added to the schedule are offered by the next sweep, and the capacity is that of the schedule', async () => {
    const { offer, waiters } = await grown();
    await tidy();
    expect(await statesOf(waiters)).toEqual(['offered', 'waiting', 'waiting']);
    const { text } = await api.server.call('GET', `/v1/slotted/booked/${offer.id}`);
    expect(JSON.parse(text)).toMatchObject([{ taken: 2, capacity: 2 }]);
  });

  it.each([
    ['hold', (token: string, slot: string) => api.hold(token, [slot])],
    ['hold of twice the slot', (token: string, slot: string) => api.hold(token, [slot, slot])],
  ])(
    "places that are added to the schedule are not taken by a newcomer's %s before they are offered",
    async (_, take) => {
      const { full, waiters, offer } = await grown();
      const newcomer = await seed.account();
      expect((await take(newcomer.token, full)).status).toBe(409);
      expect((await join(newcomer.token, full)).status).toBe(201);
      await tidy();
      expect([await statesOf(waiters), await offer.taken(full)]).toEqual([['offered', 'waiting', 'waiting'], 2]);
    },
  );

  it('the first person who waits can take an added place even before the sweep offers it, without a mail', async () => {
    const { full, waiters } = await grown();
    const [first, second] = waiters;
    expect(outcome(await api.hold(second.token, [full]))).toEqual([409, 'full']);
    expect((await api.buyPaid(first.token, [full])).state).toBe('confirmed');
    const mails = await seed.rows<{ kind: string }>('SELECT kind FROM outbox WHERE recipient = $1', [first.email]);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmed']);
    expect(await statesOf(waiters)).toEqual([undefined, 'waiting', 'waiting']);
  });

  it('D-moved-slot: places that are added to a slot that the spring change moves are offered too', async () => {
    api.time.now = Date.parse('2027-03-22T09:00:00Z');
    const list = await waitingList({ first: 2, last: 3 }, (offer) => offer.at('03:00', '2027-03-28'));
    const grow = (hour: string) =>
      seed.rows('UPDATE slotted_session SET capacity = 2 WHERE slotted_id = $1 AND starts = $2::text::time', [
        list.offer.id,
        hour,
      ]);
    await grow('02:00');
    await tidy();
    expect(await statesOf(list.waiters)).toEqual(['waiting', 'waiting', 'waiting']);
    await seed.rows(`DELETE FROM slotted_session WHERE slotted_id = $1 AND starts = '03:00'`, [list.offer.id]);
    await tidy();
    expect(await statesOf(list.waiters)).toEqual(['offered', 'waiting', 'waiting']);
  });

  it('anybody can take the added places that are left once everybody who waits has one', async () => {
    const { full, waiters } = await grown(5);
    const newcomer = await seed.account();
    expect((await api.hold(newcomer.token, [full])).status).toBe(201);
    expect(await statesOf(waiters)).toEqual(['offered', 'offered', 'offered']);
  });
});

describe('D-waiting-offer: an offered place that its person cannot take any more', () => {
  it('the first of those who are offered places takes one where the schedule has lost another since then', async () => {
    const { offer, full, waiters } = await waitingList();
    const places = (count: number) =>
      seed.rows('UPDATE slotted_session SET capacity = $2 WHERE slotted_id = $1', [offer.id, count]);
    await places(3);
    await tidy();
    await places(2);
    const [first, second] = waiters;
    expect(outcome(await api.hold(second.token, [full]))).toEqual([409, 'full']);
    const seenBy = async ({ token }: Person) =>
      (await api.server.call('GET', `/v1/slotted/booked/${offer.id}`, { token })).body;
    expect([await seenBy(first), await seenBy(second)]).toMatchObject([
      [{ taken: 1, capacity: 2 }],
      [{ taken: 2, capacity: 2 }],
    ]);
    expect((await api.buyPaid(first.token, [full])).state).toBe('confirmed');
    expect(outcome(await api.hold(second.token, [full]))).toEqual([409, 'full']);
  });

  it('who came last of those who are offered places waits again, and is told, where the schedule has lost places since then', async () => {
    const { offer, waiters } = await waitingList();
    const places = (count: number) =>
      seed.rows('UPDATE slotted_session SET capacity = $2 WHERE slotted_id = $1', [offer.id, count]);
    const toldOf = async ({ email }: Person) => {
      const mails = await seed.rows<{ kind: string }>('SELECT kind FROM outbox WHERE recipient = $1 ORDER BY number', [
        email,
      ]);
      return mails.map(({ kind }) => kind);
    };
    await places(4);
    await tidy();
    await places(2);
    await tidy();
    expect(await statesOf(waiters)).toEqual(['offered', 'waiting', 'waiting']);
    await places(3);
    await tidy();
    expect(await statesOf(waiters)).toEqual(['offered', 'offered', 'waiting']);
    expect(await Promise.all(waiters.map(toldOf))).toEqual([
      ['offered'],
      ['offered', 'lapsed', 'offered'],
      ['offered', 'lapsed'],
    ]);
  });

  it('nobody is offered a place of a session that the schedule has lost', async () => {
    const { offer, waiters } = await waitingList();
    await seed.rows('UPDATE slotted_session SET capacity = 3 WHERE slotted_id = $1', [offer.id]);
    await tidy();
    await seed.rows('DELETE FROM slotted_session WHERE slotted_id = $1', [offer.id]);
    await tidy();
    expect(
      await seed.rows(
        `SELECT w.state FROM waiting w JOIN place ON place.id = place_id WHERE slotted_id = $1 AND state = 'offered'`,
        [offer.id],
      ),
    ).toEqual([]);
    expect(await statesOf(waiters)).toEqual([undefined, undefined, undefined]);
  });

  it('the places of others stay taken for the first of those who are offered places while the schedule has lost none', async () => {
    const { offer, full, waiters } = await waitingList({ max_multi_slots: 2 });
    await seed.rows('UPDATE slotted_session SET capacity = 3 WHERE slotted_id = $1', [offer.id]);
    await tidy();
    const { token } = waiters[0];
    const seen = await api.server.call('GET', `/v1/slotted/booked/${offer.id}`, { token });
    expect(seen.body).toMatchObject([{ taken: 2, capacity: 3 }]);
    expect(outcome(await api.hold(token, [full, full]))).toEqual([409, 'full']);
    expect((await api.buyPaid(token, [full])).state).toBe('confirmed');
  });

  it('an offered place passes on from somebody who has booked another session of the same start', async () => {
    const { waiters } = await offered();
    const other = await seed.offer();
    await api.buyPaid(waiters[0].token, [other.at()]);
    await tidy();
    expect(await statesOf(waiters)).toEqual([undefined, 'offered', 'waiting']);
  });

  it('an offered place stays with somebody who has ordered another session of the same start and not paid', async () => {
    const { waiters } = await offered();
    const other = await seed.offer();
    await api.buy(waiters[0].token, [other.at()]);
    await tidy();
    expect(await statesOf(waiters)).toEqual(['offered', 'waiting', 'waiting']);
  });

  it("a guest's unpaid order at somebody's address leaves them the place that is offered to them", async () => {
    const { waiters } = await offered();
    const other = await seed.offer();
    await api.buy(await guest(api.server, waiters[0].email), [other.at()]);
    await tidy();
    expect(await statesOf(waiters)).toEqual(['offered', 'waiting', 'waiting']);
  });
});

describe('D-waiting-offer: whoever is taking an offered place when the offer ends', () => {
  /** Somebody to whom one of the two places of a slot is offered; the other one is booked. */
  async function offeredTo(who: 'account' | 'guest') {
    const offer = await seed.offer({ wait_list_booking: true, capacity: 2 });
    const full = offer.at();
    const [first, second] = [await seed.account(), await seed.account()];
    const [given, kept] = [await api.buyPaid(first.token, [full]), await api.buyPaid(second.token, [full])];
    const person = who === 'account' ? await seed.account() : await aGuest();
    await join(person.token, full);
    await api.cancel(first.token, given.id);
    const [row] = await seed.rows<{ id: number; purchase_id: string | null }>(
      'SELECT id, purchase_id FROM waiting WHERE place_id = $1',
      [full],
    );
    return { full, waitingId: row?.id ?? 0, orderId: row?.purchase_id ?? null, ...person, kept, second };
  }

  const aGuest = async () => ({ token: await api.newGuest(), email: api.lastAddress() });

  /** The token of a person who comes back: a guest's first token ends after two hours. */
  async function comeBack({ token, email, orderId }: Awaited<ReturnType<typeof offeredTo>>): Promise<string> {
    if (orderId === null) return token;
    const key = await api.keyOf({ id: orderId, buyer: { email } });
    return (await api.server.call('POST', `/v1/order/${orderId}/guest`, { token: key })).body.token;
  }

  /** Returns the state of a waiting place, and how often its person was told that an offer is over. */
  async function endOf(waitingId: number) {
    const [row] = await seed.rows<{ state: string; told: number }>(
      `SELECT state, (SELECT count(*) FROM outbox WHERE kind = 'lapsed' AND split_part(about, ':', 2) = waiting.id::text)::integer AS told
       FROM waiting WHERE id = $1`,
      [waitingId],
    );
    return row;
  }

  it.each(['account', 'guest'] as const)(
    'a person who is taking an offered place keeps it, whoever joins the list or cancels meanwhile: as %s',
    async (who) => {
      const list = await offeredTo(who);
      const newcomer = await seed.account();
      api.time.now += 115 * MINUTE;
      const token = await comeBack(list);
      const held = await heldBy(token, [list.full]);
      api.time.now += 6 * MINUTE;
      await join(newcomer.token, list.full);
      const order = orderIn(await api.order(token, held.id, 12));
      await api.cancel(list.second.token, list.kept.id);
      expect(await statesOf([newcomer])).toEqual(['offered']);
      expect(await endOf(list.waitingId)).toEqual({ state: 'offered', told: 0 });
      await api.pay(token, order);
      expect((await api.read(token, order.id)).state).toBe('confirmed');
      expect(await endOf(list.waitingId)).toEqual({ state: 'taken', told: 0 });
    },
  );

  it.each([
    ['hold', 10, async () => {}],
    ['unpaid order', 40, async (token: string, holdId: string) => void (await api.order(token, holdId, 12))],
  ] as const)(
    'a person who was taking an offered place is told that it is over when their %s ends, and the next person gets it',
    async (_, minutes, go) => {
      const list = await offeredTo('account');
      const newcomer = await seed.account();
      api.time.now += 115 * MINUTE;
      const held = await heldBy(list.token, [list.full]);
      await go(list.token, held.id);
      api.time.now += 6 * MINUTE;
      await join(newcomer.token, list.full);
      expect(await endOf(list.waitingId)).toEqual({ state: 'offered', told: 0 });
      api.time.now += minutes * MINUTE;
      await tidy();
      expect([await endOf(list.waitingId), await statesOf([newcomer])]).toEqual([
        { state: 'lapsed', told: 1 },
        ['offered'],
      ]);
    },
  );
});
