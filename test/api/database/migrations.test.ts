import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alone } from '../../../demo/api/database/alone.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { type Migration, migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { seed } from '../../../demo/api/sample-data/seed.ts';
import { StartError } from '../../../demo/api/start-error.ts';
import { type OwnDatabase, openEmptyDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { addAnimation, addEvent, addOffer, addVenue, insert, type Row } from '../../fixtures/server/seed.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const FIRST: Migration = {
  name: '0001-first.sql',
  sql: 'CREATE TABLE first (n integer);\nINSERT INTO first VALUES (1);',
};
const SECOND: Migration = { name: '0002-second.sql', sql: 'ALTER TABLE first ADD COLUMN m integer;' };

describe('numbered migrations', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
  });
  afterAll(() => database?.close());

  it('migrations are applied once each, in order', async () => {
    await migrate(database, [FIRST], NOW);
    await migrate(database, [FIRST], NOW);
    await migrate(database, [FIRST, SECOND], NOW);
    expect(await database.query('SELECT * FROM first')).toEqual([{ n: 1, m: null }]);
    expect(await database.query('SELECT name FROM migration ORDER BY name')).toEqual([
      { name: FIRST.name },
      { name: SECOND.name },
    ]);
  });

  it('a migration is the same with other line ends', async () => {
    await migrate(database, [{ ...FIRST, sql: FIRST.sql.replaceAll('\n', '\r\n') }, SECOND], NOW);
  });

  it('a migration that was edited is refused in one sentence', async () => {
    await expect(migrate(database, [{ ...FIRST, sql: `${FIRST.sql} ` }, SECOND], NOW)).rejects.toThrow(
      'Migration 0001-first.sql was edited after it was applied; add a new one instead.',
    );
  });

  it('a migration that this version does not know is refused', async () => {
    await expect(migrate(database, [FIRST], NOW)).rejects.toThrow('0002-second.sql, which this version does not know.');
  });

  it('a migration that fails leaves nothing behind', async () => {
    const broken: Migration = { name: '0003-broken.sql', sql: 'CREATE TABLE third (n integer); SELECT nonsense;' };
    await expect(migrate(database, [FIRST, SECOND, broken], NOW)).rejects.toThrow('nonsense');
    await expect(database.query('SELECT * FROM third')).rejects.toMatchObject({ code: '42P01' });
  });
});

describe('D-start-waits: a table that somebody uses', () => {
  let database: Database;
  let told: string[];
  beforeEach(async () => {
    database = await openEmptyDatabase();
    told = [];
    await migrate(database, [FIRST], NOW);
  });
  afterEach(() => database?.close());

  /** Applies the second migration; `more` are further options of waiting. */
  const update = (more: object = {}) =>
    migrate(database, [FIRST, SECOND], NOW, {
      tell: (sentence) => void told.push(sentence),
      tried: 50,
      pause: 10,
      ...more,
    });

  it('a start waits for a dump and says so once, while readers go on', async () => {
    let updating = Promise.resolve();
    await database.urgent.transaction(async ({ query }) => {
      await query(`SET LOCAL application_name = 'pg_dump'`);
      await query('LOCK TABLE first IN ACCESS SHARE MODE');
      updating = update();
      // The tries of the start begin and end.
      for (let n = 0; n < 20 || told.length === 0; n += 1) {
        expect(await database.query('SELECT n FROM first')).toEqual([{ n: 1 }]);
      }
    });
    await updating;
    expect(told).toEqual([
      expect.stringMatching(
        /^The start waits for process \d+ of the database \(pg_dump\), a dump or another client that uses the table first, and tries again for 10 minutes\.$/,
      ),
    ]);
    expect(await database.query('SELECT * FROM first')).toEqual([{ n: 1, m: null }]);
  });

  it('a start that has waited too long ends with one sentence', async () => {
    const giving = database.urgent.transaction(async ({ query }) => {
      await query('LOCK TABLE first IN ACCESS SHARE MODE');
      await update({ patience: 0 });
    });
    await expect(giving).rejects.toThrow(StartError);
    await expect(giving).rejects.toThrow(/^The database was not changed, because process \d+ .* did not end: start/);
    expect(told).toEqual([]);
  });

  it('a start waits for another one, and then finds its work done', async () => {
    const ends: string[] = [];
    let second = Promise.resolve();
    await alone(database, {}, async ({ query }) => {
      second = alone(database, { tell: (sentence) => void told.push(sentence), tried: 50, pause: 10 }, async () => {
        ends.push('second');
      });
      await expect
        .poll(() => told)
        .toEqual([expect.stringMatching(/another server \(process \d+ .* that is starting/)]);
      await query('SELECT 1');
      ends.push('first');
    });
    await second;
    expect(ends).toEqual(['first', 'second']);
  });

  it('a change may take longer than a statement of a visitor', async () => {
    await alone(database, {}, async ({ query }) => {
      expect(await query(`SELECT current_setting('statement_timeout') AS limit`)).toEqual([{ limit: '0' }]);
    });
    expect(await database.query(`SELECT current_setting('statement_timeout') AS limit`)).toEqual([{ limit: '20s' }]);
  });
});

describe('migration 0014', () => {
  it('migration 0014 derives the payment provider of earlier orders from their payment ids', async () => {
    const database = await openEmptyDatabase();
    const migrations = await readMigrations();
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0014'),
      NOW,
    );
    await database.transaction(async ({ query }) => {
      // The order's buyer and provider do not matter here.
      await query(`SET LOCAL session_replication_role = 'replica'`);
      await query(
        `INSERT INTO purchase (id, person_id, provider_id, slotted_id, title, url, state, subtotal_cents, total_cents, currency,
           first_name, last_name, email, created_at, payment_id)
         SELECT gen_random_uuid(), 1, 1, 1, '', '', 'confirmed', 0, 0, 'EUR', '', '', '', 0, payment_id
         FROM unnest(ARRAY['pi_3Q', '10000000-0000-4000-8000-000000000000', NULL]) AS payment_id`,
      );
    });
    await migrate(database, migrations, NOW);
    expect(await database.query('SELECT payment_id, payment_provider FROM purchase ORDER BY payment_id')).toEqual([
      { payment_id: '10000000-0000-4000-8000-000000000000', payment_provider: 'test' },
      { payment_id: 'pi_3Q', payment_provider: 'stripe' },
      { payment_id: null, payment_provider: null },
    ]);
    await database.close();
  });
});

describe('migration 0031', () => {
  it('migration 0031 writes the currencies of earlier orders in capitals, so that they can be changed', async () => {
    const database = await openEmptyDatabase();
    const migrations = await readMigrations();
    const earlier = migrations.filter(({ name }) => name < '0031');
    await migrate(database, earlier, NOW);
    await database.transaction(async ({ query }) => {
      // The order's buyer and provider do not matter here.
      await query(`SET LOCAL session_replication_role = 'replica'`);
      await query(
        `INSERT INTO purchase (id, person_id, provider_id, slotted_id, title, url, state, subtotal_cents, total_cents,
           currency, first_name, last_name, email, created_at)
         VALUES (gen_random_uuid(), 1, 1, 1, '', '', 'pending', 0, 0, 'eur', '', '', '', 0)`,
      );
    });
    await migrate(database, migrations, NOW);
    expect(await database.query(`UPDATE purchase SET state = 'expired' RETURNING currency`)).toEqual([
      { currency: 'EUR' },
    ]);
    await database.close();
  });
});

describe('D-values: migration 0034', () => {
  it('migration 0034 replaces days that no page can show, and the euro sign, by what they mean', async () => {
    const database = await openEmptyDatabase();
    const migrations = await readMigrations();
    const earlier = migrations.filter(({ name }) => name < '0022');
    await migrate(database, earlier, NOW);
    const provider = await addVenue(database, 'lyon');
    const offer = await addOffer(database, {
      provider_id: provider,
      starts_on: '0044-03-15 BC',
      ends_on: '20000-01-01',
    });
    const endless = { starts_at: '2026-11-24T10:00', ends_at: 'infinity', currency: '€' };
    const event = await addEvent(database, provider, endless);
    await addAnimation(database, provider, endless);
    await database.query(
      `INSERT INTO subscription (person_id, title, starts_on, expires_on) SELECT max(id), '', '0002-01-01 BC', '0001-01-01 BC' FROM person`,
    );
    await migrate(database, migrations, NOW);
    expect(await database.query('SELECT starts_on, ends_on FROM slotted')).toEqual([
      { starts_on: null, ends_on: null },
    ]);
    const shown = { starts_at: '2026-11-24T10:00', ends_at: '9999-12-31T00:00', currency: 'EUR' };
    expect(await database.query('SELECT starts_at, ends_at, currency FROM event')).toEqual([shown]);
    expect(await database.query('SELECT starts_at, ends_at, currency FROM animation')).toEqual([shown]);
    expect(await database.query('SELECT starts_on, expires_on FROM subscription')).toEqual([
      { starts_on: '0001-01-01', expires_on: '0001-01-01' },
    ]);
    // The rows can be changed again.
    await database.query(`UPDATE slotted SET title = 'Danse' WHERE id = $1`, [offer]);
    await database.query(`UPDATE event SET title = 'Course' WHERE id = $1`, [event]);
    await database.close();
  });
});

describe('D-waiting-offer: migration 0038', () => {
  it('migration 0038 numbers the offers of waiting places, and the mails about them', async () => {
    const database = await openEmptyDatabase();
    const migrations = await readMigrations();
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0038'),
      NOW,
    );
    await database.transaction(async ({ query }) => {
      // Persons and places do not matter here.
      await query(`SET LOCAL session_replication_role = 'replica'`);
      await query(
        `INSERT INTO waiting (person_id, place_id, state, offered_until, joined_at)
         VALUES (1, 'a', 'waiting', NULL, 0), (2, 'a', 'offered', 1, 0), (3, 'a', 'lapsed', 1, 0)`,
      );
      await query(
        `INSERT INTO outbox (id, kind, about, recipient, lang, content, created_at)
         SELECT gen_random_uuid(), kind, about, '', 'fr', '{}', 0
         FROM (VALUES ('offered', 'waiting:3'), ('lapsed', 'waiting:3'), ('confirmed', 'f3')) AS told (kind, about)`,
      );
    });
    await migrate(database, migrations, NOW);
    expect(await database.query('SELECT offers FROM waiting ORDER BY id')).toEqual([
      { offers: 0 },
      { offers: 1 },
      { offers: 1 },
    ]);
    expect(await database.query('SELECT about FROM outbox ORDER BY number')).toEqual([
      { about: 'waiting:3:1' },
      { about: 'waiting:3:1' },
      { about: 'f3' },
    ]);
    await database.close();
  });
});

describe('D-order-key, D-forgotten-guests: migration 0042', () => {
  it('migration 0042 ends earlier keys eight weeks after their order, and deletes guests who have nothing', async () => {
    const database = await openEmptyDatabase();
    const migrations = await readMigrations();
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0042'),
      NOW,
    );
    const provider = await addVenue(database, 'lyon');
    const offer = await addOffer(database, { provider_id: provider });
    const [buyer = 0] = (
      await database.query<{ id: number }>(
        `INSERT INTO person (kind, email, first_name, last_name, created_at)
         SELECT 'guest', name || '@example.org', '', '', 0 FROM unnest(ARRAY['buyer', 'nobody', 'coming']) AS name
         RETURNING id`,
      )
    ).map(({ id }) => id);
    await database.query(
      `INSERT INTO access_token (hash, person_id, expires_at) SELECT 'valid', id, 1 FROM person WHERE email = 'coming@example.org'`,
    );
    const orders = await database.query<{ id: string }>(
      `INSERT INTO purchase (id, person_id, provider_id, slotted_id, title, url, state, subtotal_cents, total_cents, currency,
         first_name, last_name, email, created_at, ends_at)
       SELECT gen_random_uuid(), $1::integer, $2::integer, $3::integer, '', '', 'confirmed', 0, 0, 'EUR', '', '', '', n,
         CASE n WHEN 1 THEN '2026-12-01T12:00'::timestamp END FROM generate_series(0, 1) AS n RETURNING id`,
      [buyer, provider, offer],
    );
    for (const { id } of orders) {
      await database.query(
        'INSERT INTO order_key (hash, purchase_id, created_at) VALUES ($1::uuid::text, $1::uuid, $2)',
        [id, NOW],
      );
    }
    await migrate(database, migrations, NOW);
    const WEEKS = 56 * 86_400_000;
    expect(await database.query('SELECT expires_at AS at FROM order_key ORDER BY at')).toEqual([
      { at: NOW + WEEKS },
      { at: Date.parse('2026-12-01T11:00Z') + WEEKS },
    ]);
    const left = await database.query<{ email: string }>(
      `SELECT email FROM person WHERE kind = 'guest' ORDER BY email`,
    );
    expect(left.map(({ email }) => email)).toEqual(['buyer@example.org', 'coming@example.org']);
    await database.close();
  });
});

describe('D-sale-facts: migration 0043', () => {
  it('migration 0043 keeps with earlier orders what the catalogue promises', async () => {
    const database = await openEmptyDatabase();
    const migrations = await readMigrations();
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0043'),
      NOW,
    );
    const [shop, other] = [await addVenue(database, 'lyon'), await addVenue(database, 'paris')];
    await database.query('UPDATE user_page SET cancellation_hours = 48 WHERE person_id = $1', [other]);
    const membership_id = await insert(database, 'membership', { provider_id: other, title: 'Pass', url: 'pass' });
    const price = { membership_id, title: '12 mois', price_cents: 5900, months: 12 };
    const option = await insert(database, 'membership_option', price);
    const order = async (title: string, provider_id: number, changes: Row) => {
      const names = { first_name: 'Zoé', last_name: 'Petit', email: 'zoe@example.org' };
      const sums = { subtotal_cents: 5900, total_cents: 5900, currency: 'EUR' };
      const head = { person_id: provider_id, provider_id, title, url: '', created_at: 0 };
      const [{ id } = { id: '' }] = await database.query<{ id: string }>('SELECT gen_random_uuid() AS id');
      await insert(database, 'purchase', { id, ...head, ...names, ...sums, ...changes });
    };
    await order('a slot', shop, { state: 'confirmed', slotted_id: await addOffer(database, { provider_id: shop }) });
    await order('b membership', other, { state: 'pending', item: `membership-option:${option}` });
    await order('c membership that is gone', other, { state: 'pending', item: 'membership-option:999' });
    await order('d refunded', other, { state: 'cancelled', item: 'event:1', refund: 'done' });
    await migrate(database, migrations, NOW);
    const facts = 'cancellation_hours, membership_id, months, refunded_cents';
    expect(await database.query(`SELECT title, ${facts} FROM purchase ORDER BY title`)).toEqual([
      { title: 'a slot', cancellation_hours: 24, membership_id: null, months: null, refunded_cents: 0 },
      { title: 'b membership', cancellation_hours: 48, membership_id, months: 12, refunded_cents: 0 },
      { title: 'c membership that is gone', cancellation_hours: 48, membership_id: null, months: 1, refunded_cents: 0 },
      { title: 'd refunded', cancellation_hours: 48, membership_id: null, months: null, refunded_cents: 5900 },
    ]);
    // A process of the earlier version, which knows nothing of these columns, writes an order.
    await order('e of an earlier version', other, {
      lang: 'fr',
      state: 'pending',
      item: `membership-option:${option}`,
    });
    expect(await database.query(`SELECT ${facts} FROM purchase WHERE title LIKE 'e%'`)).toEqual([
      { cancellation_hours: 48, membership_id, months: 12, refunded_cents: 0 },
    ]);
    await database.close();
  });
});

describe('on PostgreSQL', () => {
  let postgres: OwnDatabase;
  beforeAll(async () => {
    postgres = await openOwnDatabase();
  });
  afterAll(() => postgres?.stop());

  it('several servers that start at once migrate and seed once', async () => {
    const migrations = await readMigrations();
    const servers = await Promise.all(Array.from({ length: 4 }, () => openPostgres(postgres.url, () => {})));
    await Promise.all(
      servers.map(async (server) => {
        await migrate(server, migrations, NOW);
        await seed(server, NOW, 1);
      }),
    );
    const [row] = (await servers[0]?.query<{ pages: number }>('SELECT count(*) AS pages FROM user_page')) ?? [];
    expect(row?.pages).toBe(304);
    for (const server of servers) await server.close();
  });
});
