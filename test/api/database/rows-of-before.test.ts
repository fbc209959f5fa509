import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { openEmptyDatabase } from '../../fixtures/server/databases.ts';
import { addAnimation, addEvent, addOffer, addVenue, insert, type Row } from '../../fixtures/server/seed.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const ENDLESS = { starts_at: '2026-11-24T10:00', ends_at: 'infinity' };
/** An instant that means "without an end" in some rows. */
const LAST_SECOND = '9999-12-31 23:59:59';

/** Tables with rows from before their checks. */
const TABLES = [
  ...['slotted', 'slotted_session', 'day_off', 'event', 'event_opening', 'popup'],
  ...['coupon', 'replay', 'subscription', 'user_page', 'purchase', 'test_payment', 'place', 'booking', 'fitness_day'],
];

let database: Database;
let provider: number;
let offer: number;
let event: number;
let option: number;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const migrations = await readMigrations();
  await migrate(
    database,
    migrations.filter(({ name }) => name < '0022'),
    NOW,
  );
  provider = await addVenue(database, 'lyon');
  offer = await addOffer(database, { provider_id: provider, currency: '€ ' });
  event = await addEvent(database, provider, { ...ENDLESS, currency: 'eur' });
  await fillCatalogue();
  await fillLastSecond();
  await fillOrders();
  await migrate(database, migrations, NOW);
});
afterAll(() => database?.close());

async function fillCatalogue(): Promise<void> {
  const session = { slotted_id: offer, weekday: 6, ends: '24:00', capacity: 1 };
  for (const starts of ['24:00', '23:00:30', '23:00:40'])
    await insert(database, 'slotted_session', { ...session, starts });
  await insert(database, 'slotted_session', { ...session, weekday: 0, starts: '00:00', ends: '01:00:59' });
  const daysOff = [
    ['-infinity', '0001-12-31 BC'],
    ['0044-03-15 BC', '2026-01-01'],
    ['0002-01-01 BC', '2026-12-01'],
    ['0001-01-01', '2025-01-01'],
    ['20000-01-01', 'infinity'],
  ];
  for (const [starts_on = '', ends_on = ''] of daysOff) {
    await insert(database, 'day_off', { slotted_id: offer, starts_on, ends_on });
  }
  const opening = { event_id: event, weekday: 6 };
  for (const starts of ['24:00', '09:30:00', '09:30:30'])
    await insert(database, 'event_opening', { ...opening, starts });
  await insert(database, 'popup', { title: '', body: '', starts_at: '0044-03-15 BC', ends_at: '0040-03-15 BC' });
  await database.query(`UPDATE user_page SET latitude = 'NaN', longitude = 4.8`);
  await insert(database, 'fitness_day', { person_id: provider, starts_at: 'infinity', steps: 1 });
  const membership_id = await insert(database, 'membership', { provider_id: provider, title: 'Pass', url: 'pass' });
  const price = { title: '1 mois', price_cents: 5900, months: 1, currency: 'écus' };
  option = await insert(database, 'membership_option', { membership_id, ...price });
}

/** Inserts one of each thing that may begin or end in the last second of the year 9999. */
async function fillLastSecond(): Promise<void> {
  const times = { starts_at: '2026-11-24T10:00', ends_at: LAST_SECOND };
  await addEvent(database, provider, { ...times, currency: 'EUR ' });
  await addAnimation(database, provider, { ...times, currency: 'écus' });
  await insert(database, 'popup', { title: '', body: '', starts_at: '9999-12-31 23:59:01', ends_at: LAST_SECOND });
  const video_id = await insert(database, 'video', { title: '', duration_seconds: 2700 });
  const replay = { provider_id: provider, title: '', description: '', minutes: 45, video_id };
  await insert(database, 'replay', { ...replay, recorded_at: LAST_SECOND });
  await insert(database, 'place', { id: 'last', slotted_id: offer, starts_at: LAST_SECOND, capacity: 1, taken: 1 });
  await order('in the last second', { slotted_id: offer, ...times }, 'last', LAST_SECOND);
}

async function fillOrders(): Promise<void> {
  const slot = `${offer}_20261201T1000`;
  await insert(database, 'place', { id: slot, slotted_id: offer, starts_at: 'infinity', capacity: 1, taken: 1 });
  await insert(database, 'place', { id: `event:${event}`, taken: 1 });
  const slots = { slotted_id: offer };
  await order('endless', { ...slots, ...ENDLESS });
  await order('before the first year', { item: 'event:1', starts_at: '-infinity', ends_at: '0044-03-15 BC' });
  await order('in euros', { ...slots, currency: ' euros' });
  await order('in the euro sign', { ...slots, currency: '€' });
  await order('without a currency', { ...slots, currency: '' });
  await order('below nothing', { ...slots, subtotal_cents: -100, total_cents: 300 });
  await order('for somebody with half a name', { ...slots, gift_last_name: 'Roy' });
  await order('of slots and an item', { ...slots, item: `event:${event}` }, slot);
  await order('of an item and slots', { ...slots, item: `event:${event}` }, `event:${event}`);
  await order('of a place alone', {}, slot);
  await order('of a place in an event alone', {}, `event:${event}`);
  const bought = await order('of a membership alone', {});
  const [{ membership_id } = { membership_id: 0 }] = await database.query<{ membership_id: number }>(
    'SELECT membership_id FROM membership_option',
  );
  const days = { starts_on: '2026-11-20', expires_on: '2026-12-19' };
  await insert(database, 'subscription', { person_id: provider, purchase_id: bought, membership_id, ...days });
  await order('of nothing', {});
  const payment = { id: bought, reference: bought, amount_cents: 300, state: 'open', save_month: 13, save_year: 2030 };
  await insert(database, 'test_payment', { ...payment, currency: '€' });
}

/** Inserts an order, with a booking if a place is given; returns its id. */
async function order(title: string, changes: Row, place?: string, ends_at = 'infinity'): Promise<string> {
  const [{ id } = { id: '' }] = await database.query<{ id: string }>('SELECT gen_random_uuid() AS id');
  const names = { first_name: 'Zoé', last_name: 'Petit', email: 'zoe@example.org' };
  const sums = { subtotal_cents: 0, total_cents: 0, currency: 'EUR' };
  const head = { id, person_id: provider, provider_id: provider, title, url: '', state: 'pending', created_at: 0 };
  await insert(database, 'purchase', { ...head, ...names, ...sums, ...changes });
  if (place) {
    const booked = { purchase_id: id, person_id: provider, place_id: place, ends_at, is_free: false };
    await insert(database, 'booking', booked);
  }
  return id;
}

const orderOf = async (title: string, columns: string) =>
  (await database.query<Row>(`SELECT ${columns} FROM purchase WHERE title = $1`, [title]))[0];

describe('D-values: rows of a database that an earlier version has filled', () => {
  it.each(TABLES)('every row from before the checks can be changed: %s', async (table) => {
    const column = COLUMN[table] ?? 'id';
    await expect(database.query(`UPDATE ${table} SET ${column} = ${column}`)).resolves.toEqual([]);
  });

  it('orders from before the checks expire, whatever is wrong with them', async () => {
    const expired = await database.query(`UPDATE purchase SET state = 'expired' RETURNING id`);
    expect(expired).toHaveLength(14);
  });

  it('no row from before the checks violates them, except currencies that only a seller can know', async () => {
    const left = await database.query<{ name: string }>(
      'SELECT conname AS name FROM pg_constraint WHERE NOT convalidated ORDER BY conname',
    );
    expect(left.map(({ name }) => name)).toEqual([
      ...['animation_currency', 'event_currency', 'membership_option_currency', 'offer_currency'],
    ]);
  });

  it('times in the last second of the year 9999 become the start of its last day, and a popup has no end', async () => {
    const found = await database.query(
      `SELECT (SELECT max(ends_at) FROM event) AS event, (SELECT max(ends_at) FROM animation) AS animation,
         (SELECT max(starts_at) FROM popup) AS popup, (SELECT count(*)::integer FROM popup WHERE ends_at IS NULL) AS endless,
         (SELECT max(recorded_at) FROM replay) AS replay, (SELECT max(starts_at) FROM place) AS place,
         (SELECT max(ends_at) FROM booking) AS booking, (SELECT max(ends_at) FROM purchase) AS purchase`,
    );
    const day = '9999-12-31T00:00';
    const times = { event: day, animation: day, popup: day, replay: day, place: day, booking: day, purchase: day };
    expect(found).toEqual([{ ...times, endless: 1 }]);
  });

  it.each([
    ['endless', { starts_at: '2026-11-24T10:00', ends_at: '9999-12-31T00:00' }],
    ['before the first year', { starts_at: '0001-01-01T00:00', ends_at: '0001-01-01T00:00' }],
    ['in euros', { currency: 'EUR' }],
    ['in the euro sign', { currency: 'EUR' }],
    // ISO 4217's code for no currency: three times an X.
    ['without a currency', { currency: 'X'.repeat(3) }],
    ['below nothing', { subtotal_cents: 300 }],
    ['for somebody with half a name', { gift_first_name: '', gift_last_name: 'Roy' }],
  ])('an order from before the checks that is %s is corrected to what it means', async (title, expected) => {
    expect(await orderOf(title, Object.keys(expected).join(', '))).toEqual(expected);
  });

  it('an order from before the checks of slots and an item, or of neither, becomes one of what its places show', async () => {
    const titles = ['of slots and an item', 'of an item and slots', 'of a place alone', 'of a place in an event alone'];
    const told = titles.concat('of a membership alone', 'of nothing');
    const found = await Promise.all(told.map((title) => orderOf(title, 'slotted_id, item')));
    expect(found.map((row) => row?.['slotted_id'] ?? row?.['item'])).toEqual([
      ...[offer, `event:${event}`, offer, `event:${event}`],
      ...[`membership-option:${option}`, 'event:0'],
    ]);
  });

  it('a payment from before the checks has a currency, and no saved card with an invalid month', async () => {
    expect(await database.query('SELECT currency, save_month, save_year FROM test_payment')).toEqual([
      { currency: 'EUR', save_month: null, save_year: null },
    ]);
  });

  it('what is sold has the currency that was meant; an unknown currency can be replaced by the seller', async () => {
    const found = await database.query<{ currency: string }>(
      `SELECT currency FROM slotted UNION ALL SELECT currency FROM event
       UNION ALL SELECT currency FROM animation UNION ALL SELECT currency FROM membership_option`,
    );
    expect(found.map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'EUR', 'écus', 'écus']);
    await database.query(`UPDATE animation SET currency = 'EUR'`);
    await database.query(`UPDATE membership_option SET currency = 'EUR'`);
  });

  it('sessions and openings from before the checks are at whole minutes of a day, without duplicates', async () => {
    const sessions = `SELECT weekday, starts::text, ends::text FROM slotted_session WHERE starts < '08:00' OR starts >= '20:00'`;
    expect(await database.query(`${sessions} ORDER BY weekday, starts`)).toEqual([
      { weekday: 0, starts: '00:00:00', ends: '01:00:00' },
      { weekday: 6, starts: '23:00:00', ends: '00:00:00' },
    ]);
    expect(await database.query('SELECT weekday, starts::text FROM event_opening ORDER BY weekday')).toEqual([
      { weekday: 0, starts: '00:00:00' },
      { weekday: 6, starts: '09:30:00' },
    ]);
  });

  it('a day off that begins before the year 1 begins on the first day of that year', async () => {
    expect(await database.query('SELECT starts_on, ends_on FROM day_off')).toEqual([
      { starts_on: '0001-01-01', ends_on: '2026-12-01' },
    ]);
  });

  it('a venue with coordinates that are not on the globe loses them, and is on no map', async () => {
    expect(await database.query('SELECT latitude, longitude FROM user_page')).toEqual([
      { latitude: null, longitude: null },
    ]);
  });
});

/** A column for each table that has no id. */
const COLUMN: Readonly<Record<string, string>> = {
  slotted_session: 'capacity',
  day_off: 'ends_on',
  event_opening: 'starts',
  booking: 'is_free',
  user_page: 'slug',
  fitness_day: 'steps',
};
