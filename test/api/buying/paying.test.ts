import { describe, expect, it } from 'vitest';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import type { TestPaymentForm } from '../../../demo/api/schemas/payment.ts';
import { guest } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import type { Person } from '../../fixtures/server/seed.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

/** An order of 12 € that waits for its payment. */
async function pending(token: string, time = '10:00'): Promise<Order> {
  return api.buy(token, [(await seed.offer()).at(time)]);
}

const stateOf = async (token: string, { id }: Order) => (await api.read(token, id)).state;
const cardsOf = async (token: string) => (await api.server.call('GET', '/v1/cards', { token })).body;

/** Saves a card with this reference and returns its id. */
async function keptCard(person: Person, reference: string, expiresYear = 2028): Promise<number> {
  const [card] = await seed.rows<{ id: number }>(
    `INSERT INTO saved_card (person_id, reference, brand, last4, expires_month, expires_year)
     VALUES ($1, $2, 'Visa', '4242', 12, $3) RETURNING id`,
    [person.id, reference, expiresYear],
  );
  return card?.id ?? 0;
}

describe('D-test-gateway: each card of the test gateway', () => {
  it.each<[card: NonNullable<TestPaymentForm['card']>, answer: readonly (number | string)[], order: Order['state']]>([
    ['success', [200], 'confirmed'],
    ['declined', [402, 'card-declined'], 'pending'],
    ['insufficient-funds', [402, 'insufficient-funds'], 'pending'],
    ['processing-error', [402, 'processing-error'], 'pending'],
    ['authentication', [200], 'pending'],
  ])('the card %s gets %j and leaves the order %s', async (card, answer, state) => {
    const token = await api.newGuest();
    const order = await pending(token);
    expect(outcome(await api.pay(token, order, { card }))).toEqual(answer);
    expect(await stateOf(token, order)).toBe(state);
  });

  it('a card that is declined leaves the order open for another card', async () => {
    const token = await api.newGuest();
    const order = await pending(token);
    await api.pay(token, order, { card: 'declined' });
    expect((await api.pay(token, order)).body).toEqual({ state: 'captured' });
    expect(await stateOf(token, order)).toBe('confirmed');
  });
});

describe('D-test-gateway: authentication', () => {
  it.each<[title: string, attempts: readonly TestPaymentForm[], last: readonly unknown[], order: Order['state']]>([
    ['passed', [{ authentication: 'passed' }], [200], 'confirmed'],
    ['refused', [{ authentication: 'refused' }], [402, 'authentication-failed'], 'pending'],
    ['refused, then another card', [{ authentication: 'refused' }, { card: 'success' }], [200], 'confirmed'],
    ['left for another card', [{ card: 'success' }], [200], 'confirmed'],
    ['left for a card that is declined', [{ card: 'declined' }], [402, 'card-declined'], 'pending'],
  ])('a payment whose authentication is %s ends as the last attempt says', async (_, attempts, last, state) => {
    const token = await api.newGuest();
    const order = await pending(token);
    const answers = [await api.pay(token, order, { card: 'authentication' })];
    expect(answers[0]?.body).toEqual({ state: 'authenticating' });
    for (const attempt of attempts) answers.push(await api.pay(token, order, attempt));
    expect(answers.slice(-1).map(outcome)).toEqual([last]);
    expect(await stateOf(token, order)).toBe(state);
  });

  it('an authentication of a payment that needs none is refused', async () => {
    const token = await api.newGuest();
    const order = await pending(token);
    expect(outcome(await api.pay(token, order, { authentication: 'passed' }))).toEqual([409, 'not-payable']);
    expect(await stateOf(token, order)).toBe('pending');
  });
});

describe('D-saved-cards: a saved card', () => {
  it('a saved card pays an order', async () => {
    const person = await seed.account();
    const order = await pending(person.token);
    const attempt = { savedCard: await keptCard(person, 'success') };
    expect((await api.pay(person.token, order, attempt)).body).toEqual({ state: 'captured' });
    expect(await stateOf(person.token, order)).toBe('confirmed');
  });

  it('a saved card may be refused, and may ask for authentication, like a typed one', async () => {
    const person = await seed.account();
    const order = await pending(person.token);
    const refused = await api.pay(person.token, order, { savedCard: await keptCard(person, 'declined') });
    expect(outcome(refused)).toEqual([402, 'card-declined']);
    const asked = await api.pay(person.token, order, { savedCard: await keptCard(person, 'authentication') });
    expect(asked.body).toEqual({ state: 'authenticating' });
  });

  it('paying with a saved card of another person is forbidden, and an unknown card is not found', async () => {
    const [owner, other] = [await seed.account(), await seed.account()];
    const order = await pending(other.token);
    const foreign = await api.pay(other.token, order, { savedCard: await keptCard(owner, 'success') });
    expect(outcome(foreign)).toEqual([403, 'forbidden']);
    expect(outcome(await api.pay(other.token, order, { savedCard: 999_999 }))).toEqual([404, 'not-found']);
    expect(await stateOf(other.token, order)).toBe('pending');
  });

  it('a card is saved when it has paid, listed newest first, and saved once', async () => {
    const { token } = await seed.account();
    const save = (expiresYear: number) => ({ card: 'success', save: { expiresMonth: 3, expiresYear } }) as const;
    const times = { '10:00': 2028, '11:00': 2029, '12:00': 2028 };
    for (const [time, year] of Object.entries(times)) {
      expect((await api.pay(token, await pending(token, time), save(year))).status).toBe(200);
    }
    const shown = { brand: 'Visa', last4: '4242', expiresMonth: 3, paymentMethod: null };
    expect(await cardsOf(token)).toEqual([
      { id: expect.any(Number), ...shown, expiresYear: 2029 },
      { id: expect.any(Number), ...shown, expiresYear: 2028 },
    ]);
  });

  it('a saved card is not listed after it has expired', async () => {
    const person = await seed.account();
    const good = await keptCard(person, 'success');
    await keptCard(person, 'authentication', 2025);
    expect(await cardsOf(person.token)).toMatchObject([{ id: good, expiresYear: 2028 }]);
  });

  it('a card is saved once the bank has agreed, and not before', async () => {
    const { token } = await seed.account();
    const order = await pending(token);
    await api.pay(token, order, { card: 'authentication', save: { expiresMonth: 1, expiresYear: 2030 } });
    expect(await cardsOf(token)).toEqual([]);
    await api.pay(token, order, { authentication: 'passed' });
    expect(await cardsOf(token)).toMatchObject([{ last4: '3155', expiresMonth: 1, expiresYear: 2030 }]);
  });

  it('a card is not saved if it is refused, and never for a guest', async () => {
    const { token } = await seed.account();
    const save = { expiresMonth: 3, expiresYear: 2028 };
    await api.pay(token, await pending(token), { card: 'declined', save });
    expect(await cardsOf(token)).toEqual([]);
    const before = await seed.rows('SELECT id FROM saved_card');
    const visitor = await api.newGuest();
    expect((await api.pay(visitor, await pending(visitor), { card: 'success', save })).status).toBe(200);
    expect(await seed.rows('SELECT id FROM saved_card')).toHaveLength(before.length);
  });

  it('a guest or a visitor gets no list of saved cards', async () => {
    expect(outcome(await api.server.call('GET', '/v1/cards', { token: await api.newGuest() }))).toEqual([
      403,
      'forbidden',
    ]);
    expect(outcome(await api.server.call('GET', '/v1/cards'))).toEqual([401, 'token-invalid']);
  });
});

describe('D-idempotency: one payment', () => {
  it('the amount of a payment is the same in the quote, the payment and the order', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer({ price_cents: 1250 });
    const slots = [offer.at('10:00'), offer.at('11:00')];
    const quote = await api.quoted(token, { slots });
    const order = await api.buy(token, slots);
    expect([quote.total, order.total, order.subtotal, order.payment]).toEqual([
      25,
      25,
      25,
      { provider: 'test', id: expect.any(String), amount: 25, currency: 'EUR', state: 'open' },
    ]);
    await api.pay(token, order);
    expect(await api.read(token, order.id)).toEqual({
      ...order,
      state: 'confirmed',
      payment: { ...order.payment, state: 'captured' },
      payBy: null,
      cancellableUntil: '2026-11-30T09:00:00.000Z',
      addressUntil: '2026-11-20T10:00:00.000Z',
    });
  });

  it('a payment is made once: a second attempt is refused, the same attempt gets the same response', async () => {
    const token = await api.newGuest();
    const order = await pending(token);
    const path = `/v1/test-gateway/${order.payment?.id}`;
    const request = { token, key: 'pay-once', body: { card: 'success' } };
    const first = await api.server.call('POST', path, request);
    const again = await api.server.call('POST', path, request);
    expect([first.status, again.text, again.headers['idempotency-replayed']]).toEqual([200, first.text, 'true']);
    expect(outcome(await api.pay(token, order))).toEqual([409, 'not-payable']);
  });

  it("a payment of another person's order is forbidden, even with the same address", async () => {
    const order = await pending(await api.newGuest());
    const others = [await guest(api.server, api.lastAddress()), await api.newGuest(), 'demo-customer'];
    for (const other of others) expect(outcome(await api.pay(other, order))).toEqual([403, 'forbidden']);
    const visitor = await api.server.call('POST', `/v1/test-gateway/${order.payment?.id}`, { key: 'k', body: {} });
    expect(outcome(visitor)).toEqual([401, 'token-invalid']);
  });

  it('a payment of an unknown order is not found', async () => {
    const path = '/v1/test-gateway/00000000-0000-4000-8000-000000000000';
    const answer = await api.server.call('POST', path, {
      token: 'demo-customer',
      key: 'k',
      body: { card: 'success' },
    });
    expect(outcome(answer)).toEqual([404, 'not-found']);
  });

  it.each<TestPaymentForm>([{}, { card: 'success', authentication: 'passed' }, { card: 'success', savedCard: 1 }])(
    'a payment form with no way to pay, or with two, is refused: %o',
    async (attempt) => {
      const token = await api.newGuest();
      const answer = await api.pay(token, await pending(token), attempt);
      expect([...outcome(answer), answer.body.errors]).toEqual([
        400,
        'invalid-request',
        [{ field: 'card', code: 'oneOf' }],
      ]);
    },
  );
});
