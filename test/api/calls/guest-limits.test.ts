import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guest } from '../../fixtures/server/api.ts';
import { orderIn, outcome, tally } from '../../fixtures/server/client.ts';
import type { OfferChoices } from '../../fixtures/server/seed.ts';
import type { OfferForSale } from '../../fixtures/server/seed-of.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

/** Sessions of an offer on a day. */
const HOURS = 12;
const guestLimits = { share: 50, places: 12, orders: 8, mails: 4 };

const { api, seed } = serverOfTests({ guestLimits, trustProxy: ['loopback'] });

let count = 0;

/** A guest who has never answered, in a network. */
interface Guest {
  readonly token: string;
  readonly email: string;
  readonly from: string;
}

/** Returns a new guest in a network, by default in one where nobody else is. */
async function newGuest({ from, email = `guest-${randomUUID()}@example.org` }: Partial<Guest> = {}): Promise<Guest> {
  count += 1;
  return { token: await guest(api.server, email), email, from: from ?? `198.51.100.${count}` };
}

const call = ({ token, from }: Pick<Guest, 'token' | 'from'>, path: string, body: object) =>
  api.server.call('POST', path, { token, body, key: randomUUID(), headers: { 'x-forwarded-for': from } });

const hold = (who: Guest, slots: readonly string[]) => call(who, '/v1/hold', { slots });

async function buy(who: Guest, slot: string, more: object = {}) {
  const held = await hold(who, [slot]);
  if (held.status !== 201) return held;
  return call(who, '/v1/order', { hold: held.body.id, total: 0, ...more });
}

/** An offer that runs until the end of 2028. */
const newOffer = (changes: OfferChoices) => seed.offer({ ends_on: '2028-12-31', ...changes });

/** Returns the slots of a day of an offer, from an hour on. */
const slotsOf = (offer: OfferForSale, day: string, from = 0, to = HOURS) =>
  Array.from({ length: to - from }, (_, n) => offer.at(`${String(8 + from + n).padStart(2, '0')}:00`, day));

const openLink = async (order: { readonly id: string; readonly buyer: { readonly email: string } }) => {
  const answer = await api.server.call('GET', `/v1/order/${order.id}`, { token: await api.keyOf(order) });
  expect(answer.status).toBe(200);
};

describe('D-guest-places: places that guests keep', () => {
  it('guests keep at most a share of the places that are left in a week, and an account keeps more', async () => {
    // A week has 84 sessions with one place each, of which guests may keep 42.
    const offer = await newOffer({ max_slot: 12, capacity: 1 });
    const days = ['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14'];
    for (const day of days.slice(0, 3)) {
      expect(outcome(await hold(await newGuest(), slotsOf(offer, day)))).toEqual([201]);
    }
    const [, , , last = ''] = days;
    expect(outcome(await hold(await newGuest(), slotsOf(offer, last, 0, 7)))).toEqual([409, 'guest-limit']);
    expect(outcome(await hold(await newGuest(), slotsOf(offer, last, 0, 6)))).toEqual([201]);
    const account = await seed.account();
    expect(outcome(await api.hold(account.token, slotsOf(offer, last, 6)))).toEqual([201]);
  });

  it('a full share counts for its week and its offer alone, and ends with the holds', async () => {
    const offer = await newOffer({ max_slot: 5 });
    const other = await newOffer({ max_slot: 5 });
    for (const day of ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17']) {
      expect(outcome(await hold(await newGuest(), slotsOf(offer, day, 0, 5)))).toEqual([201]);
      expect(outcome(await hold(await newGuest(), slotsOf(offer, day, 5, 10)))).toEqual([201]);
    }
    const sunday = slotsOf(offer, '2026-12-20', 0, 5);
    expect(outcome(await hold(await newGuest(), sunday))).toEqual([409, 'guest-limit']);
    expect(outcome(await hold(await newGuest(), slotsOf(offer, '2026-12-21', 0, 5)))).toEqual([201]);
    expect(outcome(await hold(await newGuest(), slotsOf(other, '2026-12-20', 0, 5)))).toEqual([201]);
    api.time.now += 10 * 60_000;
    expect(outcome(await hold(await newGuest(), sunday))).toEqual([201]);
  });

  it('a guest who is alone keeps as many places as the offer allows', async () => {
    const offer = await newOffer({ max_slot: 12 });
    expect(outcome(await hold(await newGuest(), slotsOf(offer, '2026-12-21')))).toEqual([201]);
  });

  it('an unpaid order keeps counting', async () => {
    const item = await seed.event({ capacity: 6, price_cents: 1200 });
    for (let n = 0; n < 4; n += 1) {
      const who = await newGuest();
      const held = await call(who, '/v1/hold', { item });
      expect(outcome(await call(who, '/v1/order', { hold: held.body.id, total: 12 }))).toEqual([201]);
    }
    api.time.now += 11 * 60_000;
    expect(outcome(await call(await newGuest(), '/v1/hold', { item }))).toEqual([409, 'guest-limit']);
  });

  it('a guest who has opened the link of a mail may keep places when the share is full', async () => {
    const free = await newOffer({ price_cents: 0, capacity: 20 });
    const known = await newGuest();
    const order = orderIn(await buy(known, free.at()));
    const item = await seed.event({ capacity: 6, price_cents: 1200 });
    for (let n = 0; n < 4; n += 1) {
      expect(outcome(await call(await newGuest(), '/v1/hold', { item }))).toEqual([201]);
    }
    expect(outcome(await call(known, '/v1/hold', { item }))).toEqual([409, 'guest-limit']);
    await openLink(order);
    expect(outcome(await call(known, '/v1/hold', { item }))).toEqual([201]);
  });

  it('guests of one network keep at most 12 places, whatever offers they are of', async () => {
    const from = '203.0.113.7';
    const offers = [await newOffer({ max_slot: 12 }), await newOffer({ max_slot: 12 })] as const;
    expect(outcome(await hold(await newGuest({ from }), slotsOf(offers[0], '2026-12-25', 0, 8)))).toEqual([201]);
    const second = await newGuest({ from });
    expect(outcome(await hold(second, slotsOf(offers[1], '2026-12-25', 0, 5)))).toEqual([409, 'guest-limit']);
    expect(outcome(await hold(second, slotsOf(offers[1], '2026-12-25', 0, 4)))).toEqual([201]);
    // Their own earlier hold is replaced, and does not count.
    expect(outcome(await hold(second, slotsOf(offers[1], '2026-12-25', 4, 8)))).toEqual([201]);
    const account = await seed.account();
    const answer = await call({ token: account.token, from }, '/v1/hold', {
      slots: slotsOf(offers[0], '2026-12-26', 0, 5),
    });
    expect(outcome(answer)).toEqual([201]);
  });

  it('a refused hold keeps nothing, and no network is stored once a hold has ended', async () => {
    const { database } = api.server.services;
    const rows = await database.query<{ network: string }>('SELECT network FROM hold WHERE network IS NOT NULL');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ network }) => !/^[0-9a-f]{64}$/.test(network))).toEqual([]);
    expect(await database.query(`SELECT id FROM hold WHERE network IS NOT NULL AND state <> 'live'`)).toEqual([]);
    const counted = await database.query(
      `SELECT id FROM place WHERE taken <> (SELECT count(*) FROM booking WHERE place_id = place.id AND returned_at IS NULL)
         + coalesce((SELECT sum(quantity) FROM hold_place JOIN hold ON hold.id = hold_id
                     WHERE place_id = place.id AND state = 'live'), 0) AND slotted_id > 1000`,
    );
    expect(counted).toEqual([]);
  });
});

describe('D-mail-limits: mails of guests', () => {
  it('an address gets at most four mails in a day until a link is opened, and each order that is made has its mail', async () => {
    const offer = await newOffer({ price_cents: 0, capacity: 50, book_month: 100 });
    const email = `flood-${randomUUID()}@example.org`;
    const orders = [];
    for (let n = 0; n < 6; n += 1)
      orders.push(await buy(await newGuest({ email }), offer.at('08:00', `2026-12-1${n}`)));
    expect(tally(orders)).toEqual({ 201: 4, '409 mail-limit': 2 });
    expect(orders[4]?.body).toMatchObject({ recipient: email });
    const mails = await seed.rows('SELECT kind FROM outbox WHERE recipient = $1', [email]);
    expect(mails).toHaveLength(4);
    const [first] = orders;
    if (first) await openLink(orderIn(first));
    expect(outcome(await buy(await newGuest({ email }), offer.at('09:00', '2026-12-18')))).toEqual([201]);
    api.time.now += 86_400_000;
  });

  it('an order that is made and cancelled in a loop writes no more mails than the limit', async () => {
    const offer = await newOffer({ price_cents: 0, capacity: 50 });
    const email = `loop-${randomUUID()}@example.org`;
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      const who = await newGuest({ email });
      const answer = await buy(who, offer.at('08:00', '2026-12-20'));
      statuses.push(answer.status);
      if (answer.status === 201) await api.server.call('DELETE', `/v1/order/${answer.body.id}`, { token: who.token });
    }
    expect(statuses).toEqual([201, 201, 409, 409]);
    expect(await seed.rows('SELECT kind FROM outbox WHERE recipient = $1', [email])).toHaveLength(4);
  });

  it('mails to the recipient of a gift count for their address, whoever gives', async () => {
    const offer = await newOffer({ price_cents: 0, capacity: 50, max_multi_slots: 50, book_month: 100 });
    const gift = { firstName: 'Léa', lastName: 'Roy', email: `gifted-${randomUUID()}@example.org` };
    const orders = [];
    for (let n = 0; n < 5; n += 1) {
      orders.push(await buy(await newGuest(), offer.at('08:00', `2026-12-1${n}`), { gift }));
    }
    expect(tally(orders)).toEqual({ 201: 4, '409 mail-limit': 1 });
    expect(orders[4]?.body).toMatchObject({ recipient: gift.email });
  });

  it('an address that was mistyped is corrected only to one that may get a mail', async () => {
    const offer = await newOffer({ price_cents: 0, capacity: 50 });
    const full = `full-${randomUUID()}@example.org`;
    for (let n = 0; n < 4; n += 1) await buy(await newGuest({ email: full }), offer.at('08:00', `2026-12-1${n}`));
    const who = await newGuest();
    const order = orderIn(await buy(who, offer.at('10:00', '2026-12-20')));
    expect(outcome(await call(who, `/v1/order/${order.id}/address`, { email: full }))).toEqual([409, 'mail-limit']);
  });

  it('guests of one network order at most eight times in an hour, and a waiting list counts too', async () => {
    const from = '203.0.113.9';
    const offer = await newOffer({ price_cents: 0, capacity: 50, wait_list_booking: true });
    const orders = [];
    for (let n = 0; n < 8; n += 1)
      orders.push(await buy(await newGuest({ from }), offer.at('08:00', `2027-01-0${n + 1}`)));
    expect(tally(orders)).toEqual({ 201: 8 });
    expect(outcome(await buy(await newGuest({ from }), offer.at('09:00', '2027-01-09')))).toEqual([409, 'guest-limit']);
    const full = await newOffer({ price_cents: 0, capacity: 1, wait_list_booking: true });
    await buy(await newGuest(), full.at());
    expect(outcome(await call(await newGuest({ from }), `/v1/waiting-list/${full.at()}`, {}))).toEqual([
      409,
      'guest-limit',
    ]);
    expect(outcome(await call(await newGuest(), `/v1/waiting-list/${full.at()}`, {}))).toEqual([201]);
    api.time.now += 3_600_000;
    expect(outcome(await buy(await newGuest({ from }), offer.at('09:00', '2027-01-11')))).toEqual([201]);
  });
});

describe('D-guest-limits: bookings of guests and accounts with the same address', () => {
  it('an account’s booking is not told to a guest who types its address', async () => {
    const offer = await newOffer({ price_cents: 0, capacity: 5 });
    const account = await seed.account();
    await api.buy(account.token, [offer.at('08:00', '2026-12-01')]);
    const answer = await buy(await newGuest({ email: account.email }), offer.at('08:00', '2026-12-01'));
    expect(outcome(answer)).toEqual([201]);
  });

  it('a guest’s booking counts for the account with its address only once the link of its mail was opened', async () => {
    const offer = await newOffer({ price_cents: 0, capacity: 5, book_month: 1 });
    const event = await seed.event({ capacity: 5, price_cents: 0 });
    const account = await seed.account();
    const slots = orderIn(await buy(await newGuest({ email: account.email }), offer.at('08:00', '2026-12-08')));
    const who = await newGuest({ email: account.email });
    const held = await call(who, '/v1/hold', { item: event });
    const place = orderIn(await call(who, '/v1/order', { hold: held.body.id, total: 0 }));
    const tried = async () => [
      outcome(await api.hold(account.token, [offer.at('08:00', '2026-12-08')])),
      outcome(await api.hold(account.token, [offer.at('09:00', '2026-12-09')])),
      outcome(await api.hold(account.token, { item: event })),
    ];
    const own = async () =>
      (await api.server.call('GET', '/v1/slotted/month/booking/user', { token: account.token })).body.length;
    expect([await own(), await tried()]).toEqual([0, [[201], [201], [201]]]);
    await openLink(slots);
    await openLink(place);
    const refused = [
      [409, 'already-booked'],
      [409, 'monthly-limit'],
      [409, 'already-booked'],
    ];
    expect([await own(), await tried()]).toEqual([1, refused]);
  });

  it('bookings of guests with the same address count for each other', async () => {
    const offer = await newOffer({ price_cents: 0, capacity: 5 });
    const email = `same-${randomUUID()}@example.org`;
    await buy(await newGuest({ email }), offer.at('08:00', '2026-12-15'));
    expect(outcome(await hold(await newGuest({ email }), [offer.at('08:00', '2026-12-15')]))).toEqual([
      409,
      'already-booked',
    ]);
  });
});
