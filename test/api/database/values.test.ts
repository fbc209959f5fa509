import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '../../fixtures/server/desk.ts';
import { insert, PROVIDER, type Row } from '../../fixtures/server/seed.ts';
import { type Stock, stockOf } from '../../fixtures/server/stock.ts';

let desk: Desk;
let stock: Stock;
beforeAll(async () => {
  desk = await openDesk();
  stock = stockOf(desk.server.services.database);
});
afterAll(() => desk?.server.close());

const CHECK_VIOLATION = '23514';

const add = (table: string, row: Row) => insert(desk.server.services.database, table, row);
const change = (table: string, column: string, value: string) =>
  stock.rows(`UPDATE ${table} SET ${column} = '${value}'`);

describe('D-values: what the database admits, pages can show', () => {
  it.each([
    ['slotted_session', 'starts', '24:00'],
    ['slotted_session', 'ends', '24:00'],
    ['slotted_session', 'starts', '10:00:30'],
    ['slotted_session', 'ends', '23:59:59'],
    ['event_opening', 'starts', '24:00'],
    ['slotted', 'starts_on', '-infinity'],
    ['slotted', 'ends_on', 'infinity'],
    ['event', 'ends_at', 'infinity'],
    ['animation', 'starts_at', 'infinity'],
    ['popup', 'ends_at', 'infinity'],
    ['day_off', 'starts_on', '-infinity'],
    ['subscription', 'starts_on', '-infinity'],
    ['slotted', 'currency', 'eur'],
    ['event', 'currency', '€'],
    ['animation', 'currency', ''],
    ['membership_option', 'currency', 'EURO'],
    ['coupon', 'currency', 'eur'],
    ['organization', 'credit_currency', 'eur'],
    ['user_page', 'latitude', 'NaN'],
    ['user_page', 'longitude', '181'],
  ])('the database refuses a value that pages cannot show: %s.%s is not %j', async (table, column, value) => {
    await expect(change(table, column, value)).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  it.each([
    ['purchase', 'currency', 'eur'],
    ['purchase', 'currency', 'EURO'],
    ['purchase', 'subtotal_cents', '-1'],
    ['purchase', 'item', 'event:1'],
    ['purchase', 'gift_first_name', 'Léa'],
    ['purchase', 'ends_at', 'infinity'],
    ['test_payment', 'currency', '€'],
    ['test_payment', 'save_month', '13'],
    ['place', 'starts_at', 'infinity'],
    ['booking', 'ends_at', '-infinity'],
  ])('the database refuses a value in an order for slots: %s.%s is not %j', async (table, column, value) => {
    await desk.buy(await desk.newGuest(), [(await stock.offer()).at()]);
    await expect(change(table, column, value)).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  it('a session until midnight ends at 00:00 of the next day', async () => {
    const offer = await stock.offer({ price_cents: 0 });
    await add('slotted_session', { slotted_id: offer.id, weekday: 1, starts: '23:00', ends: '00:00', capacity: 1 });
    const order = await desk.buy(await desk.newGuest(), [offer.at('23:00')]);
    expect(order.slots[0]?.end).toBe('2026-12-02T00:00:00');
  });

  it("an offer with a day off until 'infinity' is closed every day from then on", async () => {
    const offer = await stock.offer();
    await add('day_off', { slotted_id: offer.id, starts_on: '2026-12-01', ends_on: 'infinity' });
    expect((await desk.hold(await desk.newGuest(), [offer.at()])).body.code).toBe('day-off');
    const { text } = await desk.server.call('GET', `/v1/slotted/id/${offer.id}`);
    expect(JSON.parse(text).daysOff).toEqual([{ startDate: '2026-12-01', endDate: '9999-12-31' }]);
  });

  it('a subscription without an end gives free slots, and another one begins today', async () => {
    const person = await stock.account();
    const item = await stock.membershipOption();
    const membership_id = await stock.membershipOf(item);
    await stock.subscription(person, { expires_on: 'infinity', membership_id });
    const quote = await desk.quoted(person.token, { slots: [(await stock.offer()).at()] });
    expect([quote.total, quote.subscriptions[0]?.end]).toEqual([0, '9999-12-31']);
    const { id, item: bought } = await desk.buyPaid(person.token, { item });
    expect(bought?.runsFrom).toBe('2026-11-20');
    await stock.rows(`UPDATE subscription SET expires_on = 'infinity' WHERE purchase_id = $1`, [id]);
    expect((await desk.read(person.token, id)).item?.runsUntil).toBe('9999-12-31');
  });
});

describe('D-currency: a sum counts in its currency alone', () => {
  const francs = async () => [(await stock.offer({ currency: 'CHF' })).at()];

  it("a company's credit counts in its currency alone", async () => {
    const organization_id = await stock.organization(10_000);
    const { token } = await stock.account({ organization_id });
    expect(await desk.quoted(token, { slots: await francs() })).toMatchObject({
      credit: null,
      total: 12,
      currency: 'CHF',
    });
    expect(await desk.quoted(token, { slots: [(await stock.offer()).at()] })).toMatchObject({ total: 0 });
    await stock.rows(`UPDATE organization SET credit_currency = 'CHF' WHERE id = $1`, [organization_id]);
    expect(await desk.quoted(token, { slots: await francs() })).toMatchObject({ total: 0 });
    const { text } = await desk.server.call('GET', '/v1/credit', { token });
    expect(JSON.parse(text)).toEqual({ balance: 100, currency: 'CHF' });
  });

  it('a coupon of an amount counts in its currency alone, and one of per cent for everything', async () => {
    const token = await desk.newGuest();
    const slots = await francs();
    const amount = await stock.coupon({ amount_cents: 500 });
    expect((await desk.quote(token, { slots, coupon: amount })).body.code).toBe('coupon-invalid');
    const check = await desk.server.call('POST', '/v1/coupon/check', { token, body: { slots, code: amount } });
    expect(check.body.code).toBe('coupon-invalid');
    expect(await desk.quoted(token, { slots, coupon: await stock.coupon() })).toMatchObject({ total: 10.8 });
    const own = await stock.coupon({ amount_cents: 500, currency: 'CHF', provider_id: PROVIDER });
    expect(await desk.quoted(token, { slots, coupon: own })).toMatchObject({ total: 7 });
  });
});
