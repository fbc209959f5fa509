import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireCollation } from '../../../demo/api/database/collation.ts';
import { moveCounters } from '../../../demo/api/database/counters.ts';
import type { Database, Queryable } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { type OwnDatabase, openBoth, openOwnDatabase } from '../../fixtures/server/databases.ts';

let own: OwnDatabase;
let databases: Readonly<Record<'PGlite' | 'PostgreSQL' | 'another schema', Database>>;

/** Opens the own database with its tables in a schema. */
const openSchema = (schema: string) =>
  openPostgres(`${own.url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`, () => {});

beforeAll(async () => {
  own = await openOwnDatabase();
  const another = await openSchema('booking');
  await another.query('CREATE SCHEMA booking');
  await migrate(another, await readMigrations(), 0);
  databases = { ...(await openBoth()), 'another schema': another };
});
afterAll(async () => {
  for (const database of Object.values(databases ?? {})) await database.close();
  await own?.stop();
});

/** Rows of tables with triggers or with an index of words, as pg_dump writes them. */
const ROWS = (schema: string) => [
  `INSERT INTO ${schema}.person (id, kind, email, first_name, last_name, created_at) VALUES (7, 'account', 'a@example.org', 'Ana', 'Costa', 0)`,
  `INSERT INTO ${schema}.user_page (person_id, url, slug, full_name, city_name, city_slug, postal_code) VALUES (7, 'a', 'a', 'Ana', 'Lyon', 'lyon', '69001')`,
  `INSERT INTO ${schema}.category (slug, name, position) VALUES ('eau', 'Eau', 1)`,
  `INSERT INTO ${schema}.sport (slug, name) VALUES ('natation', 'Natation')`,
  `INSERT INTO ${schema}.event (id, provider_id, title, url, type, price_cents) VALUES (30, 7, 'Course', 'course', 'open', 0)`,
  `INSERT INTO ${schema}.animation (id, provider_id, title, description, url, type, price_cents) VALUES (40, 7, 'Atelier', '', 'atelier', 'open', 0)`,
  `INSERT INTO ${schema}.translation (language, source, text) VALUES ('en', 'Natation', 'Swimming')`,
];

const versionOf = async (database: Queryable) =>
  (await database.query<{ version: string }>('SELECT version FROM catalogue_version'))[0]?.version;

/** Returns the names of our functions whose bodies are read anew by each session, in whatever search_path it has. */
const dependent = async (database: Queryable) =>
  (
    await database.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prosqlbody IS NULL
       AND NOT EXISTS (SELECT FROM unnest(proconfig) AS setting WHERE setting LIKE 'search_path=%')`,
    )
  ).map(({ name }) => name);

describe.each([
  ['PGlite', 'public'],
  ['PostgreSQL', 'public'],
  ['another schema', 'booking'],
] as const)('D-search-path: data that are loaded with an empty search_path, in %s', (kind, schema) => {
  it('every row is loaded, and each makes another version of the catalogue', async () => {
    const database = databases[kind];
    for (const [n, row] of ROWS(schema).entries()) {
      const before = await versionOf(database);
      await database.transaction(async ({ query }) => {
        await query(`SELECT set_config('search_path', '', true)`);
        await query(row);
      });
      expect([n, (await versionOf(database)) === before]).toEqual([n, n === 0]);
    }
    await database.transaction(moveCounters);
    const [next] = await database.query<{ id: number }>(`SELECT nextval('event_id_seq') AS id`);
    expect(next?.id).toBe(31);
  });

  it('no function depends on the search_path of a session', async () => {
    const database = databases[kind];
    expect(await dependent(database)).toEqual([]);
    await database.query(`CREATE FUNCTION planted() RETURNS integer LANGUAGE sql AS 'SELECT 1'`);
    expect(await dependent(database)).toEqual(['planted']);
  });
});

describe('D-search-path: a search_path that names no schema', () => {
  it('a database without a schema for the tables is refused in one sentence', async () => {
    const database = await openSchema('nowhere');
    await expect(requireCollation(database)).rejects.toThrow('has no schema that exists');
    await database.close();
  });
});
