import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClock } from '../../../demo/api/clock.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { readyData } from '../../../demo/api/sample-data/ready-data.ts';
import { createServices } from '../../../demo/api/services.ts';
import { StartError } from '../../../demo/api/start-error.ts';
import { readEnvironment } from '../../../demo/environment.ts';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';
import { type OwnDatabase, openEmptyDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { openSample } from '../../fixtures/server/sample.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';

const now = Date.parse(NOW);
const DEMO = { isDemo: true, sampleScale: 1 };
const REAL = { isDemo: false, sampleScale: 1 };

/** Returns the tables that have rows, except those that belong to the schema. */
async function filledTables(database: Database): Promise<readonly string[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.query(`SELECT 1 FROM "${name}" LIMIT 1`);
    if (row) filled.push(name);
  }
  return filled.filter((name) => !['migration', 'secret'].includes(name));
}

describe('D-demo-refused: a database with DEMO=off', () => {
  let postgres: OwnDatabase;
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    postgres = await openOwnDatabase();
    server = await buildServer({ isDemo: false, databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  it('a database with DEMO=off holds nothing but the schema after a start', async () => {
    expect(await filledTables(server.services.database)).toEqual([]);
  });

  it('a server with DEMO=off has no test gateway: free offers can be booked, paid ones are refused in one sentence', async () => {
    const { database } = server.services;
    await database.query(
      `INSERT INTO person (id, kind, email, first_name, last_name, groups, created_at)
       VALUES (42, 'account', 'provider@example.org', 'Hélène', 'Vasseur', '{Providers}', 0)`,
    );
    await database.query(
      `INSERT INTO user_page (person_id, url, slug, full_name, city_name, city_slug, postal_code)
       VALUES (42, 'studio', 'studio', 'Studio', 'Paris', 'paris', '75010')`,
    );
    [person] = (await addPeople(database, 1)) as [Person];
    const free = await addOffer(database, { price_cents: 0 });
    const paid = await addOffer(database, { price_cents: 1200 });
    const { token } = person;
    const config = await server.call('GET', '/v1/config');
    expect(config.body).toMatchObject({ payment: { provider: 'none', publicKey: null } });
    expect((await server.call('GET', '/v1/cards', { token })).body).toEqual([]);

    const order = async (slot: string, total: number, key: string) => {
      const held = await server.call('POST', '/v1/hold', { token, body: { slots: [slot] } });
      return server.call('POST', '/v1/order', { token, key, body: { hold: held.body.id, total } });
    };
    const booked = await order(session(free, 0), 0, 'free');
    expect([booked.status, booked.body]).toMatchObject([201, { state: 'confirmed' }]);
    const refused = await order(session(paid, 1), 12, 'paid');
    expect([refused.status, refused.body.code]).toEqual([409, 'payment-unavailable']);
    expect(await database.query('SELECT id FROM purchase WHERE total_cents > 0')).toEqual([]);
    expect(await database.query('SELECT 1 FROM test_payment')).toEqual([]);
  });

  it('a server with DEMO=off ignores the time in an address, so that an order that has started cannot be cancelled', async () => {
    const { database } = server.services;
    const { token } = person;
    const [order] = await database.query<{ id: string }>(`SELECT id FROM purchase WHERE state = 'confirmed'`);
    await database.query(`UPDATE place SET starts_at = '2026-11-10 10:00' WHERE id IN (SELECT place_id FROM booking)`);
    const late = await server.call('DELETE', `/v1/order/${order?.id}`, { token });
    expect([late.status, late.body.code]).toEqual([409, 'too-late-to-cancel']);
    const moved = await server.call('DELETE', `/~now-2026-11-05T00:00:00Z/v1/order/${order?.id}`, { token });
    expect(moved.status).toBe(404);
    expect(await database.query('SELECT state FROM purchase WHERE id = $1', [order?.id ?? ''])).toEqual([
      { state: 'confirmed' },
    ]);
  });

  it('a database with DEMO=off is refused by a demo', async () => {
    await expect(readyData(server.services.database, DEMO, now, () => {})).rejects.toThrow(/no sample.*DEMO=off\.$/);
  });
});

describe('D-demo-refused: a database with sample data', () => {
  it('a database is filled with sample data once, and marked', async () => {
    const database = await openEmptyDatabase();
    await migrate(database, await readMigrations(), now);
    let fills = 0;
    for (const _start of ['first', 'second']) {
      await readyData(database, DEMO, now, () => {
        fills += 1;
      });
    }
    expect(fills).toBe(1);
    expect(await database.query('SELECT filled_at FROM sample_data')).toEqual([{ filled_at: now }]);
    await expect(readyData(database, REAL, now, () => {})).rejects.toThrow(StartError);
    await expect(readyData(database, REAL, now, () => {})).rejects.toThrow(/sample data, .* DEMO=on\.$/);
    await database.close();
  });

  it('sample data is recognised in a database that was filled before databases were marked', async () => {
    const migrations = await readMigrations();
    const database = await openEmptyDatabase();
    const before = migrations.filter(({ name }) => name < '0013');
    await migrate(database, before, now);
    await database.query(`INSERT INTO person (id, kind, email, first_name, last_name, created_at)
      VALUES (5, 'account', 'olivier@example.org', 'Olivier', 'Renaud', 77)`);
    await database.query(`INSERT INTO access_token (hash, person_id) VALUES (encode(sha256('demo-admin'), 'hex'), 5)`);
    await migrate(database, migrations, now);
    expect(await database.query('SELECT filled_at FROM sample_data')).toEqual([{ filled_at: 77 }]);
    await database.close();
  });

  it('a database with sample data does not start with DEMO=off', async () => {
    const settings = {
      ...readEnvironment({ DATA_DIR: 'memory:', DEMO: 'off', PUBLIC_URL: 'https://market.example' }),
      ...REAL,
    };
    const siteUrl = () => 'https://market.example';
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const open = () => openSample(now, 1);
    await expect(createServices({ ...settings, siteUrl }, startClock(null), log, { open })).rejects.toThrow(StartError);
  });
});
