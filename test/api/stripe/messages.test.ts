import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import type { FakeEvent } from '../../fixtures/stripe/api/books.ts';
import type { DeliveryChoices } from '../../fixtures/stripe/api/webhooks.ts';
import { confirmCard, NUMBERS } from '../../fixtures/stripe/buyer.ts';
import { fiveEvents } from '../../fixtures/stripe/five-events.ts';
import { type OneStripeServer, openOneStripeServer, settingsFor } from '../../fixtures/stripe/stripe-servers.ts';
import { mailsTo } from '../mail/mails.ts';

const MINUTE = 60_000;
const DAY = 86_400;

let api: OneStripeServer;
let seed: Seed;
let offer: OfferForSale;
let token: string;

beforeAll(async () => {
  api = await openOneStripeServer();
  seed = seedOf(api.server.services.database);
});
beforeEach(async () => {
  api.time.now = START;
  api.stripe.webhooks.mode = 'held';
  offer = await seed.offer();
  token = await api.newGuest();
});
afterEach(() => {
  api.stripe.webhooks.held.length = 0;
  api.stripe.faults.clear();
  api.stripe.isSlow = false;
});
afterAll(() => api?.close());

const rowOf = async ({ id }: Order) =>
  (
    await seed.rows<{ state: string; refund: string | null }>('SELECT state, refund FROM purchase WHERE id = $1', [id])
  )[0];
const isRefunded = ({ payment }: Order) =>
  [...api.stripe.books.charges.values()].find((one) => one.payment_intent === payment?.id && one.captured)?.refunded;
/** Refunds an order as an operator does in Stripe's dashboard. */
const giveBack = ({ payment }: Order) =>
  fetch(`${api.stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_fake' },
    body: new URLSearchParams({ payment_intent: payment?.id ?? '' }),
  });
const tidy = () => sweep(api.server.services);

/** Moves the clock past the half hour in which an order can be paid. */
async function expire(): Promise<void> {
  api.time.now += 30 * MINUTE;
  await tidy();
}

/** A paid order whose message was not sent, and its event. */
async function paidSilently(): Promise<{ order: Order; event: FakeEvent }> {
  const order = await api.buy(token, [offer.at()]);
  await confirmCard(api.stripe, order.payment);
  const event = api.stripe.webhooks.held.at(-1);
  if (event?.type !== 'payment_intent.succeeded') throw new Error('Nothing was said of the payment.');
  return { order, event };
}

describe("D-webhook: a message of Stripe's", () => {
  it('a message confirms its order once, however often it arrives', async () => {
    const { order, event } = await paidSilently();
    const answers = await Promise.all([1, 2, 3].map(() => api.stripe.webhooks.deliver(event)));
    expect([...answers, await api.stripe.webhooks.deliver(event)]).toEqual([200, 200, 200, 200]);
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([{ state: 'confirmed', refund: null }, 1]);
  });

  it('D-signature-clock: a message that is three days late is accepted with a new signature, and refused with its first one', async () => {
    const { order, event } = await paidSilently();
    const now = Math.floor(Date.now() / 1000);
    api.time.now += 3 * DAY * 1000;
    expect(await api.stripe.webhooks.deliver(event, { timestamp: now - 3 * DAY })).toBe(400);
    expect((await rowOf(order))?.state).toBe('pending');
    expect(await api.stripe.webhooks.deliver(event, { timestamp: now })).toBe(200);
    expect((await rowOf(order))?.state).toBe('confirmed');
  });

  it.each<[string, (event: FakeEvent) => DeliveryChoices]>([
    ['of somebody else', () => ({ secret: 'whsec_other' })],
    ['six minutes old', () => ({ timestamp: Math.floor(Date.now() / 1000) - 360 })],
    ['for another body', (event) => ({ body: JSON.stringify({ ...event, type: 'payment_intent.canceled' }) })],
    ['for the same body, encoded again', (event) => ({ body: JSON.stringify(event) })],
    ['for an empty body', () => ({ body: '' })],
  ])('a message with a signature %s is refused and changes nothing', async (_, choices) => {
    const { order, event } = await paidSilently();
    expect(await api.stripe.webhooks.deliver(event, choices(event))).toBe(400);
    expect((await rowOf(order))?.state).toBe('pending');
  });

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['nonsense', { 'stripe-signature': 'nonsense' }],
    ['only a time', { 'stripe-signature': 't=1' }],
    ['two headers', { 'stripe-signature': 't=1,v1=0,v1=0' }],
  ])('a message with a signature that is %s is refused', async (_, headers) => {
    const answer = await api.server.call('POST', '/v1/webhook/stripe', { headers, body: { id: 'evt_1' } });
    expect([...outcome(answer), answer.body.errors]).toEqual([
      400,
      'invalid-request',
      [{ field: 'stripe-signature', code: 'signature' }],
    ]);
  });

  it.each<[string, number, (now: number) => string]>([
    ['accepted if it is of now', 200, (now) => `${now}`],
    ['accepted if its time is four minutes ahead', 200, (now) => `${now + 240}`],
    ['refused if its time is six minutes ahead', 400, (now) => `${now + 360}`],
    ['refused if its time is in another century', 400, (now) => `${now + 50_000 * DAY}`],
    ['refused if its time is no number', 400, () => 'soon'],
    ['refused if its time only begins with a number', 400, (now) => `${now}s`],
    ['refused if its time is empty', 400, () => ''],
    ['refused if it has two times', 400, (now) => `${now + 360},t=${now}`],
  ])('D-signature-clock: a message with a valid signature is %s', async (_, status, timeAt) => {
    const { order, event } = await paidSilently();
    const time = timeAt(Math.floor(Date.now() / 1000));
    // What Stripe's library takes for the time, and so what has to be signed.
    const signed = Number.parseInt(time.split('t=').at(-1) ?? '', 10);
    const secret = settingsFor(api.stripe).webhookSecret;
    const code = createHmac('sha256', secret)
      .update(`${signed}.${JSON.stringify(event)}`)
      .digest('hex');
    const headers = { 'stripe-signature': `t=${time},v1=${code}` };
    const answer = await api.server.call('POST', '/v1/webhook/stripe', { headers, body: event });
    expect(answer.status).toBe(status);
    expect((await rowOf(order))?.state).toBe(status === 200 ? 'confirmed' : 'pending');
  });

  it('a message that does not concern an order is accepted', async () => {
    const foreign = await api.stripe.webhooks.deliver({
      ...(await paidSilently()).event,
      data: { object: { ...[...api.stripe.books.intents.values()][0], id: 'pi_of_another_shop' } },
    } as FakeEvent);
    const unknown = { id: 'evt_1', object: 'event', type: 'what.is.new', data: { object: {} } };
    const made = api.stripe.webhooks.held.find(({ type }) => type === 'payment_intent.created');
    if (!made) throw new Error('Nothing was made.');
    expect([
      foreign,
      await api.stripe.webhooks.deliver(JSON.parse(JSON.stringify(unknown))),
      await api.stripe.webhooks.deliver(made),
    ]).toEqual([200, 200, 200]);
  });

  it('D-rate-limit: messages are not limited by a valid signature, however many requests their network makes', async () => {
    const busy = await openOneStripeServer({ rateLimit: 1 });
    const message = { id: 'evt_1', object: 'event', type: 'what.is.new', data: { object: {} } } as unknown as FakeEvent;
    const config = () => busy.server.call('GET', '/v1/config');
    expect([await config(), await config()].map(({ status }) => status)).toEqual([200, 429]);
    const deliver = (choices?: DeliveryChoices) => busy.stripe.webhooks.deliver(message, choices);
    expect([await deliver(), await deliver(), await deliver({ secret: 'whsec_other' }), await deliver()]).toEqual([
      ...[200, 200, 429, 200],
    ]);
    await busy.close();
  });

  it('a message that could not be processed gets a failure response, so that Stripe sends it again', async () => {
    const { order, event } = await paidSilently();
    api.stripe.faults.add(({ method }) => (method === 'GET' ? { status: 402 } : null));
    expect(await api.stripe.webhooks.deliver(event)).toBe(500);
    api.stripe.faults.clear();
    expect(await api.stripe.webhooks.deliver(event)).toBe(200);
    expect((await rowOf(order))?.state).toBe('confirmed');
  });

  it('a message of a removed card deletes it', async () => {
    const { token: owner } = await seed.account();
    api.stripe.webhooks.mode = 'after';
    const order = await api.buy(owner, [offer.at()]);
    await confirmCard(api.stripe, order.payment, NUMBERS.pays, {
      setup_future_usage: 'on_session',
      'payment_method_data[allow_redisplay]': 'always',
    });
    const { body } = await api.server.call('GET', '/v1/cards', { token: owner });
    const [card] = JSON.parse(JSON.stringify(body)) as { paymentMethod: string }[];
    const url = `${api.stripe.url}/v1/payment_methods/${card?.paymentMethod}/detach`;
    await fetch(url, { method: 'POST', headers: { authorization: 'Bearer sk_test_fake' } });
    await api.stripe.webhooks.quiet();
    expect((await api.server.call('GET', '/v1/cards', { token: owner })).body).toEqual([]);
  });
});

describe('D-webhook, D-calls-webhook: messages arrive in any order', () => {
  it('(I3) five messages of a payment leave its order confirmed, or refunded if its money was given back', async () => {
    const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.boolean(), async (places, isGivenBack) => {
        const order = await api.buy(await api.newGuest(), [(await seed.offer()).at()]);
        const events = await fiveEvents(api, order);
        expect(events).toHaveLength(5);
        if (isGivenBack) await giveBack(order);
        api.stripe.webhooks.held.splice(0, api.stripe.webhooks.held.length, ...events);
        await api.stripe.webhooks.release(places);
        const end = isGivenBack ? { state: 'cancelled', refund: 'done' } : { state: 'confirmed', refund: null };
        expect(await rowOf(order)).toEqual(end);
        const [place] = await seed.rows<{ taken: number }>(
          'SELECT taken FROM place JOIN booking ON place.id = place_id WHERE purchase_id = $1',
          [order.id],
        );
        expect(place?.taken).toBe(isGivenBack ? 0 : 1);
      }),
      { numRuns: 10 },
    );
  });

  it('(I3) an order follows the current state at Stripe, whichever of five messages comes first', async () => {
    const order = await api.buy(token, [offer.at()]);
    const events = await fiveEvents(api, order);
    for (const places of [
      [4, 3, 2, 1, 0],
      [1, 4, 0, 2, 3],
      [3, 0, 4, 1, 2],
    ]) {
      api.stripe.webhooks.held.splice(0, api.stripe.webhooks.held.length, ...events);
      await api.stripe.webhooks.release(places);
      expect([places, await rowOf(order)]).toEqual([places, { state: 'confirmed', refund: null }]);
    }
    expect([await offer.taken(offer.at()), isRefunded(order)]).toEqual([1, false]);
  });
});

describe('D-webhook: changes without a message', () => {
  it('a change without a message is noticed by the sweep, and when the order is read', async () => {
    const first = await paidSilently();
    await tidy();
    expect(await rowOf(first.order)).toEqual({ state: 'confirmed', refund: null });
    token = await api.newGuest();
    offer = await seed.offer();
    const { order } = await paidSilently();
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });

  it('(I3) a payment that was being processed when its order ended books the place again if it is free, else is refunded', async () => {
    api.stripe.isSlow = true;
    const orders: Order[] = [];
    for (const time of ['08:00', '09:00']) {
      token = await api.newGuest();
      const order = await api.buy(token, [offer.at(time)]);
      await confirmCard(api.stripe, order.payment);
      orders.push(order);
    }
    const [free, lost] = orders;
    if (!free || !lost) throw new Error('Nothing was ordered.');
    api.time.now += 29 * MINUTE;
    await tidy();
    expect([await rowOf(free), await rowOf(lost)]).toEqual(Array(2).fill({ state: 'pending', refund: null }));
    await expire();
    expect([await rowOf(free), await rowOf(lost)]).toEqual(Array(2).fill({ state: 'expired', refund: null }));
    api.stripe.isSlow = false;
    expect((await api.hold(await api.newGuest(), [offer.at('09:00')])).status).toBe(201);
    for (const { payment } of orders) await api.stripe.settle(payment?.id ?? '', true);
    await tidy();
    expect([await rowOf(free), await rowOf(lost)]).toEqual([
      { state: 'confirmed', refund: null },
      { state: 'refunded', refund: 'done' },
    ]);
    expect([isRefunded(free), isRefunded(lost)]).toEqual([false, true]);
  });

  it('(I3) a payment whose money did not arrive cannot be paid any more once its order has ended', async () => {
    api.stripe.isSlow = true;
    const order = await api.buy(token, [offer.at()]);
    await confirmCard(api.stripe, order.payment);
    await expire();
    api.stripe.isSlow = false;
    await api.stripe.settle(order.payment?.id ?? '', false);
    await tidy();
    const again = await confirmCard(api.stripe, order.payment);
    expect([await rowOf(order), again.status]).toEqual([{ state: 'expired', refund: null }, 400]);
    await api.stripe.forgetSeen();
    await tidy();
    expect(api.stripe.seen.filter(({ path }) => path.includes(order.payment?.id ?? '?'))).toEqual([]);
  });

  it('a buyer whose payment is being processed can order nothing else, and cancelling refunds the payment', async () => {
    api.stripe.isSlow = true;
    const order = await api.buy(token, [offer.at()]);
    await confirmCard(api.stripe, order.payment);
    const shown = await api.read(token, order.id);
    expect([shown.payment?.state, shown.payment?.clientSecret]).toEqual(['authenticating', undefined]);
    expect(outcome(await api.hold(token, [offer.at('11:00')]))).toEqual([409, 'payment-processing']);
    await api.cancel(token, order.id);
    expect((await api.hold(token, [offer.at('11:00')])).status).toBe(201);
    api.stripe.isSlow = false;
    await api.stripe.settle(order.payment?.id ?? '', true);
    await tidy();
    expect([await rowOf(order), isRefunded(order)]).toEqual([{ state: 'cancelled', refund: 'done' }, true]);
  });

  it('a payment that was created and never linked is cancelled when its order has ended', async () => {
    const held = await api.hold(token, [offer.at()]);
    api.stripe.faults.add(({ path, form }) =>
      path === '/v1/payment_intents' && form['metadata'] ? 'cut-after' : null,
    );
    expect((await api.order(token, held.body.id, 12)).status).toBe(500);
    api.stripe.faults.clear();
    const open = () =>
      [...api.stripe.books.intents.values()].filter(({ status }) => status === 'requires_payment_method');
    const unlinked = open().at(-1);
    await expire();
    // The sweep that ends the order cancels the payment, or the sweep after it, because its jobs take turns.
    await tidy();
    expect([api.stripe.books.intents.get(unlinked?.id ?? '')?.status, await offer.taken(offer.at())]).toEqual([
      'canceled',
      0,
    ]);
    await api.stripe.forgetSeen();
    await tidy();
    expect(api.stripe.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('while Stripe fails, an order that waits for a payment cannot be read, and any other order can', async () => {
    const { order } = await paidSilently();
    const known = await api.read(token, order.id);
    const waiting = await api.buy(token, [offer.at('11:00')]);
    api.stripe.faults.add(() => ({ status: 402 }));
    expect(await api.read(token, order.id)).toEqual(known);
    const unknown = await api.server.call('GET', `/v1/order/${waiting.id}`, { token });
    expect(outcome(unknown)).toEqual([500, 'server-error']);
  });

  it('a refund that Stripe did not accept is made by the sweep, once', async () => {
    const { order } = await paidSilently();
    await api.read(token, order.id);
    api.stripe.faults.add(({ path }) => (path === '/v1/refunds' ? { status: 402 } : null));
    expect(orderIn(await api.cancel(token, order.id)).refund).toEqual({ state: 'refused', amount: 12 });
    expect(await rowOf(order)).toEqual({ state: 'cancelled', refund: 'due' });
    api.stripe.faults.clear();
    api.time.now += MINUTE / 2;
    api.stripe.faults.add(({ path }) => (path === '/v1/refunds' ? 'cut-after' : null));
    await expect(tidy()).rejects.toThrow('Some of the sweep failed');
    expect([await rowOf(order), isRefunded(order)]).toEqual([{ state: 'cancelled', refund: 'due' }, true]);
    api.stripe.faults.clear();
    await tidy();
    expect(await rowOf(order)).toEqual({ state: 'cancelled', refund: 'done' });
  });

  it('a refund at which Stripe failed is still made, once, even with two sweeps at once', async () => {
    const { order } = await paidSilently();
    await api.read(token, order.id);
    api.stripe.faults.add(({ path }) => (path === '/v1/refunds' ? { status: 500 } : null));
    expect(orderIn(await api.cancel(token, order.id)).refund).toEqual({ state: 'due', amount: 12 });
    api.stripe.faults.clear();
    await Promise.all([tidy(), tidy()]);
    const refunds = [...api.stripe.books.refunds.values()].filter((one) => one.payment_intent === order.payment?.id);
    expect([await rowOf(order), refunds.map(({ amount }) => amount)]).toEqual([
      { state: 'cancelled', refund: 'done' },
      [1200],
    ]);
  });

  it("a refund in Stripe's dashboard of an order that was not confirmed yet is reported as its cancellation", async () => {
    const { order } = await paidSilently();
    await giveBack(order);
    await api.stripe.webhooks.release();
    expect(await rowOf(order)).toEqual({ state: 'cancelled', refund: 'done' });
    const mails = await mailsTo(api.server, order.buyer.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['cancelled']);
    expect(mails[0]?.text).toContain('vous seront remboursés');
  });

  it("a refund in Stripe's dashboard ends the order", async () => {
    const { order } = await paidSilently();
    await api.read(token, order.id);
    const headers = { authorization: 'Bearer sk_test_fake' };
    const body = new URLSearchParams({ payment_intent: order.payment?.id ?? '' });
    await fetch(`${api.stripe.url}/v1/refunds`, { method: 'POST', headers, body });
    await api.stripe.webhooks.release();
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([{ state: 'cancelled', refund: 'done' }, 0]);
  });
});
