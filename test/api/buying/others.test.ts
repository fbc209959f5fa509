import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { guest } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import type { Person } from '../../fixtures/server/seed.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

const call = (method: 'GET' | 'DELETE', path: string, token: string) => api.server.call(method, path, { token });

/** Returns the tokens of others than this account: another account, and a guest who types the account's address. */
const strangersTo = async ({ email }: Person) => [(await seed.account()).token, await guest(api.server, email)];

describe('D-statuses: the gift of somebody else', () => {
  it('a gift can be read or cancelled neither by its recipient, by account or by address, nor by others', async () => {
    const [giver, receiver] = [await seed.account(), await seed.account()];
    const offer = await seed.offer({ capacity: 2 });
    const gifts = [{ user: receiver.id }, { firstName: 'Léa', lastName: 'Roy', email: 'lea.roy@example.org' }];
    for (const gift of gifts) {
      const order = await api.buyPaid(giver.token, [offer.at(gift === gifts[0] ? '10:00' : '11:00')], { gift });
      const address = await guest(api.server, 'lea.roy@example.org');
      for (const token of [receiver.token, address, ...(await strangersTo(giver))]) {
        expect(outcome(await call('GET', `/v1/order/${order.id}`, token))).toEqual([403, 'forbidden']);
        expect(outcome(await api.cancel(token, order.id))).toEqual([403, 'forbidden']);
        expect((await call('GET', '/v1/order/future', token)).text).not.toContain(order.id);
      }
      expect((await api.read(giver.token, order.id)).state).toBe('confirmed');
    }
    expect((await call('GET', '/v1/slotted/month/booking/user', receiver.token)).body).toEqual([]);
    expect(outcome(await api.cancel(receiver.token, '00000000-0000-4000-8000-000000000000'))).toEqual([
      404,
      'not-found',
    ]);
  });
});

describe('D-statuses: the waiting place of somebody else', () => {
  /** Somebody's waiting place of a slot that another account has booked. */
  async function waiting() {
    const [holder, person] = [await seed.account(), await seed.account()];
    const place = (await seed.offer({ wait_list_booking: true })).at();
    const order = await api.buyPaid(holder.token, [place]);
    await api.server.call('POST', `/v1/waiting-list/${place}`, { token: person.token });
    return { holder, person, place, order };
  }

  const listed = async (token: string) => JSON.parse((await call('GET', '/v1/waiting-list', token)).text);

  it('a waiting place is listed only for its owner, and nobody else can leave it', async () => {
    const { person, place } = await waiting();
    for (const token of await strangersTo(person)) {
      expect(await listed(token)).toEqual([]);
      expect(outcome(await call('DELETE', `/v1/waiting-list/${place}`, token))).toEqual([404, 'not-found']);
    }
    expect(await listed(person.token)).toMatchObject([{ slot: place, state: 'waiting', position: 1 }]);
  });

  it('others can neither leave nor book a waiting place that is offered', async () => {
    const { holder, person, place, order } = await waiting();
    await api.cancel(holder.token, order.id);
    await sweep(api.server.services);
    expect(await listed(person.token)).toMatchObject([{ slot: place, state: 'offered' }]);
    for (const token of await strangersTo(person)) {
      expect(await listed(token)).toEqual([]);
      expect(outcome(await call('DELETE', `/v1/waiting-list/${place}`, token))).toEqual([404, 'not-found']);
      expect(outcome(await api.hold(token, [place]))[0]).toBe(409);
    }
    const [offer] = await seed.rows<{ id: string }>(
      `SELECT id FROM hold JOIN hold_place ON hold_id = id WHERE kind = 'offer' AND state = 'live' AND place_id = $1`,
      [place],
    );
    // The hold that keeps an offered place cannot be released or ordered, not even by its owner.
    for (const token of [person.token, holder.token]) {
      expect(outcome(await call('DELETE', `/v1/hold/${offer?.id}`, token))).toEqual([404, 'not-found']);
      expect(outcome(await api.order(token, offer?.id ?? '', 12))).toEqual([404, 'not-found']);
    }
    expect((await api.hold(person.token, [place])).status).toBe(201);
  });
});

describe('D-saved-cards: the saved card of somebody else', () => {
  it('a saved card is listed only for its owner', async () => {
    const owner = await seed.account();
    const order = await api.buy(owner.token, [(await seed.offer()).at()]);
    const save = { expiresMonth: 1, expiresYear: 2030 };
    expect((await api.pay(owner.token, order, { card: 'success', save })).status).toBe(200);
    expect((await call('GET', '/v1/cards', owner.token)).body).toHaveLength(1);
    const [account = '', address = ''] = await strangersTo(owner);
    expect((await call('GET', '/v1/cards', account)).body).toEqual([]);
    expect(outcome(await call('GET', '/v1/cards', address))).toEqual([403, 'forbidden']);
  });
});

describe('D-statuses: an order of a hold of somebody else', () => {
  it("an order of somebody else's hold is refused, whatever its total, and leaves hold, wishes and place unchanged", async () => {
    const owner = await seed.account();
    const offer = await seed.offer();
    const held = await api.hold(owner.token, [offer.at()]);
    const coupon = await seed.coupon();
    await api.quoted(owner.token, { hold: held.body.id, coupon });
    for (const token of await strangersTo(owner)) {
      for (const total of [0, 10.8, 12]) {
        expect(outcome(await api.order(token, held.body.id, total, { coupon }))).toEqual([403, 'forbidden']);
      }
    }
    const { body } = await call('GET', `/v1/hold/${held.body.id}`, owner.token);
    expect(body).toMatchObject({ wishes: { coupon }, quote: { total: 10.8 } });
    expect((await api.order(owner.token, held.body.id, 10.8, { coupon })).status).toBe(201);
    expect(await offer.taken(offer.at())).toBe(1);
  });
});
