import { describe, expect, it } from 'vitest';
import { INVISIBLE, withInvisible } from '../../fixtures/data/invisible.ts';
import { orderIn, outcome } from '../../fixtures/server/client.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

const usesOf = async (code: string) =>
  (await seed.rows<{ uses: number }>('SELECT uses FROM coupon WHERE code = $1', [code]))[0]?.uses;

const balanceOf = async (token: string) =>
  JSON.parse((await api.server.call('GET', '/v1/credit', { token })).text) as { balance: number; currency: string };

/** A person of an organisation with this much credit. */
async function colleague(creditCents: number) {
  const organization = await seed.organization(creditCents);
  return { organization, person: await seed.account({ organization_id: organization }) };
}

describe('D-price-order: a coupon', () => {
  it.each<[title: string, value: object, price: number, off: number, total: number]>([
    ['takes a percentage off', { percent: 10 }, 1200, 1.2, 10.8],
    ['rounds half a cent up', { percent: 50 }, 1201, 6.01, 6],
    ['takes an amount off', { amount_cents: 500 }, 1200, 5, 7],
    ['takes no more than the sum', { amount_cents: 5000 }, 1200, 12, 0],
    ['takes the whole sum off', { percent: 100 }, 1200, 12, 0],
  ])('a coupon %s', async (_, value, price, off, total) => {
    const token = await api.newGuest();
    const code = await seed.coupon({ ...value });
    const offer = await seed.offer({ price_cents: price });
    const order = await api.buy(token, [offer.at()], { coupon: code });
    expect([order.discounts, order.total]).toEqual([[{ kind: 'coupon', amount: off }], total]);
    expect(order.state).toBe(total === 0 ? 'confirmed' : 'pending');
    expect(await usesOf(code)).toBe(1);
  });

  it('a coupon is subtracted from the sum of all slots, once', async () => {
    const offer = await seed.offer({ price_cents: 333 });
    const slots = ['10:00', '11:00', '12:00'].map((time) => offer.at(time));
    const body = await api.quoted(await api.newGuest(), { slots, coupon: await seed.coupon() });
    expect([body.coupon?.amount, body.total]).toEqual([1, 8.99]);
  });

  it('a coupon may be typed in small letters and with spaces', async () => {
    const code = await seed.coupon();
    const slots = [(await seed.offer()).at()];
    const body = await api.quoted(await api.newGuest(), { slots, coupon: `  ${code.toLowerCase()} ` });
    expect(body.coupon).toEqual({ code, amount: 1.2 });
  });

  it('a coupon without an effect on the price is not used up', async () => {
    const code = await seed.coupon({ max_uses: 1 });
    const order = await api.buy(await api.newGuest(), [(await seed.offer({ price_cents: 0 })).at()], {
      coupon: code,
    });
    expect([order.state, order.discounts, await usesOf(code)]).toEqual(['confirmed', [], 0]);
  });

  it.each<[title: string, changes: Record<string, string | number>, isGood: boolean]>([
    ['on its last day', { ends_on: '2026-11-20' }, true],
    ['the day after', { ends_on: '2026-11-19' }, false],
    ['on its first day', { starts_on: '2026-11-20' }, true],
    ['the day before', { starts_on: '2026-11-21' }, false],
    ["of the offer's provider", { provider_id: 42 }, true],
    ['of another provider', { provider_id: 3030 }, false],
    ['with a use left', { max_uses: 2, uses: 1 }, true],
    ['used up', { max_uses: 2, uses: 2 }, false],
  ])('a coupon is accepted only if its terms allow it: %s', async (_, changes, isGood) => {
    const code = await seed.coupon(changes);
    const token = await api.newGuest();
    const slots = [(await seed.offer()).at()];
    const answer = isGood ? [200] : [422, 'coupon-invalid'];
    expect(outcome(await api.quote(token, { slots, coupon: code }))).toEqual(answer);
    const checked = await api.server.call('POST', '/v1/coupon/check', { token, body: { slots, code } });
    expect(outcome(checked)).toEqual(answer);
  });

  it.each(INVISIBLE)('D-typed-text: a pasted coupon code is accepted without its %s', async (_, invisible) => {
    const coupon = withInvisible(await seed.coupon({}), invisible);
    const slots = [(await seed.offer()).at()];
    expect(outcome(await api.quote(await api.newGuest(), { slots, coupon }))).toEqual([200]);
  });

  it.each(['NOBODY', '', ' ', "' OR 1=1 --"])('an unknown coupon is refused: %o', async (coupon) => {
    const slots = [(await seed.offer()).at()];
    const answer = await api.quote(await api.newGuest(), { slots, coupon });
    expect(outcome(answer)).toEqual([422, 'coupon-invalid']);
  });

  it('a check of a coupon returns its reduction', async () => {
    const token = await api.newGuest();
    const slots = [(await seed.offer()).at()];
    const { body: held } = await api.hold(token, slots);
    const check = (code: string, basket: object) =>
      api.server.call('POST', '/v1/coupon/check', { token, body: { code, ...basket } });
    const [percent, amount] = [await seed.coupon(), await seed.coupon({ amount_cents: 550 })];
    expect((await check(percent, { slots })).body).toEqual({ code: percent, percent: 10, amount: null });
    expect((await check(amount, { hold: held.id })).body).toEqual({ code: amount, percent: null, amount: 5.5 });
    expect((await check(amount, { item: await seed.event() })).body).toMatchObject({ code: amount });
  });

  it('a coupon that somebody else has used up since the quote is refused, and the hold remains', async () => {
    const coupon = await seed.coupon({ max_uses: 1 });
    const [first, second] = [await api.newGuest(), await api.newGuest()];
    const offer = await seed.offer();
    const { body: held } = await api.hold(first, [offer.at()]);
    expect((await api.quoted(first, { hold: held.id, coupon })).total).toBe(10.8);
    await api.buy(second, [(await seed.offer()).at()], { coupon });
    expect(outcome(await api.order(first, held.id, 10.8, { coupon }))).toEqual([422, 'coupon-invalid']);
    expect(await usesOf(coupon)).toBe(1);
    expect((await api.order(first, held.id, 12)).status).toBe(201);
  });

  it('a coupon is given back when the order is cancelled, and can be used again', async () => {
    const coupon = await seed.coupon({ max_uses: 1 });
    const token = await api.newGuest();
    const offer = await seed.offer();
    const order = await api.buyPaid(token, [offer.at()], { coupon });
    expect((await api.cancel(token, order.id)).status).toBe(200);
    expect(await usesOf(coupon)).toBe(0);
    expect((await api.buy(token, [offer.at()], { coupon })).total).toBe(10.8);
  });
});

describe('D-credit-default, D-credit-shared: company credit', () => {
  it('company credit pays up to its balance, and the card the rest', async () => {
    const { organization, person } = await colleague(700);
    const order = await api.buy(person.token, [(await seed.offer()).at()]);
    expect([order.discounts, order.total, order.payment?.amount]).toEqual([[{ kind: 'credit', amount: 7 }], 5, 5]);
    expect(await balanceOf(person.token)).toEqual({ balance: 0, currency: 'EUR' });
    const entries = await seed.rows(
      'SELECT purchase_id, amount_cents FROM credit_entry WHERE organization_id = $1 ORDER BY id',
      [organization],
    );
    expect(entries).toEqual([
      { purchase_id: null, amount_cents: 700 },
      { purchase_id: order.id, amount_cents: -700 },
    ]);
  });

  it('company credit that covers the total makes a payment unnecessary', async () => {
    const { person } = await colleague(1200);
    const order = await api.buy(person.token, [(await seed.offer()).at()]);
    expect([order.state, order.total, order.payment, order.payBy]).toEqual(['confirmed', 0, null, null]);
  });

  it('company credit is not used if the buyer declines it', async () => {
    const { person } = await colleague(5000);
    const body = await api.quoted(person.token, { slots: [(await seed.offer()).at()], credit: false });
    expect([body.credit, body.total]).toEqual([{ balance: 50, amount: 0 }, 12]);
    const order = await api.buy(person.token, [(await seed.offer()).at()], { credit: false });
    expect([order.total, order.discounts, (await balanceOf(person.token)).balance]).toEqual([12, [], 50]);
  });

  it('credit that a colleague has spent since the quote changes the price, which can be accepted', async () => {
    const { organization, person } = await colleague(1000);
    const other = await seed.account({ organization_id: organization });
    const { body: held } = await api.hold(person.token, [(await seed.offer()).at()]);
    const quote = await api.quoted(person.token, { hold: held.id });
    await api.buy(other.token, [(await seed.offer({ price_cents: 900 })).at()]);
    const changed = await api.order(person.token, held.id, quote.total);
    expect([quote.total, ...outcome(changed)]).toEqual([2, 409, 'quote-changed']);
    expect(changed.body.quote).toMatchObject({ credit: { balance: 1, amount: 1 }, total: 11 });
    expect((await api.order(person.token, held.id, 11)).status).toBe(201);
    expect((await balanceOf(other.token)).balance).toBe(0);
  });

  it('company credit comes back when the order is cancelled, paid or not', async () => {
    const { organization, person } = await colleague(700);
    const unpaid = await api.buy(person.token, [(await seed.offer()).at('10:00')]);
    await api.cancel(person.token, unpaid.id);
    expect((await balanceOf(person.token)).balance).toBe(7);
    const paid = await api.buyPaid(person.token, [(await seed.offer()).at('11:00')]);
    await api.cancel(person.token, paid.id);
    const entries = await seed.rows<{ amount_cents: number }>(
      'SELECT amount_cents FROM credit_entry WHERE organization_id = $1 ORDER BY id',
      [organization],
    );
    expect(entries.map(({ amount_cents }) => amount_cents)).toEqual([700, -700, 700, -700, 700]);
  });

  it('company credit is shown to colleagues only, not to other users, guests or visitors', async () => {
    const credit = (token?: string) => api.server.call('GET', '/v1/credit', { ...(token !== undefined && { token }) });
    expect((await credit((await colleague(123)).person.token)).body).toEqual({ balance: 1.23, currency: 'EUR' });
    expect((await credit((await seed.account()).token)).body).toEqual({ balance: 0, currency: 'EUR' });
    expect(outcome(await credit(await api.newGuest()))).toEqual([403, 'forbidden']);
    expect(outcome(await credit())).toEqual([401, 'token-invalid']);
  });

  it('the quote of a person without a company has no company credit', async () => {
    const { token } = await seed.account();
    expect((await api.quoted(token, { slots: [(await seed.offer()).at()] })).credit).toBeNull();
  });
});

describe('D-price-order: the order in which a price is reduced', () => {
  it('free slots, coupon, credit and card reduce a price in this order, and each has an entry in the ledger', async () => {
    const { person } = await colleague(500);
    const coupon = await seed.coupon({ percent: 50 });
    const offer = await seed.offer({ free_slot: 1 });
    const slots = ['10:00', '11:00', '12:00'].map((time) => offer.at(time));
    const order = await api.buyPaid(person.token, slots, { coupon });
    expect([order.subtotal, order.discounts, order.total, order.payment?.amount]).toEqual([
      24,
      [
        { kind: 'free-slot', amount: 12 },
        { kind: 'coupon', amount: 12 },
        { kind: 'credit', amount: 5 },
      ],
      7,
      7,
    ]);
    const [{ id: couponId } = { id: 0 }] = await seed.rows<{ id: number }>('SELECT id FROM coupon WHERE code = $1', [
      coupon,
    ]);
    const entry = { coupon_id: null, subscription_id: null, returned_at: null };
    expect(await seed.ledger(order.id)).toEqual([
      { ...entry, kind: 'free-slot', amount_cents: 1200 },
      { ...entry, kind: 'coupon', amount_cents: 1200, coupon_id: couponId },
      { ...entry, kind: 'credit', amount_cents: 500 },
    ]);
  });
});

describe('D-quote: a price that changed since the hold', () => {
  it('a price that rose since the hold is refused with the new quote, which can be accepted', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer();
    const { body: held } = await api.hold(token, [offer.at()]);
    await seed.rows('UPDATE slotted SET price_cents = 1500 WHERE id = $1', [offer.id]);
    const changed = await api.order(token, held.id, 12);
    expect([...outcome(changed), changed.body.quote]).toEqual([
      409,
      'quote-changed',
      await api.quoted(token, { hold: held.id }),
    ]);
    expect([changed.body.quote?.total, orderIn(await api.order(token, held.id, 15)).payment?.amount]).toEqual([15, 15]);
  });

  it('a price that fell since the hold is refused with the new quote too', async () => {
    const token = await api.newGuest();
    const offer = await seed.offer();
    const { body: held } = await api.hold(token, [offer.at()]);
    await seed.rows('UPDATE slotted SET price_cents = 0 WHERE id = $1', [offer.id]);
    expect(outcome(await api.order(token, held.id, 12))).toEqual([409, 'quote-changed']);
  });
});
