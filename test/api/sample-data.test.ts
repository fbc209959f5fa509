import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../demo/api/sample-data/seed.ts';
import { buildServer, NOW, type TestServer } from '../fixtures/server/api.ts';
import { MONEY } from '../fixtures/suites/invariants-money.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const read = <Row>(sql: string) => server.services.database.query<Row>(sql);

/** How many rows a query finds. */
const count = async (sql: string) => (await read(sql)).length;

describe('C-sample-data: the events, animations and memberships of the sample', () => {
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
  ])('the sample has an event with %s', async (condition) => {
    expect(await count(`SELECT id FROM event WHERE ${condition}`)).toBeGreaterThan(0);
  });

  it('events of the sample are at many venues', async () => {
    expect(await count('SELECT DISTINCT provider_id FROM event')).toBeGreaterThan(10);
  });

  it("the sample has animations that lead to a slotted offer's page", async () => {
    const slotted = `SELECT FROM animation a JOIN slotted s ON s.url = a.url AND s.id = a.slotted_id WHERE type = 'slotted'`;
    expect(await count(slotted)).toBe(await count(`SELECT FROM animation WHERE type = 'slotted'`));
    expect(await count(slotted)).toBe(5);
  });

  it('memberships of the sample have two or three options each, reduced ones among them', async () => {
    const options = await read<{ options: number }>(
      'SELECT count(*) AS options FROM membership_option GROUP BY membership_id',
    );
    expect(options.map((one) => one.options).sort()).toEqual([2, 2, 2, 2, 2, 2, 3, 3]);
    expect(await count('SELECT FROM membership_option WHERE discount > 0')).toBeGreaterThan(0);
  });

  it.each(['event', 'membership_option'])('a percentage in %s has the initial price that it reduces', async (table) => {
    expect(await count(`SELECT FROM ${table} WHERE discount > 0 AND initial_price_cents IS NULL`)).toBe(0);
    expect(await count(`SELECT FROM ${table} WHERE discount > 0 AND price_cents = 0`)).toBe(0);
  });

  it.each(['event', 'membership_option'])(
    'D-discount-badge: a reduction in %s is the percentage that it shows',
    async (table) => {
      const wrong = `SELECT FROM ${table} WHERE initial_price_cents IS NOT NULL
      AND round(initial_price_cents * (100 - discount) / 100.0) <> price_cents`;
      expect(await count(wrong)).toBe(0);
    },
  );

  it('the sample leaves its id sequences ready for more rows', async () => {
    const sql = `INSERT INTO event (provider_id, title, url, type, price_cents) VALUES (42, 'x', 'x', 'open', 0) RETURNING id`;
    const [row] = await read<{ id: number }>(sql);
    expect(row?.id).toBeGreaterThan(25);
    await read("DELETE FROM event WHERE url = 'x'");
  });
});

/** The cards as the list has them, one for each series, the newest first, without past or inactive ones. */
const LISTED = `
  WITH listed AS (
    SELECT DISTINCT ON (coalesce(series_id, event.id)) event.*, slotted.ends_on FROM event
    LEFT JOIN slotted ON slotted.id = slotted_id
    WHERE is_active AND coalesce(event.ends_at > '2026-11-20 10:00', slotted.ends_on >= '2026-11-20', true)
    ORDER BY coalesce(series_id, event.id), event.starts_at)`;
const FIRST_PAGES = `${LISTED}, first AS (SELECT * FROM listed ORDER BY published_at DESC, id DESC LIMIT 120)`;

const CASES = {
  teaser: 'is_teaser',
  cashback: 'is_cash_back',
  information: 'is_information',
  free: 'price_cents = 0 AND discount = 0',
  priced: 'price_cents > 0 AND discount = 0 AND NOT (is_teaser OR is_cash_back OR is_information)',
  'struck through': 'initial_price_cents > price_cents AND price_cents > 0 AND discount > 0',
} as const;

describe('C-sample-data: the cards of the sample', () => {
  it('the sample has at least 2,000 cards', async () => {
    expect(await count(`${LISTED} SELECT FROM listed`)).toBeGreaterThanOrEqual(2000);
  });

  it.each(['open', 'single', 'cyclic', 'slotted'])(
    '%s cards are on the first ten pages in every case of D-price-area',
    async (type) => {
      for (const [name, condition] of Object.entries(CASES)) {
        const found = await count(`${FIRST_PAGES} SELECT FROM first WHERE type = '${type}' AND ${condition}`);
        expect(found, name).toBeGreaterThan(0);
      }
    },
  );

  it.each([42, 3030])('cards of provider %i fill several pages, every type among them', async (provider) => {
    const cards = await read<{ type: string }>(`${LISTED} SELECT type FROM listed WHERE provider_id = ${provider}`);
    expect(cards.length).toBeGreaterThan(24);
    expect(new Set(cards.map(({ type }) => type)).size).toBe(4);
  });

  it('some cards are over and some are not active, and both are few', async () => {
    for (const condition of ["ends_at < '2026-11-20 10:00'", 'NOT is_active']) {
      const share = (await count(`SELECT FROM event WHERE ${condition}`)) / (await count('SELECT FROM event'));
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.3);
    }
  });

  it('some titles of cards are short, some longer than 55 characters, and some have accents or emoji', async () => {
    for (const condition of ['char_length(title) > 55', "title ~ '[éèêâ]'", "title ~ '[^ -ɏ–-’]'"]) {
      expect(await count(`${LISTED} SELECT FROM listed WHERE ${condition}`), condition).toBeGreaterThan(100);
    }
  });

  it('a slotted card is the card of its offer, and every offer has a card', async () => {
    const same = `e.url = s.url AND e.title = s.title AND e.price_cents = s.price_cents AND e.provider_id = s.provider_id
      AND e.sport_slug = s.sport_slug AND e.picture IS NOT DISTINCT FROM s.picture AND e.type = 'slotted'`;
    const offers = await count('SELECT FROM slotted');
    expect(await count(`SELECT FROM event e JOIN slotted s ON s.id = e.slotted_id WHERE ${same}`)).toBe(offers);
    expect(await count("SELECT FROM event WHERE type = 'slotted'")).toBe(offers);
    expect(await read('SELECT url, title FROM event WHERE id = 20')).toEqual([
      { url: 'padel-duo', title: 'Padel duo' },
    ]);
  });

  it('a cyclic card is the first of a series of 4 to 8 events, one a week at the same hour', async () => {
    const series = await read<{ n: number; weeks: number; hours: number; first: boolean }>(
      `SELECT count(*) AS n, extract(epoch FROM max(starts_at) - min(starts_at))::integer / 604800 + 1 AS weeks,
         count(DISTINCT starts_at::time) AS hours, bool_or(id = series_id AND starts_at = start) AS first
       FROM (SELECT *, min(starts_at) OVER (PARTITION BY series_id) AS start FROM event WHERE type = 'cyclic') AS cyclic
       GROUP BY series_id`,
    );
    expect(series.length).toBeGreaterThan(200);
    expect(series.filter(({ n, weeks, hours, first }) => n < 4 || n > 8 || weeks !== n || hours > 1 || !first)).toEqual(
      [],
    );
    expect(await count("SELECT FROM event WHERE (type = 'cyclic') <> (series_id IS NOT NULL)")).toBe(0);
  });

  it('an open card has opening hours and a duration, and a card of another kind has neither', async () => {
    expect(await count("SELECT FROM event WHERE (type = 'open') <> (duration_minutes IS NOT NULL)")).toBe(0);
    const opened = 'SELECT DISTINCT event_id FROM event_opening';
    expect(await count(`SELECT FROM event WHERE (type = 'open') <> (id IN (${opened}))`)).toBe(0);
  });

  it('cards are published within the last year', async () => {
    const wrong = `SELECT FROM event WHERE published_at > ${Date.parse(NOW)}
      OR published_at < ${Date.parse(NOW) - 366 * 86_400_000}`;
    expect(await count(wrong)).toBe(0);
  });
});

describe('C-sample-data: the venues of the sample', () => {
  it('the sample has at least 300 venues in 60 towns, nearly all of them on the map of France', async () => {
    const [row] = await read<{ venues: number; towns: number; unplaced: number }>(
      `SELECT count(*) AS venues, count(DISTINCT city_slug) AS towns, count(*) FILTER (WHERE latitude IS NULL) AS unplaced
       FROM user_page WHERE person_id > 5000`,
    );
    expect(row?.venues).toBe(300);
    expect(row?.towns).toBeGreaterThanOrEqual(60);
    expect(row?.unplaced).toBe(5);
    const abroad = `SELECT FROM user_page WHERE NOT (latitude BETWEEN 41.3 AND 51.1 AND longitude BETWEEN -5.2 AND 9.6)`;
    expect(await count(abroad)).toBe(0);
    expect(await count("SELECT FROM user_page WHERE postal_code !~ '^[0-9]{5}$'")).toBe(0);
  });

  it('each venue has a different name in its town, without a number', async () => {
    expect(await count('SELECT DISTINCT city_slug, full_name FROM user_page')).toBe(304);
    expect(await count("SELECT FROM user_page WHERE full_name ~ '[0-9]'")).toBe(0);
  });

  it('an ambassador has booked events, free and paid, and no invariant is violated', async () => {
    const orders = await read<{ is_free: boolean }>(
      `SELECT total_cents = 0 AS is_free FROM purchase JOIN event ON item = 'event:' || event.id
       WHERE person_id = 6 AND state = 'confirmed' AND purchase.starts_at IS NOT DISTINCT FROM event.starts_at`,
    );
    expect(orders.length).toBeGreaterThan(8);
    expect(new Set(orders.map(({ is_free }) => is_free)).size).toBe(2);
    // A buyer may choose to use no subscription, and one buyer of the sample has done so.
    const held = MONEY.filter(({ name }) => !name.startsWith('D-free-slots'));
    for (const { name, sql } of held) expect(await read(sql), name).toEqual([]);
    expect(await read(`SELECT groups FROM person WHERE id = 6`)).toEqual([{ groups: ['Ambassadeurs'] }]);
  });
});

describe('C-sample-data: the animations of the sample', () => {
  it.each([42, 3030])('animations of provider %i fill more than a page of each period', async (provider) => {
    const of = (condition: string) => count(`SELECT FROM animation WHERE provider_id = ${provider} AND ${condition}`);
    expect(await of("ends_at < '2026-11-20 10:00'")).toBeGreaterThan(6);
    expect(await of("ends_at > '2026-11-20 10:00' AND starts_at < '2026-11-27 10:00'")).toBeGreaterThan(6);
    expect(await of("type <> 'cyclic' OR ends_at > '2026-11-20 10:00'")).toBeGreaterThan(6);
    for (const type of ['open', 'slotted', 'cyclic']) expect(await of(`type = '${type}'`), type).toBeGreaterThan(0);
  });

  it('animations have long and short descriptions, and scripts that must never run', async () => {
    for (const condition of ['< 60', '> 300']) {
      expect(await count(`SELECT FROM animation WHERE char_length(description) ${condition}`)).toBeGreaterThan(5);
    }
    for (const part of ['<script>', 'onerror=', '&nbsp;', '<li>', '&lt;']) {
      expect(await count(`SELECT FROM animation WHERE strpos(description, '${part}') > 0`), part).toBeGreaterThan(0);
    }
  });
});

describe('C-sample-data: the categories of the sample', () => {
  it('the categories of the sample contain every sport', async () => {
    expect(await count('SELECT FROM category')).toBe(10);
    expect(await count('SELECT FROM sport WHERE category_slug IS NULL')).toBe(0);
    expect(await count('SELECT FROM category WHERE slug NOT IN (SELECT category_slug FROM sport)')).toBe(0);
  });
});

describe('C-sample-data: the pictures that the sample names', () => {
  const NAMED = `SELECT picture FROM event UNION SELECT picture FROM slotted UNION SELECT picture FROM user_page UNION
    SELECT picture FROM membership UNION SELECT picture FROM category UNION SELECT marketing_picture FROM animation`;

  it('the pictures that the sample names are all drawn, medium and mini', async () => {
    const paths = (await read<{ picture: string | null }>(NAMED)).flatMap(({ picture }) => picture ?? []);
    const files = paths.map((path) => /^\/pictures\/([^/]+\.medium\.svg)$/.exec(path)?.[1] ?? '');
    const drawn = await readdir('demo/pages/pictures');
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => !drawn.includes(file.replace('.medium', '')))).toEqual([]);
  });

  it.each(['event', 'user_page'])('a few rows of %s have no picture', async (table) => {
    const share = (await count(`SELECT FROM ${table} WHERE picture IS NULL`)) / (await count(`SELECT FROM ${table}`));
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.05);
  });
});

describe('C-sample-data: the films that the sample names', () => {
  it('the films and captions that the sample names are all there are', async () => {
    const named = await read<{ src: string }>('SELECT src FROM video_source UNION SELECT src FROM video_caption');
    const there = await readdir(new URL('../../demo/videos/files/', import.meta.url));
    expect(named.map(({ src }) => src).toSorted()).toEqual(there.map((file) => `/videos/${file}`).toSorted());
  });
});

describe('C-sample-data: coupons, credit, cards and subscriptions of the sample', () => {
  it('the sample has a coupon of each kind: percentage, amount, one use, ended, of a provider, used by past orders', async () => {
    const columns = 'code, percent, amount_cents, provider_id, ends_on, max_uses, uses';
    const none = { percent: null, amount_cents: null, provider_id: null, ends_on: null, max_uses: null, uses: 0 };
    expect(await read(`SELECT ${columns} FROM coupon ORDER BY id`)).toEqual([
      { ...none, code: 'BIENVENUE10', percent: 10 },
      { ...none, code: 'CADEAU5', amount_cents: 500 },
      { ...none, code: 'UNIQUE', percent: 50, max_uses: 1 },
      { ...none, code: 'EXPIRE', percent: 15, ends_on: '2026-11-19' },
      { ...none, code: 'BIENETRE20', percent: 20, provider_id: 3030 },
      { ...none, code: 'RENTREE20', percent: 20, ends_on: expect.stringMatching(/^2026-0[89]/), uses: 1 },
    ]);
  });

  it("the company's credit is the sum of its entries", async () => {
    const balance = 'SELECT credit_cents FROM organization WHERE id = 1';
    const entries = 'SELECT sum(amount_cents)::integer AS credit_cents FROM credit_entry WHERE organization_id = 1';
    expect(await read(balance)).toEqual([{ credit_cents: 5000 }]);
    expect(await read(entries)).toEqual([{ credit_cents: 5000 }]);
  });

  it('the customer has a saved card that does not expire soon', async () => {
    const { body } = await server.call('GET', '/v1/cards', { token: 'demo-customer' });
    expect(body).toMatchObject([{ brand: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2028 }]);
  });

  it('the subscriber has two current subscriptions, the shorter one with another name', async () => {
    const sql = `SELECT title FROM subscription WHERE person_id = 2 AND starts_on <= '2026-11-20'
      AND expires_on > '2026-11-20' ORDER BY expires_on DESC`;
    expect(await read(sql)).toEqual([{ title: 'Pass Liberté' }, { title: 'Carte Découverte' }]);
  });
});

describe('C-sample-data: the waiting list of the sample', () => {
  it('the customer is second in the waiting list of a full padel slot to come', async () => {
    const { body } = await server.call('GET', '/v1/waiting-list', { token: 'demo-customer' });
    expect(body).toMatchObject([{ slotted: { url: 'padel-duo' }, state: 'waiting', position: 2 }]);
    const full = `SELECT place.id FROM place JOIN waiting ON place_id = place.id
      WHERE taken = capacity AND starts_at >= '2026-11-21' AND person_id = 1`;
    expect(await count(full)).toBe(1);
  });
});

describe('C-sample-data: filling the database', () => {
  it('filling the database happens once: if there are people, nothing is written', async () => {
    const before = await read('SELECT count(*) FROM booking');
    await seed(server.services.database, Date.parse(NOW), 1);
    expect(await read('SELECT count(*) FROM booking')).toEqual(before);
  });
});
