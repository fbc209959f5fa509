import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../demo/api/sample-data/seed.ts';
import { buildServer, NOW, type TestServer } from '../fixtures/api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const read = <Row>(sql: string) => server.services.database.query<Row>(sql);

/** How many rows a question finds. */
const count = async (sql: string) => (await read(sql)).length;

describe('contract §6 the events, animations and memberships of the sample', () => {
  it.each([
    'is_teaser',
    'is_information',
    'is_cash_back',
    'NOT is_active',
    'discount > 0 AND initial_price_cents > price_cents',
    "starts_at < '2026-11-20'",
    'price_cents = 0',
    "type = 'open' AND starts_at IS NULL AND capacity IS NULL",
    "type = 'single' AND capacity IS NULL",
    "type = 'cyclic'",
    "type = 'slotted'",
    'provider_id = 3030',
  ])('have an event with %s', async (condition) => {
    expect(await count(`SELECT id FROM event WHERE ${condition}`)).toBeGreaterThan(0);
  });

  it('are at many venues', async () => {
    expect(await count('SELECT DISTINCT provider_id FROM event')).toBeGreaterThan(10);
  });

  it("have animations past and to come, an open one, and one that leads to a slotted offer's page", async () => {
    const types = await read(`SELECT type, starts_at > '2026-11-20' AS "isToCome" FROM animation GROUP BY 1, 2`);
    expect(types).toHaveLength(4);
    expect(await count("SELECT FROM animation a JOIN slotted s ON s.url = a.url WHERE type = 'slotted'")).toBe(1);
  });

  it('have memberships with two or three options each, reduced ones among them', async () => {
    const options = await read<{ options: number }>(
      'SELECT count(*) AS options FROM membership_option GROUP BY membership_id',
    );
    expect(options.map((one) => one.options).sort()).toEqual([2, 2, 3]);
    expect(await count('SELECT FROM membership_option WHERE discount > 0')).toBeGreaterThan(0);
  });

  it.each(['event', 'membership_option'])('§3 a reduction in %s is the percentage that it says', async (table) => {
    const wrong = `SELECT FROM ${table} WHERE initial_price_cents IS NOT NULL
      AND round(initial_price_cents * (100 - discount) / 100.0) <> price_cents`;
    expect(await count(wrong)).toBe(0);
  });

  it('leave their tables ready for more', async () => {
    const sql = `INSERT INTO event (provider_id, title, url, type, price_cents) VALUES (42, 'x', 'x', 'open', 0) RETURNING id`;
    const [row] = await read<{ id: number }>(sql);
    expect(row?.id).toBeGreaterThan(25);
  });
});

describe('§6 what people of the sample pay with', () => {
  it('coupons: a percentage, an amount, one use, one that has ended, one of a provider', async () => {
    const columns = 'code, percent, amount_cents, provider_id, ends_on, max_uses, uses';
    const none = { percent: null, amount_cents: null, provider_id: null, ends_on: null, max_uses: null, uses: 0 };
    expect(await read(`SELECT ${columns} FROM coupon ORDER BY id`)).toEqual([
      { ...none, code: 'BIENVENUE10', percent: 10 },
      { ...none, code: 'CADEAU5', amount_cents: 500 },
      { ...none, code: 'UNIQUE', percent: 50, max_uses: 1 },
      { ...none, code: 'EXPIRE', percent: 15, ends_on: '2026-11-19' },
      { ...none, code: 'BIENETRE20', percent: 20, provider_id: 3030 },
    ]);
  });

  it("the company's credit is what its entries sum up to", async () => {
    const balance = 'SELECT credit_cents FROM organization WHERE id = 1';
    const entries = 'SELECT sum(amount_cents)::integer AS credit_cents FROM credit_entry WHERE organization_id = 1';
    expect(await read(balance)).toEqual([{ credit_cents: 5000 }]);
    expect(await read(entries)).toEqual([{ credit_cents: 5000 }]);
  });

  it('the customer has kept a card that does not expire soon', async () => {
    const { body } = await server.call('GET', '/v1/cards', { token: 'demo-customer' });
    expect(body).toMatchObject([{ brand: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2028 }]);
  });

  it('the subscriber has two subscriptions that run, the shorter one named otherwise', async () => {
    const sql = `SELECT title FROM subscription WHERE person_id = 2 AND starts_on <= '2026-11-20'
      AND expires_on > '2026-11-20' ORDER BY expires_on DESC`;
    expect(await read(sql)).toEqual([{ title: 'Pass Liberté' }, { title: 'Carte Découverte' }]);
  });
});

describe('§4 the waiting list of the sample', () => {
  it('has the customer second for a full padel session to come', async () => {
    const { body } = await server.call('GET', '/v1/waiting-list', { token: 'demo-customer' });
    expect(body).toMatchObject([{ slotted: { url: 'padel-duo' }, state: 'waiting', position: 2 }]);
    const full = `SELECT place.id FROM place JOIN waiting ON place_id = place.id
      WHERE taken = capacity AND starts_at >= '2026-11-21' AND person_id = 1`;
    expect(await count(full)).toBe(1);
  });
});

describe('contract §6 filling the database', () => {
  it('happens once: where there are people, nothing is written', async () => {
    const before = await read('SELECT count(*) FROM booking');
    await seed(server.services.database, Date.parse(NOW), 1);
    expect(await read('SELECT count(*) FROM booking')).toEqual(before);
  });
});
