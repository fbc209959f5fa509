import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { besideEachOther, createAbsentStripe } from '../../../demo/api/payments/providers.ts';
import { createTestGateway } from '../../../demo/api/payments/test-gateway.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { type OneServer, openOneServer, START } from '../../fixtures/server/one-server.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { confirmCard } from '../../fixtures/stripe/buyer.ts';
import { type OneStripeServer, openOneStripeServer } from '../../fixtures/stripe/stripe-servers.ts';

const HALF_HOUR = 30 * 60_000;

let seed: Seed;
let offer: OfferForSale;
let token: string;

async function enter(api: OneServer): Promise<void> {
  api.time.now = START;
  offer = await seed.offer();
  token = await api.newGuest();
}

const rowOf = async ({ id }: Order) =>
  (await seed.rows<{ state: string }>('SELECT state, refund, payment_ended FROM purchase WHERE id = $1', [id]))[0];

describe('D-stripe: an order whose payment Stripe does not know, because its keys are those of another account', () => {
  const lines: string[] = [];
  let api: OneStripeServer;

  beforeAll(async () => {
    api = await openOneStripeServer({ log: { level: 'info', stream: { write: (line) => lines.push(line) } } });
    seed = seedOf(api.server.services.database);
  });
  beforeEach(async () => {
    await enter(api);
    lines.length = 0;
  });
  afterAll(() => api?.close());

  const forget = ({ payment }: Order) => api.stripe.books.intents.delete(payment?.id ?? '');

  it('an order whose payment Stripe does not know can be read and cancelled, and the log says why', async () => {
    const order = await api.buy(token, [offer.at()]);
    forget(order);
    expect((await api.read(token, order.id)).payment).toMatchObject({ provider: 'stripe', state: 'cancelled' });
    expect(outcome(await api.cancel(token, order.id))).toEqual([200]);
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([
      { state: 'cancelled', refund: null, payment_ended: true },
      0,
    ]);
    const [warning] = lines.filter((line) => line.includes('"level":40'));
    expect(JSON.parse(warning ?? '')).toMatchObject({ order: order.id, payment: 'cancelled' });
    expect(lines.join('')).not.toMatch(/pi_|_secret_|sk_test/);
  });

  it('an order whose payment Stripe does not know expires in time, and the server stops asking for its payment', async () => {
    const order = await api.buy(token, [offer.at()]);
    forget(order);
    api.time.now += HALF_HOUR;
    await sweep(api.server.services);
    expect(await rowOf(order)).toEqual({ state: 'expired', refund: null, payment_ended: true });
    await api.stripe.forgetSeen();
    await sweep(api.server.services);
    expect(api.stripe.seen).toEqual([]);
  });

  it('an order that ended without the keys is settled when the keys are back', async () => {
    const { services } = api.server;
    const test = createTestGateway(services.database);
    const absent = besideEachOther(test, { test, stripe: createAbsentStripe(services.database) });
    api.stripe.webhooks.mode = 'never';
    const order = await api.buy(token, [offer.at()]);
    await confirmCard(api.stripe, order.payment);
    api.time.now += HALF_HOUR;
    await sweep({ ...services, payments: absent });
    expect(await rowOf(order)).toEqual({ state: 'expired', refund: null, payment_ended: false });
    await sweep(services);
    expect((await rowOf(order))?.state).toBe('confirmed');
    api.stripe.webhooks.mode = 'after';
  });

  it('an order whose payment Stripe does not know stays confirmed if it was paid', async () => {
    const order = await api.buy(token, [offer.at()]);
    await confirmCard(api.stripe, order.payment);
    const paid = await api.read(token, order.id);
    forget(order);
    expect(await api.read(token, order.id)).toEqual(paid);
  });
});

describe('D-stripe: an order paid with Stripe, after the keys were removed', () => {
  let api: OneServer;

  beforeAll(async () => {
    api = await openOneServer();
    seed = seedOf(api.server.services.database);
  });
  beforeEach(() => enter(api));
  afterAll(() => api?.server.close());

  /** Marks the refund as made by Stripe. */
  async function stripes(order: Order): Promise<Order> {
    await seed.rows(`UPDATE purchase SET payment_provider = 'stripe', payment_id = 'pi_' || id::text WHERE id = $1`, [
      order.id,
    ]);
    return order;
  }

  it('an order paid with Stripe is read as paid after the keys were removed; its refund waits for the keys', async () => {
    const order = await stripes(await api.buyPaid(token, [offer.at()]));
    expect((await api.read(token, order.id)).payment).toEqual({
      ...{ provider: 'stripe', id: `pi_${order.id}`, amount: 12, currency: 'EUR' },
      state: 'captured',
    });
    expect((await api.cancel(token, order.id)).status).toBe(200);
    const read = await api.read(token, order.id);
    expect([read.state, read.payment?.state, await rowOf(order)]).toEqual([
      'cancelled',
      'captured',
      { state: 'cancelled', refund: 'due', payment_ended: false },
    ]);
    await seed.rows(`UPDATE purchase SET refund = 'done' WHERE id = $1`, [order.id]);
    expect((await api.read(token, order.id)).payment?.state).toBe('refunded');
  });

  it('a pending order without the keys can be read and cancelled, or expires, and may have been paid', async () => {
    const orders = [await stripes(await api.buy(token, [offer.at()]))];
    token = await api.newGuest();
    orders.push(await stripes(await api.buy(token, [offer.at('11:00')])));
    const [left, given] = orders;
    if (!left || !given) throw new Error('Nothing was ordered.');
    expect((await api.read(token, given.id)).payment).toMatchObject({ provider: 'stripe', state: 'authenticating' });
    expect(outcome(await api.cancel(token, given.id))).toEqual([200]);
    api.time.now += HALF_HOUR;
    await sweep(api.server.services);
    expect([await rowOf(left), await rowOf(given), await offer.taken(offer.at())]).toEqual([
      { state: 'expired', refund: null, payment_ended: false },
      { state: 'cancelled', refund: null, payment_ended: false },
      0,
    ]);
  });
});
