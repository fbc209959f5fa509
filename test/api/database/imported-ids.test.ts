import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCounters } from '../../../demo/api/database/counters.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { openBoth } from '../../fixtures/server/databases.ts';

let databases: Awaited<ReturnType<typeof openBoth>>;
beforeAll(async () => {
  databases = await openBoth();
});
afterAll(async () => {
  for (const database of Object.values(databases ?? {})) await database.close();
});

/** Adds a person with the next id, or as an import does. */
async function admit(database: Database, name: string, id?: number): Promise<number> {
  const [names, values] = id === undefined ? ['', ''] : ['id, ', `${id}, `];
  const rows = await database.transaction(({ query }) =>
    query<{ id: number }>(
      `INSERT INTO person (${names}kind, email, first_name, last_name, created_at)
       VALUES (${values}'guest', $1, 'Zoé', 'Petit', 0) RETURNING id`,
      [`${name}@example.org`],
    ),
  );
  return rows[0]?.id ?? 0;
}

const last = async (database: Database, table: string) =>
  (await database.query<{ at: number }>(`SELECT pg_sequence_last_value('${table}_id_seq') AS at`))[0]?.at;

describe.each(['PGlite', 'PostgreSQL'] as const)('D-imported-ids: rows that came with their own ids, on %s', (name) => {
  it('whoever comes after an import while the server runs gets an id of their own', async () => {
    const database = databases[name];
    const first = await admit(database, 'first');
    for (let n = 1; n <= 3; n += 1) await admit(database, `imported-${n}`, first + n);
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((guest) => admit(database, guest)));
    expect(ids.toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7].map((n) => first + n));
  });

  it('a start moves every counter on to the highest id of its table, and none back', async () => {
    const database = databases[name];
    await admit(database, 'import', 900);
    await database.query(`INSERT INTO organization (id, name) VALUES (70, 'Ligue')`);
    await database.query(`INSERT INTO coupon (id, code, percent) VALUES (-5, 'OLD', 10)`);
    const [coach] = [await last(database, 'coach')];
    await database.query(`SELECT setval('membership_id_seq', 40)`);
    await Promise.all([database.transaction(moveCounters), database.transaction(moveCounters)]);
    expect(
      await Promise.all(
        ['person', 'organization', 'coupon', 'coach', 'membership'].map((table) => last(database, table)),
      ),
    ).toEqual([900, 70, null, coach, 40]);
    expect(await admit(database, 'next')).toBe(901);
  });

  it('a row that names an id which exists is refused as before', async () => {
    await expect(admit(databases[name], 'twice', 901)).rejects.toMatchObject({ code: '23505' });
  });
});
