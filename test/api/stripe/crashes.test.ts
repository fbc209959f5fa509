import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_MS } from '../../../demo/api/booking/order-rows.ts';
import type { CallAnswer } from '../../fixtures/server/api.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { startShopProcess } from '../../fixtures/server/shop-process.ts';
import type { ApiFault, SeenRequest } from '../../fixtures/stripe/api/stripe-api.ts';
import { confirmCard } from '../../fixtures/stripe/buyer.ts';
import { openStripeShop, type StripeShop } from '../../fixtures/stripe/stripe-desk.ts';

let shop: StripeShop;
let offer: number;
let sold = 0;

beforeAll(async () => {
  shop = await openStripeShop();
  offer = await addOffer(shop.database);
});
afterEach(() => {
  shop.api.faults.clear();
});
afterAll(() => shop?.close());

/** The steps of the server's requests to Stripe at which the connection is cut. */
const STEPS = {
  'before the intent is made': ['/v1/payment_intents', 'cut-before'],
  'after the intent is made, before it is linked': ['/v1/payment_intents', 'cut-after'],
  'after the order was answered': null,
  'after the confirmation': null,
  "before a message's or a reader's transaction": ['GET', 'cut-before'],
  'after Stripe was read': ['GET', 'cut-after'],
  'before the refund': ['/v1/refunds', 'cut-before'],
  'after the refund': ['/v1/refunds', 'cut-after'],
} as const satisfies Readonly<Record<string, readonly [string, ApiFault] | null>>;

type Step = keyof typeof STEPS;

const steps = Object.keys(STEPS) as Step[];
const cases = steps.flatMap((step) =>
  [true, false].flatMap((isRetried) =>
    (['before', 'after', 'never'] as const).map((told) => ({ step, isRetried, told })),
  ),
);

/** The fault of a step. A browser's own requests get through. */
function faultAt(step: Step): (request: SeenRequest) => ApiFault | null {
  const [where, fault] = STEPS[step] ?? ['nowhere', null];
  return ({ method, path, form }) => {
    if (form['key'] !== undefined) return null;
    return path === where || method === where ? fault : null;
  };
}

interface Attempt {
  readonly token: string;
  readonly key: string;
  readonly holdId: string;
}

const order = ({ token, key, holdId }: Attempt, call: StripeShop['call'] = shop.call) =>
  call('POST', '/v1/order', { token, key, body: { hold: holdId, total: 12 } });
const read = ({ token }: Attempt, id: string) => shop.call('GET', `/v1/order/${id}`, { token });

async function enter(): Promise<Attempt> {
  const [person] = await addPeople(shop.database, 1);
  const token = person?.token ?? '';
  sold += 1;
  const held = await shop.hold(token, [session(offer, sold)]);
  return { token, key: randomUUID(), holdId: held.body.id };
}

/** Goes through a purchase that is broken at a step; returns the states that its order may have in the end. */
async function purchase({ step, isRetried }: (typeof cases)[number]): Promise<string> {
  const attempt = await enter();
  const at = steps.indexOf(step);
  const breakHere = (...here: readonly Step[]) => {
    if (here.includes(step)) shop.api.faults.add(faultAt(step));
  };
  breakHere('before the intent is made', 'after the intent is made, before it is linked');
  let ordered: CallAnswer = await order(attempt);
  expect(ordered.status).toBe(at < 2 ? 500 : 201);
  shop.api.faults.clear();
  if (at <= 2 && !isRetried) return 'expired';
  if (at <= 2) ordered = await order(attempt);
  expect(ordered.status).toBe(201);
  const { id, payment } = orderIn(ordered);

  breakHere("before a message's or a reader's transaction", 'after Stripe was read');
  expect((await confirmCard(shop.api, payment)).status).toBe(200);
  if (at >= 3 && at <= 5 && !isRetried) return 'confirmed';
  if (step === 'after the confirmation') expect((await confirmCard(shop.api, payment)).status).toBe(400);
  shop.api.faults.clear();
  const paid = orderIn(await read(attempt, id));
  expect([paid.state, paid.payment?.state, paid.payment?.amount]).toEqual(['confirmed', 'captured', 12]);
  if (at <= 5) return 'confirmed';

  breakHere('before the refund', 'after the refund');
  expect((await shop.cancel(attempt.token, id)).status).toBe(500);
  shop.api.faults.clear();
  if (isRetried) expect(orderIn(await shop.cancel(attempt.token, id)).payment?.state).toBe('refunded');
  return 'cancelled';
}

/** Lets time pass and runs the sweep. */
async function tidy(): Promise<void> {
  shop.api.faults.clear();
  await shop.api.webhooks.quiet();
  shop.time.now += PAYMENT_MS;
  await shop.sweep();
  await shop.sweep();
}

const lastState = async () =>
  (await shop.database.query<{ state: string }>('SELECT state FROM purchase ORDER BY created_at DESC LIMIT 1'))[0]
    ?.state;

describe('(I1) to (I10) D-webhook: a purchase whose connection to Stripe is cut', { tags: ['@long'] }, () => {
  it.each(cases)(
    'a purchase whose connection is cut ends in the true state: $step, retried: $isRetried, message: $told',
    async (one) => {
      shop.api.webhooks.mode = one.told;
      const expected = await purchase(one);
      await tidy();
      expect(await lastState()).toBe(expected);
      expect(await shop.violations()).toEqual([]);
    },
  );
});

describe('(I1) to (I10) D-webhook: a purchase whose server is killed', { tags: ['@long'] }, () => {
  it.each<[Step, told: 'after' | 'never']>([
    ['before the intent is made', 'never'],
    ['after the intent is made, before it is linked', 'after'],
    ["before a message's or a reader's transaction", 'after'],
    ['after Stripe was read', 'never'],
    ['before the refund', 'never'],
    ['after the refund', 'after'],
  ])('a purchase whose server is killed ends in the true state: %s', async (step, told) => {
    shop.api.webhooks.mode = told;
    const victim = await startShopProcess(shop.url, shop.time.now, shop.api.environment);
    const attempt = await enter();
    let killed: Promise<void> | null = null;
    const killing = (request: SeenRequest) => {
      const fault = faultAt(step)(request);
      if (fault !== null && killed === null) killed = victim.kill();
      return fault;
    };
    const at = steps.indexOf(step);
    const survivors = shop.api.webhooks.url;
    const there: StripeShop['call'] = (method, path, { token, key, body } = {}) =>
      callAt(victim.url, method, path, token ?? '', key ?? '', body);

    if (at < 2) {
      shop.api.faults.add(killing);
      await expect(order(attempt, there)).rejects.toThrow();
    }
    await killed;
    shop.api.faults.clear();
    const { id, payment } = orderIn(await order(attempt));
    shop.api.webhooks.url = `${victim.url}/api/v1/webhook/stripe`;
    if (at === 4 || at === 5) shop.api.faults.add(killing);
    await confirmCard(shop.api, payment);
    if (told === 'never' && at === 5) await there('GET', `/v1/order/${id}`, attempt).catch(() => null);
    shop.api.webhooks.url = survivors;
    await killed;
    shop.api.faults.clear();
    expect(orderIn(await read(attempt, id)).state).toBe('confirmed');
    if (at >= 6) {
      shop.api.faults.add(killing);
      await expect(there('DELETE', `/v1/order/${id}`, attempt)).rejects.toThrow();
    }
    await killed;
    expect(killed).not.toBeNull();
    await tidy();
    expect(await lastState()).toBe(at >= 6 ? 'cancelled' : 'confirmed');
    expect(await shop.violations()).toEqual([]);
  });
});

describe('(I3) (I9) D-idempotency: simultaneous requests to Stripe', { tags: ['@long'] }, () => {
  it('messages, readers, buyers who give up and the sweep at once leave each order in its one true state', async () => {
    shop.api.webhooks.mode = 'held';
    const attempts: Attempt[] = [];
    for (let n = 0; n < 20; n += 1) attempts.push(await enter());
    const orders = await Promise.all(attempts.map(async (attempt) => orderIn(await order(attempt))));
    await Promise.all(orders.map(({ payment }) => confirmCard(shop.api, payment)));
    const events = shop.api.webhooks.held.splice(0);
    const answers = await Promise.all([
      ...[...events, ...events].map((event) => shop.api.webhooks.deliver(event)),
      ...attempts.map(async (attempt, n) => (await read(attempt, orders[n]?.id ?? '')).status),
      ...attempts.slice(10).map(async ({ token }, n) => (await shop.cancel(token, orders[n + 10]?.id ?? '')).status),
      shop.sweep().then(() => 200),
      shop.sweep().then(() => 200),
    ]);
    expect(new Set(answers)).toEqual(new Set([200]));
    shop.api.webhooks.held.length = 0;
    // A buyer who gave up before the payment was noticed has a confirmed order, and cancels it.
    await Promise.all(attempts.slice(10).map(({ token }, n) => shop.cancel(token, orders[n + 10]?.id ?? '')));
    const states = await Promise.all(
      attempts.map(async (attempt, n) => orderIn(await read(attempt, orders[n]?.id ?? ''))),
    );
    expect(states.map(({ state }) => state)).toEqual(orders.map((_, n) => (n < 10 ? 'confirmed' : 'cancelled')));
    expect(await shop.violations()).toEqual([]);
  });

  it('a payment at Stripe without an order would be detected', async () => {
    const headers = { authorization: `Bearer ${shop.api.environment['STRIPE_SECRET_KEY']}` };
    const body = new URLSearchParams({ amount: '1200', currency: 'eur', 'metadata[order]': randomUUID() });
    const made = await fetch(`${shop.api.url}/v1/payment_intents`, { method: 'POST', headers, body });
    const { id, client_secret: clientSecret } = (await made.json()) as { id: string; client_secret: string };
    expect(await shop.violations()).toEqual([
      `(I3) a payment that can still be made is that of an order that waits for it: ${id}`,
    ]);
    await confirmCard(shop.api, { id, clientSecret });
    expect(await shop.violations()).toEqual([`(I3) a captured payment is that of one confirmed order: ${id}`]);
    shop.api.books.intents.delete(id);
  });
});

async function callAt(
  server: string,
  method: string,
  path: string,
  token: string,
  key: string,
  body: unknown,
): Promise<CallAnswer> {
  const answer = await fetch(`${server}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key !== '' && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: {}, text, body: JSON.parse(text) };
}
