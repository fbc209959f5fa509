import { describe, expect, it } from 'vitest';
import { outcome } from '../../fixtures/server/client.ts';
import { insert, PROVIDER, type Row } from '../../fixtures/server/seed.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

const CHECK_VIOLATION = '23514';

const add = (table: string, row: Row) => insert(api.server.services.database, table, row);
/** Changes every row; of events and animations those with a date, so that no other rule is in the way. */
const change = (table: string, column: string, value: string) => {
  const where = table === 'event' || table === 'animation' ? 'WHERE starts_at IS NOT NULL' : '';
  return seed.rows(`UPDATE ${table} SET ${column} = '${value}' ${where}`);
};

describe('D-values: the database admits only what pages can show', () => {
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
    ['slotted', 'starts_on', '0001-12-31 BC'],
    ['slotted', 'ends_on', '20000-01-01'],
    ['coupon', 'ends_on', '10000-01-01'],
    ['event', 'starts_at', '99999-12-31 10:00'],
    ['animation', 'ends_at', '10000-01-01'],
    ['popup', 'starts_at', '0044-03-15 BC'],
    ['replay', 'recorded_at', '10000-01-01'],
    ['day_off', 'starts_on', '0001-12-31 BC'],
    ['subscription', 'starts_on', '0001-12-31 BC'],
    ['membership_option', 'months', '1201'],
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
    ['place', 'starts_at', '10000-01-01'],
    ['booking', 'ends_at', '0001-12-31 BC'],
  ])('the database refuses a value in an order for slots: %s.%s is not %j', async (table, column, value) => {
    await api.buy(await api.newGuest(), [(await seed.offer()).at()]);
    await expect(change(table, column, value)).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  it('a session until midnight ends at 00:00 of the next day', async () => {
    const offer = await seed.offer({ price_cents: 0 });
    await add('slotted_session', { slotted_id: offer.id, weekday: 1, starts: '23:00', ends: '00:00', capacity: 1 });
    const order = await api.buy(await api.newGuest(), [offer.at('23:00')]);
    expect(order.slots[0]?.end).toBe('2026-12-02T00:00:00');
  });

  it.each([
    [
      'an offer',
      'slotted',
      'offer',
      async () => ({ slots: [(await seed.offer({ currency: '€ ', price_cents: 0 })).at()] }),
    ],
    ['an event', 'event', 'event', async () => ({ item: await seed.event({ currency: 'euros' }) })],
  ] as const)(
    '%s with an earlier value that is no currency cannot be held, and the refusal says why',
    async (_, table, name, make) => {
      const pattern = "currency ~ '^[A-Z]{3}$'";
      await seed.rows(`ALTER TABLE ${table} DROP CONSTRAINT ${name}_currency`);
      const basket = await make();
      await seed.rows(`ALTER TABLE ${table} ADD CONSTRAINT ${name}_currency CHECK (${pattern}) NOT VALID`);
      expect(outcome(await api.hold(await api.newGuest(), basket))).toEqual([409, 'payment-unavailable']);
    },
  );

  it('D-membership-terms: a membership with more months than fit into the years of four digits ends on the last day of 9999', async () => {
    const { token } = await seed.account();
    await seed.rows('ALTER TABLE membership_option DROP CONSTRAINT membership_option_months');
    const { state, item } = await api.buyPaid(token, { item: await seed.membershipOption({ months: 99_999 }) });
    expect([state, item?.runsUntil]).toEqual(['confirmed', '9999-12-31']);
  });

  it("an offer with a day off until 'infinity' is closed every day from then on", async () => {
    const offer = await seed.offer();
    await add('day_off', { slotted_id: offer.id, starts_on: '2026-12-01', ends_on: 'infinity' });
    expect((await api.hold(await api.newGuest(), [offer.at()])).body.code).toBe('day-off');
    const { text } = await api.server.call('GET', `/v1/slotted/id/${offer.id}`);
    expect(JSON.parse(text).daysOff).toEqual([{ startDate: '2026-12-01', endDate: '9999-12-31' }]);
  });

  it('a subscription without an end gives free slots, and another one begins today', async () => {
    const person = await seed.account();
    const item = await seed.membershipOption();
    const membership_id = await seed.membershipOf(item);
    await seed.subscription(person, { expires_on: 'infinity', membership_id });
    const quote = await api.quoted(person.token, { slots: [(await seed.offer()).at()] });
    expect([quote.total, quote.subscriptions[0]?.end]).toEqual([0, '9999-12-31']);
    const { id, item: bought } = await api.buyPaid(person.token, { item });
    expect(bought?.runsFrom).toBe('2026-11-20');
    await seed.rows(`UPDATE subscription SET expires_on = 'infinity' WHERE purchase_id = $1`, [id]);
    expect((await api.read(person.token, id)).item?.runsUntil).toBe('9999-12-31');
  });
});

describe('D-currency: a sum counts only in its currency', () => {
  const francs = async () => [(await seed.offer({ currency: 'CHF' })).at()];

  it("a company's credit counts only in its currency", async () => {
    const organization_id = await seed.organization(10_000);
    const { token } = await seed.account({ organization_id });
    expect(await api.quoted(token, { slots: await francs() })).toMatchObject({
      credit: null,
      total: 12,
      currency: 'CHF',
    });
    expect(await api.quoted(token, { slots: [(await seed.offer()).at()] })).toMatchObject({ total: 0 });
    await seed.rows(`UPDATE organization SET credit_currency = 'CHF' WHERE id = $1`, [organization_id]);
    expect(await api.quoted(token, { slots: await francs() })).toMatchObject({ total: 0 });
    const { text } = await api.server.call('GET', '/v1/credit', { token });
    expect(JSON.parse(text)).toEqual({ balance: 100, currency: 'CHF' });
  });

  it('a coupon of an amount counts only in its currency, and a coupon of a percentage in every currency', async () => {
    const token = await api.newGuest();
    const slots = await francs();
    const amount = await seed.coupon({ amount_cents: 500 });
    expect((await api.quote(token, { slots, coupon: amount })).body.code).toBe('coupon-invalid');
    const check = await api.server.call('POST', '/v1/coupon/check', { token, body: { slots, code: amount } });
    expect(check.body.code).toBe('coupon-invalid');
    expect(await api.quoted(token, { slots, coupon: await seed.coupon() })).toMatchObject({ total: 10.8 });
    const own = await seed.coupon({ amount_cents: 500, currency: 'CHF', provider_id: PROVIDER });
    expect(await api.quoted(token, { slots, coupon: own })).toMatchObject({ total: 7 });
  });
});
