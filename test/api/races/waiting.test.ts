import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WAITING_OFFER_MS } from '../../../core/booking/waiting.ts';
import { orderIn, tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

const PLACES = 6;
const WAITERS = 20;
const MONTH = 2;

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers();
});
afterAll(() => api?.close());

interface Waiting {
  readonly id: number;
  readonly state: string;
}

/** The people on the waiting list of a slot, in the order in which they joined. */
function listOf(place: string): Promise<readonly Waiting[]> {
  return api.database.query<Waiting>(
    'SELECT person_id AS id, state FROM waiting WHERE place_id = $1 ORDER BY waiting.id',
    [place],
  );
}

/** Joins the list if `n` is even, and orders a waiting place if it is odd. */
async function wait({ token }: Person, n: number, place: string) {
  if (n % 2 === 0) return api.call('POST', `/v1/waiting-list/${place}`, { token });
  const held = await api.hold(token, { slots: [], waiting: [place] });
  return held.status === 201 ? api.order(token, held.body.id, 0) : held;
}

/**
 * Makes a full slot, the orders that fill it, and 20 people on its waiting list, every tenth at their monthly limit.
 */
async function fullSession(first: number) {
  const offer = await addOffer(api.database, {
    capacity: PLACES,
    wait_list_booking: true,
    book_month: MONTH,
    book_month_unique: false,
  });
  const other = await addOffer(api.database, { price_cents: 0, capacity: 100 });
  const place = session(offer, first);
  const owners = await addPeople(api.database, PLACES);
  const orders = await Promise.all(owners.map(({ token }) => api.tryToBuy(token, [place], 12)));
  expect(tally(orders)).toEqual({ 200: PLACES });
  const waiters = await addPeople(api.database, WAITERS);
  const limited = waiters.filter((_, n) => n % 10 === 3);
  const slots = Array.from({ length: MONTH }, (_, n) => session(other, first + 1 + n));
  expect(tally(await Promise.all(limited.map(({ token }) => api.tryToBuy(token, slots, 0))))).toEqual({
    201: WAITERS / 10,
  });
  expect(tally(await Promise.all(waiters.map((one, n) => wait(one, n, place))))).toEqual({ 201: WAITERS });
  const giveUp = () => owners.map(({ token }, n) => api.cancel(token, orders[n]?.body.id ?? ''));
  return { place, waiters, limited: new Set(limited.map(({ id }) => id)), giveUp };
}

describe('D-waiting-offer: 20 people wait for a full slot', () => {
  it('places go, first come first served, to people who may book, while 6 places are given up and 3 people leave', async () => {
    const { place, waiters, limited, giveUp } = await fullSession(0);
    const leavers = waiters.filter((_, n) => n % 7 === 1);
    const [cancelled, left] = await Promise.all([
      Promise.all(giveUp()),
      Promise.all(leavers.map(({ token }) => api.call('DELETE', `/v1/waiting-list/${place}`, { token }))),
      Promise.all([api.sweep(), api.sweep(), api.sweep(), api.sweep()]),
    ]);
    expect([tally(cancelled), tally(left)]).toEqual([{ 200: PLACES }, { 204: leavers.length }]);
    await api.sweep();
    expect(await violations(api.database)).toEqual([]);

    const list = await listOf(place);
    const gone = new Set(leavers.map(({ id }) => id));
    const first = list.filter(({ id }) => !gone.has(id) && !limited.has(id)).slice(0, PLACES);
    expect(list.filter(({ state }) => state === 'offered').map(({ id }) => id)).toEqual(first.map(({ id }) => id));

    // Everybody tries to book now: people who were offered a place get it, and for all others the slot is full.
    const staying = waiters.filter(({ id }) => !gone.has(id));
    const offered = new Set(first.map(({ id }) => id));
    const answers = await Promise.all(staying.map(({ token }) => api.tryToBuy(token, [place], 12)));
    await api.sweep();
    expect(answers.map(({ status }) => status === 200)).toEqual(staying.map(({ id }) => offered.has(id)));
    expect(tally(answers)).toEqual({ 200: PLACES, '409 full': staying.length - PLACES });
    const taken = (await listOf(place)).filter(({ state }) => state === 'taken');
    expect(taken.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(await violations(api.database)).toEqual([]);
  });

  it('a place that is not booked within two hours goes to the next person, even if the late ones try at that moment', async () => {
    const { place, waiters, limited, giveUp } = await fullSession(24);
    await Promise.all(giveUp());
    await api.sweep();
    const list = (await listOf(place)).filter(({ id }) => !limited.has(id));
    const late = list.slice(0, PLACES).map(({ id }) => id);
    api.time.now += WAITING_OFFER_MS;
    const tokens = new Map(waiters.map(({ id, token }) => [id, token]));
    const [answers] = await Promise.all([
      Promise.all(late.map((id) => api.tryToBuy(tokens.get(id) ?? '', [place], 12))),
      Promise.all([api.sweep(), api.sweep()]),
    ]);
    await api.sweep();
    expect(tally(answers)).toEqual({ '409 full': PLACES });
    const states = new Map((await listOf(place)).map(({ id, state }) => [id, state]));
    expect(late.map((id) => states.get(id))).toEqual(late.map(() => 'lapsed'));
    expect(list.slice(PLACES, 2 * PLACES).map(({ id }) => states.get(id))).toEqual(late.map(() => 'offered'));
    expect(await violations(api.database)).toEqual([]);
  });
});

describe('D-waiting-offer: a person who is offered a place', () => {
  it('a person who has ordered an offered place, but not paid yet, gets no second offer', async () => {
    const offer = await addOffer(api.database, { capacity: 3, wait_list_booking: true, max_multi_slots: 2 });
    const place = session(offer, 60);
    const owners = await addPeople(api.database, 3);
    const orders = await Promise.all(owners.map(({ token }) => api.tryToBuy(token, [place], 12)));
    const [waiter] = await addPeople(api.database, 1);
    const token = waiter?.token ?? '';
    await api.call('POST', `/v1/waiting-list/${place}`, { token });
    await api.cancel(owners[0]?.token ?? '', orders[0]?.body.id ?? '');
    const ordered = await api.placeOrder(token, [place], 12);
    await api.cancel(owners[1]?.token ?? '', orders[1]?.body.id ?? '');
    await api.pay(token, orderIn(ordered));
    await api.sweep();
    expect(await violations(api.database)).toEqual([]);
    const [row] = await api.database.query<{ taken: number }>('SELECT taken FROM place WHERE id = $1', [place]);
    expect(row).toEqual({ taken: 2 });
  });
});
