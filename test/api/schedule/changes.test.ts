import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../demo/api/people/caller.ts';
import type { SessionsForm } from '../../../demo/api/schemas/studio-sessions.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { addEvent, insert, type Person, PROVIDER } from '../../fixtures/server/seed.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';
import { eventsIn, mailsTo } from '../mail/mails.ts';

let api: TwoServers;
let seed: Seed;
let administrator: Person;
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
  administrator = await seed.account({ groups: '{Administrateurs}' });
  await insert(api.database, 'access_token', { hash: hashOf('provider'), person_id: PROVIDER });
});
beforeEach(() => {
  api.time.now = Date.parse('2026-11-20T09:00:00Z');
});
afterAll(() => api?.close());

type Change = Omit<SessionsForm, 'confirm'>;
const ask = async (body: object, token = administrator.token) => {
  const answer = await api.call('PATCH', '/v1/studio/sessions', { token, body });
  return { ...answer, said: JSON.parse(answer.text) };
};
/** Says what a change would do, and does it. */
const change = async (body: Change) => {
  const tried = await ask(body);
  expect(outcome(tried)).toEqual([200]);
  const done = await ask({ ...body, confirm: tried.said.confirm });
  expect(outcome(done)).toEqual([200]);
  expect(done.said).toEqual({ ...tried.said, state: 'written' });
  return done.said.sessions as readonly Record<string, unknown>[];
};
const kindsOf = async ({ email }: Pick<Person, 'email'>) =>
  (await mailsTo(api.servers[0], email)).map(({ kind }) => kind);
const lastTo = async ({ email }: Pick<Person, 'email'>) => {
  const mail = (await mailsTo(api.servers[0], email)).at(-1);
  if (!mail) throw new Error('There is no mail.');
  return mail;
};
const join = (token: string, slot: string) => api.call('POST', `/v1/waiting-list/${slot}`, { token });
const DAY = '2026-12-01';
const move = (session: string, start = '10:15', more: Change | object = {}): Change => ({
  ...{ change: 'move', session, start: `${DAY}T${start}:00`, end: `${DAY}T${start.slice(0, 2)}:45:00` },
  ...more,
});

interface Sold {
  readonly offer: OfferForSale;
  readonly ten: string;
  readonly people: readonly [Person, Person, Person];
}

/** A session whose two places are booked, and somebody who waits for it. */
async function sold(more: object = {}): Promise<Sold> {
  const offer = await seed.offer({ capacity: 2, wait_list_booking: true, ...more });
  const people = [await seed.account(), await seed.account(), await seed.account()] as const;
  const ten = offer.at();
  for (const { token } of people.slice(0, 2)) await api.buyPaid(token, [ten]);
  expect(outcome(await join(people[2].token, ten))).toEqual([201]);
  return { offer, ten, people };
}

const ordersOf = async ({ token }: Person) =>
  JSON.parse((await api.call('GET', '/v1/order/future', { token })).text).items;
const sound = async () => expect(await violations(api.database)).toEqual([]);

describe('D-schedule-change: a session is moved', () => {
  it('bookings and the waiting list move with it, each person is told once, and the calendar keeps its entry', async () => {
    const { offer, ten, people } = await sold();
    const [first, , waits] = people;
    const moved = offer.at('10:15');
    expect(await change(move(ten))).toMatchObject([
      {
        ...{ session: ten, what: 'moved', to: { start: `${DAY}T10:15:00`, end: `${DAY}T10:45:00` }, taken: 2 },
        people: [{ as: 'booked' }, { as: 'booked' }, { as: 'waiting' }],
      },
    ]);
    expect([await offer.taken(ten), await offer.taken(moved)]).toEqual([0, 2]);
    expect(outcome(await api.hold((await seed.account()).token, [moved]))).toEqual([409, 'full']);
    const { body: list } = await api.call('GET', '/v1/waiting-list', { token: waits.token });
    expect(list).toMatchObject([{ slot: moved, position: 1 }]);
    for (const person of people) expect((await kindsOf(person)).slice(-1)).toEqual(['moved']);
    expect(await kindsOf(first)).toEqual(['confirmed', 'moved']);
    const [confirmed, told] = await mailsTo(api.servers[0], first.email);
    const [before] = eventsIn(confirmed?.calendar);
    expect(eventsIn(told?.calendar)).toEqual([{ ...before, times: '10:15–10:45' }]);
    expect((await ordersOf(first))[0].slots).toMatchObject([
      { id: moved, start: `${DAY}T10:15:00`, entry: ten, movedFrom: `${DAY}T10:00:00` },
    ]);
    await api.sweep();
    for (const person of people) expect((await kindsOf(person)).filter((kind) => kind === 'moved')).toHaveLength(1);
    await sound();
  });

  it('who is moved may cancel until the new start, with a file that removes the entry of the first one', async () => {
    const { ten, people } = await sold();
    const [first] = people;
    await change(move(ten));
    await change(move(ten.replace('T1000', 'T1015'), '11:30'));
    const [order] = await ordersOf(first);
    api.time.now = Date.parse('2026-12-01T09:00:00Z');
    expect(outcome(await api.cancel(first.token, order.id))).toEqual([200]);
    expect(eventsIn((await lastTo(first)).calendar)).toMatchObject([
      { uid: `${order.id}-${ten}@creneau`, method: 'CANCEL' },
    ]);
    await sound();
  });

  it('the recipient of a gift is told too, without its price and a link', async () => {
    const offer = await seed.offer();
    const giver = await seed.account();
    const gift = { firstName: 'Léa', lastName: 'Roy', email: 'gift-moved@example.org' };
    await api.buyPaid(giver.token, [offer.at()], { gift });
    await change(move(offer.at()));
    const { kind, text, calendar } = await lastTo(gift);
    expect([kind, eventsIn(calendar)[0]?.times]).toEqual(['moved', '10:15–10:45']);
    expect(text).not.toMatch(/https?:|12,00|annuler/);
  });

  it('a checkout of the session ends, and an unpaid order moves', async () => {
    const offer = await seed.offer({ capacity: 2 });
    const [holds, pays] = [await seed.account(), await seed.account()];
    const order = await api.buy(pays.token, [offer.at()]);
    const held = await api.hold(holds.token, [offer.at()]);
    await change(move(offer.at()));
    expect(outcome(await api.order(holds.token, held.body.id, 12))).toEqual([409, 'hold-expired']);
    await api.pay(pays.token, order);
    expect(await api.read(pays.token, order.id)).toMatchObject({
      state: 'confirmed',
      slots: [{ id: offer.at('10:15') }],
    });
    await sound();
  });

  it('the sessions of each week move, or those stay that are booked', async () => {
    const { offer, ten, people } = await sold();
    const next = offer.at('10:00', '2026-12-08');
    await change(move(ten, '10:15', { each: 'week', bookings: 'stay' }));
    expect((await ordersOf(people[0]))[0].slots).toMatchObject([{ id: ten }]);
    expect(outcome(await api.hold((await seed.account()).token, [next]))).toEqual([404, 'not-found']);
    await change(
      move(offer.at('10:15', '2026-12-08'), '09:30', {
        each: 'week',
        start: '2026-12-08T09:30:00',
        end: '2026-12-08T10:30:00',
      }),
    );
    expect(outcome(await api.hold((await seed.account()).token, [offer.at('09:30', '2026-12-15')]))).toEqual([201]);
    await sound();
  });

  const refusals: readonly (readonly [string, (sold: Sold) => Promise<Change>, string])[] = [
    [
      'into the past',
      async ({ ten }) => move(ten, '10:15', { start: '2026-11-19T10:00:00', end: '2026-11-19T11:00:00' }),
      'past',
    ],
    [
      'onto a session with too little room',
      async ({ ten, offer, people }) => {
        await api.buyPaid((await seed.account()).token, [offer.at('11:00')]);
        expect(people).toHaveLength(3);
        return move(ten, '11:00');
      },
      'full',
    ],
    [
      'to where one of its people has another booking',
      async ({ ten, people }) => {
        await api.buyPaid(people[0].token, [(await seed.offer()).at('11:00')]);
        return move(ten, '11:00');
      },
      'already-booked',
    ],
    [
      'onto a closed day',
      async ({ ten, offer }) => {
        await seed.rows(`INSERT INTO day_off VALUES ($1, '2026-12-02', '2026-12-02')`, [offer.id]);
        return move(ten, '10:15', { start: '2026-12-02T10:00:00', end: '2026-12-02T11:00:00' });
      },
      'day-off',
    ],
    ['although there is none', async ({ offer }) => move(offer.at('03:00')), 'not-found'],
  ];
  it.each(refusals)('a move is refused: %s', async (_, made, code) => {
    const given = await sold();
    expect(await ask(await made(given))).toMatchObject({ body: { code } });
    expect((await ordersOf(given.people[0]))[0].slots).toMatchObject([{ id: given.ten }]);
  });

  it('a change is made by an administrator or the provider, and only if it is still what was said', async () => {
    const { ten, people, offer } = await sold();
    for (const token of [people[0].token, people[1].token])
      expect(outcome(await ask(move(ten), token))).toEqual([403, 'forbidden']);
    const tried = await ask(move(ten), 'provider');
    expect(outcome(tried)).toEqual([200]);
    await join((await seed.account()).token, ten);
    expect(outcome(await ask({ ...move(ten), confirm: tried.said.confirm }))).toEqual([409, 'import-changed']);
    expect(await offer.taken(ten)).toBe(2);
  });
});

describe('D-schedule-change: a session is called off', () => {
  it('its orders are refunded and told, its waiting list ends, and nobody can book it', async () => {
    const { offer, ten, people } = await sold();
    const [first, , waits] = people;
    expect(await change({ change: 'call-off', session: ten })).toMatchObject([{ what: 'called-off', taken: 2 }]);
    await api.sweep();
    const { text } = await api.call('GET', '/v1/order/past', { token: first.token });
    expect(JSON.parse(text).items).toMatchObject([
      { state: 'cancelled', slots: [{ id: ten }], refund: { state: 'made', amount: 12 } },
    ]);
    expect([await kindsOf(first), await kindsOf(waits)]).toEqual([['confirmed', 'called-off'], ['lapsed']]);
    expect(eventsIn((await lastTo(first)).calendar)).toMatchObject([{ method: 'CANCEL' }]);
    expect(outcome(await api.hold((await seed.account()).token, [ten]))).toEqual([404, 'not-found']);
    expect(await offer.taken(ten)).toBe(0);
    await sound();
  });

  it('an order of several sessions keeps the others and gets back its share, of money and of company credit', async () => {
    const organization = await seed.organization(1000);
    const offer = await seed.offer({ free_slot: 1 });
    const person = await seed.account({ organization_id: organization });
    const order = await api.buyPaid(person.token, [offer.at('09:00'), offer.at('10:00'), offer.at('11:00')]);
    expect(order).toMatchObject({ subtotal: 24, total: 14 });
    const balance = async () =>
      (
        await seed.rows<{ credit_cents: number }>('SELECT credit_cents FROM organization WHERE id = $1', [organization])
      )[0]?.credit_cents;
    const state = async () => {
      await api.sweep();
      await sound();
      const { slots, refund } = await api.read(person.token, order.id);
      return [slots.length, refund?.state, refund?.amount, await balance()];
    };
    await change({ change: 'call-off', session: offer.at('11:00') });
    expect(await state()).toEqual([2, 'made', 7, 500]);
    await change({ change: 'call-off', session: offer.at('09:00') });
    expect(await state()).toEqual([1, 'made', 7, 500]);
    await change({ change: 'close', offer: offer.id, from: DAY, to: '2026-12-03' });
    expect(await state()).toEqual([1, 'made', 14, 1000]);
    expect(await kindsOf(person)).toEqual(['confirmed', 'called-off', 'called-off', 'called-off']);
    await sound();
  });
});

describe('D-schedule-change: a session is resized', () => {
  it('who waits comes first in a larger one, and nobody is put out of a smaller one', async () => {
    const { offer, ten, people } = await sold();
    expect(await change({ change: 'resize', session: ten, capacity: 3 })).toMatchObject([
      { what: 'resized', capacity: 3 },
    ]);
    expect(await kindsOf(people[2])).toEqual(['offered']);
    await change({ change: 'resize', session: ten, capacity: 1 });
    await api.sweep();
    expect(await offer.taken(ten)).toBe(2);
    expect(outcome(await api.hold((await seed.account()).token, [ten]))).toEqual([409, 'full']);
    await change({ change: 'resize', session: ten, capacity: 3 });
    await sound();
  });
});

describe('D-schedule-change: an event is moved or called off', () => {
  const times = { start: '2026-11-24T14:00:00', end: '2026-11-24T15:30:00' };

  it('an event moves with its orders, whose buyers are told with a file that changes the entry', async () => {
    const event = `event:${await addEvent(api.database, PROVIDER, { capacity: 3 })}`;
    const buyer = await seed.account();
    const order = await api.buyPaid(buyer.token, { item: event });
    const { item } = await api.read(buyer.token, order.id);
    expect(await change({ change: 'move', session: event, ...times })).toMatchObject([{ what: 'moved', to: times }]);
    expect(await api.read(buyer.token, order.id)).toMatchObject({
      item: { ...times, movedFrom: item?.start },
      cancellableUntil: '2026-11-24T13:00:00.000Z',
    });
    expect(eventsIn((await lastTo(buyer)).calendar)).toMatchObject([
      { uid: `${order.id}-${event}@creneau`, times: '14:00–15:30' },
    ]);
    await sound();
  });

  it.each(['event', 'animation'] as const)('an %s that is called off is refunded, and no longer sold', async (kind) => {
    const event = await seed[kind]({ price_cents: 1000 });
    const buyer = await seed.account();
    await api.buyPaid(buyer.token, { item: event });
    await change({ change: 'call-off', session: event });
    await api.sweep();
    const { text } = await api.call('GET', '/v1/order/past', { token: buyer.token });
    expect(JSON.parse(text).items).toMatchObject([{ state: 'cancelled', refund: { state: 'made', amount: 10 } }]);
    expect(await kindsOf(buyer)).toEqual(['confirmed', 'called-off']);
    expect(outcome(await api.hold((await seed.account()).token, { item: event }))).toEqual([404, 'not-found']);
    await sound();
  });
});
