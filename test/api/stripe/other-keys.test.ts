import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { besideEachOther, createAbsentStripe } from '../../../demo/api/payments/providers.ts';
import { createTestGateway } from '../../../demo/api/payments/test-gateway.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { type Desk, openDesk, START } from '../../fixtures/server/desk.ts';
import { type OfferForSale, type Stock, stockOf } from '../../fixtures/server/stock.ts';
import { confirmCard } from '../../fixtures/stripe/buyer.ts';
import { openStripeDesk, type StripeDesk } from '../../fixtures/stripe/stripe-desk.ts';

const HALF_HOUR = 30 * 60_000;

let stock: Stock;
let offer: OfferForSale;
let token: string;

async function enter(desk: Desk): Promise<void> {
  desk.time.now = START;
  offer = await stock.offer();
  token = await desk.newGuest();
}

const rowOf = async ({ id }: Order) =>
  (await stock.rows<{ state: string }>('SELECT state, refund, payment_ended FROM purchase WHERE id = $1', [id]))[0];

describe('D-stripe: an order whose payment Stripe does not know, because its keys are those of another account', () => {
  const lines: string[] = [];
  let desk: StripeDesk;

  beforeAll(async () => {
    desk = await openStripeDesk({ log: { level: 'info', stream: { write: (line) => lines.push(line) } } });
    stock = stockOf(desk.server.services.database);
  });
  beforeEach(async () => {
    await enter(desk);
    lines.length = 0;
  });
  afterAll(() => desk?.close());

  const forget = ({ payment }: Order) => desk.api.books.intents.delete(payment?.id ?? '');

  it('an order whose payment Stripe does not know can be read and cancelled, and the log says why', async () => {
    const order = await desk.buy(token, [offer.at()]);
    forget(order);
    expect((await desk.read(token, order.id)).payment).toMatchObject({ provider: 'stripe', state: 'cancelled' });
    expect(outcome(await desk.cancel(token, order.id))).toEqual([200]);
    expect([await rowOf(order), await offer.taken(offer.at())]).toEqual([
      { state: 'cancelled', refund: null, payment_ended: true },
      0,
    ]);
    const [warning] = lines.filter((line) => line.includes('"level":40'));
    expect(JSON.parse(warning ?? '')).toMatchObject({ order: order.id, payment: 'cancelled' });
    expect(lines.join('')).not.toMatch(/pi_|_secret_|sk_test/);
  });

  it('an order whose payment Stripe does not know expires in time, and its payment is not requested for ever', async () => {
    const order = await desk.buy(token, [offer.at()]);
    forget(order);
    desk.time.now += HALF_HOUR;
    await sweep(desk.server.services);
    expect(await rowOf(order)).toEqual({ state: 'expired', refund: null, payment_ended: true });
    desk.api.seen.length = 0;
    await sweep(desk.server.services);
    expect(desk.api.seen).toEqual([]);
  });

  it('an order that ended without the keys is settled when the keys are back', async () => {
    const { services } = desk.server;
    const test = createTestGateway(services.database);
    const absent = besideEachOther(test, { test, stripe: createAbsentStripe(services.database) });
    desk.api.webhooks.mode = 'never';
    const order = await desk.buy(token, [offer.at()]);
    await confirmCard(desk.api, order.payment);
    desk.time.now += HALF_HOUR;
    await sweep({ ...services, payments: absent });
    expect(await rowOf(order)).toEqual({ state: 'expired', refund: null, payment_ended: false });
    await sweep(services);
    expect((await rowOf(order))?.state).toBe('confirmed');
    desk.api.webhooks.mode = 'after';
  });

  it('an order whose payment Stripe does not know stays confirmed if it was paid', async () => {
    const order = await desk.buy(token, [offer.at()]);
    await confirmCard(desk.api, order.payment);
    const paid = await desk.read(token, order.id);
    forget(order);
    expect(await desk.read(token, order.id)).toEqual(paid);
  });
});

describe('D-stripe: an order paid with Stripe, after the keys were removed', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await openDesk();
    stock = stockOf(desk.server.services.database);
  });
  beforeEach(() => enter(desk));
  afterAll(() => desk?.server.close());

  /** Marks the refund as made by Stripe. */
  async function stripes(order: Order): Promise<Order> {
    await stock.rows(`UPDATE purchase SET payment_provider = 'stripe', payment_id = 'pi_' || id::text WHERE id = $1`, [
      order.id,
    ]);
    return order;
  }

  it('an order paid with Stripe is read as paid after the keys were removed; its refund waits for the keys', async () => {
    const order = await stripes(await desk.buyPaid(token, [offer.at()]));
    expect((await desk.read(token, order.id)).payment).toEqual({
      ...{ provider: 'stripe', id: `pi_${order.id}`, amount: 12, currency: 'EUR' },
      state: 'captured',
    });
    expect(outcome(await desk.cancel(token, order.id))).toEqual([500, 'server-error']);
    const read = await desk.read(token, order.id);
    expect([read.state, read.payment?.state, await rowOf(order)]).toEqual([
      'cancelled',
      'captured',
      { state: 'cancelled', refund: 'due', payment_ended: false },
    ]);
    await stock.rows(`UPDATE purchase SET refund = 'done' WHERE id = $1`, [order.id]);
    expect((await desk.read(token, order.id)).payment?.state).toBe('refunded');
  });

  it('a pending order without the keys can be read and cancelled, or expires, and may have been paid', async () => {
    const orders = [await stripes(await desk.buy(token, [offer.at()]))];
    token = await desk.newGuest();
    orders.push(await stripes(await desk.buy(token, [offer.at('11:00')])));
    const [left, given] = orders;
    if (!left || !given) throw new Error('Nothing was ordered.');
    expect((await desk.read(token, given.id)).payment).toMatchObject({ provider: 'stripe', state: 'authenticating' });
    expect(outcome(await desk.cancel(token, given.id))).toEqual([200]);
    desk.time.now += HALF_HOUR;
    await sweep(desk.server.services);
    expect([await rowOf(left), await rowOf(given), await offer.taken(offer.at())]).toEqual([
      { state: 'expired', refund: null, payment_ended: false },
      { state: 'cancelled', refund: null, payment_ended: false },
      0,
    ]);
  });
});
