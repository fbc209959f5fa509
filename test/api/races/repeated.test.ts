import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOptions, CallResponse } from '../../fixtures/server/api.ts';
import { orderIn, paymentIn, tally } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
let offer: number;
let user: Person;

beforeAll(async () => {
  api = await openTwoServers();
  offer = await addOffer(api.database, { capacity: 2, wait_list_booking: true });
  user = await someone();
});

afterAll(() => api?.close());

async function someone(): Promise<Person> {
  const [person] = await addPeople(api.database, 1);
  if (!person) throw new Error('Nobody came.');
  return person;
}

/** Sends the same request 200 times at once, to both servers. */
function repeat(path: string, options: CallOptions): Promise<readonly CallResponse[]> {
  return Promise.all(Array.from({ length: 200 }, () => api.call('POST', path, options)));
}

/** Expects that every response equals the first one, byte for byte. */
function expectOne(answers: readonly CallResponse[], status: number): CallResponse {
  const [first] = answers;
  if (!first) throw new Error('Nothing was answered.');
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(first.status).toBe(status);
  const replayed = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
  expect(replayed).toHaveLength(answers.length - 1);
  return first;
}

const countOf = async (sql: string) => {
  const [row] = await api.database.query<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`);
  return row?.count;
};

describe('(I9) D-idempotency: one attempt has one key', { tags: ['@long'] }, () => {
  it('an attempt that is sent 200 times at once makes one hold, one order and one charge, with the same responses', async () => {
    const { token, id } = user;
    const basket = { slots: [session(offer, 0), session(offer, 1)] };
    const held = expectOne(await repeat('/v1/hold', { token, key: 'one-hold', body: basket }), 201);
    expect(await countOf(`hold WHERE person_id = ${id}`)).toBe(1);

    const body = { hold: held.body.id, total: 24 };
    const ordered = expectOne(await repeat('/v1/order', { token, key: 'one-order', body }), 201);
    expect(await countOf(`purchase WHERE person_id = ${id}`)).toBe(1);
    expect(await countOf(`test_payment WHERE reference = '${ordered.body.id}'`)).toBe(1);

    const path = `/v1/test-gateway/${paymentIn(ordered)}`;
    const paid = expectOne(await repeat(path, { token, key: 'one-charge', body: { card: 'success' } }), 200);
    expect(paid.body).toEqual({ state: 'captured' });
    const now = await api.call('GET', `/v1/order/${ordered.body.id}`, { token });
    expect(orderIn(now).state).toBe('confirmed');
    expect(await violations(api.database)).toEqual([]);
  });

  it('a refusal is repeated to the same key, unchanged by later events', async () => {
    const { token } = await someone();
    const declined = await api.placeOrder(token, [session(offer, 2)], 12);
    const path = `/v1/test-gateway/${paymentIn(declined)}`;
    const refused = expectOne(await repeat(path, { token, key: 'refused', body: { card: 'declined' } }), 402);
    expect(refused.body.code).toBe('card-declined');
    await api.call('POST', path, { token, key: 'accepted', body: { card: 'success' } });
    const again = await api.call('POST', path, { token, key: 'refused', body: { card: 'declined' } });
    expect(again.text).toBe(refused.text);
    expect(await violations(api.database)).toEqual([]);
  });

  it('an attempt that is sent 200 times at once joins a waiting list once', async () => {
    const place = session(offer, 3);
    const owners = await addPeople(api.database, 2);
    expect(tally(await Promise.all(owners.map((owner) => api.tryToBuy(owner.token, [place], 12))))).toEqual({
      200: 2,
    });
    const { token, id } = await someone();
    expectOne(await repeat(`/v1/waiting-list/${place}`, { token, key: 'one-place' }), 201);
    expect(await countOf(`waiting WHERE person_id = ${id}`)).toBe(1);
    expect(await violations(api.database)).toEqual([]);
  });

  it('an attempt with the same key and another body is refused, whichever came first', async () => {
    const { token } = await someone();
    const held = await api.hold(token, [session(offer, 4)]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const body = { hold: held.body.id, total: 12, partner: n % 2 === 0 ? 'even' : 'odd' };
        return api.call('POST', '/v1/order', { token, key: 'two-bodies', body });
      }),
    );
    expect(tally(answers)).toEqual({ 201: 50, '422 idempotency-mismatch': 50 });
    const kinds = answers.map(({ status }, n) => `${n % 2} ${status}`);
    expect(new Set(kinds).size).toBe(2);
    expect(await violations(api.database)).toEqual([]);
  });

  it('the same key of another person is another attempt', async () => {
    const people = await addPeople(api.database, 2);
    const answers = await Promise.all(
      people.map(({ token }) =>
        api.call('POST', '/v1/hold', { token, key: 'shared', body: { slots: [session(offer, 5)] } }),
      ),
    );
    expect(tally(answers)).toEqual({ 201: 2 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
  });
});
