import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { MOST_KEYS, once } from '../../../demo/api/idempotency.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

/** A call that a key makes safe to repeat. */
interface Keyed {
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  /** Another valid request to the same address. */
  readonly other: object;
  /** Counts the effects of the call in the database. */
  readonly effects: () => Promise<number>;
}

const none = async () => 0;

let coaches = 0;

const count = async (sql: string, parameter: string) => (await seed.rows(sql, [parameter])).length;

/** A hold of a slot of 12 €. */
async function held() {
  const token = await api.newGuest();
  const offer = await seed.offer();
  const slotId = offer.at();
  const { body } = await api.hold(token, [slotId]);
  return { token, offer, slotId, holdId: body.id };
}

/** The order of a hold, and its key. */
async function orderOf({ token, holdId }: { readonly token: string; readonly holdId: string }) {
  const order = orderIn(await api.order(token, holdId, 12));
  return { id: order.id, key: await api.keyOf(order) };
}

const CALLS: Readonly<Record<string, () => Promise<Keyed>>> = {
  'POST /v1/guest': async () => {
    const email = 'keyed@example.org';
    const body = { firstName: 'Zoé', lastName: 'Petit', email };
    const tokens = 'SELECT hash FROM access_token JOIN person ON person.id = person_id WHERE email = $1';
    return { path: '/v1/guest', body, other: { ...body, lastName: 'Roy' }, effects: () => count(tokens, email) };
  },
  'POST /v1/quote': async () => {
    const [token, offer] = [await api.newGuest(), await seed.offer()];
    const body = { slots: [offer.at()] };
    return { path: '/v1/quote', token, body, other: { slots: [offer.at('11:00')] }, effects: none };
  },
  'POST /v1/coupon/check': async () => {
    const [token, offer, code] = [await api.newGuest(), await seed.offer(), await seed.coupon()];
    const body = { slots: [offer.at()], code };
    return { path: '/v1/coupon/check', token, body, other: { ...body, code: 'X' }, effects: none };
  },
  'POST /v1/gift/check': async () => {
    const body = { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.org' };
    const token = await api.newGuest();
    return { path: '/v1/gift/check', token, body, other: { ...body, lastName: 'Duc' }, effects: none };
  },
  'POST /v1/hold': async () => {
    const [token, offer] = [await api.newGuest(), await seed.offer()];
    const effects = () => count('SELECT hold_id FROM hold_place WHERE place_id = $1', offer.at());
    return { path: '/v1/hold', token, body: { slots: [offer.at()] }, other: { slots: [offer.at('11:00')] }, effects };
  },
  'POST /v1/order': async () => {
    const { token, holdId } = await held();
    const body = { hold: holdId, total: 12 };
    const effects = () => count('SELECT id FROM purchase WHERE hold_id = $1', holdId);
    return { path: '/v1/order', token, body, other: { ...body, partner: 'other' }, effects };
  },
  'POST /v1/test-gateway/{id}': async () => {
    const token = await api.newGuest();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    const id = order.payment?.id ?? '';
    const effects = () => count(`SELECT id FROM test_payment WHERE id = $1 AND state = 'captured'`, id);
    return { path: `/v1/test-gateway/${id}`, token, body: { card: 'success' }, other: { card: 'declined' }, effects };
  },
  'POST /v1/order/{id}/guest': async () => {
    const order = await orderOf(await held());
    const tokens = 'SELECT hash FROM access_token WHERE counts_as = (SELECT token_hash FROM purchase WHERE id = $1)';
    const path = `/v1/order/${order.id}/guest`;
    return { path, token: order.key, other: { any: 'body' }, effects: () => count(tokens, order.id) };
  },
  'POST /v1/order/{id}/address': async () => {
    const token = await api.newGuest();
    const { id } = await api.buyPaid(token, [(await seed.offer()).at()]);
    const [email, other] = [`corrected-${id}@example.org`, { email: `other-${id}@example.org` }];
    const effects = () => count('SELECT id FROM address_correction WHERE purchase_id = $1', id);
    return { path: `/v1/order/${id}/address`, token, body: { email }, other, effects };
  },
  'POST /v1/waiting-list/{id}': async () => {
    const [token, offer] = [await api.newGuest(), await seed.offer({ wait_list_booking: true })];
    await api.buyPaid(await api.newGuest(), [offer.at()]);
    const effects = () => count(`SELECT id FROM waiting WHERE place_id = $1 AND state = 'waiting'`, offer.at());
    return { path: `/v1/waiting-list/${offer.at()}`, token, other: { any: 'body' }, effects };
  },
  'POST /v1/studio/message': async () => {
    const slotId = (await seed.offer()).at();
    await api.buyPaid(await api.newGuest(), [slotId]);
    const body = { session: slotId, text: 'Bonjour' };
    const mails = `SELECT id FROM outbox WHERE kind = 'message' AND starts_with(about, $1)`;
    const effects = () => count(mails, slotId);
    return { path: '/v1/studio/message', token: 'demo-admin', body, other: { ...body, text: 'Salle 2' }, effects };
  },
  'POST /v1/studio/import': async () => {
    coaches += 1;
    const [token, path] = ['demo-admin', '/v1/studio/import'];
    const sheets = { coaches: [{ firstName: 'Ada', lastName: `Nr ${coaches}` }] };
    const tried = await api.server.call('POST', path, { token, body: { sheets } });
    const { confirm } = JSON.parse(tried.text);
    const effects = () => count('SELECT id FROM coach WHERE slug = $1', `ada-nr-${coaches}`);
    return { path, token, body: { sheets, confirm }, other: { sheets }, effects };
  },
};

const send = ({ path, token, body }: Keyed, key: string, changed: object | undefined = body) =>
  api.server.call('POST', path, {
    key,
    ...(token !== undefined && { token }),
    ...(changed !== undefined && { body: changed }),
  });

describe.each(Object.entries(CALLS))('D-idempotency: one key on %s', (name, make) => {
  it('a request that is repeated with its key gets the same response, without a second effect', async () => {
    const call = await make();
    const key = `again ${name}`.replaceAll(' ', '-');
    const first = await send(call, key);
    const effects = await call.effects();
    const again = await send(call, key);
    expect([first.status < 300, again.status, again.text]).toEqual([true, first.status, first.text]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(await call.effects()).toBe(effects);
  });

  it('a key that was used with another body is refused', async () => {
    const call = await make();
    const key = `other ${name}`.replaceAll(' ', '-');
    await send(call, key);
    expect(outcome(await send(call, key, call.other))).toEqual([422, 'idempotency-mismatch']);
  });

  it('twenty requests at once with one key have one effect', async () => {
    const call = await make();
    const before = await call.effects();
    const key = `twenty ${name}`.replaceAll(' ', '-');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(call, key)));
    expect([...new Set(answers.map(({ status }) => status < 300))]).toEqual([true]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect((await call.effects()) - before).toBe(call.effects === none ? 0 : 1);
  });
});

/** Calls that need no key: a read, and Stripe's messages, which may be repeated (test/api/stripe). */
const WITHOUT_KEY = ['POST /v1/marker/details', 'POST /v1/webhook/stripe'];

describe('D-idempotency: one key', () => {
  it('every POST of the API document is listed in this test as one that takes a key or one that does not', async () => {
    const document = JSON.parse((await api.server.call('GET', '/openapi.json')).text) as {
      readonly paths: Readonly<Record<string, object>>;
    };
    const posts = Object.entries(document.paths).flatMap(([path, methods]) =>
      'post' in methods ? `POST ${path}` : [],
    );
    expect(posts.sort()).toEqual([...Object.keys(CALLS), ...WITHOUT_KEY].sort());
  });

  it('the refusal of a card is stored with its key: a retry with the same key is not a new attempt', async () => {
    const token = await api.newGuest();
    const order = await api.buy(token, [(await seed.offer()).at()]);
    const path = `/v1/test-gateway/${order.payment?.id}`;
    const request = { token, key: 'declined-once', body: { card: 'declined' } };
    const first = await api.server.call('POST', path, request);
    await api.pay(token, order);
    const retry = await api.server.call('POST', path, request);
    expect([first.status, retry.text, retry.headers['idempotency-replayed']]).toEqual([402, first.text, 'true']);
  });

  it.each([
    ['without a key has no savepoint', undefined, []],
    ['with a key has a savepoint, so that a refusal undoes its effect and is stored', 'kept', ['SAVEPOINT effect']],
  ])('a call %s', async (_, key, expected) => {
    const { database, clock } = api.server.services;
    const scripts: string[] = [];
    const watched: typeof database = {
      ...database,
      transaction: (work) =>
        database.transaction((transaction) => {
          const script = (sql: string) => {
            scripts.push(sql);
            return transaction.script(sql);
          };
          return work({ ...transaction, script });
        }),
    };
    const headers = { 'idempotency-key': key };
    const request = { headers, body: null, params: {}, routeOptions: { url: '/v1/hold' } } as unknown as FastifyRequest;
    const effect = async () => ({ status: 201, body: null });
    expect(await once(request, null, { database: watched, clock }, effect)).toMatchObject({ status: 201 });
    expect(scripts).toEqual(expected);
  });

  /** Stores as many responses as one owner may have. */
  const fill = (owner: string) =>
    seed.rows(
      `INSERT INTO idempotency (owner, path, key, request_hash, status, body, created_at)
       SELECT $1::text, '/v1/hold', 'filled' || n, '', 201, 'null', $2::bigint
       FROM generate_series(1, $3::integer - (SELECT count(*)::integer FROM idempotency WHERE owner = $1)) AS n`,
      [owner, api.time.now, MOST_KEYS],
    );
  const keysOf = async (owner: string) => (await seed.rows('SELECT FROM idempotency WHERE owner = $1', [owner])).length;

  it('a person with three thousand keys gets no new one for a day, and each earlier key still answers', async () => {
    const [{ id, token }, offer] = [await seed.account(), await seed.offer()];
    const buying = { token, key: 'before-the-limit', body: { slots: [offer.at()] } };
    const first = await api.server.call('POST', '/v1/hold', buying);
    await fill(`account:${id}`);
    const [taken, more] = [await offer.taken(offer.at()), { ...buying, key: 'above-the-limit' }];
    expect(outcome(await api.server.call('POST', '/v1/hold', more))).toEqual([429, 'rate-limited']);
    expect((await api.server.call('POST', '/v1/hold', buying)).text).toBe(first.text);
    expect([first.status, await offer.taken(offer.at()), await keysOf(`account:${id}`)]).toEqual([
      201,
      taken,
      MOST_KEYS,
    ]);
    expect((await api.hold((await seed.account()).token, [offer.at('11:00')])).status).toBe(201);
    const before = api.time.now;
    api.time.now += 86_400_001;
    await sweep(api.server.services);
    expect((await api.server.call('POST', '/v1/hold', more)).status).toBe(201);
    api.time.now = before;
  });

  it('a visitor is never refused for the keys of other visitors: above the limit a repeated request gets the same token, and nothing is stored', async () => {
    await fill('visitor');
    const request = { key: 'a-visitor', body: { firstName: 'Zoé', lastName: 'Petit', email: 'crowd@example.org' } };
    const [first, again] = [
      await api.server.call('POST', '/v1/guest', request),
      await api.server.call('POST', '/v1/guest', request),
    ];
    expect([first.status, again.text, await keysOf('visitor')]).toEqual([201, first.text, MOST_KEYS]);
    await seed.rows(`DELETE FROM idempotency WHERE owner = 'visitor'`);
  });

  it('a key is deleted after a day', async () => {
    const { token, offer } = await held();
    const request = { token, key: 'yesterday', body: { slots: [offer.at('12:00')] } };
    await api.server.call('POST', '/v1/quote', request);
    expect(await seed.rows(`SELECT key FROM idempotency WHERE key = 'yesterday'`)).toHaveLength(1);
    api.time.now += 86_400_001;
    await sweep(api.server.services);
    expect(await seed.rows(`SELECT key FROM idempotency WHERE key = 'yesterday'`)).toEqual([]);
  });
});
