import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { answerBank, confirmCard, confirmKept, NUMBERS } from '../../fixtures/stripe/buyer.ts';
import { type OneStripeServer, openOneStripeServer } from '../../fixtures/stripe/stripe-servers.ts';
import { VALID_YEAR } from '../../fixtures/stripe/valid-year.ts';

let api: OneStripeServer;
let seed: Seed;

const lines: string[] = [];

beforeAll(async () => {
  api = await openOneStripeServer({ log: { level: 'info', stream: { write: (line) => lines.push(line) } } });
  seed = seedOf(api.server.services.database);
});
beforeEach(async () => {
  api.time.now = START;
  await api.stripe.forgetSeen();
});
afterEach(() => api.stripe.faults.clear());
afterAll(() => api?.close());

const intentOf = ({ payment }: Order) => api.stripe.books.intents.get(payment?.id ?? '');
let orders = 0;
/** Makes an unpaid order of a slot at an hour that no other order has. */
const pending = async (token: string, price_cents = 1200) => {
  orders += 1;
  const day = `2026-12-${String(1 + Math.floor(orders / 12)).padStart(2, '0')}`;
  const time = `${String(8 + (orders % 12)).padStart(2, '0')}:00`;
  return api.buy(token, [(await seed.offer({ price_cents })).at(time, day)]);
};
const cardsOf = async (token: string) => (await api.server.call('GET', '/v1/cards', { token })).body;
const created = () => api.stripe.seen.filter(({ path, key }) => path === '/v1/payment_intents' && key !== null);

describe('D-stripe: a payment with Stripe', () => {
  it("the page gets Stripe's public key", async () => {
    const { body } = await api.server.call('GET', '/v1/config');
    expect(body).toMatchObject({ payment: { provider: 'stripe', publicKey: 'pk_test_fake' } });
  });

  it('(I5) a payment is an intent for the order with its total, whatever the browser sends', async () => {
    const token = await api.newGuest();
    const order = await pending(token, 1234);
    expect(order.payment).toEqual({
      provider: 'stripe',
      id: expect.stringMatching(/^pi_/),
      amount: 12.34,
      currency: 'EUR',
      state: 'open',
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    });
    expect(intentOf(order)).toMatchObject({
      amount: 1234,
      currency: 'eur',
      customer: null,
      metadata: { order: order.id },
      automatic_payment_methods: { enabled: true },
    });
    await confirmCard(api.stripe, order.payment, NUMBERS.pays, { amount: '1', currency: 'usd' });
    expect(intentOf(order)).toMatchObject({ amount_received: 1234, currency: 'eur' });
    const { payment: _, ...paid } = await api.read(token, order.id);
    expect(paid).toMatchObject({ state: 'confirmed', total: 12.34 });
  });

  it('the secret of a payment is returned only to its buyer, only while it can be paid, and is stored nowhere', async () => {
    const token = await api.newGuest();
    const order = await pending(token);
    const secret = order.payment?.clientSecret ?? '';
    expect((await api.read(token, order.id)).payment?.clientSecret).toBe(secret);
    const others = await api.server.call('GET', `/v1/order/${order.id}`, { token: await api.newGuest() });
    expect(outcome(others)).toEqual([403, 'forbidden']);
    const tables = await seed.rows<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { table_name } of tables) {
      const found = await seed.rows(`SELECT 1 FROM ${table_name} AS row WHERE row::text LIKE '%' || $1 || '%'`, [
        secret,
      ]);
      expect([table_name, found]).toEqual([table_name, []]);
    }
    await confirmCard(api.stripe, order.payment);
    const paid = await api.read(token, order.id);
    expect([paid.state, paid.payment?.state, paid.payment && 'clientSecret' in paid.payment]).toEqual([
      'confirmed',
      'captured',
      false,
    ]);
  });

  it('an order with nothing to pay makes no request to Stripe', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer({ free_slot: 1 });
    const order = await api.buy(token, [offer.at()]);
    expect([order.total, order.state, order.payment]).toEqual([0, 'confirmed', null]);
    await api.read(token, order.id);
    await api.cancel(token, order.id);
    await sweep(api.server.services);
    expect(api.stripe.seen).toEqual([]);
  });

  it('a payment is made once, however often the order is requested', async () => {
    const token = await api.newGuest();
    const held = await api.hold(token, [(await seed.offer()).at()]);
    const request = { token, key: 'again', body: { hold: held.body.id, total: 12 } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.server.call('POST', '/v1/order', request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const ids = answers.map((answer) => orderIn(answer).payment?.id);
    expect(new Set(ids).size).toBe(1);
    const order = orderIn(await api.server.call('POST', '/v1/order', request));
    await confirmCard(api.stripe, order.payment);
    const late = orderIn(await api.server.call('POST', '/v1/order', request));
    expect([late.state, late.payment?.state]).toEqual(['confirmed', 'captured']);
    expect(created().every(({ key }) => key === `order-${order.id}`)).toBe(true);
  });

  it.each(['/v1/customers', '/v1/payment_intents'])('a payment can be made after Stripe failed at %s', async (at) => {
    const { token } = await seed.account();
    const held = await api.hold(token, [(await seed.offer()).at()]);
    const request = { token, key: `after-${at.length}`, body: { hold: held.body.id, total: 12 } };
    api.stripe.faults.add(({ path }) => (path === at ? { status: 500 } : null));
    for (const _ of [1, 2]) {
      expect(outcome(await api.server.call('POST', '/v1/order', request))).toEqual([500, 'server-error']);
    }
    api.stripe.faults.clear();
    const order = orderIn(await api.server.call('POST', '/v1/order', request));
    expect([order.payment?.state, intentOf(order)?.metadata['order']]).toEqual(['open', order.id]);
  });

  it('a payment is requested once when its order is read', async () => {
    const token = await api.newGuest();
    const order = await pending(token);
    await api.stripe.forgetSeen();
    expect((await api.read(token, order.id)).payment).toEqual(order.payment);
    expect(api.stripe.seen).toHaveLength(1);
  });

  it.each(['JPY', 'KWD'])('a payment in %s, whose amounts are not hundredths, is refused', async (currency) => {
    const token = await api.newGuest();
    const slots = [(await seed.offer({ currency })).at()];
    expect(outcome(await api.hold(token, slots))).toEqual([409, 'payment-unavailable']);
    expect(outcome(await api.quote(token, { slots }))).toEqual([409, 'payment-unavailable']);
  });

  it("a refused payment waits for another card, and a payment that needs authentication waits for the bank's answer", async () => {
    const token = await api.newGuest();
    const order = await pending(token);
    for (const number of [NUMBERS.declines, NUMBERS.insufficient]) {
      expect((await confirmCard(api.stripe, order.payment, number)).status).toBe(402);
      expect((await api.read(token, order.id)).payment?.state).toBe('open');
    }
    await confirmCard(api.stripe, order.payment, NUMBERS.authenticates);
    expect((await api.read(token, order.id)).payment?.state).toBe('authenticating');
    await answerBank(api.stripe, order.payment, 'failed');
    expect((await api.read(token, order.id)).payment?.state).toBe('open');
    await confirmCard(api.stripe, order.payment, NUMBERS.authenticates);
    await answerBank(api.stripe, order.payment, 'passed');
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });

  it('D-least-payment: a price too small for a card is refused before a place is taken', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer({ price_cents: 30 });
    expect(outcome(await api.hold(token, [offer.at()]))).toEqual([409, 'payment-unavailable']);
    expect(outcome(await api.quote(token, { slots: [offer.at()] }))).toEqual([409, 'payment-unavailable']);
    expect(await offer.taken(offer.at())).toBe(0);
  });

  it('D-least-payment: credit leaves what a card can pay, and the order is placed with it', async () => {
    const { token } = await seed.account({ organization_id: await seed.organization(1170) });
    const held = await api.hold(token, [(await seed.offer()).at()]);
    const quote = await api.quoted(token, { hold: held.body.id });
    expect([quote.credit, quote.total]).toEqual([{ balance: 11.7, amount: 11.5 }, 0.5]);
    const order = orderIn(await api.order(token, held.body.id, 0.5));
    expect([order.payment?.amount, order.discounts]).toEqual([0.5, [{ kind: 'credit', amount: 11.5 }]]);
  });

  it('a payment with Stripe refuses the cards of the test gateway', async () => {
    const token = await api.newGuest();
    await pending(token);
    const path = '/v1/test-gateway/00000000-0000-4000-8000-000000000000';
    const answer = await api.server.call('POST', path, { token, key: 'free', body: { card: 'success' } });
    expect(outcome(answer)).toEqual([409, 'not-payable']);
  });

  it('a payment made earlier with the test gateway is still read and refunded there', async () => {
    const token = await api.newGuest();
    const order = await api.buy(token, [(await seed.offer({ free_slot: 1 })).at()]);
    const id = randomUUID();
    await seed.rows(
      `INSERT INTO test_payment (id, reference, amount_cents, currency, state) VALUES ($1, $2, 1200, 'EUR', 'captured')`,
      [id, order.id],
    );
    await seed.rows(`UPDATE purchase SET payment_provider = 'test', payment_id = $2 WHERE id = $1`, [order.id, id]);
    expect((await api.read(token, order.id)).payment).toMatchObject({ provider: 'test', state: 'captured' });
    await api.cancel(token, order.id);
    expect((await api.read(token, order.id)).payment).toMatchObject({ provider: 'test', state: 'refunded' });
    expect(api.stripe.seen).toEqual([]);
  });

  it('a payment is refunded whole when its order is cancelled', async () => {
    const token = await api.newGuest();
    const order = await pending(token);
    await confirmCard(api.stripe, order.payment);
    const given = orderIn(await api.cancel(token, order.id));
    expect([given.state, given.payment?.state]).toEqual(['cancelled', 'refunded']);
    await api.cancel(token, order.id);
    const refunds = [...api.stripe.books.refunds.values()].filter((one) => one.payment_intent === order.payment?.id);
    expect(refunds.map(({ amount }) => amount)).toEqual([1200]);
  });
});

describe('D-saved-cards: cards saved at Stripe', () => {
  const forCards = (usage: string) => ({ 'payment_method_options[card][setup_future_usage]': usage });
  const SHOWN = { 'payment_method_data[allow_redisplay]': 'always' };
  const KEEP = { ...forCards('on_session'), ...SHOWN };

  it("saved cards belong to the account's customer at Stripe, which is created once; a guest has no customer", async () => {
    const { token, email, id } = await seed.account();
    const [first, second] = [await pending(token), await pending(token)];
    const customer = intentOf(first)?.customer;
    expect([customer, intentOf(second)?.customer]).toEqual([expect.stringMatching(/^cus_/), customer]);
    expect(api.stripe.books.customers.get(String(customer))).toMatchObject({ email, metadata: { person: String(id) } });
    expect(api.stripe.seen.filter(({ path }) => path === '/v1/customers')).toHaveLength(1);
  });

  it('cards are saved when they have paid and their owner wants it, listed newest first, and pay again', async () => {
    const { token } = await seed.account();
    await confirmCard(api.stripe, (await pending(token)).payment);
    expect(await cardsOf(token)).toEqual([]);
    await confirmCard(api.stripe, (await pending(token)).payment, NUMBERS.pays, KEEP);
    await confirmCard(api.stripe, (await pending(token)).payment, '378282246310005', {
      ...KEEP,
      'payment_method_data[card][cvc]': '1234',
    });
    const cards = await cardsOf(token);
    expect(cards).toEqual([
      ...[
        ['American Express', '0005'],
        ['Visa', '4242'],
      ].map(([brand, last4]) => ({
        ...{ id: expect.any(Number), brand, last4, expiresMonth: 12, expiresYear: Number(`20${VALID_YEAR}`) },
        paymentMethod: expect.stringMatching(/^pm_/),
      })),
    ]);
    const order = await pending(token);
    const kept = JSON.parse(JSON.stringify(cards))[0].paymentMethod;
    expect((await confirmKept(api.stripe, order.payment, kept)).body.status).toBe('succeeded');
    expect((await api.read(token, order.id)).state).toBe('confirmed');
  });

  const limited = { 'payment_method_data[allow_redisplay]': 'limited' };
  it.each<[string, readonly Record<string, string>[], number]>([
    ['was declined', [KEEP, {}], 0],
    ['pays, after another one was declined', [{}, KEEP], 1],
    ['was declined, and is not to be saved any more', [KEEP, forCards('none')], 0],
    ['was declined, and is still to be saved according to Stripe', [KEEP, forCards('on_session')], 0],
    ['pays, and may not be shown again', [{}, { ...KEEP, ...limited }], 0],
  ])(
    'only cards that pay and that the buyer wants to save are saved: a card that %s',
    async (_, [first, second], kept) => {
      const { token } = await seed.account();
      const { payment } = await pending(token);
      await confirmCard(api.stripe, payment, NUMBERS.declines, first);
      await confirmCard(api.stripe, payment, NUMBERS.pays, second);
      expect(await cardsOf(token)).toHaveLength(kept);
    },
  );

  it('a card is saved if the intent is to save any means of payment', async () => {
    const { token } = await seed.account();
    await confirmCard(api.stripe, (await pending(token)).payment, NUMBERS.pays, {
      setup_future_usage: 'on_session',
      ...SHOWN,
    });
    expect(await cardsOf(token)).toHaveLength(1);
  });

  it('a card is saved once, however often it is typed in', async () => {
    const { token } = await seed.account();
    for (const _ of [1, 2]) await confirmCard(api.stripe, (await pending(token)).payment, NUMBERS.pays, KEEP);
    expect(await cardsOf(token)).toHaveLength(1);
  });

  it('a card is not saved if it is refused, and never for a guest', async () => {
    const { token } = await seed.account();
    await confirmCard(api.stripe, (await pending(token)).payment, NUMBERS.declines, KEEP);
    expect(await cardsOf(token)).toEqual([]);
    const before = await seed.rows('SELECT id FROM saved_card');
    await confirmCard(api.stripe, (await pending(await api.newGuest())).payment, NUMBERS.pays, KEEP);
    expect(await seed.rows('SELECT id FROM saved_card')).toHaveLength(before.length);
  });

  it('saved cards are kept apart from those of the test gateway', async () => {
    const person = await seed.account();
    await seed.rows(
      `INSERT INTO saved_card (person_id, reference, brand, last4, expires_month, expires_year)
       VALUES ($1, 'success', 'Visa', '4242', 1, 2030)`,
      [person.id],
    );
    expect(await cardsOf(person.token)).toEqual([]);
  });

  it('saved cards are deleted with a customer that Stripe no longer has, which is created again', async () => {
    const { token } = await seed.account();
    const first = await pending(token);
    await confirmCard(api.stripe, first.payment, NUMBERS.pays, KEEP);
    api.stripe.books.customers.delete(String(intentOf(first)?.customer));
    const second = await pending(token);
    expect(intentOf(second)?.customer).not.toBe(intentOf(first)?.customer);
    expect(await cardsOf(token)).toEqual([]);
  });
});

it('logs contain no secret, no card and no customer of Stripe', async () => {
  const token = await api.newGuest();
  const held = await api.hold(token, [(await seed.offer()).at('19:00', '2026-12-30')]);
  api.stripe.faults.add(() => ({ status: 401 }));
  expect(outcome(await api.order(token, held.body.id, 12))).toEqual([500, 'server-error']);
  const log = lines.join('');
  expect(log).toContain('"ProviderFailure"');
  expect(log).not.toMatch(/pi_|cus_|pm_|_secret_|sk_test|whsec|42424242|"4242"|Camille/);
});
