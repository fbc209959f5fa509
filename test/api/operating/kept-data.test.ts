import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countHeld, findAbout } from '../../../demo/api/jobs/forget.ts';
import { HELD } from '../../../demo/api/jobs/held.ts';
import { exportPerson, findPerson, forgetPerson } from '../../../demo/people/personal.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { insert, type Person, uniqueName } from '../../fixtures/server/seed.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T09:00:00Z');

let api: TwoServers;
let seed: Seed;
let offer: OfferForSale;
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
});
beforeEach(async () => {
  api.time.now = START;
  offer = await seed.offer({ capacity: 9, wait_list_booking: true });
});
afterAll(() => api?.close());

/** The columns with texts of tables that hold nothing about a buyer: the catalogue, and what the server notes about itself. */
const NAMELESS: Readonly<Record<string, 'all' | readonly string[]>> = {
  ...{
    animation: 'all',
    category: 'all',
    coach: 'all',
    coupon: 'all',
    event: 'all',
    membership: 'all',
    organization: 'all',
  },
  ...{
    membership_option: 'all',
    migration: 'all',
    picture: 'all',
    popup: 'all',
    replay: 'all',
    secret: 'all',
    slotted: 'all',
  },
  ...{ sport: 'all', translation: 'all', user_page: 'all', video: 'all', video_caption: 'all', video_source: 'all' },
  ...{
    booking: ['place_id', 'entry'],
    discount: ['kind'],
    hold: ['state', 'item', 'kind'],
    hold_place: ['place_id'],
    calendar_feed: ['hash'],
    closure_calendar: 'all',
  },
  ...{
    hold_waiting: ['place_id'],
    idempotency: ['path', 'key', 'request_hash'],
    outbox: ['kind', 'about', 'lang', 'state'],
  },
  ...{
    person: ['kind', 'groups'],
    place: ['id'],
    saved_card: ['provider'],
    subscription: ['title'],
    special_session: 'all',
  },
  ...{ test_payment: ['reference', 'currency', 'state', 'card'], waiting: ['place_id', 'state', 'lang'] },
  purchase: [
    ...['state', 'currency', 'partner', 'item', 'title', 'url', 'payment_id', 'refund', 'payment_provider', 'lang'],
    ...['refund_refusal', 'dispute'],
  ],
};

const columns = () =>
  seed.rows<{ table: string; name: string }>(
    `SELECT table_name AS table, column_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN ('text', 'jsonb', 'json', 'bytea', 'ARRAY', 'character varying', 'inet')
     ORDER BY 1, 2`,
  );

/** The columns in which a text stands. */
async function traces(pattern: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { table, name } of await columns()) {
    const rows = await seed.rows(`SELECT FROM ${table} WHERE ${name}::text ~* $1 LIMIT 1`, [pattern]);
    if (rows.length > 0) found.push(`${table}.${name}`);
  }
  return found;
}

/** What the books add up: amounts, dates and numbers of orders. */
const books = () =>
  seed.rows(`SELECT id, total_cents, subtotal_cents, currency, created_at, state, title, payment_id, refund, refunded_cents,
    (SELECT sum(amount_cents) FROM discount WHERE purchase_id = purchase.id) AS off FROM purchase ORDER BY id`);

/** Returns a name that nobody else has. */
const newName = () => uniqueName('quillan').replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

interface Somebody {
  readonly email: string;
  readonly token: string;
  readonly name: string;
}

/** A guest with a mistyped address, who has given a session of 2026-12-01 to somebody, and waits for another one. */
async function somebody(): Promise<Somebody> {
  const name = newName();
  const typed = { firstName: 'Zénobie', lastName: name, email: `${name}@example.org` };
  const { text } = await api.call('POST', '/v1/guest', { body: typed, key: uniqueName('key') });
  const { token } = JSON.parse(text);
  const gift = { firstName: 'Théodule', lastName: name, email: `theodule.${name}@example.org` };
  const order = await api.buyPaid(token, [offer.at()], { gift });
  const body = { email: `right.${name}@example.org` };
  expect(
    (await api.call('POST', `/v1/order/${order.id}/address`, { token, body, key: uniqueName('key') })).status,
  ).toBe(200);
  return { email: body.email, token, name };
}

/** An account of a customer with everything that an account can have. */
async function customer(): Promise<Person> {
  const name = newName();
  const tracker = { tracker: name, phone: `0612 ${name}`, stripe_customer: `cus_${name}` };
  const person = await seed.account({ email: `${name}@example.org`, last_name: name, created_at: START, ...tracker });
  await api.buyPaid(person.token, [offer.at('11:00')]);
  const card = {
    reference: name,
    brand: 'visa',
    last4: '4242',
    expires_month: 1,
    expires_year: 2030,
    provider: 'test',
  };
  await insert(api.database, 'saved_card', { person_id: person.id, ...card });
  await insert(api.database, 'fitness_day', { person_id: person.id, starts_at: '2026-11-19', steps: 5 });
  return { ...person, email: `${name}@example.org` };
}

describe('D-kept-data: what is held about people', () => {
  it('every column with texts is among those that are forgotten, or said to name nobody', async () => {
    const known = ({ table, name }: { readonly table: string; readonly name: string }) =>
      HELD.some((held) => held.table === table && held.names.includes(name)) ||
      NAMELESS[table] === 'all' ||
      (NAMELESS[table] ?? []).includes(name);
    const found = await columns();
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((column) => !known(column))).toEqual([]);
  });

  it('an export has everything about an address in words that can be read, and nothing that opens anything', async () => {
    const { email, name } = await somebody();
    const [text = ''] = await exportPerson(api.database, email.toUpperCase());
    const held = JSON.parse(text);
    expect(held).toMatchObject({
      address: email,
      purchase: [{ first_name: 'Zénobie', last_name: name, total_cents: 1200, created_at: '2026-11-20T09:00:00.000Z' }],
      address_correction: [{ earlier: `${name}@example.org` }],
    });
    expect(held.outbox.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/hash|network/);
    expect(await findPerson(api.database, name)).toEqual(
      expect.arrayContaining([email, `theodule.${name}@example.org`]),
    );
    expect((await findPerson(api.database, email)).join(' ')).toContain('purchase: 1');
    await expect(findPerson(api.database, `${name.slice(1)}@example.org`)).rejects.toThrow('Nothing is held about');
    await expect(exportPerson(api.database, 'example')).rejects.toThrow('Nothing is held about');
  });
});

describe('D-kept-data: somebody asks to be forgotten', () => {
  const forgotten = (email: string) => forgetPerson(api.database, email, api.time.now);

  it.each([
    ['a guest', somebody],
    ['a customer', customer],
  ] as const)(
    '%s with something to come is refused with a list; afterwards no name is left, and the books are the same',
    async (_, make) => {
      const { email, token } = await make();
      const pattern = email.replace(/^right\.|@.*/g, '');
      await expect(forgotten(email)).rejects.toThrow(
        /still needed[\s\S]*order [0-9A-F]{8}, Danse, confirmed, until 2026-12-01/,
      );
      expect((await traces(pattern)).length).toBeGreaterThan(5);
      api.time.now = Date.parse('2026-12-02T09:00:00Z');
      await api.sweep();
      const before = await books();
      await forgotten(email);
      expect(await traces(pattern)).toEqual([]);
      expect(await books()).toEqual(before);
      expect(await violations(api.database)).toEqual([]);
      expect((await api.call('GET', '/v1/order/past', { token })).status).toBe(401);
      await expect(forgotten(email)).rejects.toThrow('Nothing is held');
    },
  );

  it('the recipient of a gift is forgotten, and its buyer is not', async () => {
    const { email, name } = await somebody();
    api.time.now = Date.parse('2026-12-02T09:00:00Z');
    await api.sweep();
    await forgotten(`theodule.${name}@example.org`);
    expect(await traces(`theodule.${name}`)).toEqual([]);
    expect(await seed.rows('SELECT first_name, gift_last_name FROM purchase WHERE email = $1', [email])).toEqual([
      { first_name: 'Zénobie', gift_last_name: null },
    ]);
  });

  it.each<readonly [string, (person: Person) => Promise<unknown>]>([
    [
      'account of somebody who works here',
      ({ id }) => seed.rows(`UPDATE person SET groups = '{Coachs}' WHERE id = $1`, [id]),
    ],
    ['membership Pass, until 2026-12-31', (person) => seed.subscription(person)],
    ['checkout', async ({ token }) => expect(outcome(await api.hold(token, [offer.at()]))).toEqual([201])],
    [
      'place in the waiting list',
      ({ id }) =>
        insert(api.database, 'waiting', { person_id: id, place_id: offer.at(), state: 'unpaid', joined_at: 0 }),
    ],
  ])('nobody is forgotten with %s', async (line, make) => {
    const person = await seed.account();
    await api.hold((await seed.account()).token, [offer.at()]);
    await make(person);
    await expect(forgotten(person.email)).rejects.toThrow(line);
  });
});

describe('D-kept-data: what has been kept for long enough', () => {
  const later = async (days: number) => {
    api.time.now = Date.parse('2026-12-01T12:00:00Z') + days * DAY;
    await api.sweep();
  };

  it('the names of an order end a year after its last date, with the guest; amounts stay', async () => {
    const { name } = await somebody();
    await later(364);
    expect(await traces(name)).toContain('purchase.last_name');
    const before = await books();
    await later(366);
    expect(await traces(name)).toEqual([]);
    expect(await books()).toEqual(before);
    expect(await violations(api.database)).toEqual([]);
  });

  it('an order with something to settle keeps its names until then', async () => {
    const { name } = await somebody();
    await seed.rows(`UPDATE purchase SET dispute = 'open' WHERE last_name = $1`, [name]);
    await later(366);
    expect(await traces(name)).toContain('purchase.email');
    await seed.rows(`UPDATE purchase SET dispute = 'won' WHERE last_name = $1`, [name]);
    await later(367);
    expect(await traces(name)).toEqual([]);
  });

  it('the account of a customer ends three years after the last order, unless a token is still valid; figures earlier', async () => {
    const [gone, stays] = [await customer(), await customer()];
    await seed.rows('UPDATE access_token SET expires_at = $2 WHERE person_id = $1', [gone.id, START + DAY]);
    const counts = async ({ email }: Person) =>
      Object.fromEntries(await countHeld(api.database, await findAbout(api.database, email)));
    await later(366);
    expect(await counts(gone)).toMatchObject({ person: 1, saved_card: 1, fitness_day: 1 });
    await later(420);
    expect(await counts(gone)).not.toHaveProperty('fitness_day');
    await later(1100);
    expect([await counts(gone), (await counts(stays))['person']]).toEqual([{}, 1]);
    expect(await violations(api.database)).toEqual([]);
  });
});
