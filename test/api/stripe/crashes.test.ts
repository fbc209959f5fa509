import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_MS } from '../../../demo/api/booking/order-rows.ts';
import type { CallResponse } from '../../fixtures/server/api.ts';
import { startApiProcess } from '../../fixtures/server/api-process.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import type { ApiFault, SeenRequest } from '../../fixtures/stripe/api/stripe-api.ts';
import { confirmCard } from '../../fixtures/stripe/buyer.ts';
import { openTwoStripeServers, type TwoStripeServers } from '../../fixtures/stripe/stripe-servers.ts';

let api: TwoStripeServers;
let offer: number;
let sold = 0;

beforeAll(async () => {
  api = await openTwoStripeServers();
  offer = await addOffer(api.database);
});
afterEach(() => {
  api.stripe.faults.clear();
});
afterAll(() => api?.close());

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

/** Returns the fault that breaks a step. Requests of a browser are not broken. */
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

const order = ({ token, key, holdId }: Attempt, call: TwoStripeServers['call'] = api.call) =>
  call('POST', '/v1/order', { token, key, body: { hold: holdId, total: 12 } });
const read = ({ token }: Attempt, id: string) => api.call('GET', `/v1/order/${id}`, { token });

async function enter(): Promise<Attempt> {
  const [person] = await addPeople(api.database, 1);
  const token = person?.token ?? '';
  sold += 1;
  const held = await api.hold(token, [session(offer, sold)]);
  return { token, key: randomUUID(), holdId: held.body.id };
}

/** Makes a purchase that is broken at a step; returns the states that its order may have in the end. */
async function purchase({ step, isRetried }: (typeof cases)[number]): Promise<string> {
  const attempt = await enter();
  const at = steps.indexOf(step);
  const breakHere = (...here: readonly Step[]) => {
    if (here.includes(step)) api.stripe.faults.add(faultAt(step));
  };
  breakHere('before the intent is made', 'after the intent is made, before it is linked');
  let ordered: CallResponse = await order(attempt);
  expect(ordered.status).toBe(at < 2 ? 500 : 201);
  api.stripe.faults.clear();
  if (at <= 2 && !isRetried) return 'expired';
  if (at <= 2) ordered = await order(attempt);
  expect(ordered.status).toBe(201);
  const { id, payment } = orderIn(ordered);

  breakHere("before a message's or a reader's transaction", 'after Stripe was read');
  expect((await confirmCard(api.stripe, payment)).status).toBe(200);
  if (at >= 3 && at <= 5 && !isRetried) return 'confirmed';
  if (step === 'after the confirmation') expect((await confirmCard(api.stripe, payment)).status).toBe(400);
  api.stripe.faults.clear();
  const paid = orderIn(await read(attempt, id));
  expect([paid.state, paid.payment?.state, paid.payment?.amount]).toEqual(['confirmed', 'captured', 12]);
  if (at <= 5) return 'confirmed';

  breakHere('before the refund', 'after the refund');
  expect(orderIn(await api.cancel(attempt.token, id)).state).toBe('cancelled');
  api.stripe.faults.clear();
  if (isRetried) expect(orderIn(await api.cancel(attempt.token, id)).payment?.state).toBe('refunded');
  return 'cancelled';
}

/** Moves the clock on and runs the sweep. */
async function tidy(): Promise<void> {
  api.stripe.faults.clear();
  await api.stripe.webhooks.quiet();
  api.time.now += PAYMENT_MS;
  await api.sweep();
  await api.sweep();
}

const lastState = async () =>
  (await api.database.query<{ state: string }>('SELECT state FROM purchase ORDER BY created_at DESC LIMIT 1'))[0]
    ?.state;

describe('(I1) to (I10) D-webhook: a purchase whose connection to Stripe is cut', { tags: ['@long'] }, () => {
  it.each(cases)(
    'a purchase whose connection is cut ends in the true state: $step, retried: $isRetried, message: $told',
    async (one) => {
      api.stripe.webhooks.mode = one.told;
      const expected = await purchase(one);
      await tidy();
      expect(await lastState()).toBe(expected);
      expect(await api.violations()).toEqual([]);
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
    api.stripe.webhooks.mode = told;
    const victim = await startApiProcess(api.url, api.time.now, api.stripe.environment);
    const attempt = await enter();
    let killed: Promise<void> | null = null;
    const killing = (request: SeenRequest) => {
      const fault = faultAt(step)(request);
      if (fault !== null && killed === null) killed = victim.kill();
      return fault;
    };
    const at = steps.indexOf(step);
    const survivors = api.stripe.webhooks.url;
    const there: TwoStripeServers['call'] = (method, path, { token, key, body } = {}) =>
      callAt(victim.url, method, path, token ?? '', key ?? '', body);

    if (at < 2) {
      api.stripe.faults.add(killing);
      await expect(order(attempt, there)).rejects.toThrow();
    }
    await killed;
    api.stripe.faults.clear();
    const { id, payment } = orderIn(await order(attempt));
    api.stripe.webhooks.url = `${victim.url}/api/v1/webhook/stripe`;
    if (at === 4 || at === 5) api.stripe.faults.add(killing);
    await confirmCard(api.stripe, payment);
    if (told === 'never' && at === 5) await there('GET', `/v1/order/${id}`, attempt).catch(() => null);
    api.stripe.webhooks.url = survivors;
    await killed;
    api.stripe.faults.clear();
    expect(orderIn(await read(attempt, id)).state).toBe('confirmed');
    if (at >= 6) {
      api.stripe.faults.add(killing);
      await expect(there('DELETE', `/v1/order/${id}`, attempt)).rejects.toThrow();
    }
    await killed;
    expect(killed).not.toBeNull();
    await tidy();
    expect(await lastState()).toBe(at >= 6 ? 'cancelled' : 'confirmed');
    expect(await api.violations()).toEqual([]);
  });
});

describe('(I3) (I9) D-idempotency: simultaneous requests to Stripe', { tags: ['@long'] }, () => {
  it('messages, readers, buyers who give up and the sweep, all at once, leave each order in its true state', async () => {
    api.stripe.webhooks.mode = 'held';
    const attempts: Attempt[] = [];
    for (let n = 0; n < 20; n += 1) attempts.push(await enter());
    const orders = await Promise.all(attempts.map(async (attempt) => orderIn(await order(attempt))));
    await Promise.all(orders.map(({ payment }) => confirmCard(api.stripe, payment)));
    const events = api.stripe.webhooks.held.splice(0);
    const answers = await Promise.all([
      ...[...events, ...events].map((event) => api.stripe.webhooks.deliver(event)),
      ...attempts.map(async (attempt, n) => (await read(attempt, orders[n]?.id ?? '')).status),
      ...attempts.slice(10).map(async ({ token }, n) => (await api.cancel(token, orders[n + 10]?.id ?? '')).status),
      api.sweep().then(() => 200),
      api.sweep().then(() => 200),
    ]);
    expect(new Set(answers)).toEqual(new Set([200]));
    api.stripe.webhooks.held.length = 0;
    // A buyer who gave up before the payment was noticed has a confirmed order, and cancels it.
    await Promise.all(attempts.slice(10).map(({ token }, n) => api.cancel(token, orders[n + 10]?.id ?? '')));
    const states = await Promise.all(
      attempts.map(async (attempt, n) => orderIn(await read(attempt, orders[n]?.id ?? ''))),
    );
    expect(states.map(({ state }) => state)).toEqual(orders.map((_, n) => (n < 10 ? 'confirmed' : 'cancelled')));
    expect(await api.violations()).toEqual([]);
  });

  it('a payment at Stripe without an order would be detected', async () => {
    const headers = { authorization: `Bearer ${api.stripe.environment['STRIPE_SECRET_KEY']}` };
    const body = new URLSearchParams({ amount: '1200', currency: 'eur', 'metadata[order]': randomUUID() });
    const made = await fetch(`${api.stripe.url}/v1/payment_intents`, { method: 'POST', headers, body });
    const { id, client_secret: clientSecret } = (await made.json()) as { id: string; client_secret: string };
    expect(await api.violations()).toEqual([
      `(I3) a payment that can still be made is that of an order that waits for it: ${id}`,
    ]);
    await confirmCard(api.stripe, { id, clientSecret });
    expect(await api.violations()).toEqual([`(I3) a captured payment is that of one confirmed order: ${id}`]);
    api.stripe.books.intents.delete(id);
  });
});

async function callAt(
  server: string,
  method: string,
  path: string,
  token: string,
  key: string,
  body: unknown,
): Promise<CallResponse> {
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
